import type { AccountStore } from '../online-store.ts'
import { type AccountRow, accountOf, accountRow } from '../rows/people.ts'
import type { Postgres } from './database.ts'

export function accountStore(database: Postgres, now: () => number): AccountStore {
  const select = (column: 'person' | 'folded' | 'recovery') => async (value: string) => {
    const [row] = await database.rows<AccountRow>(`select * from accounts where ${column} = $1`, [value])
    return accountOf(row)
  }
  return {
    load: select('person'),
    ofName: select('folded'),
    ofRecovery: select('recovery'),
    create: (account, name) =>
      database.write(account.person, async ({ change }) => {
        const { person, folded, password, recovery } = accountRow(account)
        const made = await change(
          `insert into accounts (person, folded, password, recovery) select id, $2, $3, $4 from people where id = $1
           on conflict do nothing`,
          [person, folded, password, recovery],
        )
        if (made === 0) return false
        await change('update people set name = $2 where id = $1', [person, name])
        return true
      }),
    replacePassword: ({ person, recoveryHash: was }, next) =>
      database.write(person, async ({ change }) => {
        const replaced = await change(
          'update accounts set password = $3, recovery = $4 where person = $1 and recovery = $2',
          [person, was, next.passwordHash, next.recoveryHash],
        )
        if (replaced === 0) return false
        await change('delete from sessions where person = $1', [person])
        await change('delete from device_links where person = $1', [person])
        const session = 'insert into sessions (hash, person, made, used) values ($1, $2, $3, $3)'
        await change(session, [next.sessionHash, person, now()])
        return true
      }),
  }
}
