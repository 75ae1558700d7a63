import pg from 'pg'
import { serverName, transactionOf, types } from '../../store/postgres/database.ts'
import { insertAll } from '../../store/postgres/insert.ts'
import { type FoundEntries, insertMatch, rowsOf } from '../../store/postgres/match-writes.ts'
import { matchReads, selectWhole } from '../../store/postgres/matches.ts'
import { migrations } from '../../store/postgres/migrations/index.ts'
import { nameOf, prepareDatabase } from '../../store/postgres/prepare.ts'
import type { StoredMatchRow } from '../../store/rows/matches.ts'
import { Trouble } from '../../trouble.ts'
import { batchSize, plainTables, type Row, type Target } from './side.ts'

/** Only one migration at a time has to do with a database. */
const migrateLock = 5_292_621_005
/** Tables that have a column for the order in which rows were made. */
const orders: Readonly<Record<string, string>> = { tables: 'number', mutes: 'id', reports: 'id' }

/** A database with which no server works at the moment. */
export async function openDatabase(url: string): Promise<Target> {
  await prepareDatabase(url, migrations)
  const client = new pg.Client({ connectionString: url, types, application_name: 'kazamata migrate' })
  // Told by what is being asked.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOthers(client)
  } catch (error) {
    await client.end()
    throw error
  }
  return targetOf(client)
}

async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows: servers } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
    [serverName],
  )
  if (servers.length > 0)
    throw new Trouble(`A server works with the database ${nameOf(client)}: stop it first.`)
  const { rows } = await client.query<{ locked: number }>('select pg_try_advisory_lock($1) as locked', [
    migrateLock,
  ])
  if (rows[0]?.locked !== 1) throw new Trouble(`Another migration works with the database ${nameOf(client)}.`)
}

function targetOf(client: pg.Client): Target {
  const transaction = transactionOf(client)
  const { rows, change } = transaction

  async function together(work: () => Promise<void>): Promise<void> {
    await change('begin')
    try {
      await work()
      await change('commit')
    } catch (error) {
      await change('rollback').catch(() => undefined)
      throw error
    }
  }

  return {
    name: `the database ${nameOf(client)}`,
    async matchIds() {
      const found = await rows<{ id: string }>('select id from matches order by number')
      return found.map(({ id }) => id)
    },
    load: matchReads({ rows }).load,
    async copyOf(id) {
      const [found] = await rows<StoredMatchRow & FoundEntries>(selectWhole, [id])
      if (found === undefined) throw new Trouble(`Match ${id} is gone from the database ${nameOf(client)}.`)
      const { packed, entries, ...row } = found
      return { row, packed, entries: rowsOf({ packed, entries }, 0) }
    },
    async count(table) {
      const [found] = await rows<{ count: number }>(`select count(*) from ${table}`)
      return found?.count ?? 0
    },
    async *rows(table) {
      const order = orders[table]
      await change('begin')
      await change(
        `declare copied cursor for select ${plainTables[table]} from ${table} ${order ? `order by ${order}` : ''}`,
      )
      for (;;) {
        const batch = await rows<Row>(`fetch ${batchSize} from copied`)
        if (batch.length === 0) break
        yield batch
      }
      await change('commit')
    },
    async meta(key) {
      const [found] = await rows<{ value: string }>('select value from meta where key = $1', [key])
      return found?.value
    },
    addMatches: copies =>
      together(async () => {
        for (const copy of copies) await insertMatch(transaction, copy)
      }),
    addTable: (table, from) =>
      together(async () => {
        for await (const batch of from) await change(...insertAll(table, plainTables[table], batch))
      }),
    async setMeta(key, value) {
      await change(
        'insert into meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        [key, value],
      )
    },
    // Servers ask for the mark.
    finish: async () => undefined,
    close: () => client.end(),
  }
}
