import { isStorable, type LoggedEntry, recordOf } from '@kazamata/room/store'
import type { OnlineMatchStore } from '../../online-store.ts'
import type { Database } from '../connection.ts'
import type { WriteQueue } from '../write-queue.ts'
import { unpack } from './packed.ts'
import {
  type EntryRow,
  entryRows,
  loggedEntry,
  type MatchRow,
  matchChange,
  matchOf,
  matchRow,
} from './rows.ts'
import type { MatchWrite } from './writes.ts'

/** Reads beside the thread that writes; sees all that was answered as won. */
export function matchStore(
  database: Database,
  queue: WriteQueue<MatchWrite>,
  now: () => number,
): OnlineMatchStore {
  const sql = (text: string) => database.prepare(text)
  const begin = sql('begin')
  const end = sql('commit')
  const selectMatch = sql('select * from matches where id = ?')
  const selectPacked = sql('select packed from matches where id = ?')
  const selectEntries = sql(
    'select at, request, entry from entries where match = ? and seq >= ? order by seq',
  )
  const selectMatchesOf = sql(
    'select * from matches where id in (select match from seats where person = ?) order by played desc, rowid',
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
    const rows: EntryRow[] = row?.packed ? unpack(row.packed).slice(from) : selectEntries.all(id, from)
    return rows.map(loggedEntry)
  }

  return {
    load: async id =>
      atOnce(() => {
        const row: MatchRow | undefined = selectMatch.get(id)
        if (row === undefined) return undefined
        const stored = matchOf(row)
        const logged = entriesOf(id, 0)
        const entries = logged.map(({ entry }) => entry)
        return { stored, record: recordOf(stored, entries), requests: logged.map(({ request }) => request) }
      }),
    read: async (id, from) => atOnce(() => entriesOf(id, from)),
    async listOf(person) {
      const rows: MatchRow[] = selectMatchesOf.all(person)
      return rows.map(matchOf)
    },
    async create(stored, entries) {
      if (!isStorable(entries)) return 'failed'
      return queue.write({
        of: 'matches',
        kind: 'create',
        match: matchRow(stored),
        entries: entryRows(entries, now(), null),
        over: stored.winners !== undefined,
      })
    },
    async append(stored, from, entries, request) {
      if (!isStorable(entries)) return 'failed'
      return queue.write({
        of: 'matches',
        kind: 'append',
        change: matchChange(stored),
        from,
        entries: entryRows(entries, now(), request ?? null),
        over: stored.winners !== undefined,
      })
    },
    async remove(id) {
      await queue.write({ of: 'matches', kind: 'remove', id })
    },
  }
}
