import type { Message } from '@kazamata/kernel'
import { Icon, isConfirmKey, useShortcuts } from '@kazamata/ui'
import { useEffect, useState } from 'react'
import { changePrice } from '../../content/dice.ts'
import type { Source } from '../../content/ids.ts'
import type { Move } from '../../move.ts'
import { all, cause, skillName } from '../../names.ts'
import { attackKind, checkOf, targetsOf } from '../../rules/check/declared-action.ts'
import { commitForecast } from '../../rules/check/forecast.ts'
import { bestResult } from '../../rules/check/odds.ts'
import { counterForecasts } from '../../rules/combat/counter-attack.ts'
import { activeHero, type DeclaredAction, type Task } from '../../state.ts'
import type { QuestionProps } from '../questions/props.ts'
import { ConfirmBar, QuestionPanel, QuietButton, UndoButton } from '../questions/QuestionPanel.tsx'
import { skillIcons } from '../shared/first-icons.ts'
import { enemyIcons } from '../shared/icons.ts'
import { message } from '../shared/labels.ts'
import { isSameMove } from '../shared/moves.ts'
import { pictureOf } from '../shared/picture.ts'
import { signs } from '../shared/signs.ts'
import { useText, useWords } from '../shared/words.ts'
import { AdvisedDice } from './AdvisedDice.tsx'
import { EnemyReply, HeroResult } from './CheckResult.tsx'
import { commitLabel, defencesOf } from './check-text.ts'
import { Die, EnemyDie } from './Die.tsx'
import { bestPick, commitOf, roleOf, withMain, withNextRole, withToggled } from './dice-pick.ts'
import { FocusOffers } from './FocusOffers.tsx'
import { AsidePreview, asideLabel, asideWaste, RollExtras } from './RollExtras.tsx'
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
  // Something else is considered before the result: it is shown and played in place of the dice.
  const [touched, setTouched] = useState<Move>()
  const aside = moves.find(move => isSameMove(move, touched))
  const considered = aside ?? committed
  const go = () => {
    setTouched(undefined)
    if (aside === undefined) play(committed)
    else picked.act(aside)
  }
  // Sheets and cards show what it would bring.
  const isShown = isSameMove(considered, chosen)
  useEffect(() => {
    if (mine && !isShown) onChoose(considered)
  }, [mine, isShown, onChoose, considered])
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
    else if (isConfirmKey(event)) go()
    else if (event.key === 'b' || event.key === 'B') picked.set(best)
    else if (event.key === 'Backspace' && undoable > 0) undo(1)
    else if (event.key === 'Escape' && aside !== undefined) setTouched(undefined)
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
      {mine && <AdvisedDice view={view} dice={dice} act={picked.act} set={picked.set} />}
      {mine && <FocusOffers view={view} roll={roll} pay={picked.pay} />}
      {mine && (
        <RollExtras
          {...{ view, moves, aside, rerolling }}
          act={picked.act}
          onAside={setTouched}
          onReroll={setRerolling}
        />
      )}
      {aside !== undefined && <AsidePreview {...props} move={aside} />}
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
      {mine && aside !== undefined && (
        <ConfirmBar label={tell(asideLabel(view, aside))} tone={asideWaste(view, aside) && 'waste'} go={go}>
          <QuietButton label={w('question.cancel')} go={() => setTouched(undefined)} />
        </ConfirmBar>
      )}
      {mine && aside === undefined && (
        <ConfirmBar label={tell(commitLabel(view, action, forecast))} go={go}>
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
