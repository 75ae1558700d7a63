import pg from 'pg'
import { Trouble } from '../../trouble.ts'
import { codeOf } from './database.ts'

/** Of all that lock something in the same database, only servers that prepare it take this. */
const migrationLock = 5_292_621_004
/** A database that does not answer is given up after so many milliseconds. */
const connectTime = 10_000

/** Brings the schema up to date; throws a `Trouble` where the server must not use it. */
export async function prepareDatabase(url: string, migrations: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTime })
  // Told by what is being asked.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await checkDurable(client)
    // Another server may start at the same time: it waits here, and finds nothing left to do.
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await migrate(client, migrations)
    await client.query('commit')
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(whyNot(client, error))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Commits have to be on the disk when they are answered. */
async function checkDurable(client: pg.Client): Promise<void> {
  await client.query('set synchronous_commit = on')
  const { rows } = await client.query<{ commit: string; fsync: string }>(
    "select current_setting('synchronous_commit') as commit, current_setting('fsync') as fsync",
  )
  const { commit, fsync } = rows[0] ?? {}
  if (commit === 'on' && fsync === 'on') return
  throw new Trouble(
    `The database ${nameOf(client)} does not write durably: it needs synchronous_commit on and fsync on, but has ${commit} and ${fsync}.`,
  )
}

async function migrate(client: pg.Client, migrations: readonly string[]): Promise<void> {
  const schema = await schemaOf(client)
  if (schema > migrations.length)
    throw new Trouble(
      `The database ${nameOf(client)} has schema ${schema} of a newer Kazamata, and this one knows ${migrations.length}: update Kazamata, or name another database with DATABASE_URL.`,
    )
  if (schema === migrations.length) return
  await client.query('create table if not exists meta (key text primary key, value text not null)')
  for (const migration of migrations.slice(schema)) await client.query(migration)
  await client.query(
    "insert into meta (key, value) values ('schema', $1) on conflict (key) do update set value = excluded.value",
    [String(migrations.length)],
  )
}

/** 0 where nothing is stored yet. */
async function schemaOf(client: pg.Client): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  )
  if (tables.length === 0) return 0
  const known = tables.some(({ name }) => name === 'meta')
  const { rows } = known
    ? await client.query<{ value: string }>("select value from meta where key = 'schema'")
    : { rows: [] }
  if (rows[0] === undefined)
    throw new Trouble(
      `The database ${nameOf(client)} is not one of Kazamata: name an empty one with DATABASE_URL.`,
    )
  return Number(rows[0].value)
}

/** Without its password. */
export const nameOf = ({ database, host, port }: pg.Client) => `"${database}" at ${host}:${port}`

function whyNot(client: pg.Client, error: unknown): string {
  const name = nameOf(client)
  switch (codeOf(error)) {
    case '28000':
    case '28P01':
      return `The database ${name} refuses the user or the password of DATABASE_URL.`
    case '3D000':
      return `There is no database ${name}: make it with createdb, or name another with DATABASE_URL.`
    case '42501':
      return `The user of DATABASE_URL may not make tables in the database ${name}.`
    case '53100':
      return `The disk of the database ${name} is full.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
      return `The database ${name} cannot be reached (${codeOf(error)}): start it, or correct DATABASE_URL.`
    default:
      return `The database ${name} cannot be used (${error instanceof Error ? error.message : error}).`
  }
}
