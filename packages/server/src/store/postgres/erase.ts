import { matchOf, matchRow, type StoredMatchRow, selectMatches } from '../rows/matches.ts'
import { withoutPerson } from '../without-person.ts'
import type { Transaction } from './database.ts'

const statements = [
  "update chat set person = '', name = '', text = null, phrase = null where person = $1",
  "update reports set reporter = '' where reporter = $1",
  'delete from reports where person = $1',
  'delete from mutes where person = $1 or other = $1',
  'delete from seats where person = $1',
  'delete from results where person = $1',
  'delete from ratings where person = $1',
  'delete from accounts where person = $1',
  'delete from sessions where person = $1',
  'delete from device_links where person = $1',
  'delete from bans where person = $1',
  'delete from push_told where person = $1',
  'delete from people where id = $1',
]

/** Erases a person, whatever is left of them. */
export async function erasePerson({ rows, change }: Transaction, person: string): Promise<boolean> {
  // Locked, since another may be erased from the same match meanwhile.
  const matches = await rows<StoredMatchRow>(
    `${selectMatches} where host = $1 or id in (select match from seats where person = $1) order by id for update of matches`,
    [person],
  )
  for (const row of matches) {
    const { id, seats, people, host } = matchRow(withoutPerson(matchOf(row), person))
    await change('update matches set seats = $2, people = $3, host = $4 where id = $1', [
      id,
      seats,
      people,
      host,
    ])
  }
  for (const statement of statements) await change(statement, [person])
  return true
}
