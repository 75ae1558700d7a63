import type { AccountStore, NewPassword } from '../online-store.ts'
import { type AccountRow, accountOf, accountRow } from '../rows/people.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Database } from './connection.ts'

export type AccountWrite = { readonly of: 'accounts' } & (
  | { readonly kind: 'create'; readonly account: AccountRow; readonly name: string }
  | {
      readonly kind: 'replace password'
      readonly person: string
      readonly was: string
      readonly next: NewPassword
      readonly at: number
    }
)

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function accountWrites(database: Database): (write: AccountWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const insertAccount = sql(
    `insert or ignore into accounts (person, folded, password, recovery)
     select id, :folded, :password, :recovery from people where id = :person`,
  )
  const renamePerson = sql('update people set name = ? where id = ?')
  const updateAccount = sql(
    'update accounts set password = ?, recovery = ? where person = ? and recovery = ?',
  )
  const deleteSessions = sql('delete from sessions where person = ?')
  const deleteLink = sql('delete from device_links where person = ?')
  const insertSession = sql('insert into sessions (hash, person, made, used) values (?1, ?2, ?3, ?3)')

  return write => {
    switch (write.kind) {
      case 'create':
        if (insertAccount.run({ ...write.account }).changes === 0) return false
        renamePerson.run(write.name, write.account.person)
        return true
      case 'replace password': {
        const { person, was, next, at } = write
        if (updateAccount.run(next.passwordHash, next.recoveryHash, person, was).changes === 0) return false
        for (const statement of [deleteSessions, deleteLink]) statement.run(person)
        insertSession.run(next.sessionHash, person, at)
        return true
      }
    }
  }
}

export function accountStore(
  database: Database,
  queue: WriteQueue<AccountWrite>,
  now: () => number,
): AccountStore {
  const select = (column: 'person' | 'folded' | 'recovery') => {
    const statement = database.prepare(`select * from accounts where ${column} = ?`)
    return async (value: string) => accountOf(statement.get(value))
  }
  return {
    load: select('person'),
    ofName: select('folded'),
    ofRecovery: select('recovery'),
    create: (account, name) =>
      queue.write({ of: 'accounts', kind: 'create', account: accountRow(account), name }),
    replacePassword: ({ person, recoveryHash: was }, next) =>
      queue.write({ of: 'accounts', kind: 'replace password', person, was, next, at: now() }),
  }
}
