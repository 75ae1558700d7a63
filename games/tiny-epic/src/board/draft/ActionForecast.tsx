import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { heroSheets } from '../../content/heroes.ts'
import type { Skill } from '../../content/ids.ts'
import { cause, enemyName, setName, signed, skillName } from '../../names.ts'
import { attackKind, checkOf, costOf, effectsOf, targetsOf } from '../../rules/check/declared-action.ts'
import {
  type CheckForecast,
  checkForecast,
  type FocusOdds,
  type ModifierSummand,
  modifierBreakdown,
} from '../../rules/check/forecast.ts'
import { expectedDamage } from '../../rules/check/odds.ts'
import { isWeaponAttack } from '../../rules/check/targets.ts'
import { counterAttackers, counterDamageByFace, counterModifier } from '../../rules/combat/counter-attack.ts'
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
import { skillIcons } from '../shared/first-icons.ts'
import { enemyIcons } from '../shared/icons.ts'
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
  const forecast = checkForecast(view, action, skill)
  return (
    <>
      <div className="te-odds">
        <b>{w('question.percent', { odds: percent(forecast.odds) })}</b>
        {focusOdds(forecast).map(({ focus, odds }) => (
          <span key={focus} className="te-odds-focus">
            <Icon d={signs.focus} />
            {w('question.odds.focus', { odds: percent(odds), focus })}
          </span>
        ))}
        <span className="te-odds-bar" aria-hidden="true">
          <i style={{ inlineSize: `${percent(forecast.odds)}%` }} />
        </span>
        <span>
          <Icon d={skillIcons[forecast.skill]} />
          {w('question.rolled', { skill: skillName(forecast.skill), n: forecast.dice })}
        </span>
        <span>
          <Icon d={forecast.beats ? signs.defence : signs.aim} />
          {w(forecast.beats ? 'question.toBeat' : 'question.toReach', { n: forecast.need })}
        </span>
      </div>
      <Facts facts={outcomes(view, action, forecast)} />
      <CounterAttack view={view} action={action} />
      <Facts facts={summandFacts(view, action, forecast.skill)} />
    </>
  )
}

/** With one die turned, and with as many as help. */
function focusOdds({ withFocus }: CheckForecast): readonly FocusOdds[] {
  const [first, ...more] = withFocus
  const last = more.at(-1)
  return [...(first ? [first] : []), ...(last ? [last] : [])]
}

function summandFacts(view: State, action: DeclaredAction, skill: Skill): Fact[] {
  return modifierBreakdown(view, { action, skill, boost: 0 }).map(summand =>
    fact(
      summandIcon(summand),
      message('question.summand', { from: summandName(summand), by: signed(summand.by) }),
    ),
  )
}

function isSet(from: ModifierSummand['from']): from is keyof typeof setIcons {
  return from in setIcons
}

function summandName({ from }: ModifierSummand): Message {
  if (from === 'space' || from === 'bonus' || from === 'boost') return message(`question.summand.${from}`)
  return isSet(from) ? setName(from) : cause(from)
}

function summandIcon({ from }: ModifierSummand): string {
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
        message('question.hits', { ...enemyName(enemy), damage: Math.round(10 * damage) / 10 }),
        'gain',
      )
    })
  const facts: Fact[] = []
  const ok =
    action.kind === 'trap' && effectsOf(action).length === 0
      ? message('question.through')
      : effectsText(effectsOf(action))
  facts.push(fact(signs.success, message('question.ifSuccess', { effects: ok }), 'gain'))
  const cost = costOf(action, hero)
  if (cost?.focus || cost?.health)
    facts.push(
      fact(
        signs.focus,
        message(canPay(hero, cost) ? 'question.success.costs' : 'question.success.tooDear', {
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
      message('question.ifFailure', {
        effects: fail.length > 0 ? effectsText(fail) : message('question.fail.nothing'),
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
    fact(pictureOf(action.by), message('question.does', { effects: effectsText(effectsOf(action)) }), 'gain'),
  ]
  facts.push(...costFacts(view, cost))
  if (cost.discard) facts.push(fact(signs.discard, message('question.goesToRow'), 'loss'))
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
  if (foes.length === 0)
    return <Facts facts={[fact(signs.defence, message('question.reply.unseen'), 'gain')]} />
  return foes.map(enemy => {
    const faces = counterDamageByFace(view, hero, enemy, kind)
    const printed = counterModifier(view, enemy, kind)
    const damages = faces.map(({ damage }) => damage)
    const [least, most] = [Math.min(...damages), Math.max(...damages)]
    const range = { ...enemyName(enemy), least, most, health: heroSheets[hero.hero].health, now: hero.health }
    return (
      <figure key={enemy} className="te-counter">
        <figcaption data-deadly={most >= hero.health}>
          <Icon d={enemyIcons[enemy]} />
          {w(most >= hero.health ? 'question.counter.deadly' : 'question.counter', range)}
        </figcaption>
        {typeof printed !== 'number' && <p>{tell(effectsText([printed]))}</p>}
        <ul>
          {faces.map(({ face, damage }) => (
            <li
              key={face}
              aria-label={w('question.counter.face', { face: message(`face.${face}`), n: damage })}
            >
              <span aria-hidden="true">
                <EnemyFaceSign face={face} />
              </span>
              <b aria-hidden="true">{face === 'torch' ? w('question.counter.torch') : minus(damage)}</b>
            </li>
          ))}
        </ul>
      </figure>
    )
  })
}
