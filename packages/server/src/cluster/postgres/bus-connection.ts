import pg from 'pg'
import type { Clock } from '../../clock.ts'
import { InTurn } from '../../in-turn.ts'

/** Other schemas of the same database may have nodes of their own. */
export const channel = `('kazamata ' || current_schema())`
/** Until it is tried to connect again, in milliseconds: first, and at most. */
const retries = { first: 100, most: 2_000 }
/** Nobody waits longer for a connection or an answer, in milliseconds. */
const patience = 2_000

interface Parts {
  readonly url: string
  readonly clock: Clock
  /** A payload came, of whichever node. */
  received(payload: string): void
  /** There is a connection, the first one or another. */
  connected(): void
}

/** A connection that listens, and that connects again by itself whenever it is lost. */
export class BusConnection {
  private client: pg.Client | undefined
  private readonly turns = new InTurn()
  private isClosed = false
  private wait = retries.first
  private stopWaiting: () => void = () => undefined

  constructor(private readonly parts: Parts) {}

  get isOpen(): boolean {
    return this.client !== undefined
  }

  /** One statement after another. Rejects where there is no connection, or no answer. */
  query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.turns.do('connection', () => this.queryNow<Row>(text, values))
  }

  private async queryNow<Row extends object>(
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]> {
    const { client } = this
    if (client === undefined) throw new Error('There is no connection to the database.')
    try {
      return (await client.query<Row>(text, [...values])).rows
    } catch (error) {
      // What PostgreSQL refuses is no fault of the connection.
      if (!(error instanceof pg.DatabaseError)) this.lost(client)
      throw error
    }
  }

  /** Rejects where it cannot be made. */
  async connect(): Promise<void> {
    const { url, received, connected } = this.parts
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: 'kazamata bus',
    })
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    client.on('notification', ({ payload }) => received(payload ?? ''))
    try {
      await client.connect()
      // A hint need not outlive a crash.
      await client.query('set synchronous_commit = off')
      const { rows } = await client.query<{ channel: string }>(`select ${channel} as channel`)
      await client.query(`listen ${pg.escapeIdentifier(rows[0]?.channel ?? '')}`)
    } catch (error) {
      drop(client)
      throw error
    }
    if (this.isClosed) return drop(client)
    this.client = client
    this.wait = retries.first
    connected()
  }

  /** Ends it when everything that was asked before is answered. */
  async close(): Promise<void> {
    await this.turns.idle()
    const { client } = this
    this.abandon()
    await client?.end().catch(() => undefined)
  }

  /** Ends it as a crash of this process does. */
  abandon(): void {
    this.isClosed = true
    this.stopWaiting()
    const { client } = this
    this.client = undefined
    if (client !== undefined) drop(client)
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return
    this.client = undefined
    drop(client)
    this.retryLater()
  }

  private retryLater(): void {
    if (this.isClosed) return
    this.stopWaiting = this.parts.clock.after(this.wait, () => {
      this.wait = Math.min(retries.most, 2 * this.wait)
      this.connect().catch(() => this.retryLater())
    })
  }
}

/** Without waiting for a database that may never answer. */
function drop(client: pg.Client): void {
  client.removeAllListeners('notification')
  client.end().catch(() => undefined)
  const { connection } = client
  connection.stream.destroy()
}
