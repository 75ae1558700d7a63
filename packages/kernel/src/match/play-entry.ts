import type { Refusal } from '../errors.ts'
import type { Game, GameTypes } from '../game.ts'
import { assign, type Match, play } from './match.ts'
import type { Entry } from './record.ts'
import { undo } from './undo.ts'

/** The match after one more entry of its record, checked as `replay` checks it; costs the same late in a match as early. */
export function playEntry<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entry: Entry,
): Match<T> | Refusal {
  if ('back' in entry) return undo(game, match, entry.seat, entry.back)
  if ('move' in entry) return play(game, match, entry.seat, entry.move, entry.by)
  const { seat, occupant, ...more } = entry
  return assign(game, match, seat, occupant, more)
}
