import type { Message } from '@kazamata/kernel'
import { Icon, isConfirmKey, useShortcuts } from '@kazamata/ui'
import { useEffect, useState } from 'react'
import { changePrice } from '../../content/dice.ts'
import type { Source } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { all, cause, signed, skillName } from '../../names.ts'
import { attackKind, checkOf, targetsOf } from '../../rules/check/declared-action.ts'
import { boostOf } from '../../rules/check/dice-adjustment.ts'
import { commitForecast } from '../../rules/check/forecast.ts'
import { bestResult } from '../../rules/check/odds.ts'
import { counterForecasts } from '../../rules/combat/counter-attack.ts'
import { abilityFor } from '../../rules/heroes/abilities.ts'
import { activeHero, type DeclaredAction, type Roll, type State, type Task } from '../../state.ts'
import { costText, effectsText } from '../../texts/effects.ts'
import { wasteText } from '../questions/notes.ts'
import type { QuestionProps } from '../questions/props.ts'
import { ConfirmBar, QuestionPanel, QuietButton, UndoButton } from '../questions/QuestionPanel.tsx'
import { sourceIcons } from '../shared/card-icons.ts'
import { enemyIcons, skillIcons } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { isSameMove } from '../shared/moves.ts'
import { pictureOf } from '../shared/picture.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import { EnemyReply, HeroResult } from './CheckResult.tsx'
import { commitLabel, defencesOf } from './check-text.ts'
import { Die, EnemyDie } from './Die.tsx'
import { bestPick, commitOf, roleOf, withMain, withNextRole, withToggled } from './dice-pick.ts'
import { FocusOffers } from './FocusOffers.tsx'
import { useDicePick } from './use-dice-pick.ts'
import './dice.css'

type Adjust = Extract<Task, { do: 'adjust' }>

/** A die that changes places with an equal one leaves the focus where it was. */
const places = ['left', 'middle', 'right']

/** Rolled dice, what they would do, and nothing final before it is committed (TE-UI.8, TE-UI.9). */
export function Dice(props: QuestionProps & { readonly task: Adjust; readonly asked: string }) {
  const { view, seats, moves, play, onWhy, undoable, undo, chosen, onChoose, task, asked } = props
  const { roll } = task
  const { dice, action } = roll
  const w = useWords()
  const tell = useText()
  const picked = useDicePick(props, roll)
  const { pick } = picked
  const [rerolling, setRerolling] = useState<Source>()
  const mine = moves.length > 0
  const rerolls =
    rerolling !== undefined && moves.some(move => move.do === 'reroll' && move.with === rerolling)
  const forecast = commitForecast(view, roll, pick.main, pick.plus)
  const replies = counterForecasts(view, roll)
  const best = bestPick(view, roll)
  const isBest = isSameMove(commitOf(dice, pick), commitOf(dice, best))
  const committed = commitOf(dice, pick)
  const commit = () => play(committed)
  // Sheets and cards show what these dice would bring.
  const isShown = isSameMove(committed, chosen)
  useEffect(() => {
    if (mine && !isShown) onChoose(committed)
  }, [mine, isShown, onChoose, committed])
  const touch = (die: number) => {
    if (rerolls) {
      picked.act({ do: 'reroll', with: rerolling, die })
      setRerolling(undefined)
    } else picked.set(withNextRole(dice, pick, die))
  }
  useShortcuts(mine, event => {
    const die = /^(?:Digit|Numpad)([1-3])$/.exec(event.code)?.[1]
    const at = die === undefined ? undefined : picked.order[Number(die) - 1]
    if (at !== undefined) picked.set(event.shiftKey ? withToggled(dice, pick, at) : withMain(dice, pick, at))
    else if (isConfirmKey(event)) commit()
    else if (event.key === 'b' || event.key === 'B') picked.set(best)
    else if (event.key === 'Backspace' && undoable > 0) undo(1)
    else if (event.key === 'Escape' && rerolling !== undefined) setRerolling(undefined)
    else return arrows(event)
    return true
  })
  const check = checkOf(action)
  const turns = moves.some(move => move.do === 'change')
  const { focus } = activeHero(view)
  return (
    <QuestionPanel
      {...{ view, seats, moves, onWhy, asked }}
      icon={pictureOf(action.by)}
      title={cause(action.by)}
      why={check === undefined ? 'TE-11.9' : 'TE-9.1'}
      kind="dice"
    >
      <p className="te-dice-sub">
        <span>
          <Icon d={skillIcons[roll.skill]} />
          {w('question.rolled', { skill: skillName(roll.skill), n: dice.length })}
        </span>
        {check === undefined ? (
          <span>
            <Icon d={enemyIcons[targetsOf(action)[0] ?? 'boomy']} />
            {tell(against(action))}
          </span>
        ) : (
          <span>
            <Icon d={signs.aim} />
            {w('question.difficulty', { n: check.difficulty })}
          </span>
        )}
        {turns && (
          <span className="te-dice-short" aria-hidden="true">
            ±1: {changePrice}
            <Icon d={signs.focus} />
            {w('question.price.have', { focus })}
          </span>
        )}
      </p>
      <div className="te-dice" data-enemy={roll.enemyDie !== undefined} data-again={rerolls}>
        {picked.order.map((die, at) => (
          <Die
            key={`${places[at]} ${picked.rolls[die] ?? 0}`}
            number={at + 1}
            face={dice[die] ?? 1}
            role={roleOf(pick, die)}
            wasted={!forecast.success}
            rerolling={rerolls}
            mine={mine}
            up={mine ? picked.can(die, 1) : 'no'}
            down={mine ? picked.can(die, -1) : 'no'}
            touch={() => mine && touch(die)}
            turn={by => picked.turn(die, by)}
          />
        ))}
        {roll.enemyDie !== undefined && <EnemyDie face={roll.enemyDie} replies={replies} />}
      </div>
      <div className="te-results">
        <HeroResult view={view} roll={roll} pick={pick} forecast={forecast} />
        {(attackKind(action) !== undefined || replies.length > 0) && (
          <EnemyReply view={view} roll={roll} forecast={forecast} replies={replies} />
        )}
      </div>
      {mine && <FocusOffers view={view} roll={roll} pay={picked.pay} />}
      {mine && (
        <RollExtras {...{ view, moves, focus, rerolling, setRerolling }} act={picked.act} roll={roll} />
      )}
      {turns && (
        <p className="te-dice-price">
          <Icon d={signs.focus} />
          {w('question.price', { n: changePrice, focus })}
        </p>
      )}
      <output className="visually-hidden" aria-live="polite">
        {tell(commitLabel(view, action, forecast))}
        {!forecast.success &&
          bestResult(dice) + forecast.modifier < forecast.need &&
          ` ${w('question.short')}`}
      </output>
      {mine && (
        <ConfirmBar label={tell(commitLabel(view, action, forecast))} go={commit}>
          <QuietButton label={w('question.best')} icon={signs.best} on={isBest} go={() => picked.set(best)} />
          <UndoButton undoable={undoable} undo={undo} />
        </ConfirmBar>
      )}
    </QuestionPanel>
  )
}

/** Whose defence has to be beaten. */
function against(action: DeclaredAction): Message {
  const foes = defencesOf(action)
  const [first] = foes
  if (foes.every(({ defence }) => defence === first?.defence))
    return message('question.against', {
      who: all(foes.map(({ enemy }) => cause(enemy))),
      n: first?.defence ?? 0,
    })
  const each = foes.map(({ enemy, defence }) =>
    message('question.against', { who: cause(enemy), n: defence }),
  )
  return message('question.against.each', { foes: all(each) })
}

/** Left and right go from die to die. */
function arrows(event: KeyboardEvent): boolean {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const { target } = event
  if (by === 0 || !(target instanceof HTMLElement)) return false
  const dice = [...(target.closest('.te-dice')?.querySelectorAll<HTMLElement>('.te-die') ?? [])]
  const at = dice.findIndex(die => die.parentElement?.contains(target) === true)
  const next = dice[at + by]
  if (at < 0 || next === undefined) return false
  next.focus()
  return true
}

/** What can be done for this roll: a better result, another throw of a die, free actions before its result (TE-16.3). */
function RollExtras(props: {
  readonly view: State
  readonly moves: readonly Move[]
  readonly focus: number
  readonly rerolling: Source | undefined
  readonly roll: Roll
  act(move: Move): void
  setRerolling(source: Source | undefined): void
}) {
  const { view, moves, rerolling, act, setRerolling } = props
  const w = useWords()
  const tell = useText()
  const rerolls = [...new Set(moves.flatMap(move => (move.do === 'reroll' ? [move.with] : [])))]
  const boosts = moves.flatMap(move => (move.do === 'boost' ? [move] : []))
  const frees = moves.flatMap(move => (move.do === 'free' ? [move] : []))
  const discards = moves.flatMap(move => (move.do === 'discard' ? [move] : []))
  if (rerolls.length + boosts.length + frees.length + discards.length === 0) return null
  return (
    <div className="te-dice-extras">
      {boosts.map(move => {
        const { cost = {}, by } = boostOf(move.with)
        return (
          <button key={move.with} type="button" className="te-quiet" onClick={() => act(move)}>
            <Icon d={sourceIcons[move.with]} />
            {w('question.boost', { with: cause(move.with), by: signed(by), cost: costText(cost) })}
          </button>
        )
      })}
      {rerolls.map(source => (
        <button
          key={source}
          type="button"
          className="te-quiet"
          aria-pressed={rerolling === source}
          onClick={() => setRerolling(rerolling === source ? undefined : source)}
        >
          <Icon d={sourceIcons[source]} />
          {w(rerolling === source ? 'question.reroll.which' : 'question.reroll', { with: cause(source) })}
        </button>
      ))}
      {frees.map(move => {
        const { cost = {}, effects = [] } = abilityFor(move.with, 'free') ?? {}
        // As in the turn: what comes to nothing says so before it is paid.
        const waste = wasteText({ ...view, agenda: [{ do: 'turn' }] }, move)
        return (
          <button key={move.with} type="button" className="te-quiet" onClick={() => act(move)}>
            <Icon d={sourceIcons[move.with]} />
            {w('question.aside', {
              with: cause(move.with),
              effects: effectsText(effects),
              cost: costText(cost),
            })}
            {waste && <small className="te-action-why">{tell(waste)}</small>}
          </button>
        )
      })}
      {discards.length > 0 && (
        <details>
          <summary>{w('question.discard')}</summary>
          {discards.map(move => (
            <button key={move.card} type="button" className="te-quiet" onClick={() => act(move)}>
              <Icon d={sourceIcons[move.card]} />
              {w('panel.do.discard', { card: cause(move.card) })}
            </button>
          ))}
        </details>
      )}
    </div>
  )
}
