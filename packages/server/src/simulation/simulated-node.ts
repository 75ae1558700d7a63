import type { AnyGame } from '@kazamata/kernel'
import type { BotRequest } from '@kazamata/room/bots'
import { Chat } from '../chat/chat.ts'
import { Connection } from '../connection/connection.ts'
import { usualLimits } from '../connection/limits.ts'
import { MatchHost } from '../matches/match-host.ts'
import { noMeter } from '../metrics/meter.ts'
import type { Bus, ServerParts } from '../parts.ts'
import { People } from '../people/people.ts'
import type { OnlineStore, Person } from '../store/online-store.ts'
import { Tables } from '../tables/tables.ts'
import { plainPasswords, seededHex } from '../testing/server-parts.ts'
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
  private chat: Chat
  /** Of its present life. */
  tables: Tables
  private lines: Line[] = []
  /** By listener to hints: what ends it. */
  private listening: (() => void)[] = []

  constructor(private readonly simulated: NodeParts) {
    this.parts = this.partsOf(this.life)
    this.host = this.newHost()
    this.chat = new Chat(this.parts, this.host)
    this.tables = new Tables(this.parts, new People(this.parts))
  }

  /** Everything it knew is gone; the other ends of its lines learn of it later. */
  kill(): void {
    for (const stop of this.listening) stop()
    this.listening = []
    this.life += 1
    for (const line of this.lines) line.cut()
    this.lines = []
    this.parts = this.partsOf(this.life)
    this.host = this.newHost()
    this.chat = new Chat(this.parts, this.host)
    this.tables = new Tables(this.parts, new People(this.parts))
  }

  /** Says goodbye to everybody first. */
  stop(): void {
    this.host.close()
    this.kill()
  }

  accept(line: Line, person: Person): void {
    this.lines = [...this.lines.filter(({ isCut }) => !isCut), line]
    const { host, chat, tables } = this
    const { clock, report } = this.parts
    const told = { build: '', restored: 0 }
    line.server = new Connection({ wire: line, person, host, chat, tables, clock, limits, ...told, report })
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
      slept: () => (mutant === 'counts the time in which it slept' ? 0 : scheduler.slept),
      bus: {
        publish: match => isAlive() && bus.publish(match),
        subscribe: listener => {
          const stop = bus.subscribe(listener)
          this.listening.push(stop)
          return stop
        },
      },
      randomHex: seededHex('node'),
      passwords: plainPasswords,
      findGame: async id => (id === game.id ? game : undefined),
      chaptersOf: () => undefined,
      levels: ['novice'],
      bots: {
        forMatch: () => ({
          ask: request =>
            new Promise(resolve => scheduler.later(() => isAlive() && resolve(this.decide(request)))),
        }),
      },
      leastBotTime: 100,
      meter: noMeter,
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
