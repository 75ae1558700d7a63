import type { WriteResult } from '@kazamata/room/store'
import type { OnlineMatchStore } from '../online-store.ts'
import {
  areStorable,
  entryRows,
  type HeadRow,
  headOf,
  loadedMatch,
  loggedEntry,
  matchOf,
  matchRow,
  progressRow,
  type StoredMatchRow,
  selectMatches,
} from '../rows/matches.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Postgres } from './database.ts'
import { type Append, appendAlone, createMatch, type FoundEntries, rowsOf } from './match-writes.ts'

/** Of the match `m`, from a place on: as one value, since one statement sees one moment. */
const entriesFrom = (place: string) =>
  `m.packed, (select json_agg(json_build_object('at', at, 'request', request, 'entry', entry) order by seq)
   from entries where entries.match = m.id and seq >= ${place}) as entries`

/** A match with all its entries. */
export const selectWhole = `
  select found.*, ${entriesFrom('0')} from (${selectMatches} where id = $1) as found join matches m using (id)`

/** Sees all that was answered as won. */
export function matchReads(database: Pick<Postgres, 'rows'>): Pick<OnlineMatchStore, 'load' | 'read'> {
  return {
    async load(id) {
      const [row] = await database.rows<StoredMatchRow & FoundEntries>(selectWhole, [id])
      return row && loadedMatch(row, rowsOf(row, 0).map(loggedEntry))
    },
    async read(id, from) {
      const [row] = await database.rows<FoundEntries>(
        `select ${entriesFrom('$2')} from matches m where id = $1`,
        [id, from],
      )
      return row === undefined ? [] : rowsOf(row, from).map(loggedEntry)
    },
  }
}

export function matchStore(database: Postgres, appends: WriteQueue<Append>): OnlineMatchStore {
  return {
    ...matchReads(database),
    async headsOf(ids) {
      const rows = await database.rows<HeadRow>(
        'select id, people, length, abandoned from matches join progress on match = id where id = any($1)',
        [ids],
      )
      return rows.map(headOf)
    },
    async listOf(person) {
      const rows = await database.rows<StoredMatchRow>(
        `${selectMatches} where id in (select match from seats where person = $1) order by played desc, number`,
        [person],
      )
      return rows.map(matchOf)
    },
    async countRunning(person) {
      const [row] = await database.rows<{ count: number }>(
        'select count(*) from progress where open and match in (select match from seats where person = $1)',
        [person],
      )
      return row?.count ?? 0
    },
    async listed(most) {
      const rows = await database.rows<StoredMatchRow>(
        `${selectMatches} where listed is not null and open order by listed desc, number desc limit $1`,
        [most],
      )
      return rows.map(matchOf)
    },
    async create(stored, entries, revision) {
      const rows = entryRows(entries, stored.clockBegun, null)
      if (!areStorable(rows)) return 'failed'
      const over = stored.winners !== undefined
      return database.write(stored.id, transaction =>
        createMatch(transaction, matchRow(stored), rows, over, revision),
      )
    },
    append(progress, from, entries, request, at = 0): Promise<WriteResult> {
      const rows = entryRows(entries, at, request ?? null)
      if (!areStorable(rows)) return Promise.resolve('failed')
      if (rows.length === 0) return Promise.resolve('lost')
      const append = { progress: progressRow(progress), from, entries: rows }
      if (progress.winners === undefined) return appends.write(append)
      return database.write(progress.id, transaction => appendAlone(transaction, append, true))
    },
    nextDue: count =>
      database.rows('select match as id, due from progress where due is not null order by due limit $1', [
        count,
      ]),
    postpone: (id, length, due) =>
      database.change(id, 'update progress set due = $3 where match = $1 and length = $2 and due < $3', [
        id,
        length,
        due,
      ]),
    abandon: (id, length) =>
      database.change(
        id,
        `with closed as (
           update progress set open = false, due = null where match = $1 and length = $2 and open returning match
         ) update matches set abandoned = true where id in (select match from closed)`,
        [id, length],
      ),
    async remove(id) {
      await database.write(id, async ({ change }) => {
        await change('delete from matches where id = $1', [id])
        for (const table of ['progress', 'entries', 'seats'])
          await change(`delete from ${table} where match = $1`, [id])
        return true
      })
    },
  }
}
