import type { Database } from '../connection.ts'
import { pack, unpack } from './packed.ts'
import type { EntryRow, MatchChange, MatchRow } from './rows.ts'

export type MatchWrite =
  | {
      readonly of: 'matches'
      readonly kind: 'create'
      readonly match: MatchRow
      readonly entries: readonly EntryRow[]
      readonly over: boolean
    }
  | {
      readonly of: 'matches'
      readonly kind: 'append'
      readonly change: MatchChange
      readonly from: number
      readonly entries: readonly EntryRow[]
      readonly over: boolean
    }
  | { readonly of: 'matches'; readonly kind: 'remove'; readonly id: string }

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function matchWrites(database: Database): (write: MatchWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const insertMatch = sql(
    `insert into matches (id, version, game, rules, options, seats, seed, deal, seal, begun, imported, length, standing, played, people, host, watchable)
     values (:id, :version, :game, :rules, :options, :seats, :seed, :deal, :seal, :begun, :imported, :length, :standing, :played, :people, :host, :watchable)
     on conflict do nothing`,
  )
  // What nearly every append is: others need a second look.
  const extendMatch = sql(
    `update matches set length = ?, standing = ?, played = ?, host = ?, watchable = ?
     where id = ? and length = ? and people = ? and packed is null`,
  )
  const findMatch = sql('select people, packed from matches where id = ? and length = ?')
  const updateMatch = sql(
    `update matches set length = :length, standing = :standing, played = :played, people = :people, host = :host, watchable = :watchable, packed = null
     where id = :id`,
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
    deleteSeats.run(match)
    for (const [seat, person] of people.entries()) if (person !== null) insertSeat.run(match, seat, person)
  }

  function append({ change, from, entries, over }: Extract<MatchWrite, { kind: 'append' }>): boolean {
    const { id, standing, played, people, host, watchable } = change
    const length = from + entries.length
    if (extendMatch.run(length, standing, played, host, watchable, id, from, people).changes === 0) {
      const known: { people: string; packed: Uint8Array | null } | undefined = findMatch.get(id, from)
      if (known === undefined) return false
      updateMatch.run({ ...change, length })
      if (known.people !== people) seatPeople(id, people)
      if (known.packed !== null) insertEntries(id, 0, unpack(known.packed))
    }
    insertEntries(id, from, entries)
    if (over) packEntries(id)
    return true
  }

  return write => {
    switch (write.kind) {
      case 'create': {
        const { match, entries, over } = write
        if (insertMatch.run({ ...match, length: entries.length }).changes === 0) return false
        seatPeople(match.id, match.people)
        insertEntries(match.id, 0, entries)
        if (over) packEntries(match.id)
        return true
      }
      case 'append':
        return append(write)
      case 'remove':
        for (const statement of [deleteMatch, deleteEntries, deleteSeats]) statement.run(write.id)
        return true
    }
  }
}
