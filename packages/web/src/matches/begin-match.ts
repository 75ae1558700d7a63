import { type AnyGame, isRefusal } from '@kazamata/kernel'
import { commitment, type MatchRecord, start } from '@kazamata/kernel/match'
import type { SeatState } from '@kazamata/room'
import { standingOf, storedMatch } from '@kazamata/room/store'
import type { Stores } from './open-stores.ts'
import { hex } from './seed.ts'

/** Begins and stores a match. Its id, or `undefined` when there is no space for it. */
export async function beginMatch(
  stores: Stores,
  game: AnyGame,
  seats: readonly SeatState[],
  options: unknown,
  seed = hex(32),
): Promise<string | undefined> {
  const record: MatchRecord = {
    id: hex(8),
    game: game.id,
    version: 2,
    rulesVersion: game.rulesVersion,
    options,
    seats: seats.map(({ name, occupant }) => ({ name, occupant, salt: hex(16) })),
    seed,
    entries: [],
  }
  const match = start(game, record)
  if (isRefusal(match)) throw new Error(`The form let through what the game refuses: ${match.error}.`)
  const provenance = { seal: commitment(match.record), begun: Date.now() }
  const stored = storedMatch(match.record, standingOf(game, match.state), provenance, Date.now())
  return (await stores.matches.create(stored, [])) === 'won' ? record.id : undefined
}
