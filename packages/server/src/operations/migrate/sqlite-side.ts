import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  type EntryRow,
  type MatchCopy,
  type StoredMatchRow,
  seatRows,
  selectMatches,
} from '../../store/rows/matches.ts'
import { unpack } from '../../store/rows/packed.ts'
import { connectReader, connectWriter, type Database } from '../../store/sqlite/connection.ts'
import { selectEntries } from '../../store/sqlite/matches/queries.ts'
import { matchStore } from '../../store/sqlite/matches/store.ts'
import { migrations } from '../../store/sqlite/migrations/index.ts'
import { prepareDatabase } from '../../store/sqlite/prepare.ts'
import { Trouble } from '../../trouble.ts'
import { sync } from '../backup.ts'
import { lockFolder } from '../folder-lock.ts'
import { batchSize, plainTables, type Row, type Side, type Target } from './side.ts'

const fileName = 'kazamata.sqlite'
/** Tables that have rows in the order in which they were made; others have a key instead. */
const ordered = ['tables', 'mutes', 'reports']

/** The database of a folder on which no server runs. */
export function openFolder(folder: string): Side {
  if (!existsSync(join(folder, fileName)))
    throw new Trouble(`There is no database of Kazamata in "${folder}".`)
  const lock = lockOf(folder)
  try {
    const database = connectReader(prepareDatabase(folder, migrations))
    return { ...sideOf(database, folder), close: closing(database, lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A folder without a database, or with one that came from the same source: it is made beside, and put there when it is whole. */
export function openTargetFolder(folder: string): Target {
  const lock = lockOf(folder)
  try {
    const isThere = existsSync(join(folder, fileName))
    const at = isThere ? folder : join(folder, 'migrating')
    if (!isThere) mkdirSync(at, { recursive: true, mode: 0o700 })
    const database = connectWriter(prepareDatabase(at, migrations))
    const close = closing(database, lock.release)
    return {
      ...sideOf(database, folder),
      ...writesOf(database),
      close,
      async finish() {
        if (isThere) return
        database.exec('pragma wal_checkpoint(truncate)')
        database.close()
        sync(join(at, fileName))
        renameSync(join(at, fileName), join(folder, fileName))
        sync(folder)
        rmSync(at, { recursive: true })
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function lockOf(folder: string) {
  const lock = lockFolder(folder)
  if (lock === undefined) throw new Trouble(`A server runs on "${folder}": stop it first.`)
  return lock
}

const closing = (database: Database, release: () => void) => async () => {
  if (database.isOpen) database.close()
  release()
}

function sideOf(database: Database, folder: string): Omit<Side, 'close'> {
  const sql = (text: string) => database.prepare(text)
  const selectMeta = sql('select value from meta where key = ?')
  const selectMatch = sql(`${selectMatches} where id = ?`)
  const selectPacked = sql('select packed from matches where id = ?')
  const allEntries = sql(selectEntries)
  const store = matchStore(database, { write: async () => 'failed', close: async () => undefined })
  return {
    name: `"${folder}"`,
    async matchIds() {
      const rows: { id: string }[] = sql('select id from matches order by rowid').all()
      return rows.map(({ id }) => id)
    },
    load: id => store.load(id),
    async copyOf(id) {
      const row: StoredMatchRow = selectMatch.get(id)
      const { packed }: { packed: Uint8Array | null } = selectPacked.get(id)
      const entries: EntryRow[] = packed === null ? allEntries.all({ match: id, from: 0 }) : unpack(packed)
      return { row, packed, entries }
    },
    async count(table) {
      const { count }: { count: number } = sql(`select count(*) as count from ${table}`).get()
      return count
    },
    async *rows(table) {
      const order = ordered.includes(table) ? 'order by rowid' : ''
      let batch: Row[] = []
      for (const row of sql(`select ${plainTables[table]} from ${table} ${order}`).iterate()) {
        batch.push(row)
        if (batch.length < batchSize) continue
        yield batch
        batch = []
      }
      yield batch
    },
    async meta(key) {
      const row: { value: string } | undefined = selectMeta.get(key)
      return row?.value
    },
  }
}

function writesOf(database: Database): Pick<Target, 'addMatches' | 'addTable' | 'setMeta'> {
  const sql = (text: string) => database.prepare(text)
  const insert = (table: string, columns: string) =>
    sql(`insert into ${table} (${columns}) values (${columns.replaceAll(/\w+/g, ':$&')})`)
  const insertEntry = insert('log', 'before, at, request, entry')
  const insertProgress = insert('progress', 'match, length, last, open, standing, played, due')
  const insertSeat = insert('seats', 'match, seat, person')
  const insertMatch = insert(
    'matches',
    'id, version, game, rules, options, seats, seed, deal, seal, begun, imported, people, host, watchable, settings, campaign, clock_begun, abandoned, packed',
  )

  function add({ row, packed, entries }: MatchCopy): void {
    const { standing, played, due, ...match } = row
    insertMatch.run({ ...match, packed })
    let last: number | bigint | null = null
    if (packed === null)
      for (const { at, request, entry } of entries)
        last = insertEntry.run({ before: last, at, request, entry }).lastInsertRowid
    const open = Number(packed === null && match.abandoned === 0)
    insertProgress.run({ match: match.id, length: entries.length, last, open, standing, played, due })
    for (const seat of seatRows(row)) insertSeat.run(seat)
  }

  async function together(work: () => Promise<void> | void): Promise<void> {
    database.exec('begin immediate')
    try {
      await work()
      database.exec('commit')
    } finally {
      if (database.isTransaction) database.exec('rollback')
    }
  }

  return {
    addMatches: copies =>
      together(() => {
        for (const copy of copies) add(copy)
      }),
    addTable: (table, rows) =>
      together(async () => {
        const statement = insert(table, plainTables[table])
        for await (const batch of rows) for (const row of batch) statement.run({ ...row })
      }),
    async setMeta(key, value) {
      sql('insert or replace into meta values (?, ?)').run(key, value)
    },
  }
}
