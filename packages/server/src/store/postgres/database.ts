import type { WriteResult } from '@kazamata/room/store'
import pg from 'pg'
import { InTurn } from '../../in-turn.ts'
import { StoreClosed } from '../store-closed.ts'

/** What a statement gets and gives: JSON is text, a flag is 0 or 1. */
export type Value = string | number | null | Uint8Array | readonly string[] | readonly number[]

/** Statements that are stored together or not at all. */
export interface Transaction {
  rows<Row extends object>(text: string, values?: readonly Value[]): Promise<readonly Row[]>
  /** How many rows it has added, changed or deleted. */
  change(text: string, values?: readonly Value[]): Promise<number>
}

export interface Postgres {
  /** Rejects where the database cannot be asked, with `StoreClosed` after `close`. */
  rows: Transaction['rows']
  /**
   * One transaction; false is lost, and nothing is changed. Those of the same name are performed one after another, in the
   * order in which they were asked for. Never rejects.
   */
  write(name: string, perform: (transaction: Transaction) => Promise<boolean>): Promise<WriteResult>
  /** The same with one statement, lost where it changes nothing. */
  change(name: string, text: string, values?: readonly Value[]): Promise<WriteResult>
  /** One statement in a connection of its own, which knows it by this name. Throws a `WriteFailure`, and nothing else. */
  alone<Row extends object>(name: string, text: string, values: readonly Value[]): Promise<readonly Row[]>
  /** Waits for what is being written. */
  close(): Promise<void>
}

/** Why a write was not performed, or nobody knows whether it was. */
export class WriteFailure extends Error {
  constructor(
    readonly result: Exclude<WriteResult, 'won'>,
    /** SQLSTATE, where PostgreSQL has refused a statement. */
    readonly code: string | undefined,
    cause: unknown,
  ) {
    super('A write to the database failed.', { cause })
  }
}

/** Reads and what is written now and then share so many connections. */
const connections = 8
/** How long somebody waits at most, in milliseconds. */
export interface Patience {
  /** For a connection. */
  readonly connect: number
  /** For PostgreSQL to perform a statement. */
  readonly statement: number
  /** For its answer. */
  readonly answer: number
}
const usualPatience: Patience = { connect: 3_000, statement: 4_000, answer: 6_000 }
/** Transactions that got into each other's way are tried so often. */
const tries = 4

const uniqueViolation = '23505'
const inTheWay = ['40001', '40P01']

/** How PostgreSQL knows connections of servers. */
export const serverName = 'kazamata'

/** Throughout, `bigint` is a number and `boolean` is 0 or 1, as SQLite has them. */
export const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === pg.types.builtins.INT8) return Number
    if (id === pg.types.builtins.BOOL) return (text: string) => (text === 't' ? 1 : 0)
    return pg.types.getTypeParser(id, format)
  },
}

function openPool(url: string, max: number, patience: Patience, report: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    // What a dead server has locked must not stay so.
    idle_in_transaction_session_timeout: 2 * patience.answer,
    keepAlive: true,
    application_name: serverName,
    onConnect: async client => {
      await client.query('set synchronous_commit = on')
    },
  })
  // Of a connection that nobody uses: the next one who needs one gets another. The error itself holds the whole connection.
  pool.on('error', ({ message }) => report(new Error(`A connection to the database broke: ${message}.`)))
  // Of one that is used: whatever is being asked fails with it.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}

export function openPostgres(
  url: string,
  report: (error: unknown) => void,
  patience: Patience = usualPatience,
): Postgres {
  const pool = openPool(url, connections, patience, report)
  const writer = openPool(url, 1, patience, report)
  const turns = new InTurn()
  let isClosed = false

  /** Says whether it has changed something. */
  type Work = (client: pg.PoolClient, isSent: (is: boolean) => void) => Promise<boolean>

  const perform = (name: string, work: Work): Promise<WriteResult> =>
    turns.do(name, async () => {
      for (let left = tries; ; left--)
        try {
          return (await withClient(pool, work)) ? 'won' : 'lost'
        } catch (error) {
          if (!(error instanceof WriteFailure)) throw error
          if (left > 1 && error.result === 'failed' && inTheWay.includes(error.code ?? '')) continue
          if (error.result !== 'lost' && !isClosed) report(error.cause)
          return error.result
        }
    })

  return {
    async rows(text, values = []) {
      if (isClosed) throw new StoreClosed()
      return (await pool.query(text, [...values])).rows
    },
    write: (name, work) =>
      perform(name, async (client, isSent) => {
        isSent(false)
        await client.query('begin')
        const done = await work(transactionOf(client))
        isSent(done)
        await client.query(done ? 'commit' : 'rollback')
        return done
      }),
    change: (name, text, values = []) =>
      perform(name, async client => ((await client.query(text, [...values])).rowCount ?? 0) > 0),
    alone: (name, text, values) =>
      withClient(writer, async client => (await client.query({ name, text, values: [...values] })).rows),
    async close() {
      await turns.idle()
      isClosed = true
      for (const one of [pool, writer]) if (!one.ending) await one.end()
    },
  }
}

/** Whatever goes wrong, it is a `WriteFailure`. A statement counts as sent, and so perhaps performed, unless it says otherwise. */
async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, isSent: (is: boolean) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new WriteFailure('failed', undefined, error)
  })
  let sent = true
  try {
    const done = await work(client, is => {
      sent = is
    })
    client.release()
    return done
  } catch (error) {
    const code = (await isRefused(client, error)) ? codeOf(error) : undefined
    client.release(code === undefined)
    if (code === undefined && sent) throw new WriteFailure('unknown', code, error)
    throw new WriteFailure(code === uniqueViolation ? 'lost' : 'failed', code, error)
  }
}

/**
 * An error of PostgreSQL after which it still answers means that nothing is stored. Of one that ended the connection, and
 * of an answer that did not come, nobody knows.
 */
async function isRefused(client: pg.PoolClient, error: unknown): Promise<boolean> {
  if (!(error instanceof pg.DatabaseError)) return false
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}

export function transactionOf(client: pg.ClientBase): Transaction {
  return {
    rows: async (text, values = []) => (await client.query(text, [...values])).rows,
    change: async (text, values = []) => (await client.query(text, [...values])).rowCount ?? 0,
  }
}

/** SQLSTATE, where PostgreSQL has said why. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
