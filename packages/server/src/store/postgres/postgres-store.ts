import { Trouble } from '../../trouble.ts'
import { migrationMarks } from '../migration-marks.ts'
import type { OnlineStore, StoreCounts } from '../online-store.ts'
import { writeQueue } from '../write-queue.ts'
import { accountStore } from './accounts.ts'
import { appendWriter } from './appends.ts'
import { chatStore } from './chat.ts'
import { openPostgres, type Patience, type Postgres } from './database.ts'
import { matchStore } from './matches.ts'
import { migrations } from './migrations/index.ts'
import { moderationStore } from './moderation.ts'
import { personStore } from './people.ts'
import { prepareDatabase } from './prepare.ts'
import { pushStore } from './push.ts'
import { resultStore } from './results.ts'
import { sessionStore } from './sessions.ts'
import { tableStore } from './tables.ts'
import { uptimeStore } from './uptime.ts'

export interface PostgresStoreParts {
  readonly url: string
  /** The server's clock, in milliseconds. */
  now(): number
  /** Told why something could not be written, and of connections that broke. */
  report(error: unknown): void
  /** Told of so many appends that go to the disk together; what it returns is called when they are there. */
  onBatch?(writes: number): () => void
  /** Ours, unless a test has less. */
  readonly patience?: Patience
}

export interface PostgresStore extends OnlineStore {
  counts(): Promise<StoreCounts>
}

/** Stores everything in one PostgreSQL database, beside any number of other servers; throws a `Trouble` where it cannot. */
export async function openPostgresStore(parts: PostgresStoreParts): Promise<PostgresStore> {
  const { url, now, report, onBatch } = parts
  await prepareDatabase(url, migrations)
  const database = openPostgres(url, report, parts.patience)
  const writer = appendWriter(database, report)
  const appends = writeQueue(writer, () => writer, report, onBatch)
  const meta = await metaOf(database).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  return {
    matches: matchStore(database, appends),
    tables: tableStore(database),
    people: { ...personStore(database, now), ...sessionStore(database, now) },
    accounts: accountStore(database, now),
    results: resultStore(database),
    moderation: moderationStore(database),
    push: pushStore(database),
    chat: chatStore(database),
    restored: Number(meta.get('restored') ?? 0),
    uptime: uptimeStore(database),
    async counts() {
      // Every match that runs is due some day, and is found by the index of that.
      const [counts] = await database.rows<StoreCounts>(
        `select (select count(*) from tables) as waiting,
         (select count(*) from progress where due is not null and open) as running`,
      )
      return counts ?? { waiting: 0, running: 0 }
    },
    async close() {
      await appends.close()
      await database.close()
    },
  }
}

/** Refuses a database of which a migration has filled only a part. */
async function metaOf(database: Postgres): Promise<ReadonlyMap<string, string>> {
  const rows = await database.rows<{ key: string; value: string }>('select key, value from meta')
  const meta = new Map(rows.map(({ key, value }) => [key, value]))
  const source = meta.get(migrationMarks.source)
  if (source !== undefined && !meta.has(migrationMarks.whole))
    throw new Trouble(
      `The database of DATABASE_URL holds a part of ${source} only: run kazamata migrate once more.`,
    )
  return meta
}
