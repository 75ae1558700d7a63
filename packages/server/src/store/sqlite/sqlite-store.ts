import { Trouble } from '../../trouble.ts'
import type { OnlineStore } from '../online-store.ts'
import { connectReader } from './connection.ts'
import { matchStore } from './matches/store.ts'
import { migrations } from './migrations/index.ts'
import { personStore } from './people.ts'
import { prepareDatabase } from './prepare.ts'
import { startWriter } from './start-writer.ts'
import { tableStore } from './tables.ts'
import { type WriterThread, writeQueue } from './write-queue.ts'
import type { Write } from './writer.ts'

export interface SqliteStoreParts {
  readonly folder: string
  /** The server's clock, in milliseconds. */
  now(): number
  /** Told why the thread that writes has died. */
  report(error: unknown): void
  /** Ours, unless a test has others. */
  readonly migrations?: readonly string[]
  readonly start?: (file: string) => WriterThread<Write>
}

/** Stores everything in one SQLite database; throws a `Trouble` where it cannot. */
export async function openSqliteStore(parts: SqliteStoreParts): Promise<OnlineStore> {
  const { folder, now, report, start = startWriter } = parts
  const file = prepareDatabase(folder, parts.migrations ?? migrations)
  const first = start(file)
  // Its connection asks whether it writes durably.
  await first.write([]).catch((error: unknown) => {
    throw new Trouble(error instanceof Error ? error.message : String(error))
  })
  const queue = writeQueue(first, () => start(file), report)
  // Reads beside the thread that writes, and sees all that was answered as won.
  const reader = connectReader(file)
  return {
    matches: matchStore(reader, queue, now),
    tables: tableStore(reader, queue),
    people: personStore(reader, queue, now),
    async close() {
      await queue.close()
      if (reader.isOpen) reader.close()
    },
  }
}
