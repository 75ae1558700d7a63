import type { EmitSheetEvent, SheetEvent } from './event.ts'
import type { Move } from './move.ts'
import { bossRoomsFound } from './rules/boss-fight.ts'
import { advance, answers, runAgenda } from './rules/turn.ts'
import { cloneSheet, cloneTurn, type Facts, newTurn, type Reward, type Turn } from './state.ts'
import type { View } from './view.ts'

const ignore: EmitSheetEvent = () => {}

/** A copy of the turn after one more move. Nothing in a turn is left to chance, so it will be like this. */
export function turnAfter(facts: Facts, turn: Turn, move: Move, emit: EmitSheetEvent = ignore): Turn {
  const next = cloneTurn(turn)
  advance(facts, next, move, emit)
  return next
}

/** What some moves of a turn would lead to. */
export interface Preview {
  readonly turn: Turn
  readonly events: readonly SheetEvent[]
  /** The same move by move. */
  readonly steps: readonly PreviewStep[]
  /** Legal moves then. */
  readonly moves: readonly Move[]
  /** What follows once all rewards with a choice are passed over. */
  readonly past: PastRewards
  /** Rooms of bosses still to be fought in which the party has been by then. */
  readonly bossRoomsFound: number
}

interface PastRewards {
  readonly turn: Turn
  readonly events: readonly SheetEvent[]
  /** Rewards with a choice: what they would bring is not counted. */
  readonly passedOver: readonly Reward[]
  /** Legal moves then. */
  readonly moves: readonly Move[]
}

interface PreviewStep {
  readonly move: Move
  readonly events: readonly SheetEvent[]
  /** Rewards with a choice that are still open when the next step is taken: what they would bring is not counted. */
  readonly passedOver: readonly Reward[]
}

/** Plays legal moves on a copy of the turn; a step may come before the choices that are open. */
export type LookAhead = (moves: readonly Move[]) => Preview

/** The turn that a viewer can look into: their own, or that of the player who is choosing a boss's reward. */
export function visibleTurn(view: View): Turn | undefined {
  if (view.own !== undefined) return view.own
  const { reward } = view
  const sheet = reward === undefined ? undefined : view.players[reward.seat]?.shown
  if (reward === undefined || sheet === undefined) return undefined
  return newTurn(cloneSheet(sheet), [...reward.agenda])
}

export function lookAheadFrom(view: View): LookAhead | undefined {
  const start = visibleTurn(view)
  if (start === undefined) return undefined
  return moves => {
    let turn = start
    const events: SheetEvent[] = []
    const emit = (event: SheetEvent) => void events.push(event)
    const steps = moves
      .filter(move => move.do !== 'confirm')
      .map((move, at, all): PreviewStep => {
        const from = events.length
        turn = turnAfter(view, turn, move, emit)
        if (view.phase !== 'reward') turn.diary.push(move)
        const passedOver = all[at + 1]?.do === 'step' ? passOverRewards(view, turn, emit) : []
        return { move, events: events.slice(from), passedOver }
      })
    return {
      turn,
      events,
      steps,
      moves: answers(view, turn),
      past: pastRewards(view, turn),
      bossRoomsFound: bossRoomsFound(view, turn.sheet),
    }
  }
}

/** Takes rewards that need a choice off the agenda. */
function passOverRewards(facts: Facts, turn: Turn, emit: EmitSheetEvent): readonly Reward[] {
  const passedOver: Reward[] = []
  for (let task = turn.agenda.at(-1); task?.do === 'gain'; task = turn.agenda.at(-1)) {
    turn.agenda.pop()
    passedOver.push(task.reward)
    runAgenda(facts, turn, emit)
  }
  return passedOver
}

function pastRewards(facts: Facts, turn: Turn): PastRewards {
  const past = cloneTurn(turn)
  const events: SheetEvent[] = []
  const passedOver = passOverRewards(facts, past, event => void events.push(event))
  return { turn: past, events, passedOver, moves: answers(facts, past) }
}
