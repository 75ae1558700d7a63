import type { UptimeStore } from '../online-store.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Database } from './connection.ts'

export interface UptimeWrite {
  readonly of: 'uptime'
  readonly kind: 'save'
  readonly alive: number
  readonly slept: number
}

export function uptimeWrites(database: Database): (write: UptimeWrite) => boolean {
  const save = database.prepare('insert or replace into uptime (id, alive, slept) values (1, ?, ?)')
  return ({ alive, slept }) => save.run(alive, slept).changes > 0
}

export function uptimeStore(database: Database, queue: WriteQueue<UptimeWrite>): UptimeStore {
  const select = database.prepare('select alive, slept from uptime')
  return {
    load: async () => select.get(),
    save: uptime => queue.write({ of: 'uptime', kind: 'save', ...uptime }),
  }
}
