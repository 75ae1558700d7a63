import type { NewPerson, PersonStore, SessionStore } from '../online-store.ts'
import { personOf } from '../rows/people.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Database } from './connection.ts'
import type { EraseWrite } from './erase.ts'

export type PersonWrite = { readonly of: 'people' } & (
  | {
      readonly kind: 'create'
      readonly person: NewPerson
      readonly sessionHash: string
      readonly at: number
    }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string; readonly folded: string }
  | { readonly kind: 'save'; readonly id: string; readonly settings: string; readonly hidden: number }
)

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function personWrites(database: Database): (write: PersonWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const findSession = sql('select 1 from sessions where hash = ?')
  const insertPerson = sql(
    'insert into people (id, name, made) values (:id, :name, :made) on conflict do nothing',
  )
  const insertSession = sql('insert into sessions (hash, person, made, used) values (?1, ?2, ?3, ?3)')
  const renamePerson = sql('update people set name = ? where id = ?')
  // Without an account it changes nothing, and finds nobody in the way.
  const renameAccount = sql('update or ignore accounts set folded = ? where person = ?')
  const findAccount = sql('select folded from accounts where person = ?')
  const savePerson = sql('update people set settings = ?, hidden = ? where id = ?')

  return write => {
    switch (write.kind) {
      case 'create': {
        if (findSession.get(write.sessionHash) !== undefined) return false
        if (insertPerson.run({ ...write.person }).changes === 0) return false
        insertSession.run(write.sessionHash, write.person.id, write.at)
        return true
      }
      case 'rename': {
        const { id, name, folded } = write
        renameAccount.run(folded, id)
        const account: { folded: string } | undefined = findAccount.get(id)
        if (account !== undefined && account.folded !== folded) return false
        return renamePerson.run(name, id).changes > 0
      }
      case 'save':
        return savePerson.run(write.settings, write.hidden, write.id).changes > 0
    }
  }
}

export function personStore(
  database: Database,
  queue: WriteQueue<PersonWrite | EraseWrite>,
  now: () => number,
): Omit<PersonStore, keyof SessionStore> {
  const columns = 'id, name, people.made, settings, hidden'
  const selectPerson = database.prepare(`select ${columns} from people where id = ?`)
  const selectPersonOfSession = database.prepare(
    `select ${columns} from people join sessions on person = id where hash = ?`,
  )
  return {
    create: ({ id, name, made }, sessionHash) =>
      queue.write({ of: 'people', kind: 'create', person: { id, name, made }, sessionHash, at: now() }),
    ofSession: async hash => personOf(selectPersonOfSession.get(hash)),
    load: async id => personOf(selectPerson.get(id)),
    rename: (id, name, folded) => queue.write({ of: 'people', kind: 'rename', id, name, folded }),
    save: (id, { settings, hidden }) =>
      queue.write({
        of: 'people',
        kind: 'save',
        id,
        settings: JSON.stringify(settings),
        hidden: Number(hidden),
      }),
    erase: id => queue.write({ of: 'erase', kind: 'person', id }),
  }
}
