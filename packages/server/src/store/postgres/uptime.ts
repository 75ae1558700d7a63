import type { Uptime, UptimeStore } from '../online-store.ts'
import type { Postgres } from './database.ts'

export function uptimeStore(database: Postgres): UptimeStore {
  return {
    load: async () => (await database.rows<Uptime>('select alive, slept from uptime'))[0],
    save: ({ alive, slept }) =>
      database.change(
        'uptime',
        `insert into uptime (id, alive, slept) values (1, $1, $2)
             on conflict (id) do update set alive = excluded.alive, slept = excluded.slept`,
        [alive, slept],
      ),
  }
}
