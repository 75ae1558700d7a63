import type { AnyGame } from '@kazamata/kernel'
import type { BotRequest } from '@kazamata/room/bots'
import { Connection, usualLimits } from '../connection/connection.ts'
import { MatchHost } from '../matches/match-host.ts'
import type { Bus, ServerParts } from '../parts.ts'
import { People } from '../people/people.ts'
import type { OnlineStore, Person } from '../store/online-store.ts'
import { Tables } from '../tables/tables.ts'
import { seededHex } from '../testing/server-parts.ts'
import type { Line } from './line.ts'
import { type Mutant, mutantHost } from './mutants.ts'
import type { Scheduler } from './scheduler.ts'
import { unreliableStore } from './unreliable-store.ts'

/** How often a client speaks is no matter of the simulation. */
const limits = { ...usualLimits, perSecond: 1e9, burst: 1e9 }

export interface NodeParts {
  readonly game: AnyGame
  readonly store: OnlineStore
  readonly scheduler: Scheduler
  readonly bus: Bus
  readonly mutant: Mutant | undefined
  report(error: unknown): void
}

/** A server that may die at any moment and is at once there again, knowing nothing but what is stored. */
export class SimulatedNode {
  private life = 0
  private parts: ServerParts
  private host: MatchHost
  private tables: Tables
  private lines: Line[] = []
  private stopListening: () => void = () => undefined

  constructor(private readonly simulated: NodeParts) {
    this.parts = this.partsOf(this.life)
    this.host = this.newHost()
    this.tables = new Tables(this.parts, new People(this.parts))
  }

  /** Everything it knew is gone; the other ends of its lines learn of it later. */
  kill(): void {
    this.stopListening()
    this.life += 1
    for (const line of this.lines) line.cut()
    this.lines = []
    this.parts = this.partsOf(this.life)
    this.host = this.newHost()
    this.tables = new Tables(this.parts, new People(this.parts))
  }

  /** Says goodbye to everybody first. */
  stop(): void {
    this.host.close()
    this.kill()
  }

  accept(line: Line, person: Person): void {
    this.lines = [...this.lines.filter(({ isCut }) => !isCut), line]
    const { host, tables } = this
    const { clock, report } = this.parts
    line.server = new Connection({ wire: line, person, host, tables, clock, limits, build: '', report })
  }

  private newHost(): MatchHost {
    const { mutant } = this.simulated
    return mutant === undefined ? new MatchHost(this.parts) : mutantHost(this.parts, mutant)
  }

  private partsOf(life: number): ServerParts {
    const { game, store, scheduler, bus, mutant, report } = this.simulated
    const isAlive = () => this.life === life
    return {
      store: unreliableStore(store, scheduler, isAlive, mutant),
      clock: scheduler.clockOf(isAlive),
      bus: {
        publish: match => isAlive() && bus.publish(match),
        subscribe: listener => {
          this.stopListening = bus.subscribe(listener)
          return this.stopListening
        },
      },
      randomHex: seededHex('node'),
      findGame: async id => (id === game.id ? game : undefined),
      levels: ['novice'],
      bots: {
        forMatch: () => ({
          ask: request =>
            new Promise(resolve => scheduler.later(() => isAlive() && resolve(this.decide(request)))),
        }),
      },
      leastBotTime: 100,
      report: error => isAlive() && report(error),
    }
  }

  /** A plan of moves of which only the first is certainly legal, or no answer. */
  private decide({ moves }: BotRequest) {
    const { scheduler } = this.simulated
    if (scheduler.goesWrong(10)) return undefined
    return { moves: Array.from({ length: 1 + scheduler.chance.int(2) }, () => scheduler.pick(moves)) }
  }
}
