import { type AnyGame, commitment, type Holder, type MatchRecord, start } from '@kazamata/kernel'
import { accepted } from '@kazamata/kernel/testing'
import { type Saved, savedOf } from '../matches/storage.ts'
import type { AnyLive } from '../table/live.ts'
import { standing } from '../table/table.ts'

export const person: Holder = { kind: 'person' }
export const bot: Holder = { kind: 'bot', level: 'novice' }

/** A match of some game, one seat for each holder. */
export function aMatch(
  game: AnyGame,
  sitting: readonly Holder[],
  id = 'm1',
  options: unknown = {},
  seed = 'ab'.repeat(32),
): AnyLive {
  const record: MatchRecord = {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: sitting.map((holder, seat) => ({ name: `P${seat}`, holder })),
    seed,
    entries: [],
  }
  return accepted(start(game, record))
}

export function saved(game: AnyGame, live: AnyLive): Saved {
  return savedOf(live.record, standing(game, live.state), commitment(live.record), 0)
}
