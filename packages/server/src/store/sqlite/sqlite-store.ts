import { Trouble } from '../../trouble.ts'
import type { OnlineStore, StoreCounts } from '../online-store.ts'
import { type BatchWriter, writeQueue } from '../write-queue.ts'
import { accountStore } from './accounts.ts'
import { chatStore } from './chat.ts'
import { connectReader, type Database } from './connection.ts'
import { storeCounts } from './counts.ts'
import { matchStore } from './matches/store.ts'
import { migrations } from './migrations/index.ts'
import { moderationStore } from './moderation.ts'
import { personStore } from './people.ts'
import { prepareDatabase } from './prepare.ts'
import { pushStore } from './push.ts'
import { resultStore } from './results.ts'
import { sessionStore } from './sessions.ts'
import { startWriter } from './start-writer.ts'
import { tableStore } from './tables.ts'
import { uptimeStore } from './uptime.ts'
import type { Write } from './writer.ts'

export interface SqliteStoreParts {
  readonly folder: string
  /** The server's clock, in milliseconds. */
  now(): number
  /** Told why the thread that writes has died. */
  report(error: unknown): void
  /** Told of so many writes that go to the disk together; what it returns is called when they are there. */
  onBatch?(writes: number): () => void
  /** Ours, unless a test has others. */
  readonly migrations?: readonly string[]
  readonly start?: (file: string) => BatchWriter<Write>
}

export interface SqliteStore extends OnlineStore {
  counts(): StoreCounts
}

/** Stores everything in one SQLite database; throws a `Trouble` where it cannot. */
export async function openSqliteStore(parts: SqliteStoreParts): Promise<SqliteStore> {
  const { folder, now, report, start = startWriter } = parts
  const file = prepareDatabase(folder, parts.migrations ?? migrations)
  const first = start(file)
  // Its connection asks whether it writes durably.
  await first.write([]).catch((error: unknown) => {
    throw new Trouble(error instanceof Error ? error.message : String(error))
  })
  const queue = writeQueue(first, () => start(file), report, parts.onBatch)
  // Reads beside the thread that writes, and sees all that was answered as won.
  const reader = connectReader(file)
  return {
    matches: matchStore(reader, queue),
    tables: tableStore(reader, queue),
    people: { ...personStore(reader, queue, now), ...sessionStore(reader, queue, now) },
    accounts: accountStore(reader, queue, now),
    results: resultStore(reader, queue),
    moderation: moderationStore(reader, queue),
    push: pushStore(reader, queue),
    chat: chatStore(reader, queue),
    restored: restoredAt(reader),
    uptime: uptimeStore(reader, queue),
    counts: storeCounts(reader),
    async close() {
      await queue.close()
      if (reader.isOpen) reader.close()
    },
  }
}

function restoredAt(database: Database): number {
  const row = database.prepare("select value from meta where key = 'restored'").get()
  return row === undefined ? 0 : Number(row.value)
}
