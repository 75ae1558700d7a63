import type { ModerationStore } from '../moderation-store.ts'
import { type ListedPersonRow, listedPersonOf } from '../rows/people.ts'
import type { Postgres } from './database.ts'

export function moderationStore(database: Postgres): ModerationStore {
  return {
    async people(text, most) {
      const rows = await database.rows<ListedPersonRow>(
        `select people.id, people.name, people.made, accounts.person as account, bans.at as banned
         from people left join accounts on accounts.person = people.id left join bans on bans.person = people.id
         where strpos(lower(people.name), lower($1)) > 0 or people.id = $1
         order by people.made desc, people.id limit $2`,
        [text, most],
      )
      return rows.map(listedPersonOf)
    },
    isBanned: async person =>
      (await database.rows('select 1 from bans where person = $1', [person])).length > 0,
    ban: (person, at) =>
      database.change(
        person,
        'insert into bans (person, at) select id, $2 from people where id = $1 on conflict do nothing',
        [person, at],
      ),
    unban: person => database.change(person, 'delete from bans where person = $1', [person]),
  }
}
