import { type AnyGame, isRefusal, type Occupant, type Refusal, type Seat } from '@kazamata/kernel'
import { type AnyMatch, type Assignment, assign, type By, play, undo, undoable } from '@kazamata/kernel/match'

/** What a request would make of a match, one entry after another. */
export type Attempt = (match: AnyMatch) => readonly AnyMatch[] | Refusal

/** Plays moves one after another while they are legal. */
export function playAll(
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  moves: readonly unknown[],
  by: By,
): readonly AnyMatch[] | Refusal {
  const played: AnyMatch[] = []
  let last = match
  for (const move of moves) {
    const next = play(game, last, seat, move, by)
    if (isRefusal(next)) return played.length > 0 ? played : next
    played.push(next)
    last = next
  }
  return played.length > 0 ? played : { error: 'bad-move' }
}

/** Takes back the seat's last `count` moves. */
export function takeBack(
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  count: number,
): readonly AnyMatch[] | Refusal {
  const back = undoable(game, match, seat)[count - 1]
  if (back === undefined) return { error: 'cannot-undo' }
  const undone = undo(game, match, seat, back)
  return isRefusal(undone) ? undone : [undone]
}

/** Gives seats to a person or a bot: all of them or none. */
export function assignAll(
  game: AnyGame,
  match: AnyMatch,
  seats: readonly Seat[],
  occupant: Occupant,
  more: Pick<Assignment, 'name' | 'reason'>,
): readonly AnyMatch[] | Refusal {
  const assigned: AnyMatch[] = []
  for (const seat of seats) {
    const next = assign(game, assigned.at(-1) ?? match, seat, occupant, more)
    if (isRefusal(next)) return next
    assigned.push(next)
  }
  return assigned
}
