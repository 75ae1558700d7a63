import type { SessionStore } from '../online-store.ts'
import type { Postgres } from './database.ts'

export function sessionStore(database: Postgres, now: () => number): SessionStore {
  const write = (name: string, text: string, ...values: readonly (string | number)[]) =>
    database.change(name, text, values)
  return {
    beginSession: (id, sessionHash) =>
      write(
        id,
        `insert into sessions (hash, person, made, used) select $1, id, $2, $2 from people where id = $3
         on conflict do nothing`,
        sessionHash,
        now(),
        id,
      ),
    async sessionUsed(sessionHash) {
      const [row] = await database.rows<{ used: number }>('select used from sessions where hash = $1', [
        sessionHash,
      ])
      return row?.used
    },
    useSession: (sessionHash, at) =>
      write(sessionHash, 'update sessions set used = $2 where hash = $1', sessionHash, at),
    endUnused: before => write('unused sessions', 'delete from sessions where used < $1', before),
    endSession: sessionHash => write(sessionHash, 'delete from sessions where hash = $1', sessionHash),
    endSessions: id =>
      database.write(id, async ({ change }) => {
        await change('delete from sessions where person = $1', [id])
        await change('delete from device_links where person = $1', [id])
        return true
      }),
    async livingSessions(sessionHashes) {
      const rows = await database.rows<{ hash: string }>(
        'select hash from sessions where hash = any($1) and person not in (select person from bans)',
        [sessionHashes],
      )
      return new Set(rows.map(({ hash }) => hash))
    },
    async countSessions(id) {
      const [row] = await database.rows<{ count: number }>(
        'select count(*) from sessions where person = $1',
        [id],
      )
      return row?.count ?? 0
    },
    saveLink: ({ hash, person, expires }) =>
      write(
        person,
        `insert into device_links (person, hash, expires) select id, $2, $3 from people where id = $1
         on conflict (person) do update set hash = excluded.hash, expires = excluded.expires`,
        person,
        hash,
        expires,
      ),
    useLink: (linkHash, sessionHash, at) =>
      write(
        linkHash,
        `with used as (delete from device_links where hash = $1 and expires > $3 returning person)
         insert into sessions (hash, person, made, used) select $2, person, $3, $3 from used`,
        linkHash,
        sessionHash,
        at,
      ),
  }
}
