import { type Refusal, refused } from './errors.ts'
import type { Game, GameEvent, Seat } from './game.ts'
import type { Live } from './match.ts'
import { replay } from './replay.ts'

/**
 * Takes back this seat's moves from entry `back` on; its last move, unless said otherwise. Allowed if none of
 * them drew from chance or was final, the others' later moves stay legal without them, and nobody else notices.
 */
export function undo<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  live: Live<State, Move, Event, Options>,
  seat: Seat,
  back = lastMove(live, seat),
): Live<State, Move, Event, Options> | Refusal {
  const { record } = live
  const undone = replay(game, { ...record, entries: [...record.entries, { seat, back }] })
  return refused(undone) ? { error: undone.error } : undone
}

export function canUndo<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  live: Live<State, Move, Event, Options>,
  seat: Seat,
): boolean {
  return !refused(undo(game, live, seat))
}

/** The index of the seat's last entry that counts; -1 when it has none. */
function lastMove<State, Move, Event extends GameEvent, Options>(
  live: Live<State, Move, Event, Options>,
  seat: Seat,
): number {
  const { entries } = live.record
  return live.steps.findLast(({ seq }) => entries[seq]?.seat === seat)?.seq ?? -1
}
