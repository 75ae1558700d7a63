import type { Config } from '../config.ts'
import { lockForServer } from '../operations/folder-lock.ts'
import type { OnlineStore, StoreCounts } from './online-store.ts'
import { makeFolder } from './sqlite/prepare.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'

export interface StoreParts {
  /** The server's clock, in milliseconds. */
  now(): number
  report(error: unknown): void
  /** Told of so many writes that go to the disk together; what it returns is called when they are there. */
  onBatch(writes: number): () => void
}

export interface OpenedStore {
  readonly store: OnlineStore & { counts(): StoreCounts | Promise<StoreCounts> }
  /** Once the store is closed: another server may run on the folder. */
  release(): void
}

/**
 * Opens the PostgreSQL that the configuration names, or else the database in the folder. Either way one server runs on a
 * folder at a time: through it, whoever looks after the server gives commands.
 */
export async function openStore({ folder, databaseUrl }: Config, parts: StoreParts): Promise<OpenedStore> {
  const lock = lockForServer(folder)
  try {
    const store =
      databaseUrl === undefined
        ? await openSqliteStore({ folder, ...parts })
        : await openPostgres(folder, databaseUrl, parts)
    return { store, release: lock.release }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openPostgres(folder: string, url: string, parts: StoreParts) {
  makeFolder(folder)
  // Loaded only where it is used: most servers need no driver.
  const { openPostgresStore } = await import('./postgres/postgres-store.ts')
  return openPostgresStore({ url, ...parts })
}
