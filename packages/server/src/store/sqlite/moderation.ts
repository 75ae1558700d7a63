import type { ModerationStore } from '../moderation-store.ts'
import { type ListedPersonRow, listedPersonOf } from '../rows/people.ts'
import type { WriteQueue } from '../write-queue.ts'
import type { Database } from './connection.ts'

export type ModerationWrite =
  | { readonly of: 'moderation'; readonly kind: 'ban'; readonly person: string; readonly at: number }
  | { readonly of: 'moderation'; readonly kind: 'unban'; readonly person: string }

/** Performs writes inside a transaction. False is lost: nothing was changed. */
export function moderationWrites(database: Database): (write: ModerationWrite) => boolean {
  const ban = database.prepare(
    'insert into bans (person, at) select id, ? from people where id = ? on conflict do nothing',
  )
  const unban = database.prepare('delete from bans where person = ?')
  return write =>
    write.kind === 'ban' ? ban.run(write.at, write.person).changes > 0 : unban.run(write.person).changes > 0
}

export function moderationStore(database: Database, queue: WriteQueue<ModerationWrite>): ModerationStore {
  const select = database.prepare(
    `select people.id, people.name, people.made, accounts.person as account, bans.at as banned
     from people left join accounts on accounts.person = people.id left join bans on bans.person = people.id
     where instr(lower(people.name), lower(:text)) > 0 or people.id = :text
     order by people.made desc, people.id limit :most`,
  )
  const selectBan = database.prepare('select 1 from bans where person = ?')
  return {
    async people(text, most) {
      const rows: ListedPersonRow[] = select.all({ text, most })
      return rows.map(listedPersonOf)
    },
    isBanned: async person => selectBan.get(person) !== undefined,
    ban: (person, at) => queue.write({ of: 'moderation', kind: 'ban', person, at }),
    unban: person => queue.write({ of: 'moderation', kind: 'unban', person }),
  }
}
