import type { DeviceLink, Person, PersonStore } from '../online-store.ts'
import type { Database } from './connection.ts'
import type { WriteQueue } from './write-queue.ts'

export type PersonWrite =
  | {
      readonly of: 'people'
      readonly kind: 'create'
      readonly person: Person
      readonly sessionHash: string
      readonly at: number
    }
  | { readonly of: 'people'; readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly of: 'people'; readonly kind: 'save link'; readonly link: DeviceLink }
  | {
      readonly of: 'people'
      readonly kind: 'use link'
      readonly linkHash: string
      readonly sessionHash: string
      readonly at: number
    }

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function personWrites(database: Database): (write: PersonWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
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

  return write => {
    switch (write.kind) {
      case 'create': {
        if (findSession.get(write.sessionHash) !== undefined) return false
        if (insertPerson.run({ ...write.person }).changes === 0) return false
        insertSession.run(write.sessionHash, write.person.id, write.at)
        return true
      }
      case 'rename':
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

export function personStore(
  database: Database,
  queue: WriteQueue<PersonWrite>,
  now: () => number,
): PersonStore {
  const selectPerson = database.prepare('select id, name, made from people where id = ?')
  const selectPersonOfSession = database.prepare(
    'select id, name, people.made from people join sessions on person = id where hash = ?',
  )
  return {
    create: ({ id, name, made }, sessionHash) =>
      queue.write({ of: 'people', kind: 'create', person: { id, name, made }, sessionHash, at: now() }),
    ofSession: async hash => personOf(selectPersonOfSession.get(hash)),
    load: async id => personOf(selectPerson.get(id)),
    rename: (id, name) => queue.write({ of: 'people', kind: 'rename', id, name }),
    saveLink: ({ hash, person, expires }) =>
      queue.write({ of: 'people', kind: 'save link', link: { hash, person, expires } }),
    useLink: (linkHash, sessionHash, at) =>
      queue.write({ of: 'people', kind: 'use link', linkHash, sessionHash, at }),
  }
}

/** The driver's rows have no prototype. */
const personOf = (row: Person | undefined): Person | undefined => row && { ...row }
