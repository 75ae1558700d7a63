import type { AnyGame } from '@kazamata/kernel'
import type { BotRequest } from '@kazamata/room/bots'
import { Chat } from '../chat/chat.ts'
import { Attendance } from '../cluster/attendance.ts'
import type { MemoryNode } from '../cluster/memory-cluster.ts'
import { Connection } from '../connection/connection.ts'
import { usualLimits } from '../connection/limits.ts'
import { MatchHost } from '../matches/match-host.ts'
import { noMeter } from '../metrics/meter.ts'
import type { ServerParts } from '../parts.ts'
import { People } from '../people/people.ts'
import type { OnlineStore, Person } from '../store/online-store.ts'
import { Tables } from '../tables/tables.ts'
import { plainPasswords } from '../testing/server-parts.ts'
import type { Line } from './line.ts'
import { type Mutant, mutantHost } from './mutants.ts'
import type { Scheduler } from './scheduler.ts'
import { reportFaults, type SimulatedCluster } from './simulated-cluster.ts'
import { unreliableStore } from './unreliable-store.ts'

/** How often a client speaks is no matter of the simulation. */
const limits = { ...usualLimits, perSecond: 1e9, burst: 1e9 }

export interface NodeParts extends Pick<ServerParts, 'randomHex' | 'report'> {
  readonly game: AnyGame
  readonly store: OnlineStore
  readonly scheduler: Scheduler
  readonly cluster: SimulatedCluster
  readonly mutant: Mutant | undefined
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
  private member: MemoryNode

  constructor(private readonly simulated: NodeParts) {
    this.member = this.join()
    this.parts = this.partsOf(this.life)
    this.host = this.newHost()
    this.chat = new Chat(this.parts, this.host)
    this.tables = new Tables(this.parts, new People(this.parts))
  }

  /** Everything it knew is gone; the other ends of its lines learn of it later. */
  kill(): void {
    this.member.die()
    this.life += 1
    for (const line of this.lines) line.cut()
    this.lines = []
    this.member = this.join()
    this.parts = this.partsOf(this.life)
    this.host = this.newHost()
    this.chat = new Chat(this.parts, this.host)
    this.tables = new Tables(this.parts, new People(this.parts))
  }

  /** Says goodbye to everybody first. */
  stop(): void {
    void this.member.bus.leave()
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

  private join(): MemoryNode {
    const { life } = this
    return this.simulated.cluster.join(() => this.life === life)
  }

  private newHost(): MatchHost {
    const { mutant } = this.simulated
    return mutant === undefined ? new MatchHost(this.parts) : mutantHost(this.parts, mutant)
  }

  private partsOf(life: number): ServerParts {
    const { game, store, scheduler, mutant, randomHex } = this.simulated
    const { bus, attendance } = this.member
    const isAlive = () => this.life === life
    const clock = scheduler.clockOf(isAlive)
    const report = reportFaults(error => {
      if (isAlive()) this.simulated.report(error)
    })
    return {
      store: unreliableStore(store, scheduler, isAlive, mutant),
      clock,
      bus,
      attendance: new Attendance({ store: attendance, bus, clock, report }),
      slept: () => (mutant === 'counts the time in which it slept' ? 0 : scheduler.slept),
      randomHex,
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
      report,
    }
  }

  /** A plan of moves of which only the first is certainly legal, or no answer. */
  private decide({ moves }: BotRequest) {
    const { scheduler } = this.simulated
    if (scheduler.goesWrong(10)) return undefined
    return { moves: Array.from({ length: 1 + scheduler.chance.int(2) }, () => scheduler.pick(moves)) }
  }
}
