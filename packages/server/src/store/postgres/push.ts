import { limits } from '@kazamata/protocol'
import type { PushStore, PushSubscription } from '../push-store.ts'
import type { Postgres } from './database.ts'

export function pushStore(database: Postgres): PushStore {
  const write = (name: string, text: string, ...values: readonly (string | number)[]) =>
    database.change(name, text, values)
  return {
    of: person =>
      database.rows<PushSubscription>('select * from push where person = $1 order by made desc', [person]),
    save: ({ person, session, endpoint, p256dh, auth, made }) =>
      database.write(person, async ({ change }) => {
        const saved = await change(
          `insert into push (endpoint, person, session, p256dh, auth, made)
           select $1, person, hash, $4, $5, $6 from sessions where hash = $3 and person = $2
           on conflict (endpoint) do update set person = excluded.person, session = excluded.session,
           p256dh = excluded.p256dh, auth = excluded.auth, made = excluded.made`,
          [endpoint, person, session, p256dh, auth, made],
        )
        if (saved === 0) return false
        await change(
          `delete from push where endpoint in
           (select endpoint from push where person = $1 order by made desc offset $2)`,
          [person, limits.pushSubscriptions],
        )
        return true
      }),
    remove: (person, endpoint) =>
      write(person, 'delete from push where person = $1 and endpoint = $2', person, endpoint),
    tell: (person, match) =>
      write(
        person,
        'insert into push_told (person, match) values ($1, $2) on conflict do nothing',
        person,
        match,
      ),
    seen: (person, match) =>
      write(person, 'delete from push_told where person = $1 and match = $2', person, match),
    async loadKey() {
      const [row] = await database.rows<{ value: string }>("select value from meta where key = 'push key'")
      return row?.value
    },
    saveKey: key =>
      write('push key', "insert into meta (key, value) values ('push key', $1) on conflict do nothing", key),
  }
}
