import type { EntryRow, MatchRow, ProgressRow } from '../../rows/matches.ts'
import { pack, unpack } from '../../rows/packed.ts'
import type { Database } from '../connection.ts'

export type MatchWrite =
  | {
      readonly of: 'matches'
      readonly kind: 'create'
      readonly match: MatchRow
      readonly entries: readonly EntryRow[]
      readonly over: boolean
      /** Of the waiting table whose place it takes. */
      readonly revision?: number
    }
  | {
      readonly of: 'matches'
      readonly kind: 'append'
      readonly progress: ProgressRow
      readonly from: number
      readonly entries: readonly EntryRow[]
      readonly over: boolean
    }
  | {
      readonly of: 'matches'
      readonly kind: 'postpone'
      readonly id: string
      readonly length: number
      readonly due: number
    }
  | { readonly of: 'matches'; readonly kind: 'abandon'; readonly id: string; readonly length: number }
  | { readonly of: 'matches'; readonly kind: 'remove'; readonly id: string }

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function matchWrites(database: Database): (write: MatchWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const insertMatch = sql(
    `insert into matches (id, version, game, rules, options, seats, seed, deal, seal, begun, imported, length, standing, played, people, host, watchable, settings, campaign, clock_begun, due)
     values (:id, :version, :game, :rules, :options, :seats, :seed, :deal, :seal, :begun, :imported, :length, :standing, :played, :people, :host, :watchable, :settings, :campaign, :clock_begun, :due)
     on conflict do nothing`,
  )
  const extendMatch = sql(
    `update matches set length = ?, standing = ?, played = ?, due = ?
     where id = ? and length = ? and packed is null and abandoned = 0`,
  )
  const findPacked = sql('select packed from matches where id = ? and length = ? and packed is not null')
  const unpackMatch = sql('update matches set packed = null where id = ?')
  const findTable = sql('select 1 from tables where id = ? and revision = ?')
  const postponeMatch = sql('update matches set due = ? where id = ? and length = ? and due < ?')
  const abandonMatch = sql(
    `update matches set abandoned = 1, due = null
     where id = ? and length = ? and abandoned = 0 and packed is null`,
  )
  const packMatch = sql('update matches set packed = ? where id = ?')
  const deleteMatch = sql('delete from matches where id = ?')
  const insertEntry = sql('insert into entries (match, seq, at, request, entry) values (?, ?, ?, ?, ?)')
  const allEntries = sql('select at, request, entry from entries where match = ? order by seq')
  const deleteEntries = sql('delete from entries where match = ?')
  const insertSeat = sql('insert into seats (match, seat, person) values (?, ?, ?)')
  const deleteSeats = sql('delete from seats where match = ?')

  function insertEntries(match: string, from: number, entries: readonly EntryRow[]): void {
    for (const [at, entry] of entries.entries())
      insertEntry.run(match, from + at, entry.at, entry.request, entry.entry)
  }

  function packEntries(match: string): void {
    const rows: EntryRow[] = allEntries.all(match)
    packMatch.run(pack(rows), match)
    deleteEntries.run(match)
  }

  function seatPeople(match: string, json: string): void {
    const people: readonly (string | null)[] = JSON.parse(json)
    for (const [seat, person] of people.entries()) if (person !== null) insertSeat.run(match, seat, person)
  }

  /** The entries of a match that was over: its end was taken back, or something follows it. */
  function unpackEntries(match: string, length: number): boolean {
    const found: { packed: Uint8Array } | undefined = findPacked.get(match, length)
    if (found === undefined) return false
    unpackMatch.run(match)
    insertEntries(match, 0, unpack(found.packed))
    return true
  }

  function append({ progress, from, entries, over }: Extract<MatchWrite, { kind: 'append' }>): boolean {
    const { id, standing, played, due } = progress
    const extend = () => extendMatch.run(from + entries.length, standing, played, due, id, from).changes > 0
    if (!extend() && !(unpackEntries(id, from) && extend())) return false
    insertEntries(id, from, entries)
    if (over) packEntries(id)
    return true
  }

  return write => {
    switch (write.kind) {
      case 'create': {
        const { match, entries, over, revision } = write
        if (revision !== undefined && findTable.get(match.id, revision) === undefined) return false
        if (insertMatch.run({ ...match, length: entries.length }).changes === 0) return false
        seatPeople(match.id, match.people)
        insertEntries(match.id, 0, entries)
        if (over) packEntries(match.id)
        return true
      }
      case 'append':
        return append(write)
      case 'postpone':
        return postponeMatch.run(write.due, write.id, write.length, write.due).changes > 0
      case 'abandon':
        return abandonMatch.run(write.id, write.length).changes > 0
      case 'remove':
        for (const statement of [deleteMatch, deleteEntries, deleteSeats]) statement.run(write.id)
        return true
    }
  }
}
