import type { LoggedEntry } from '@kazamata/room/store'
import type { OnlineMatchStore } from '../../online-store.ts'
import {
  areStorable,
  type EntryRow,
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
} from '../../rows/matches.ts'
import { unpack } from '../../rows/packed.ts'
import type { WriteQueue } from '../../write-queue.ts'
import type { Database } from '../connection.ts'
import { selectEntries } from './queries.ts'
import type { MatchWrite } from './writes.ts'

/** Reads beside the thread that writes; sees all that was answered as won. */
export function matchStore(database: Database, queue: WriteQueue<MatchWrite>): OnlineMatchStore {
  const sql = (text: string) => database.prepare(text)
  const begin = sql('begin')
  const end = sql('commit')
  const selectMatch = sql(`${selectMatches} where id = ?`)
  const selectPacked = sql('select packed from matches where id = ?')
  const selectLog = sql(selectEntries)
  const selectMatchesOf = sql(
    `${selectMatches} where id in (select match from seats where person = ?) order by played desc, matches.rowid`,
  )
  const selectHeads = sql(
    'select id, people, abandoned, length from matches join progress on match = id where id in (select value from json_each(?))',
  )
  const selectDue = sql('select match as id, due from progress where due is not null order by due limit ?')

  const countRunning = sql(
    'select count(*) as count from matches where packed is null and abandoned = 0 and id in (select match from seats where person = ?)',
  )
  const selectListed = sql(
    `${selectMatches} where json_extract(settings, '$.listed') = 1 and watchable = 1 and packed is null and abandoned = 0
     order by begun desc, matches.rowid desc limit ?`,
  )

  /** Several queries that must see the same moment: a match may be played on, or packed, between them. */
  function atOnce<T>(queries: () => T): T {
    begin.run()
    try {
      return queries()
    } finally {
      end.run()
    }
  }

  function entriesOf(id: string, from: number): LoggedEntry[] {
    const row: { packed: Uint8Array | null } | undefined = selectPacked.get(id)
    const rows: EntryRow[] = row?.packed ? unpack(row.packed).slice(from) : selectLog.all({ match: id, from })
    return rows.map(loggedEntry)
  }

  return {
    load: async id =>
      atOnce(() => {
        const row: StoredMatchRow | undefined = selectMatch.get(id)
        return row && loadedMatch(row, entriesOf(id, 0))
      }),
    read: async (id, from) => atOnce(() => entriesOf(id, from)),
    async headsOf(ids) {
      const rows: HeadRow[] = selectHeads.all(JSON.stringify(ids))
      return rows.map(headOf)
    },
    async listOf(person) {
      const rows: StoredMatchRow[] = selectMatchesOf.all(person)
      return rows.map(matchOf)
    },
    async countRunning(person) {
      const row: { count: number } = countRunning.get(person)
      return row.count
    },
    async listed(most) {
      const rows: StoredMatchRow[] = selectListed.all(most)
      return rows.map(matchOf)
    },
    async create(stored, entries, revision) {
      const rows = entryRows(entries, stored.clockBegun, null)
      if (!areStorable(rows)) return 'failed'
      return queue.write({
        of: 'matches',
        kind: 'create',
        match: matchRow(stored),
        entries: rows,
        ...(revision !== undefined && { revision }),
        over: stored.winners !== undefined,
      })
    },
    append(progress, from, entries, request, at = 0) {
      const rows = entryRows(entries, at, request ?? null)
      if (!areStorable(rows)) return Promise.resolve('failed')
      return queue.write({
        of: 'matches',
        kind: 'append',
        progress: progressRow(progress),
        isDueStored: progress.isDueStored === true,
        from,
        entries: rows,
        over: progress.winners !== undefined,
      })
    },
    nextDue: async count => selectDue.all(count),
    postpone: (id, length, due) => queue.write({ of: 'matches', kind: 'postpone', id, length, due }),
    abandon: (id, length) => queue.write({ of: 'matches', kind: 'abandon', id, length }),
    async remove(id) {
      await queue.write({ of: 'matches', kind: 'remove', id })
    },
  }
}
