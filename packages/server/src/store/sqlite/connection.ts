import { DatabaseSync } from '@photostructure/sqlite'
import { Trouble } from '../../trouble.ts'

export type Database = InstanceType<typeof DatabaseSync>

/** How long a connection waits for another process that writes, in milliseconds. */
const timeout = 5000

export function connectReader(file: string): Database {
  return new DatabaseSync(file, { readOnly: true, timeout })
}

/** A connection whose commits are on the disk when they return. */
export function connectWriter(file: string): Database {
  const database = new DatabaseSync(file, { timeout })
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  // Running matches touch the same few thousand pages again and again: they stay in memory (in kilobytes), and are copied
  // from the log to the database (after so many pages) once for many moves instead of once for a few.
  database.exec('pragma cache_size = -16000; pragma wal_autocheckpoint = 4000')
  // The driver may have been built with a weaker default that it goes back to without a word.
  const { journal_mode: journal } = database.prepare('pragma journal_mode').get()
  const { synchronous } = database.prepare('pragma synchronous').get()
  if (journal === 'wal' && synchronous === 2) return database
  database.close()
  throw new Trouble(
    `"${file}" cannot be written durably: it needs journal_mode wal and synchronous 2, but has ${journal} and ${synchronous}.`,
  )
}

/** Result codes of SQLite, without what extends them. */
export const sqliteCodes = {
  busy: 5,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const

/** Of an error that SQLite reported. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined
  return error.errcode & 0xff
}
