import type { Code } from '@kazamata/protocol'
import { Chat } from './chat/chat.ts'
import { anywhere } from './cluster/attendance-store.ts'
import { isInTouch } from './cluster/bus.ts'
import type { Hint } from './cluster/hint.ts'
import { repeat } from './cluster/repeat.ts'
import type { Wire } from './connection/backpressure.ts'
import { Connection } from './connection/connection.ts'
import type { ConnectionLimits } from './connection/limits.ts'
import { MatchHost } from './matches/match-host.ts'
import type { ServerParts } from './parts.ts'
import { Accounts } from './people/accounts.ts'
import { erasePerson } from './people/erase-person.ts'
import { People } from './people/people.ts'
import { TurnPushes } from './push/turn-pushes.ts'
import { Profiles } from './results/profiles.ts'
import { Results } from './results/results.ts'
import type { Person } from './store/online-store.ts'
import { Tables } from './tables/tables.ts'

/** How often sessions that nobody uses are looked for, in milliseconds. */
const endUnusedTime = 3_600_000
/** How often it is looked whether the sessions of those connected still hold, where another node may have ended them. */
const sessionSweepTime = 30_000

export interface NodeSettings {
  /** Names the page that this server serves. */
  readonly build: string
  readonly connection: ConnectionLimits
  /** Connections that one person may have. */
  readonly connectionsPerPerson: number
}

/** Of a person: one session, or all but one. */
type EndedSessions = { readonly only: string } | { readonly except: string | undefined }

/** One process of the server, without its network: people, tables, matches and everybody connected. */
export class OnlineNode {
  readonly people: People
  readonly accounts: Accounts
  readonly profiles: Profiles
  readonly tables: Tables
  readonly host: MatchHost
  readonly chat: Chat
  private readonly results: Results
  private readonly pushes: TurnPushes | undefined
  private readonly connections = new Map<string, Set<Connection>>()
  /** By connection: the hash of the session that opened it. */
  private readonly sessions = new WeakMap<Connection, string>()
  /** By connection: what is called when it is gone. */
  private readonly departures = new WeakMap<Connection, () => void>()
  private readonly stops: readonly (() => void)[]

  constructor(
    readonly parts: ServerParts,
    private readonly settings: NodeSettings,
  ) {
    this.people = new People(parts)
    this.accounts = new Accounts(parts)
    this.results = new Results(parts)
    this.profiles = new Profiles(parts, this.results)
    this.tables = new Tables(parts, this.people)
    this.host = new MatchHost(parts)
    this.chat = new Chat(parts, this.host)
    this.host.onEnd((match, isOver) => this.results.noteEnd(match, isOver))
    this.host.onTurn((person, match, yours, isSeen) => {
      if (!isSeen) this.tellTurn(person, match, yours)
      this.pushes?.turn(person, match, yours)
    })
    this.pushes = this.turnPushes()
    this.host.onSeen((person, match) => this.pushes?.seen(person, match))
    const { bus } = parts
    this.stops = [
      repeat(parts, endUnusedTime, () => this.endUnusedSessions()),
      bus.subscribe(hint => this.hear(hint)),
      bus.onPeers(() => isInTouch(bus) || this.restartAll()),
      ...(bus.isShared ? [repeat(parts, sessionSweepTime, () => this.sweepSessions())] : []),
    ]
  }

  private hear(hint: Hint): void {
    if (hint.on === 'turn' && this.host.findOpen(hint.match) === undefined) {
      this.tellTurn(hint.person, hint.match, hint.yours)
      if (!hint.yours) this.pushes?.turn(hint.person, hint.match, false)
    } else if (hint.on === 'signed-out') {
      const { person, only, except } = hint
      this.endConnections(person, only === undefined ? { except } : { only })
    }
  }

  private tellTurn(person: string, match: string, yours: boolean): void {
    for (const connection of this.connections.get(person) ?? []) connection.turn(match, yours)
  }

  /** Asks all clients to come back: to another node, where there is one. */
  private restartAll(): void {
    for (const connections of [...this.connections.values()])
      for (const connection of [...connections]) connection.end('restart')
  }

  /** Ends the connections of sessions that another node has ended, though its hint was lost. */
  private async sweepSessions(): Promise<void> {
    const all = [...this.connections.values()].flatMap(connections => [...connections])
    const sessionOf = (connection: Connection) => this.sessions.get(connection) ?? ''
    if (all.length === 0) return
    const living = await this.parts.store.people.livingSessions([...new Set(all.map(sessionOf))])
    for (const connection of all) if (!living.has(sessionOf(connection))) connection.end('signed-out')
  }

  /** Whoever is connected uses their session. */
  private async endUnusedSessions(): Promise<void> {
    for (const connections of [...this.connections.values()])
      for (const connection of [...connections]) await this.people.use(this.sessions.get(connection) ?? '')
    await this.people.endUnusedSessions()
  }

  get connectionCount(): number {
    let count = 0
    for (const { size } of this.connections.values()) count += size
    return count
  }

  /** Does it know what other nodes do? One that does not serves nobody. */
  get isInTouch(): boolean {
    return isInTouch(this.parts.bus)
  }

  connectionsElsewhere({ id }: Person): Promise<number> {
    return this.parts.attendance.connectionsElsewhere(id)
  }

  /** A client over a new wire; call `disconnect` when the wire is gone. `session` is the hash of its token, `elsewhere` counts the person's connections over other nodes. */
  connect(person: Person, wire: Wire, session = '', elsewhere = 0): Connection | Code {
    const known = this.connections.get(person.id) ?? new Set()
    if (known.size + elsewhere >= this.settings.connectionsPerPerson) return 'full'
    this.connections.set(person.id, known)
    const { clock, report, store } = this.parts
    const connection = new Connection({
      wire,
      person,
      host: this.host,
      chat: this.chat,
      tables: this.tables,
      clock,
      limits: this.settings.connection,
      build: this.settings.build,
      restored: store.restored,
      report,
    })
    known.add(connection)
    noteWhetherOnly(known)
    this.sessions.set(connection, session)
    this.departures.set(connection, this.parts.attendance.enter(anywhere, person.id))
    return connection
  }

  /** Ends the connections of sessions that are no more, over all nodes: of one of them, or of all but one. */
  signOut(person: string, which: EndedSessions): void {
    this.endConnections(person, which)
    const { except, only } = { except: undefined, only: undefined, ...which }
    this.parts.bus.publish({
      on: 'signed-out',
      person,
      ...(only !== undefined && { only }),
      ...(except !== undefined && { except }),
    })
  }

  private endConnections(person: string, which: EndedSessions): void {
    for (const connection of [...(this.connections.get(person) ?? [])]) {
      const session = this.sessions.get(connection)
      if ('only' in which ? session === which.only : session !== which.except) connection.end('signed-out')
    }
  }

  /** The wire of a connection is gone. */
  disconnect(connection: Connection): void {
    connection.lost()
    this.departures.get(connection)?.()
    const known = this.connections.get(connection.person)
    if (known === undefined) return
    known.delete(connection)
    noteWhetherOnly(known)
    if (known.size > 0) return
    this.connections.delete(connection.person)
    this.pushes?.gone(connection.person)
  }

  private turnPushes(): TurnPushes | undefined {
    const { push, ...parts } = this.parts
    if (push === undefined) return undefined
    return new TurnPushes({
      ...parts,
      push,
      isConnected: person => this.connections.has(person),
      disconnected: people => this.parts.attendance.disconnected(people),
      dueOf: async match => {
        const hosted = await this.host.find(match)
        return typeof hosted === 'string' ? undefined : hosted.due
      },
    })
  }

  /** All that is known of this person is gone, on all devices. */
  async erase(person: Person): Promise<undefined | Code> {
    const refused = await erasePerson({ ...this.parts, host: this.host, tables: this.tables }, person)
    if (refused !== undefined) return refused
    this.chat.erase(person.id)
    this.signOut(person.id, { except: undefined })
    return undefined
  }

  /** Asks all clients to come back, and ends when everything is stored. */
  async close(): Promise<void> {
    this.host.releaseBots()
    this.parts.attendance.close()
    // Other nodes look after what was placed here before its clients come.
    await this.parts.bus.leave().catch(this.parts.report)
    this.restartAll()
    for (const stop of this.stops) stop()
    this.pushes?.close()
    this.tables.close()
    this.chat.close()
    this.host.close()
    await this.results.settled()
    await this.parts.store.close()
  }
}

/** Tells all connections of a person whether there is another one. */
function noteWhetherOnly(connections: ReadonlySet<Connection>): void {
  for (const connection of connections) connection.isOnly = connections.size === 1
}
