import type { PersonStore, SessionStore } from '../online-store.ts'
import { type PersonRow, personOf } from '../rows/people.ts'
import type { Postgres } from './database.ts'
import { erasePerson } from './erase.ts'

export function personStore(database: Postgres, now: () => number): Omit<PersonStore, keyof SessionStore> {
  const columns = 'id, name, people.made, settings, hidden from people'
  return {
    create: ({ id, name, made }, sessionHash) =>
      database.write(id, async ({ change }) => {
        const person = 'insert into people (id, name, made) values ($1, $2, $3) on conflict do nothing'
        if ((await change(person, [id, name, made])) === 0) return false
        const session = 'insert into sessions (hash, person, made, used) values ($1, $2, $3, $3)'
        await change(session, [sessionHash, id, now()])
        return true
      }),
    async ofSession(hash) {
      const [row] = await database.rows<PersonRow>(
        `select ${columns} join sessions on person = id where hash = $1`,
        [hash],
      )
      return personOf(row)
    },
    async load(id) {
      const [row] = await database.rows<PersonRow>(`select ${columns} where id = $1`, [id])
      return personOf(row)
    },
    rename: (id, name, folded) =>
      database.write(id, async ({ change }) => {
        // Without an account it changes nothing, and finds nobody in the way.
        await change('update accounts set folded = $2 where person = $1', [id, folded])
        return (await change('update people set name = $2 where id = $1', [id, name])) > 0
      }),
    save: (id, { settings, hidden }) =>
      database.change(id, 'update people set settings = $2, hidden = $3 where id = $1', [
        id,
        JSON.stringify(settings),
        Number(hidden),
      ]),
    erase: id => database.write(id, transaction => erasePerson(transaction, id)),
  }
}
