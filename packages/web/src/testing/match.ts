import type { AnyGame, Occupant } from '@kazamata/kernel'
import { type AnyMatch, commitment, type MatchRecord, start } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { type Saved, savedOf } from '../matches/storage.ts'
import { standing } from '../table/table.ts'

export const person: Occupant = { kind: 'person' }
export const bot: Occupant = { kind: 'bot', level: 'novice' }

/** A match of some game, one seat for each occupant. */
export function aMatch(
  game: AnyGame,
  sitting: readonly Occupant[],
  id = 'm1',
  options: unknown = {},
  seed = 'ab'.repeat(32),
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

export function saved(game: AnyGame, match: AnyMatch): Saved {
  return savedOf(match.record, standing(game, match.state), {
    seal: commitment(match.record),
    begun: 0,
  })
}
