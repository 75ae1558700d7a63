import { type AnyGame, commitment, type MatchRecord, refused, start } from '@kazamata/kernel'
import { standing } from '../table/table.ts'
import { type Saved, type Shelf, type Sitting, savedOf } from './storage.ts'

/** So many random bytes: an id, a seed. */
export function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** A new match on the shelf. Its id, or `undefined` when the shelf has no room for it. */
export async function begin(
  shelf: Shelf,
  game: AnyGame,
  seats: readonly Sitting[],
  options: unknown,
): Promise<string | undefined> {
  const record: MatchRecord = {
    id: hex(8),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats,
    seed: hex(32),
    entries: [],
  }
  const live = start(game, record)
  if (refused(live)) throw new Error(`The form let through what the game refuses: ${live.error}.`)
  const saved: Saved = savedOf(live.record, standing(game, live.state), commitment(live.record), Date.now())
  return (await shelf.add(saved, [])) === 'kept' ? record.id : undefined
}
