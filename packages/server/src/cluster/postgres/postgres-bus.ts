import { equal } from '@kazamata/kernel'
import type { Clock } from '../../clock.ts'
import type { AttendanceStore } from '../attendance-store.ts'
import type { Bus } from '../bus.ts'
import { beatTime, deadTime } from '../heartbeat.ts'
import { type Hint, readPayload } from '../hint.ts'
import { BusConnection, channel } from './bus-connection.ts'
import { HintBatches } from './hint-batches.ts'
import { postgresAttendance } from './postgres-attendance.ts'

const deadSeconds = deadTime / 1_000
/** What is left of a node that nobody has heard of for so many seconds is removed. */
const forgetSeconds = 60

/** Its process has ended, and its connection with it. Nobody may see when connections of other users of the database began. */
const hasLostConnection = `pid is not null and not exists (
  select 1 from pg_stat_activity a where a.pid = nodes.pid and coalesce(a.backend_start, connected) = connected
)`

/** Says that this node lives, by the clock of the database, and asks who else does. What is left of the dead is removed. */
const beatText = `
with said as (
  insert into nodes (id, beat, pid, connected)
  select $1, clock_timestamp(), pid, backend_start from pg_stat_activity where pid = pg_backend_pid()
  on conflict (id) do update set beat = excluded.beat, pid = excluded.pid, connected = excluded.connected
  returning xmax = 0 as new
), gone as (
  delete from nodes where id in (
    select id from nodes where id <> $1
    and (beat < clock_timestamp() - interval '${forgetSeconds} seconds' or ${hasLostConnection})
    for update skip locked
  )
)
select id, (select new from said) as new from nodes
where beat > clock_timestamp() - interval '${deadSeconds} seconds' and id <> $1 and not (${hasLostConnection})
union all select $1, new from said`

interface Parts {
  readonly url: string
  readonly node: string
  readonly clock: Clock
  report(error: unknown): void
}

export interface PostgresNode {
  readonly bus: Bus
  readonly attendance: AttendanceStore
  /** Ends it as a crash of this process does. */
  die(): void
}

/** Nodes tell each other by NOTIFY, over one connection each that does nothing else. Rejects where there is no database. */
export async function joinPostgresCluster(parts: Parts): Promise<PostgresNode> {
  const bus = new PostgresBus(parts)
  await bus.join()
  return {
    bus,
    attendance: postgresAttendance(bus.connection, parts.node, deadSeconds),
    die: () => bus.die(),
  }
}

class PostgresBus implements Bus {
  readonly node: string
  readonly isShared = true
  readonly connection: BusConnection
  private readonly batches: HintBatches
  private readonly listeners = new Set<(hint: Hint) => void>()
  private readonly peerListeners = new Set<() => void>()
  private readonly rejoinListeners = new Set<() => void>()
  private known: readonly string[] = []
  private hasJoined = false
  private isClosed = false
  private isSending = false
  private stopBeating: () => void = () => undefined
  private stopWatching: () => void = () => undefined

  constructor(private readonly parts: Parts) {
    this.node = parts.node
    this.batches = new HintBatches(parts.node)
    this.connection = new BusConnection({
      url: parts.url,
      clock: parts.clock,
      received: payload => this.receive(payload),
      connected: () => {
        if (!this.hasJoined) return
        this.beatNow()
        void this.send()
      },
    })
  }

  async join(): Promise<void> {
    await this.connection.connect()
    await this.beat()
    this.hasJoined = true
    this.beatLater()
    this.publish({ on: 'node' })
  }

  publish(hint: Hint): void {
    if (this.isClosed) return
    this.batches.add(hint)
    // What is published in one moment goes together.
    if (!this.isSending) setImmediate(() => void this.send())
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    return added(this.listeners, listener)
  }

  peers(): readonly string[] {
    return this.known
  }

  onPeers(listener: () => void): () => void {
    return added(this.peerListeners, listener)
  }

  onRejoin(listener: () => void): () => void {
    return added(this.rejoinListeners, listener)
  }

  async leave(): Promise<void> {
    if (this.isClosed) return
    this.stop()
    this.setPeers([])
    this.batches.add({ on: 'node' })
    try {
      await this.connection.query('delete from nodes where id = $1', [this.node])
      await this.notify(this.batches.take())
    } catch {
      // The others find out when its time is up.
    }
    await this.connection.close()
  }

  die(): void {
    this.stop()
    this.connection.abandon()
  }

  private stop(): void {
    this.isClosed = true
    this.stopBeating()
    this.stopWatching()
  }

  private receive(payload: string): void {
    const read = readPayload(payload)
    if (read === undefined || read.from === this.node || this.isClosed) return
    for (const hint of read.hints)
      if (hint.on === 'node') this.beatNow()
      else this.call(this.listeners, hint)
  }

  /** A batch is what came while the last one was sent. */
  private async send(): Promise<void> {
    if (this.isSending || this.isClosed) return
    this.isSending = true
    try {
      while (!this.batches.isEmpty && this.connection.isOpen) await this.notify(this.batches.take())
    } catch {
      // Lost: whoever missed it finds it in the store.
    }
    this.isSending = false
  }

  private async notify(payloads: readonly string[]): Promise<void> {
    if (payloads.length > 0)
      await this.connection.query(
        `select pg_notify(${channel}, payload) from unnest($1::text[]) as payload`,
        [payloads],
      )
  }

  private beatLater(): void {
    if (!this.isClosed) this.stopBeating = this.parts.clock.after(beatTime, () => this.beatNow())
  }

  private beatNow(): void {
    this.stopBeating()
    // What goes wrong is tried again, and its time is up at last.
    this.beat()
      .catch(() => undefined)
      .finally(() => this.beatLater())
  }

  private async beat(): Promise<void> {
    const rows = await this.connection.query<{ id: string; new: boolean }>(beatText, [this.node])
    if (this.isClosed) return
    this.stopWatching()
    this.stopWatching = this.parts.clock.after(deadTime, () => this.setPeers([]))
    if (this.hasJoined && rows[0]?.new) this.call(this.rejoinListeners)
    this.setPeers(rows.map(({ id }) => id).sort())
  }

  private setPeers(peers: readonly string[]): void {
    if (equal(peers, this.known)) return
    this.known = peers
    this.call(this.peerListeners)
  }

  private call<Args extends readonly unknown[]>(
    listeners: ReadonlySet<(...args: Args) => void>,
    ...args: Args
  ): void {
    for (const listener of [...listeners])
      try {
        listener(...args)
      } catch (error) {
        this.parts.report(error)
      }
  }
}

function added<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
