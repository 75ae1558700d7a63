import type { Message } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { heroSheets } from '../../content/heroes.ts'
import type { Skill } from '../../content/ids.ts'
import { cause, setName, signed, skillName } from '../../names.ts'
import { attackKind, checkOf, costOf, effectsOf, targetsOf } from '../../rules/check/declared-action.ts'
import { modifierParts, type Part } from '../../rules/check/forecast.ts'
import { expectedDamage } from '../../rules/check/odds.ts'
import { counterDamage, profileOf } from '../../rules/check/profile.ts'
import { avengers, counterOf } from '../../rules/combat/counter-attack.ts'
import { defenceOf } from '../../rules/dungeon/figures.ts'
import { canPay } from '../../rules/heroes/attributes.ts'
import { activeHero, type Plan, type State } from '../../state.ts'
import { costText, effectsText } from '../../texts/effects.ts'
import { Facts } from '../questions/QuestionPanel.tsx'
import { type Fact, fact, says } from '../questions/question.ts'
import { percent } from '../questions/target.ts'
import { setIcons, sourceIcons } from '../shared/cardIcons.ts'
import { enemyIcons, signs, skillIcons } from '../shared/icons.ts'
import { pictureOf } from '../shared/picture.ts'
import { useText, useWords } from '../shared/words.ts'
import type { ActionDraft } from './actionDraft.ts'
import './actionPreview.css'

/** All that is known before the roll. */
export function ActionForecast({ view, draft }: { view: State; draft: ActionDraft }) {
  const w = useWords()
  const { plan, skill } = draft
  if (checkOf(plan) === undefined && plan.deed !== 'melee' && plan.deed !== 'missile')
    return <Facts facts={effectFacts(view, plan)} />
  const profile = profileOf(view, plan, skill)
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
      <Facts facts={[...parts(view, plan, profile.skill), ...outcomes(view, plan, profile)]} />
      <CounterAttack view={view} plan={plan} />
    </>
  )
}

function parts(view: State, plan: Plan, skill: Skill): Fact[] {
  return modifierParts(view, { plan, skill, boost: 0 }).map(part =>
    fact(partIcon(part), says('tray.part', { from: partName(part), by: signed(part.by) })),
  )
}

function isSet(from: Part['from']): from is keyof typeof setIcons {
  return from in setIcons
}

function partName({ from }: Part): Message {
  if (from === 'space' || from === 'bonus' || from === 'boost') return says(`tray.part.${from}`)
  return isSet(from) ? setName(from) : cause(from)
}

function partIcon({ from }: Part): string {
  if (from === 'space') return signs.lair
  if (from === 'bonus' || from === 'boost') return signs.best
  return isSet(from) ? setIcons[from] : sourceIcons[from]
}

/** What success and failure bring, and what success costs. */
function outcomes(view: State, plan: Plan, { dice, modifier }: { dice: number; modifier: number }): Fact[] {
  const hero = activeHero(view)
  const check = checkOf(plan)
  const kind = attackKind(plan)
  if (check === undefined && kind !== undefined)
    return targetsOf(plan).map(enemy => {
      const damage = expectedDamage(dice, modifier, defenceOf(enemy, kind))
      return fact(
        enemyIcons[enemy],
        says('tray.hits', { enemy: cause(enemy), damage: Math.round(10 * damage) / 10 }),
        'gain',
      )
    })
  const facts: Fact[] = []
  const ok =
    plan.deed === 'trap' && effectsOf(plan).length === 0 ? says('tray.through') : effectsText(effectsOf(plan))
  facts.push(fact(signs.success, says('tray.ifSuccess', { effects: ok }), 'gain'))
  const cost = costOf(plan, hero)
  if (cost?.focus || cost?.health)
    facts.push(
      fact(
        signs.focus,
        says(canPay(hero, cost) ? 'tray.success.costs' : 'tray.success.tooDear', {
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
      says('tray.ifFailure', { effects: fail.length > 0 ? effectsText(fail) : says('tray.fail.nothing') }),
      'loss',
    ),
  )
  return facts
}

/** A deed without a check: its price and its effects. */
function effectFacts(view: State, plan: Plan): Fact[] {
  const hero = activeHero(view)
  const cost = costOf(plan, hero) ?? {}
  const facts = [
    fact(pictureOf(plan.by), says('tray.does', { effects: effectsText(effectsOf(plan)) }), 'gain'),
  ]
  if (cost.focus)
    facts.push(
      fact(signs.focus, says('tray.focusTo', { from: hero.focus, to: hero.focus - cost.focus }), 'loss'),
    )
  if (cost.health)
    facts.push(
      fact(signs.health, says('tray.healthTo', { from: hero.health, to: hero.health - cost.health }), 'loss'),
    )
  if (cost.discard) facts.push(fact(signs.discard, says('tray.goesToRow'), 'loss'))
  return facts
}

/** What each face of the enemy's die would do. */
function CounterAttack({ view, plan }: { view: State; plan: Plan }) {
  const w = useWords()
  const tell = useText()
  const kind = attackKind(plan)
  const hero = activeHero(view)
  if (kind === undefined) return null
  const foes = avengers(view, targetsOf(plan))
  if (foes.length === 0) return <Facts facts={[fact(signs.defence, says('tray.reply.unseen'), 'gain')]} />
  return foes.map(enemy => {
    const seats = counterDamage(view, hero, enemy, kind)
    const printed = counterOf(view, enemy, kind)
    const damages = seats.map(({ damage }) => damage)
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
          {seats.map(({ face, damage }) => (
            <li key={face} aria-label={w('tray.counter.face', { face: says(`face.${face}`), n: damage })}>
              <span aria-hidden="true">
                {face === 'shield' ? (
                  <Icon d={signs.defence} />
                ) : face === 'torch' ? (
                  <Icon d={signs.torch} />
                ) : (
                  face
                )}
              </span>
              <b aria-hidden="true">
                {face === 'torch' ? tell(says('tray.counter.torch')) : damage === 0 ? '0' : `−${damage}`}
              </b>
            </li>
          ))}
        </ul>
      </figure>
    )
  })
}
