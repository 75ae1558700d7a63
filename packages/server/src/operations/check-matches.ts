import { type AnyGame, equal, isRefusal } from '@kazamata/kernel'
import { commitment, replay } from '@kazamata/kernel/match'
import { standingOf } from '@kazamata/room/store'
import type { LoadedOnlineMatch } from '../store/online-store.ts'
import { connectReader } from '../store/sqlite/connection.ts'
import { matchStore } from '../store/sqlite/matches/store.ts'
import { Trouble } from '../trouble.ts'

export interface CheckedMatches {
  readonly matches: number
  /** Of games or rules that this version does not have: they are stored as they are. */
  readonly unknown: number
}

/** Replays every match of a database, and compares with what is stored beside it. */
export async function checkMatches(
  file: string,
  name: string,
  findGame: (id: string) => Promise<AnyGame | undefined>,
): Promise<CheckedMatches> {
  const database = connectReader(file)
  try {
    const store = matchStore(database, { write: async () => 'failed', close: async () => undefined })
    const rows: { id: string }[] = database.prepare('select id from matches').all()
    let unknown = 0
    for (const { id } of rows) {
      const loaded = await store.load(id)
      const game = loaded && (await findGame(loaded.record.game))
      if (loaded === undefined || game?.rulesVersion !== loaded.record.rulesVersion) unknown += 1
      else if (!isTrue(game, loaded))
        throw new Trouble(
          `Match ${id} in "${name}" does not lead to what is stored of it: the backup is damaged.`,
        )
    }
    return { matches: rows.length, unknown }
  } finally {
    database.close()
  }
}

function isTrue(game: AnyGame, { stored, record }: LoadedOnlineMatch): boolean {
  const match = replay(game, record)
  if (isRefusal(match)) return false
  const { active, winners, result } = stored
  const standing = { active, ...(winners && { winners }), ...(result && { result }) }
  return commitment(record) === stored.seal && equal(standingOf(game, match.state), standing)
}
