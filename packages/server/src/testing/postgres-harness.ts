import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import {
  openPostgresStore,
  type PostgresStore,
  type PostgresStoreParts,
} from '../store/postgres/postgres-store.ts'
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts'
import { sharedPostgresUrl } from './shared-postgres.ts'

/** Runs statements in a connection of their own. */
export async function query<Row extends object>(url: string, ...texts: readonly string[]): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    let rows: Row[] = []
    for (const text of texts) rows = (await client.query<Row>(text)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** As PostgreSQL refuses what needs space where there is none. */
const fillDisk = [
  `create function full_disk() returns trigger language plpgsql as
   $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
  ...['matches', 'entries'].map(
    table => `create trigger full_disk before insert on ${table} execute function full_disk()`,
  ),
]

/** An empty part of the cluster that all tests of a run share: a schema, which is made faster than a database. */
export async function emptyPostgres(): Promise<string> {
  const url = new URL(await sharedPostgresUrl(inject('postgresPort')))
  const schema = `test_${randomBytes(6).toString('hex')}`
  await query(url.href, `create schema ${schema}`)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}

/** A whole database that is empty, for what looks at all that works with it. */
export async function emptyDatabase(): Promise<string> {
  const url = new URL(await sharedPostgresUrl(inject('postgresPort')))
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(url.href, `create database ${name}`)
  url.pathname = `/${name}`
  return url.href
}

/** Stores and proxies that are closed after a test. */
export function postgresStores() {
  const stores: PostgresStore[] = []
  const proxies: DatabaseProxy[] = []
  const proxy = async (url: string) => {
    const one = await databaseProxy(url)
    proxies.push(one)
    return one
  }
  return {
    proxy,
    /** A database of its own, with a disk that can be made full and with an answer that can be lost. */
    async place() {
      const direct = await emptyPostgres()
      const { url, cutNext } = await proxy(direct)
      return {
        url,
        fillDisk: () => query(direct, ...fillDisk),
        loseAnswer: () => cutNext('answer'),
      }
    },
    async open(url: string, parts: Partial<PostgresStoreParts> = {}): Promise<PostgresStore> {
      const store = await openPostgresStore({ url, now: () => 1234, report: () => undefined, ...parts })
      stores.push(store)
      return store
    },
    async clear(): Promise<void> {
      await Promise.all(stores.splice(0).map(store => store.close()))
      await Promise.all(proxies.splice(0).map(one => one.close()))
    },
  }
}
