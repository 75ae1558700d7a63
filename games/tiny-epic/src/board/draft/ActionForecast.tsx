import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { heroSheets } from '../../content/heroes.ts'
import type { Skill } from '../../content/ids.ts'
import { cause, setName, signed, skillName } from '../../names.ts'
import { attackKind, checkOf, costOf, effectsOf, targetsOf } from '../../rules/check/declared-action.ts'
import { checkForecast, type ModifierSummand, modifierBreakdown } from '../../rules/check/forecast.ts'
import { expectedDamage } from '../../rules/check/odds.ts'
import { isWeaponAttack } from '../../rules/check/targets.ts'
import { counterAttackers, counterDamage, counterOf } from '../../rules/combat/counter-attack.ts'
import { defenceOf } from '../../rules/dungeon/figures.ts'
import { canPay } from '../../rules/heroes/attributes.ts'
import { activeHero, type DeclaredAction, type State } from '../../state.ts'
import { costText, effectsText } from '../../texts/effects.ts'
import { EnemyFaceSign } from '../dice/Die.tsx'
import { costFacts } from '../questions/notes.ts'
import { Facts } from '../questions/QuestionPanel.tsx'
import { type Fact, fact } from '../questions/question.ts'
import { percent } from '../questions/target.ts'
import { setIcons, sourceIcons } from '../shared/card-icons.ts'
import { enemyIcons, skillIcons } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { pictureOf } from '../shared/picture.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import type { ActionDraft } from './action-draft.ts'
import './action-preview.css'

/** All that is known before the roll. */
export function ActionForecast({ view, draft }: { view: State; draft: ActionDraft }) {
  const w = useWords()
  const { action, skill } = draft
  if (checkOf(action) === undefined && !isWeaponAttack(action))
    return <Facts facts={effectFacts(view, action)} />
  const profile = checkForecast(view, action, skill)
  return (
    <>
      <div className="te-odds">
        <b>{w('tray.percent', { odds: percent(profile.odds) })}</b>
        <span className="te-odds-bar" aria-hidden="true">
          <i style={{ inlineSize: `${percent(profile.odds)}%` }} />
        </span>
        <span>
          <Icon d={skillIcons[profile.skill]} />
          {w('tray.rolled', { skill: skillName(profile.skill), n: profile.dice })}
        </span>
        <span>
          <Icon d={profile.beats ? signs.defence : signs.aim} />
          {w(profile.beats ? 'tray.toBeat' : 'tray.toReach', { n: profile.need })}
        </span>
      </div>
      <Facts facts={[...parts(view, action, profile.skill), ...outcomes(view, action, profile)]} />
      <CounterAttack view={view} action={action} />
    </>
  )
}

function parts(view: State, action: DeclaredAction, skill: Skill): Fact[] {
  return modifierBreakdown(view, { action, skill, boost: 0 }).map(part =>
    fact(partIcon(part), message('tray.part', { from: partName(part), by: signed(part.by) })),
  )
}

function isSet(from: ModifierSummand['from']): from is keyof typeof setIcons {
  return from in setIcons
}

function partName({ from }: ModifierSummand): Message {
  if (from === 'space' || from === 'bonus' || from === 'boost') return message(`tray.part.${from}`)
  return isSet(from) ? setName(from) : cause(from)
}

function partIcon({ from }: ModifierSummand): string {
  if (from === 'space') return signs.lair
  if (from === 'bonus' || from === 'boost') return signs.best
  return isSet(from) ? setIcons[from] : sourceIcons[from]
}

/** What success and failure bring, and what success costs. */
function outcomes(
  view: State,
  action: DeclaredAction,
  { dice, modifier }: { dice: number; modifier: number },
): Fact[] {
  const hero = activeHero(view)
  const check = checkOf(action)
  const kind = attackKind(action)
  if (check === undefined && kind !== undefined)
    return targetsOf(action).map(enemy => {
      const damage = expectedDamage(dice, modifier, defenceOf(enemy, kind))
      return fact(
        enemyIcons[enemy],
        message('tray.hits', { enemy: cause(enemy), damage: Math.round(10 * damage) / 10 }),
        'gain',
      )
    })
  const facts: Fact[] = []
  const ok =
    action.kind === 'trap' && effectsOf(action).length === 0
      ? message('tray.through')
      : effectsText(effectsOf(action))
  facts.push(fact(signs.success, message('tray.ifSuccess', { effects: ok }), 'gain'))
  const cost = costOf(action, hero)
  if (cost?.focus || cost?.health)
    facts.push(
      fact(
        signs.focus,
        message(canPay(hero, cost) ? 'tray.success.costs' : 'tray.success.tooDear', {
          cost: costText(cost),
          focus: hero.focus,
        }),
        canPay(hero, cost) ? undefined : 'loss',
      ),
    )
  const fail = check?.fail ?? []
  facts.push(
    fact(
      signs.failure,
      message('tray.ifFailure', {
        effects: fail.length > 0 ? effectsText(fail) : message('tray.fail.nothing'),
      }),
      'loss',
    ),
  )
  return facts
}

/** An action without a check: its cost and its effects. */
function effectFacts(view: State, action: DeclaredAction): Fact[] {
  const hero = activeHero(view)
  const cost = costOf(action, hero) ?? {}
  const facts = [
    fact(pictureOf(action.by), message('tray.does', { effects: effectsText(effectsOf(action)) }), 'gain'),
  ]
  facts.push(...costFacts(view, cost))
  if (cost.discard) facts.push(fact(signs.discard, message('tray.goesToRow'), 'loss'))
  return facts
}

const minus = (damage: number): string => (damage === 0 ? '0' : `−${damage}`)

/** What each face of the enemy's die would do. */
function CounterAttack({ view, action }: { view: State; action: DeclaredAction }) {
  const w = useWords()
  const tell = useText()
  const kind = attackKind(action)
  const hero = activeHero(view)
  if (kind === undefined) return null
  const foes = counterAttackers(view, targetsOf(action))
  if (foes.length === 0) return <Facts facts={[fact(signs.defence, message('tray.reply.unseen'), 'gain')]} />
  return foes.map(enemy => {
    const faces = counterDamage(view, hero, enemy, kind)
    const printed = counterOf(view, enemy, kind)
    const damages = faces.map(({ damage }) => damage)
    const [least, most] = [Math.min(...damages), Math.max(...damages)]
    const range = { enemy: cause(enemy), least, most, health: heroSheets[hero.hero].health, now: hero.health }
    return (
      <figure key={enemy} className="te-counter">
        <figcaption data-deadly={most >= hero.health}>
          <Icon d={enemyIcons[enemy]} />
          {w(most >= hero.health ? 'tray.counter.deadly' : 'tray.counter', range)}
        </figcaption>
        {typeof printed !== 'number' && <p>{tell(effectsText([printed]))}</p>}
        <ul>
          {faces.map(({ face, damage }) => (
            <li key={face} aria-label={w('tray.counter.face', { face: message(`face.${face}`), n: damage })}>
              <span aria-hidden="true">
                <EnemyFaceSign face={face} />
              </span>
              <b aria-hidden="true">{face === 'torch' ? w('tray.counter.torch') : minus(damage)}</b>
            </li>
          ))}
        </ul>
      </figure>
    )
  })
}
