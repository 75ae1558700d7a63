import type { LoggedEntry } from '@kazamata/room/store'
import type { OnlineMatch, Person, WaitingTable } from '../online-store.ts'
import { connectReader } from './connection.ts'
import { unpack } from './packed.ts'
import { type EntryRow, loggedEntry, type MatchRow, matchOf, type TableRow, tableOf } from './rows.ts'

export type Reader = ReturnType<typeof openReader>

/** Reads beside the thread that writes; sees all that was answered as won. Throws where the disk cannot be read. */
export function openReader(file: string) {
  const database = connectReader(file)
  const sql = (text: string) => database.prepare(text)
  const begin = sql('begin')
  const end = sql('commit')
  const match = sql('select * from matches where id = ?')
  const packed = sql('select packed from matches where id = ?')
  const entries = sql('select at, request, entry from entries where match = ? and seq >= ? order by seq')
  const matches = sql(
    'select * from matches where id in (select match from seats where person = ?) order by played desc, rowid',
  )
  const table = sql('select * from tables where id = ?')
  const tables = sql(
    'select * from tables where id in (select waiting from table_people where person = ?) order by changed desc, rowid',
  )
  const person = sql('select id, name, made from people where id = ?')
  const personOfSession = sql(
    'select id, name, people.made from people join sessions on person = id where hash = ?',
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
    const row: { packed: Uint8Array | null } | undefined = packed.get(id)
    const rows: EntryRow[] = row?.packed ? unpack(row.packed).slice(from) : entries.all(id, from)
    return rows.map(loggedEntry)
  }

  return {
    match: (id: string): { stored: OnlineMatch; logged: LoggedEntry[] } | undefined =>
      atOnce(() => {
        const row: MatchRow | undefined = match.get(id)
        return row && { stored: matchOf(row), logged: entriesOf(id, 0) }
      }),
    entries: (id: string, from: number) => atOnce(() => entriesOf(id, from)),
    matchesOf(seated: string): OnlineMatch[] {
      const rows: MatchRow[] = matches.all(seated)
      return rows.map(matchOf)
    },
    table(id: string): WaitingTable | undefined {
      const row: TableRow | undefined = table.get(id)
      return row && tableOf(row)
    },
    tablesOf(seated: string): WaitingTable[] {
      const rows: TableRow[] = tables.all(seated)
      return rows.map(tableOf)
    },
    person: (id: string): Person | undefined => personOf(person.get(id)),
    personOfSession: (hash: string): Person | undefined => personOf(personOfSession.get(hash)),
    close() {
      if (database.isOpen) database.close()
    },
  }
}

/** The driver's rows have no prototype. */
const personOf = (row: Person | undefined): Person | undefined => row && { ...row }
