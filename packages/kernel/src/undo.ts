import { isRefusal, type Refusal } from './errors.ts'
import type { Game, GameEvent, Seat, Viewer } from './game.ts'
import type { Match, Step } from './match.ts'
import { harmless, reach, replay } from './replay.ts'

/**
 * Takes back this seat's moves from entry `back` on; its last move, unless said otherwise. Allowed if none of
 * them drew from chance or was final, the others' later moves stay legal without them, and nobody else notices.
 */
export function undo<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  match: Match<State, Move, Event, Options>,
  seat: Seat,
  back = lastMove(match, seat),
): Match<State, Move, Event, Options> | Refusal {
  const { record } = match
  const undone = replay(game, { ...record, entries: [...record.entries, { seat, back }] })
  return isRefusal(undone) ? { error: undone.error } : undone
}

/**
 * The entries this seat can go back to, its last move first, none left out on the way. Asked at every change of a match,
 * so it replays only where another seat has moved since: a step that told others nothing leaves their views as they were.
 */
export function undoable<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  match: Match<State, Move, Event, Options>,
  seat: Seat,
): readonly number[] {
  const { entries, seats } = match.record
  const viewers: readonly Viewer[] = ['table', ...seats.keys()]
  const others = viewers.filter(viewer => viewer !== seat)
  const heard = ({ events }: Step<Event>) =>
    events.some(event => others.some(viewer => game.redact(event, viewer) !== undefined))
  const backs: number[] = []
  let since = 0
  for (let at = match.steps.length - 1; at > 0; at--) {
    const step = match.steps[at]
    if (step === undefined || entries[step.seq]?.seat !== seat) continue
    if (!harmless(step) || (!game.coop && heard(step))) break
    backs.push(step.seq)
    since = match.steps.length - at
  }
  return since === backs.length ? backs : backs.slice(0, reach(game, match.record, seat, backs))
}

/** The index of the seat's last entry that counts; -1 when it has none. */
export function lastMove<State, Move, Event extends GameEvent, Options>(
  match: Match<State, Move, Event, Options>,
  seat: Seat,
): number {
  const { entries } = match.record
  return match.steps.findLast(({ seq }) => entries[seq]?.seat === seat)?.seq ?? -1
}
