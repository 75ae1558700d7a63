import type { Code } from '@kazamata/protocol'
import { Connection, type ConnectionLimits, type Wire } from './connection/connection.ts'
import { MatchHost } from './matches/match-host.ts'
import type { ServerParts } from './parts.ts'
import { People } from './people/people.ts'
import type { Person } from './store/online-store.ts'
import { Tables } from './tables/tables.ts'

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
  readonly tables: Tables
  readonly host: MatchHost
  private readonly connections = new Map<string, Set<Connection>>()

  constructor(
    readonly parts: ServerParts,
    private readonly settings: NodeSettings,
  ) {
    this.people = new People(parts)
    this.tables = new Tables(parts, this.people)
    this.host = new MatchHost(parts)
    this.host.onTurn((person, match, isTheirs) => {
      for (const connection of this.connections.get(person) ?? []) connection.turn(match, isTheirs)
    })
  }

  get connectionCount(): number {
    let count = 0
    for (const { size } of this.connections.values()) count += size
    return count
  }

  /** A client over a new wire; call `lost` when the wire is gone. */
  connect(person: Person, wire: Wire): Connection | Code {
    const known = this.connections.get(person.id) ?? new Set()
    if (known.size >= this.settings.connectionsPerPerson) return 'full'
    this.connections.set(person.id, known)
    const { clock, report } = this.parts
    const connection = new Connection({
      wire,
      person,
      host: this.host,
      tables: this.tables,
      clock,
      limits: this.settings.connection,
      build: this.settings.build,
      report,
    })
    known.add(connection)
    return connection
  }

  /** The wire of a connection is gone. */
  disconnect(connection: Connection): void {
    connection.lost()
    const known = this.connections.get(connection.person)
    known?.delete(connection)
    if (known?.size === 0) this.connections.delete(connection.person)
  }

  /** Asks all clients to come back, and ends when everything is stored. */
  async close(): Promise<void> {
    for (const connections of this.connections.values())
      for (const connection of [...connections]) connection.end('restart')
    this.tables.close()
    this.host.close()
    await this.parts.store.close()
  }
}
