import { matchOf, matchRow, type StoredMatchRow, selectMatches } from '../rows/matches.ts'
import { withoutPerson } from '../without-person.ts'
import type { Database } from './connection.ts'

export interface EraseWrite {
  readonly of: 'erase'
  readonly kind: 'person'
  readonly id: string
}

/** Erases a person inside a transaction, whatever is left of them. */
export function eraseWrites(database: Database): (write: EraseWrite) => boolean {
  const sql = (text: string) => database.prepare(text)
  const selectTheirs = sql(
    `${selectMatches} where host = ? or id in (select match from seats where person = ?)`,
  )
  const updateMatch = sql('update matches set seats = ?, people = ?, host = ? where id = ?')
  const updates = [
    "chat set person = '', name = '', text = null, phrase = null where person = ?",
    "reports set reporter = '' where reporter = ?",
  ].map(what => sql(`update ${what}`))
  const deletes = [
    'reports where person = ?',
    'mutes where person = ?',
    'mutes where other = ?',
    'seats where person = ?',
    'results where person = ?',
    'ratings where person = ?',
    'accounts where person = ?',
    'sessions where person = ?',
    'device_links where person = ?',
    'bans where person = ?',
    'push_told where person = ?',
    'people where id = ?',
  ].map(what => sql(`delete from ${what}`))

  return ({ id: person }) => {
    const rows: StoredMatchRow[] = selectTheirs.all(person, person)
    for (const row of rows) {
      const { id, seats, people, host } = matchRow(withoutPerson(matchOf(row), person))
      updateMatch.run(seats, people, host, id)
    }
    for (const statement of [...updates, ...deletes]) statement.run(person)
    return true
  }
}
