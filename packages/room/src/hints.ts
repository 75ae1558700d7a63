import { type AnyGame, equal, type Seat } from '@kazamata/kernel'
import { type AnyMatch, activeSeats, legalMoves } from '@kazamata/kernel/match'
import type { Hint } from './activity.ts'

/** Among comrades, from a person, and no move that nobody could make. */
export function mayHint(game: AnyGame, match: AnyMatch, hint: Hint): boolean {
  if (!game.coop || match.occupants[hint.seat]?.kind !== 'person') return false
  if (!('move' in hint)) return true
  const isLegal = (seat: Seat) => legalMoves(game, match, seat).some(move => equal(move, hint.move))
  return activeSeats(game, match).some(isLegal)
}

/** A seat suggests one spot and one move at most; the same once more takes it back. */
export function withHint(hints: readonly Hint[], hint: Hint): readonly Hint[] {
  const others = hints.filter(other => other.seat !== hint.seat || 'move' in other !== 'move' in hint)
  return hints.some(other => equal(other, hint)) ? others : [...others, hint]
}
