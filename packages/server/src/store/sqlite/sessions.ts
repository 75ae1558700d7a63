import type { DeviceLink, SessionStore } from '../online-store.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Database } from './connection.ts'

export type SessionWrite = { readonly of: 'sessions' } & (
  | { readonly kind: 'begin'; readonly id: string; readonly sessionHash: string; readonly at: number }
  | { readonly kind: 'use'; readonly sessionHash: string; readonly at: number }
  | { readonly kind: 'end unused'; readonly before: number }
  | { readonly kind: 'end'; readonly sessionHash: string }
  | { readonly kind: 'end all'; readonly id: string }
  | { readonly kind: 'save link'; readonly link: DeviceLink }
  | {
      readonly kind: 'use link'
      readonly linkHash: string
      readonly sessionHash: string
      readonly at: number
    }
)

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function sessionWrites(database: Database): (write: SessionWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const findSession = sql('select 1 from sessions where hash = ?')
  const insertSession = sql('insert into sessions (hash, person, made, used) values (?1, ?2, ?3, ?3)')
  const beginSession = sql(
    'insert or ignore into sessions (hash, person, made, used) select ?1, id, ?2, ?2 from people where id = ?3',
  )
  const useSession = sql('update sessions set used = ? where hash = ?')
  const deleteUnused = sql('delete from sessions where used < ?')
  const deleteSession = sql('delete from sessions where hash = ?')
  const deleteSessions = sql('delete from sessions where person = ?')
  const deleteLinkOf = sql('delete from device_links where person = ?')
  const replaceLink = sql(
    'insert or replace into device_links (person, hash, expires) select id, :hash, :expires from people where id = :person',
  )
  const deleteLink = sql('delete from device_links where hash = ? and expires > ? returning person')

  return write => {
    switch (write.kind) {
      case 'begin':
        return beginSession.run(write.sessionHash, write.at, write.id).changes > 0
      case 'use':
        return useSession.run(write.at, write.sessionHash).changes > 0
      case 'end unused':
        return deleteUnused.run(write.before).changes > 0
      case 'end':
        return deleteSession.run(write.sessionHash).changes > 0
      case 'end all':
        for (const statement of [deleteSessions, deleteLinkOf]) statement.run(write.id)
        return true
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

export function sessionStore(
  database: Database,
  queue: WriteQueue<SessionWrite>,
  now: () => number,
): SessionStore {
  const selectUsed = database.prepare('select used from sessions where hash = ?')
  const selectLiving = database.prepare(
    'select hash from sessions where hash in (select value from json_each(?)) and person not in (select person from bans)',
  )
  const countOf = database.prepare('select count(*) as count from sessions where person = ?')
  return {
    beginSession: (id, sessionHash) =>
      queue.write({ of: 'sessions', kind: 'begin', id, sessionHash, at: now() }),
    async sessionUsed(sessionHash) {
      const row: { used: number } | undefined = selectUsed.get(sessionHash)
      return row?.used
    },
    useSession: (sessionHash, at) => queue.write({ of: 'sessions', kind: 'use', sessionHash, at }),
    endUnused: before => queue.write({ of: 'sessions', kind: 'end unused', before }),
    endSession: sessionHash => queue.write({ of: 'sessions', kind: 'end', sessionHash }),
    endSessions: id => queue.write({ of: 'sessions', kind: 'end all', id }),
    async livingSessions(sessionHashes) {
      const rows: { hash: string }[] = selectLiving.all(JSON.stringify(sessionHashes))
      return new Set(rows.map(({ hash }) => hash))
    },
    async countSessions(id) {
      const { count }: { count: number } = countOf.get(id)
      return count
    },
    saveLink: ({ hash, person, expires }) =>
      queue.write({ of: 'sessions', kind: 'save link', link: { hash, person, expires } }),
    useLink: (linkHash, sessionHash, at) =>
      queue.write({ of: 'sessions', kind: 'use link', linkHash, sessionHash, at }),
  }
}
