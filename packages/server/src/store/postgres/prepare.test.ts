import { afterEach, describe, expect, test } from 'vitest'
import { emptyPostgres, postgresStores, query } from '../../testing/postgres-harness.ts'
import { match, move } from '../../testing/store-samples.ts'
import { Trouble } from '../../trouble.ts'
import { migrations } from './migrations/index.ts'
import { prepareDatabase } from './prepare.ts'

const postgres = postgresStores()
afterEach(() => postgres.clear())

/** One sentence for the person who started the server. */
async function trouble(url: string, known = migrations): Promise<string> {
  try {
    await prepareDatabase(url, known)
  } catch (error) {
    if (error instanceof Trouble) return error.message
    throw error
  }
  return 'none'
}

const schemaOf = (url: string) => query(url, "select value from meta where key = 'schema'")
const changed = (url: string, change: (url: URL) => void) => {
  const other = new URL(url)
  change(other)
  return other.href
}

describe('the schema', () => {
  test.each(migrations.map((_, at) => at))('is brought up to date from schema %i', async earlier => {
    const url = await emptyPostgres()
    if (earlier > 0) await prepareDatabase(url, migrations.slice(0, earlier))
    const { matches } = await postgres.open(url)
    expect(await matches.create(match('a'), [move(1)])).toBe('won')
    expect(await schemaOf(url)).toEqual([{ value: String(migrations.length) }])
  })

  test('is made once by servers that start together', async () => {
    const url = await emptyPostgres()
    // A second time would fail.
    const slow = [...migrations, 'create table once (id integer); select pg_sleep(0.2)']
    await Promise.all([1, 2, 3].map(() => prepareDatabase(url, slow)))
    expect(await schemaOf(url)).toEqual([{ value: String(slow.length) }])
  })

  test('is as it was where a migration fails', async () => {
    const url = await emptyPostgres()
    await prepareDatabase(url, migrations)
    expect(await trouble(url, [...migrations, 'create table half (id integer)', 'nonsense'])).toMatch(
      /^The database "postgres" at 127\.0\.0\.1:\d+ cannot be used \(syntax error at or near "nonsense"\)\.$/,
    )
    expect(await schemaOf(url)).toEqual([{ value: String(migrations.length) }])
    expect(await query(url, "select to_regclass('half') as half")).toEqual([{ half: null }])
  })

  test('of a newer Kazamata is refused and not touched', async () => {
    const url = await emptyPostgres()
    await prepareDatabase(url, [...migrations, 'create table newer (id integer)'])
    expect(await trouble(url)).toMatch(
      new RegExp(
        `^The database "postgres" at 127\\.0\\.0\\.1:\\d+ has schema ${migrations.length + 1} of a newer Kazamata, and this one knows ${migrations.length}: update Kazamata, or name another database with DATABASE_URL\\.$`,
      ),
    )
  })
})

describe('refuses in one sentence, without the password', () => {
  test('a database with tables of somebody else', async () => {
    const url = await emptyPostgres()
    await query(url, 'create table theirs (id integer)')
    expect(await trouble(url)).toMatch(/ is not one of Kazamata: name an empty one with DATABASE_URL\.$/)
  })

  test('a wrong password, a database that is not there, and a user who may not make tables', async () => {
    const url = await emptyPostgres()
    const wrong = changed(url, at => {
      at.password = 'wrong'
    })
    expect(await trouble(wrong)).toMatch(
      /^The database "postgres" at 127\.0\.0\.1:\d+ refuses the user or the password of DATABASE_URL\.$/,
    )
    const missing = changed(url, at => {
      at.pathname = '/missing'
    })
    expect(await trouble(missing)).toMatch(/^There is no database "missing" at /)
    const guest = changed(url, at => {
      at.username = `guest_${Date.now()}`
      at.password = 'guest'
    })
    const { username } = new URL(guest)
    const [at] = await query<{ schema: string }>(url, 'select current_schema() as schema')
    await query(
      url,
      `create role ${username} login password 'guest'`,
      `grant usage on schema ${at?.schema} to ${username}`,
    )
    expect(await trouble(guest)).toMatch(
      /^The user of DATABASE_URL may not make tables in the database "postgres" at /,
    )
  })
})
