import type { WriteResult } from '@kazamata/room/store'
import type { DeviceLink, Person } from '../online-store.ts'
import { type Database, sqliteCode, sqliteCodes } from './connection.ts'
import { pack, unpack } from './packed.ts'
import type { EntryRow, MatchChange, MatchRow, TableRow } from './rows.ts'

export type Write =
  | {
      readonly kind: 'create match'
      readonly match: MatchRow
      readonly entries: readonly EntryRow[]
      readonly over: boolean
    }
  | {
      readonly kind: 'append'
      readonly change: MatchChange
      readonly from: number
      readonly entries: readonly EntryRow[]
      readonly over: boolean
    }
  | { readonly kind: 'remove match'; readonly id: string }
  | {
      readonly kind: 'create table' | 'save table'
      readonly table: TableRow
      readonly people: readonly string[]
    }
  | { readonly kind: 'remove table'; readonly id: string }
  | { readonly kind: 'remove old tables'; readonly before: number }
  | {
      readonly kind: 'create person'
      readonly person: Person
      readonly sessionHash: string
      readonly at: number
    }
  | { readonly kind: 'rename person'; readonly id: string; readonly name: string }
  | { readonly kind: 'save link'; readonly link: DeviceLink }
  | {
      readonly kind: 'use link'
      readonly linkHash: string
      readonly sessionHash: string
      readonly at: number
    }

export interface Writer {
  /** One transaction for all of them, and an answer for each. Throws where nobody knows whether they are stored. */
  write(batch: readonly Write[]): readonly WriteResult[]
  close(): void
}

/** The connection is used by nobody else. */
export function openWriter(database: Database): Writer {
  const perform = performer(database)
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  return {
    write(batch) {
      try {
        begin.run()
        const results = batch.map(write => (perform(write) ? 'won' : 'lost'))
        commit.run()
        return results
      } catch (error) {
        if (database.isTransaction) database.exec('rollback')
        if (sqliteCode(error) !== sqliteCodes.full) throw error
        return batch.map(() => 'failed')
      }
    },
    close() {
      // The driver closes a connection only when its statements are garbage-collected: the log is emptied before.
      database.exec('pragma wal_checkpoint(truncate)')
      database.close()
    },
  }
}

/** Performs writes inside a transaction. False is lost: nothing was changed. */
function performer(database: Database): (write: Write) => boolean {
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
  const insertTable = sql(
    `insert into tables (id, revision, game, options, seats, host, invite, watchable, changed)
     values (:id, :revision, :game, :options, :seats, :host, :invite, :watchable, :changed) on conflict do nothing`,
  )
  const updateTable = sql(
    `update tables set revision = :revision, game = :game, options = :options, seats = :seats, host = :host, invite = :invite, watchable = :watchable, changed = :changed
     where id = :id and revision = :revision - 1`,
  )
  const deleteTable = sql('delete from tables where id = ?')
  const insertTablePerson = sql(
    'insert into table_people (waiting, person) values (?, ?) on conflict do nothing',
  )
  const deleteTablePeople = sql('delete from table_people where waiting = ?')
  const deleteOldTables = sql('delete from tables where changed < ? returning id')
  const findSession = sql('select 1 from sessions where hash = ?')
  const insertPerson = sql(
    'insert into people (id, name, made) values (:id, :name, :made) on conflict do nothing',
  )
  const insertSession = sql('insert into sessions (hash, person, made) values (?, ?, ?)')
  const renamePerson = sql('update people set name = ? where id = ?')
  const replaceLink = sql(
    'insert or replace into device_links (person, hash, expires) select id, :hash, :expires from people where id = :person',
  )
  const deleteLink = sql('delete from device_links where hash = ? and expires > ? returning person')

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

  function seatTablePeople(id: string, people: readonly string[]): void {
    deleteTablePeople.run(id)
    for (const person of people) insertTablePerson.run(id, person)
  }

  function append({ change, from, entries, over }: Extract<Write, { kind: 'append' }>): boolean {
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
      case 'create match': {
        const { match, entries, over } = write
        if (insertMatch.run({ ...match, length: entries.length }).changes === 0) return false
        seatPeople(match.id, match.people)
        insertEntries(match.id, 0, entries)
        if (over) packEntries(match.id)
        return true
      }
      case 'append':
        return append(write)
      case 'remove match':
        for (const statement of [deleteMatch, deleteEntries, deleteSeats]) statement.run(write.id)
        return true
      case 'create table':
      case 'save table': {
        const statement = write.kind === 'create table' ? insertTable : updateTable
        if (statement.run({ ...write.table }).changes === 0) return false
        seatTablePeople(write.table.id, write.people)
        return true
      }
      case 'remove table':
        for (const statement of [deleteTable, deleteTablePeople]) statement.run(write.id)
        return true
      case 'remove old tables': {
        const old: { id: string }[] = deleteOldTables.all(write.before)
        for (const { id } of old) deleteTablePeople.run(id)
        return true
      }
      case 'create person': {
        if (findSession.get(write.sessionHash) !== undefined) return false
        if (insertPerson.run({ ...write.person }).changes === 0) return false
        insertSession.run(write.sessionHash, write.person.id, write.at)
        return true
      }
      case 'rename person':
        return renamePerson.run(write.name, write.id).changes > 0
      case 'save link':
        return replaceLink.run({ ...write.link }).changes > 0
      case 'use link': {
        const { linkHash, sessionHash, at } = write
        if (findSession.get(sessionHash) !== undefined) return false
        const link: { person: string } | undefined = deleteLink.get(linkHash, at)
        if (link === undefined) return false
        insertSession.run(sessionHash, link.person, at)
        return true
      }
    }
  }
}
