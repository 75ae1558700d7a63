import type { WriteResult } from '@kazamata/room/store'
import { type AccountWrite, accountWrites } from './accounts.ts'
import { type ChatWrite, chatWrites } from './chat.ts'
import { type Database, sqliteCode, sqliteCodes } from './connection.ts'
import { type EraseWrite, eraseWrites } from './erase.ts'
import { type MatchWrite, matchWrites } from './matches/writes.ts'
import { type ModerationWrite, moderationWrites } from './moderation.ts'
import { type PersonWrite, personWrites } from './people.ts'
import { type PushWrite, pushWrites } from './push.ts'
import { type ResultWrite, resultWrites } from './results.ts'
import { type SessionWrite, sessionWrites } from './sessions.ts'
import { type TableWrite, tableWrites } from './tables.ts'
import { type UptimeWrite, uptimeWrites } from './uptime.ts'

export type Write =
  | MatchWrite
  | TableWrite
  | PersonWrite
  | SessionWrite
  | AccountWrite
  | ResultWrite
  | ChatWrite
  | EraseWrite
  | ModerationWrite
  | PushWrite
  | UptimeWrite

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
  const sessions = sessionWrites(database)
  const accounts = accountWrites(database)
  const results = resultWrites(database)
  const chat = chatWrites(database)
  const erase = eraseWrites(database)
  const moderation = moderationWrites(database)
  const push = pushWrites(database)
  const uptime = uptimeWrites(database)
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
      case 'sessions':
        return sessions(write)
      case 'accounts':
        return accounts(write)
      case 'results':
        return results(write)
      case 'chat':
        return chat(write)
      case 'erase':
        return erase(write)
      case 'moderation':
        return moderation(write)
      case 'push':
        return push(write)
      case 'uptime':
        return uptime(write)
    }
  }
}
