import type { Saying } from '@kazamata/kernel'
import { Icon } from '@kazamata/ui'
import { type FormEvent, useId } from 'react'
import { heroSheets } from '../../content/heroes.ts'
import type { Skill } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { cause, heroName, setName, signed, skillName } from '../../names.ts'
import { canPay } from '../../rules/attributes.ts'
import { defenceOf, placeOf } from '../../rules/figures.ts'
import { meets } from '../../rules/grid.ts'
import { expectedDamage } from '../../rules/odds.ts'
import { modifierParts, type Part } from '../../rules/outlook.ts'
import { attackKind, checkOf, costOf, effectsOf, targetsOf } from '../../rules/plan.ts'
import { counterDamage, profileOf } from '../../rules/profile.ts'
import { activeHero, heroAt, type Plan, type State } from '../../state.ts'
import { costText, effectsText } from '../../texts/effects.ts'
import { enemyIcons, heroIcons, setIcons, signs, skillIcons, sourceIcons } from '../icons.ts'
import { useText, useWords } from '../words.ts'
import { Ahead } from './Ahead.tsx'
import { goLabel, moveIcon, moveTitle } from './deeds.ts'
import { type Choice, type Draft, draftOf } from './draft.ts'
import { meansGo, usePanelKeys } from './keys.ts'
import { Facts, Going, Panel, Quiet } from './Panel.tsx'
import { pictureOf } from './picture.ts'
import type { TrayProps } from './props.ts'
import { type Fact, fact, sameMove, says } from './question.ts'
import { enemyNotes, heroNotes } from './tell.ts'
import { percent, promise } from './whom.ts'
import './before.css'

export interface BeforeProps
  extends Pick<TrayProps, 'view' | 'faces' | 'moves' | 'play' | 'preview' | 'onWhy'> {
  /** What is considered: a move of the turn (steps before it, if it is a walk), then whom it is aimed at and with which skill. */
  readonly deed: readonly Move[]
  /** Another target or skill is touched. */
  onDeed(deed: readonly Move[]): void
  /** It is no longer considered. */
  onForget(): void
}

/** A deed before it is done: the dice, the odds, the price, what comes of it and what strikes back (TE-UI.7). */
export function Before(props: BeforeProps) {
  const { view, faces, moves, play, onWhy, deed, onDeed, onForget } = props
  const w = useWords()
  const tell = useText()
  const [first] = deed
  const draft = draftOf(view, deed)
  const going = draft?.moves ?? deed
  const ready = draft?.ready ?? true
  const go = () => ready && play(...going)
  usePanelKeys(moves.length > 0, event => {
    if (meansGo(event)) go()
    else if (event.key === 'Escape') onForget()
    else return false
    return true
  })
  if (first === undefined) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go()
  }
  const main = draft?.plan.deed === 'trap' ? (deed.at(-1) ?? first) : first
  return (
    <Panel
      {...{ view, faces, moves, onWhy }}
      asked={JSON.stringify(first)}
      icon={moveIcon(view, main)}
      title={moveTitle(view, main)}
      why={draft === undefined ? 'TE-5.1' : checkOf(draft.plan) === undefined ? 'TE-11.5' : 'TE-9.1'}
      kind="before"
    >
      <form className="te-ask te-before" onSubmit={submit}>
        {draft?.choices.map((choice, at) => (
          <Choices
            key={JSON.stringify(choice.of)}
            view={view}
            plan={draft.plan}
            choice={choice}
            choose={move => onDeed([...before(draft, at), move])}
          />
        ))}
        {draft === undefined && <Ahead {...props} move={first} />}
        {draft?.ready && <Prospect view={view} draft={draft} />}
        <Going label={ready ? tell(goLabel(view, main, draft)) : w('tray.whom')} off={!ready}>
          <Quiet label={w('tray.forget')} go={onForget} />
        </Going>
      </form>
    </Panel>
  )
}

/** The deed up to one of its choices: what was chosen later goes with it. */
function before({ moves, choices }: Draft, at: number): readonly Move[] {
  const made = choices.filter(({ now }) => now !== undefined).length
  return moves.slice(0, moves.length - made + at)
}

/** Whom, or with which skill. */
function Choices(props: {
  readonly view: State
  readonly plan: Plan
  readonly choice: Choice
  choose(move: Move): void
}) {
  const { view, plan, choice, choose } = props
  const tell = useText()
  const group = useId()
  return (
    <ul className="te-answers">
      {choice.of.map(move => {
        const { icon, name, notes } = named(view, plan, move)
        const on = choice.now !== undefined && sameMove(move, choice.now)
        return (
          <li key={JSON.stringify(move)}>
            <label className="te-answer" data-on={on}>
              <input
                type="radio"
                name={group}
                value={JSON.stringify(move)}
                checked={on}
                onChange={() => choose(move)}
              />
              <Icon d={icon} />
              <span>
                <b>{tell(name)}</b>
                <small>
                  {notes.map(note => (
                    <i key={tell(note)}>{tell(note)}</i>
                  ))}
                </small>
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}

function named(
  state: State,
  plan: Plan,
  move: Move,
): { readonly icon: string; readonly name: Saying; readonly notes: readonly Saying[] } {
  if (move.do === 'enemy') {
    const notes = [...enemyNotes(state, move.enemy), ...promise(state, { ...plan, aims: [] }, move.enemy)]
    return { icon: enemyIcons[move.enemy], name: cause(move.enemy), notes }
  }
  if (move.do === 'target') {
    const { hero } = heroAt(state, move.hero)
    return { icon: heroIcons[hero], name: heroName(hero), notes: heroNotes(state, move.hero) }
  }
  if (move.do === 'skill') {
    const { dice, odds } = profileOf(state, plan, move.skill)
    const notes = [says('tray.dice', { n: dice }), says('tray.odds', { odds: percent(odds) })]
    return { icon: skillIcons[move.skill], name: skillName(move.skill), notes }
  }
  throw new Error(`"${move.do}" is no part of a deed.`)
}

/** All that is known before the roll. */
function Prospect({ view, draft }: { view: State; draft: Draft }) {
  const w = useWords()
  const { plan, skill } = draft
  if (checkOf(plan) === undefined && plan.deed !== 'melee' && plan.deed !== 'missile')
    return <Facts facts={plainly(view, plan)} />
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
      <Counter view={view} plan={plan} />
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

function partName({ from }: Part): Saying {
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
function plainly(view: State, plan: Plan): Fact[] {
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
function Counter({ view, plan }: { view: State; plan: Plan }) {
  const w = useWords()
  const tell = useText()
  const kind = attackKind(plan)
  const hero = activeHero(view)
  if (kind === undefined) return null
  const foes = targetsOf(plan).filter(enemy => meets(view, hero.place, placeOf(view, enemy)))
  if (foes.length === 0) return <Facts facts={[fact(signs.defence, says('tray.reply.unseen'), 'gain')]} />
  return foes.map(enemy => {
    const faces = counterDamage(view, hero, enemy, kind)
    const damages = faces.map(({ damage }) => damage)
    const [least, most] = [Math.min(...damages), Math.max(...damages)]
    const range = { enemy: cause(enemy), least, most, health: heroSheets[hero.hero].health, now: hero.health }
    return (
      <figure key={enemy} className="te-counter">
        <figcaption data-deadly={most >= hero.health}>
          <Icon d={enemyIcons[enemy]} />
          {w(most >= hero.health ? 'tray.counter.deadly' : 'tray.counter', range)}
        </figcaption>
        <ul>
          {faces.map(({ face, damage }) => (
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
