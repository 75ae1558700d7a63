import { type AnyGame, isRefusal } from '@kazamata/kernel'
import { commitment, type MatchRecord, start } from '@kazamata/kernel/match'
import { standing } from '../table/table.ts'
import { hex } from './seed.ts'
import { type Shelf, type Sitting, savedOf } from './storage.ts'

/** A new match on the shelf. Its id, or `undefined` when the shelf has no room for it. */
export async function begin(
  shelf: Shelf,
  game: AnyGame,
  seats: readonly Sitting[],
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
  const saved = savedOf(match.record, standing(game, match.state), provenance)
  return (await shelf.add(saved, [])) === 'kept' ? record.id : undefined
}
