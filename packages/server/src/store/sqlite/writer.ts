import type { WriteResult } from '@kazamata/room/store'
import { type Database, sqliteCode, sqliteCodes } from './connection.ts'
import { type MatchWrite, matchWrites } from './matches/writes.ts'
import { type PersonWrite, personWrites } from './people.ts'
import { type TableWrite, tableWrites } from './tables.ts'

export type Write = MatchWrite | TableWrite | PersonWrite

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

function performer(database: Database): (write: Write) => boolean {
  const matches = matchWrites(database)
  const tables = tableWrites(database)
  const people = personWrites(database)
  return write => {
    switch (write.of) {
      case 'matches': {
        const isDone = matches(write)
        if (isDone && write.kind === 'create') tables({ of: 'tables', kind: 'remove', id: write.match.id })
        return isDone
      }
      case 'tables':
        return tables(write)
      case 'people':
        return people(write)
    }
  }
}
