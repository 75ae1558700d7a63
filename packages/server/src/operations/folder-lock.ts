import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { sqliteCode, sqliteCodes } from '../store/sqlite/connection.ts'
import { Trouble } from '../trouble.ts'

export interface FolderLock {
  release(): void
}

/**
 * Whoever has the lock of a data folder has it alone; it ends with the process, however that ends. It is the lock of a
 * small SQLite database, since Node has none for files. `undefined` where somebody has it.
 */
export function lockFolder(folder: string): FolderLock | undefined {
  // Secrets of matches and hashes of sessions will be in it.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    database.exec('pragma journal_mode = off; begin exclusive')
  } catch (error) {
    database.close()
    if (sqliteCode(error) === sqliteCodes.busy) return undefined
    throw error
  }
  return { release: () => database.close() }
}

/** For a server; a folder that cannot be written to is left to the store, which says why. */
export function lockForServer(folder: string): FolderLock {
  let lock: FolderLock | undefined
  try {
    lock = lockFolder(folder)
  } catch {
    return { release: () => undefined }
  }
  if (lock === undefined)
    throw new Trouble(
      `A server runs on "${folder}" already: stop it, or name another folder with KAZAMATA_DATA.`,
    )
  return lock
}
