import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OnlineStore } from '../store/online-store.ts'
import { connectWriter, type Database } from '../store/sqlite/connection.ts'
import { openSqliteStore, type SqliteStoreParts } from '../store/sqlite/sqlite-store.ts'
import { openWriter, type Write } from '../store/sqlite/writer.ts'
import type { BatchWriter } from '../store/write-queue.ts'

/** Folders and stores that are cleared away after a test. */
export function sqliteFolders() {
  const folders: string[] = []
  const stores: OnlineStore[] = []
  const close = async () => {
    await Promise.all(stores.splice(0).map(store => store.close()))
  }
  return {
    folder(): string {
      const folder = mkdtempSync(join(tmpdir(), 'kazamata-store-'))
      folders.push(folder)
      return folder
    },
    async open(folder: string, parts: Partial<SqliteStoreParts> = {}): Promise<OnlineStore> {
      const store = await openSqliteStore({ folder, now: () => 1234, report: () => undefined, ...parts })
      stores.push(store)
      return store
    },
    close,
    async clear(): Promise<void> {
      await close()
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
    },
  }
}

/** The real writer without its thread, on a disk that can be made full and with an answer that can be lost. */
export function localWriter() {
  let database: Database | undefined
  let lost = false
  return {
    start(file: string): BatchWriter<Write> {
      const connection = connectWriter(file)
      const writer = openWriter(connection)
      let alive = true
      database = connection
      return {
        get alive() {
          return alive
        },
        async write(batch) {
          // A thread gets copies.
          const results = writer.write(structuredClone<readonly Write[]>(batch))
          if (!lost) return results
          lost = false
          alive = false
          throw new Error('The answer is lost.')
        },
        async close() {
          alive = false
          writer.close()
        },
      }
    },
    /** It may grow by no page. */
    fillDisk: () => database?.exec('pragma max_page_count = 1'),
    freeDisk: () => database?.exec('pragma max_page_count = 1000000'),
    loseAnswer() {
      lost = true
    },
  }
}
