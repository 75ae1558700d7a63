import { isStorable, recordOf } from '@kazamata/room/store'
import { Trouble } from '../../trouble.ts'
import type { OnlineMatchStore, OnlineStore, PersonStore, TableStore, WaitingTable } from '../online-store.ts'
import { migrations } from './migrations/index.ts'
import { prepareDatabase } from './prepare.ts'
import { openReader, type Reader } from './reader.ts'
import { entryRows, matchChange, matchRow, tableRow } from './rows.ts'
import { startWriter } from './start-writer.ts'
import { type WriteQueue, type WriterThread, writeQueue } from './write-queue.ts'

export interface SqliteStoreParts {
  readonly folder: string
  /** The server's clock, in milliseconds. */
  now(): number
  /** Told why the thread that writes has died. */
  report(error: unknown): void
  /** Ours, unless a test has others. */
  readonly migrations?: readonly string[]
  readonly start?: (file: string) => WriterThread
}

/** Stores everything in one SQLite database; throws a `Trouble` where it cannot. */
export async function openSqliteStore(parts: SqliteStoreParts): Promise<OnlineStore> {
  const { folder, now, report, start = startWriter } = parts
  const file = prepareDatabase(folder, parts.migrations ?? migrations)
  const first = start(file)
  // Its connection asks whether it writes durably.
  await first.write([]).catch((error: unknown) => {
    throw new Trouble(error instanceof Error ? error.message : String(error))
  })
  const queue = writeQueue(first, () => start(file), report)
  const reader = openReader(file)
  return {
    matches: matchStore(reader, queue, now),
    tables: tableStore(reader, queue),
    people: personStore(reader, queue, now),
    async close() {
      await queue.close()
      reader.close()
    },
  }
}

function matchStore(reader: Reader, queue: WriteQueue, now: () => number): OnlineMatchStore {
  return {
    async load(id) {
      const found = reader.match(id)
      if (found === undefined) return undefined
      const { stored, logged } = found
      const entries = logged.map(({ entry }) => entry)
      return { stored, record: recordOf(stored, entries), requests: logged.map(({ request }) => request) }
    },
    read: async (id, from) => reader.entries(id, from),
    listOf: async person => reader.matchesOf(person),
    async create(stored, entries) {
      if (!isStorable(entries)) return 'failed'
      return queue.write({
        kind: 'create match',
        match: matchRow(stored),
        entries: entryRows(entries, now(), null),
        over: stored.winners !== undefined,
      })
    },
    async append(stored, from, entries, request) {
      if (!isStorable(entries)) return 'failed'
      return queue.write({
        kind: 'append',
        change: matchChange(stored),
        from,
        entries: entryRows(entries, now(), request ?? null),
        over: stored.winners !== undefined,
      })
    },
    async remove(id) {
      await queue.write({ kind: 'remove match', id })
    },
  }
}

function tableStore(reader: Reader, queue: WriteQueue): TableStore {
  return {
    load: async id => reader.table(id),
    listOf: async person => reader.tablesOf(person),
    create: table => queue.write({ kind: 'create table', table: tableRow(table), people: peopleOf(table) }),
    save: table => queue.write({ kind: 'save table', table: tableRow(table), people: peopleOf(table) }),
    async remove(id) {
      await queue.write({ kind: 'remove table', id })
    },
    async removeOld(before) {
      await queue.write({ kind: 'remove old tables', before })
    },
  }
}

function peopleOf({ host, seats }: WaitingTable): string[] {
  return [host, ...seats.flatMap(seat => (seat.kind === 'person' ? [seat.person] : []))]
}

function personStore(reader: Reader, queue: WriteQueue, now: () => number): PersonStore {
  return {
    create: ({ id, name, made }, sessionHash) =>
      queue.write({ kind: 'create person', person: { id, name, made }, sessionHash, at: now() }),
    ofSession: async hash => reader.personOfSession(hash),
    load: async id => reader.person(id),
    rename: (id, name) => queue.write({ kind: 'rename person', id, name }),
    saveLink: ({ hash, person, expires }) =>
      queue.write({ kind: 'save link', link: { hash, person, expires } }),
    useLink: (linkHash, sessionHash, at) => queue.write({ kind: 'use link', linkHash, sessionHash, at }),
  }
}
