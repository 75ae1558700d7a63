import type { AnyGame, Occupant } from '@kazamata/kernel'
import { type AnyMatch, commitment, type MatchRecord, start } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { type StoredMatch, standingOf, storedMatch } from '@kazamata/room/store'

export const person: Occupant = { kind: 'person' }
export const bot: Occupant = { kind: 'bot', level: 'novice' }

/** The seed of a match, unless a test wants another. */
export const usualSeed = 'ab'.repeat(32)

/** A match of some game, one seat for each occupant. */
export function aMatch(
  game: AnyGame,
  sitting: readonly Occupant[],
  id = 'm1',
  options: unknown = {},
  seed = usualSeed,
): AnyMatch {
  const record: MatchRecord = {
    id,
    game: game.id,
    version: 2,
    rulesVersion: game.rulesVersion,
    options,
    seats: sitting.map((occupant, seat) => ({ name: `P${seat}`, occupant })),
    seed,
    entries: [],
  }
  return accepted(start(game, record))
}

export function stored(game: AnyGame, match: AnyMatch): StoredMatch {
  const provenance = { seal: commitment(match.record), begun: 0 }
  return storedMatch(match.record, standingOf(game, match.state), provenance, 0)
}
