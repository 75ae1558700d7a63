import { limits } from '@kazamata/protocol'
import type { PushStore, PushSubscription } from '../push-store.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Database } from './connection.ts'

export type PushWrite = { readonly of: 'push' } & (
  | { readonly kind: 'save'; readonly subscription: PushSubscription }
  | { readonly kind: 'remove'; readonly person: string; readonly endpoint: string }
  | { readonly kind: 'tell' | 'seen'; readonly person: string; readonly match: string }
  | { readonly kind: 'save key'; readonly key: string }
)

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function pushWrites(database: Database): (write: PushWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const save = sql(
    `insert or replace into push (endpoint, person, session, p256dh, auth, made)
     select :endpoint, person, hash, :p256dh, :auth, :made from sessions where hash = :session and person = :person`,
  )
  const deleteOld = sql(
    `delete from push where endpoint in
     (select endpoint from push where person = ? order by made desc limit -1 offset ${limits.pushSubscriptions})`,
  )
  const remove = sql('delete from push where person = ? and endpoint = ?')
  const tell = sql('insert or ignore into push_told (person, match) values (?, ?)')
  const seen = sql('delete from push_told where person = ? and match = ?')
  const saveKey = sql("insert or ignore into meta values ('push key', ?)")

  return write => {
    switch (write.kind) {
      case 'save':
        if (save.run({ ...write.subscription }).changes === 0) return false
        deleteOld.run(write.subscription.person)
        return true
      case 'remove':
        return remove.run(write.person, write.endpoint).changes > 0
      case 'tell':
        return tell.run(write.person, write.match).changes > 0
      case 'seen':
        return seen.run(write.person, write.match).changes > 0
      case 'save key':
        return saveKey.run(write.key).changes > 0
    }
  }
}

export function pushStore(database: Database, queue: WriteQueue<PushWrite>): PushStore {
  const selectOf = database.prepare('select * from push where person = ? order by made desc')
  const selectKey = database.prepare("select value from meta where key = 'push key'")
  return {
    async of(person) {
      const rows: PushSubscription[] = selectOf.all(person)
      return rows.map(row => ({ ...row }))
    },
    save: ({ person, session, endpoint, p256dh, auth, made }) =>
      queue.write({
        of: 'push',
        kind: 'save',
        subscription: { person, session, endpoint, p256dh, auth, made },
      }),
    remove: (person, endpoint) => queue.write({ of: 'push', kind: 'remove', person, endpoint }),
    tell: (person, match) => queue.write({ of: 'push', kind: 'tell', person, match }),
    seen: (person, match) => queue.write({ of: 'push', kind: 'seen', person, match }),
    async loadKey() {
      const row: { value: string } | undefined = selectKey.get()
      return row?.value
    },
    saveKey: key => queue.write({ of: 'push', kind: 'save key', key }),
  }
}
