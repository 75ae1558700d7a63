import { type AnyGame, isRefusal } from '@kazamata/kernel'
import { commitment, type MatchRecord, start } from '@kazamata/kernel/match'
import { standing } from '../table/table.ts'
import { hex } from './seed.ts'
import { type Saved, type Shelf, type Sitting, savedOf } from './storage.ts'

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
    seats,
    seed,
    entries: [],
  }
  const match = start(game, record)
  if (isRefusal(match)) throw new Error(`The form let through what the game refuses: ${match.error}.`)
  const saved: Saved = savedOf(
    match.record,
    standing(game, match.state),
    commitment(match.record),
    Date.now(),
  )
  return (await shelf.add(saved, [])) === 'kept' ? record.id : undefined
}
