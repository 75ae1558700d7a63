import type { Code } from '@kazamata/protocol'
import { Chat } from './chat/chat.ts'
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
const sweepTime = 3_600_000

export interface NodeSettings {
  /** Names the page that this server serves. */
  readonly build: string
  readonly connection: ConnectionLimits
  /** Connections that one person may have. */
  readonly connectionsPerPerson: number
}

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
  private stopSweeping: () => void

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
    this.host.onTurn((person, match, isTheirs) => {
      for (const connection of this.connections.get(person) ?? []) connection.turn(match, isTheirs)
      this.pushes?.turn(person, match, isTheirs)
    })
    this.pushes = this.turnPushes()
    this.host.onSeen((person, match) => this.pushes?.seen(person, match))
    this.stopSweeping = this.sweepLater()
  }

  private sweepLater(): () => void {
    const { clock, report } = this.parts
    return clock.after(sweepTime, () => {
      this.endUnusedSessions().catch(report)
      this.stopSweeping = this.sweepLater()
    })
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

  /** A client over a new wire; call `disconnect` when the wire is gone. `session` is the hash of its token. */
  connect(person: Person, wire: Wire, session = ''): Connection | Code {
    const known = this.connections.get(person.id) ?? new Set()
    if (known.size >= this.settings.connectionsPerPerson) return 'full'
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
    this.sessions.set(connection, session)
    return connection
  }

  /** Ends the connections of sessions that are no more: of one of them, or of all but one. */
  signOut(person: string, which: { readonly only: string } | { readonly except: string | undefined }): void {
    for (const connection of [...(this.connections.get(person) ?? [])]) {
      const session = this.sessions.get(connection)
      if ('only' in which ? session === which.only : session !== which.except) connection.end('signed-out')
    }
  }

  /** The wire of a connection is gone. */
  disconnect(connection: Connection): void {
    connection.lost()
    const known = this.connections.get(connection.person)
    known?.delete(connection)
    if (known?.size !== 0) return
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
    for (const connections of this.connections.values())
      for (const connection of [...connections]) connection.end('restart')
    this.stopSweeping()
    this.pushes?.close()
    this.tables.close()
    this.chat.close()
    this.host.close()
    await this.results.settled()
    await this.parts.store.close()
  }
}
