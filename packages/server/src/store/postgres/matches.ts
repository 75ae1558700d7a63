import { recordOf, type WriteResult } from '@kazamata/room/store'
import type { OnlineMatchStore } from '../online-store.ts'
import {
  areStorable,
  entryRows,
  loggedEntry,
  matchOf,
  matchRow,
  progressRow,
  type StoredMatchRow,
} from '../rows/matches.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Postgres } from './database.ts'
import { type Append, appendAlone, createMatch, type FoundEntries, rowsOf } from './match-writes.ts'

const matchColumns =
  'm.*, p.standing, p.played, p.due, p.abandoned from matches m join progress p on p.match = m.id'
const entriesFrom = (place: string) =>
  `p.packed, (select json_agg(json_build_object('at', at, 'request', request, 'entry', entry) order by seq)
   from entries where entries.match = p.match and seq >= ${place}) as entries`

interface HeadRow extends Pick<StoredMatchRow, 'id' | 'people' | 'abandoned'> {
  readonly length: number
}

/** Sees all that was answered as won. */
export function matchStore(database: Postgres, appends: WriteQueue<Append>): OnlineMatchStore {
  return {
    async load(id) {
      // One statement sees one moment: the match may be played on, or packed, meanwhile.
      const [row] = await database.rows<StoredMatchRow & FoundEntries>(
        `select ${entriesFrom('0')}, ${matchColumns} where m.id = $1`,
        [id],
      )
      if (row === undefined) return undefined
      const stored = matchOf(row)
      const logged = rowsOf(row, 0).map(loggedEntry)
      return {
        stored,
        record: recordOf(
          stored,
          logged.map(({ entry }) => entry),
        ),
        requests: logged.map(({ request }) => request),
        times: logged.map(({ at }) => at),
      }
    },
    async read(id, from) {
      const [row] = await database.rows<FoundEntries>(
        `select ${entriesFrom('$2')} from progress p where match = $1`,
        [id, from],
      )
      return row === undefined ? [] : rowsOf(row, from).map(loggedEntry)
    },
    async headsOf(ids) {
      const rows = await database.rows<HeadRow>(
        'select id, people, length, abandoned from matches join progress on match = id where id = any($1)',
        [ids],
      )
      return rows.map(({ id, people, length, abandoned }) => ({
        id,
        length,
        people: JSON.parse(people),
        ...(abandoned === 1 && { abandoned: true as const }),
      }))
    },
    async listOf(person) {
      const rows = await database.rows<StoredMatchRow>(
        `select ${matchColumns} where m.id in (select match from seats where person = $1) order by played desc, number`,
        [person],
      )
      return rows.map(matchOf)
    },
    async countRunning(person) {
      const [row] = await database.rows<{ count: number }>(
        `select count(*) from progress where packed is null and not abandoned
         and match in (select match from seats where person = $1)`,
        [person],
      )
      return row?.count ?? 0
    },
    async listed(most) {
      const rows = await database.rows<StoredMatchRow>(
        `select ${matchColumns} where p.listed is not null and p.packed is null and not p.abandoned
         order by p.listed desc, number desc limit $1`,
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
        `update progress set abandoned = true, due = null
             where match = $1 and length = $2 and not abandoned and packed is null`,
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
