import { type AnyGame, equal } from '@kazamata/kernel'
import { type AnyMatch, legalMoves, occupants } from '@kazamata/kernel/match'
import type { Hint } from '@kazamata/ui'

export type AnyHint = Hint<unknown>

/** May it be said? Only among comrades, by a person, and of a move that could be played now. */
export function sayable(game: AnyGame, match: AnyMatch, hint: AnyHint): boolean {
  if (!game.coop || occupants(match.record)[hint.seat]?.kind !== 'person') return false
  if ('spot' in hint) return true
  return game
    .active(match.state)
    .some(seat => legalMoves(game, match, seat).some(move => equal(move, hint.move)))
}

/** The suggestions with one more: a seat has one of each kind, and said once more it is taken back. */
export function hinted(hints: readonly AnyHint[], hint: AnyHint): readonly AnyHint[] {
  const others = hints.filter(other => other.seat !== hint.seat || 'spot' in other !== 'spot' in hint)
  return hints.some(other => equal(other, hint)) ? others : [...others, hint]
}
