import { usualSettings } from '@kazamata/protocol'
import type { WriteResult } from '@kazamata/room/store'
import { Attendance } from '../cluster/attendance.ts'
import type { ServerParts } from '../parts.ts'
import { People } from '../people/people.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { OnlineMatch, OnlineStore, Person, WaitingTable } from '../store/online-store.ts'
import { Tables } from '../tables/tables.ts'
import { attendAs } from '../testing/deal-client.ts'
import { seededHex, serverParts } from '../testing/server-parts.ts'
import { Scheduler } from './scheduler.ts'
import { reportFaults, SimulatedCluster } from './simulated-cluster.ts'

/** A mistake that the simulation has to find. */
export type LobbyMutant = 'starts a table that has changed'

const open = { kind: 'open' as const }
const oak = { kind: 'bot' as const, level: 'novice', name: 'Oak' }
const listed = { ...usualSettings, listed: true }
const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz']

export interface LobbyFigures {
  readonly changes: number
  readonly starts: number
  readonly kills: number
}

/**
 * People who make, join, change, leave and start tables over two nodes on one store. What is read or written takes its time,
 * writes fail or have no answer, and nodes die. Throws where a table is not as it may be, or a match is not of its people.
 */
export function simulateLobby(seed: number, steps: number, mutant?: LobbyMutant): Promise<LobbyFigures> {
  return run(seed, steps, mutant).catch((error: Error) => {
    throw new Error(`Lobby ${seed}: ${error.message}`, { cause: error })
  })
}

async function run(seed: number, steps: number, mutant: LobbyMutant | undefined): Promise<LobbyFigures> {
  const scheduler = new Scheduler(seed)
  const { chance } = scheduler
  const figures = { changes: 0, starts: 0, kills: 0 }
  const errors: unknown[] = []
  const store = checked(memoryStore(), figures, mutant)
  const cluster = new SimulatedCluster(scheduler)
  const randomHex = seededHex(`lobby ${seed}`)
  const report = reportFaults(error => errors.push(error))
  const nodes = [0, 1].map(() => new LobbyNode(store, { cluster, randomHex, report }, scheduler))
  const people = await Promise.all(names.map(name => guest(store, name, randomHex)))
  const tables: string[] = []

  for (let step = 0; step < steps; step++) {
    const what = chance.int(100)
    if (what < 1) {
      figures.kills += 1
      scheduler.pick(nodes).kill()
    } else if (what < 3) await scheduler.pass(1 + chance.int(40_000))
    else if (what < 30) act(scheduler.pick(nodes), scheduler.pick(people)).catch(report)
    else await scheduler.step()
    if (errors.length > 0) throw errors[0]
  }
  scheduler.isStormy = false
  await scheduler.drain()
  if (errors.length > 0) throw errors[0]
  return figures

  /** With a page that takes part in deals; some leave when they see one. */
  function look(on: Tables, person: Person, id: string): Promise<void> {
    return attendAs(on, person.id, id, () => {
      if (chance.int(4) === 0) on.leave(person, id).catch(report)
    })
  }

  async function act({ tables: on }: LobbyNode, person: Person): Promise<void> {
    const id = tables.length === 0 ? undefined : scheduler.pick(tables.slice(-2))
    const seat = chance.int(3)
    const what = chance.int(18)
    if (id === undefined || what === 0) {
      const made = await on.create(person, {
        ...{ game: 'nim', options: {}, seats: [open, open, open], watchable: true },
        ...(chance.int(3) > 0 && { settings: listed }),
      })
      if (typeof made === 'object') {
        tables.push(made.id)
        await look(on, person, made.id)
      }
    } else if (what === 1) {
      const made = await on.quick(person, { game: 'nim', bots: ['Oak'] })
      if (typeof made === 'object') {
        tables.push(made.id)
        await look(on, person, made.id)
      }
    } else if (what < 7) {
      await on.join(person, id, undefined, chance.int(2) === 0 ? seat : undefined)
      await look(on, person, id)
    } else if (what === 7) await on.take(person, id, seat)
    else if (what < 10) await on.leave(person, id)
    else if (what < 12) await on.changeSeat(person, id, seat, chance.int(2) === 0 ? open : oak)
    else if (what === 12) await on.remove(person, id, seat)
    else if (what === 13) await on.handOver(person, id, seat)
    else if (what === 14) await look(on, person, id)
    else await on.start(person, id)
  }
}

/** What a node is made of beside its store. */
interface Beside extends Pick<ServerParts, 'randomHex' | 'report'> {
  readonly cluster: SimulatedCluster
}

/** A server that may die at any moment and is at once there again. */
class LobbyNode {
  tables: Tables
  private life = 0
  private die: () => void = () => undefined

  constructor(
    private readonly store: OnlineStore,
    private readonly beside: Beside,
    private readonly scheduler: Scheduler,
  ) {
    this.tables = this.newTables()
  }

  kill(): void {
    this.die()
    this.tables.close()
    this.life += 1
    this.tables = this.newTables()
  }

  private newTables(): Tables {
    const { life } = this
    const isAlive = () => this.life === life
    const { cluster, ...beside } = this.beside
    const { bus, attendance, die } = cluster.join(isAlive)
    this.die = die
    const clock = this.scheduler.clockOf(isAlive)
    const parts = serverParts({
      ...beside,
      bus,
      attendance: new Attendance({ store: attendance, bus, clock, report: () => undefined }),
      store: slow(this.store, this.scheduler, isAlive, beside.report),
      clock,
    })
    return new Tables(parts, new People(parts))
  }
}

async function guest(store: OnlineStore, name: string, randomHex: ServerParts['randomHex']): Promise<Person> {
  const made = await new People(serverParts({ store, randomHex })).makeGuest(name)
  if (typeof made === 'string') throw new Error(`There is no guest: ${made}.`)
  return made.person
}

/** Everything about tables takes its time, writes fail or have no answer, and the dead hear of nothing. */
function slow(
  store: OnlineStore,
  scheduler: Scheduler,
  isAlive: () => boolean,
  report: (error: unknown) => void,
): OnlineStore {
  const { tables, matches } = store
  const later = <T>(work: () => Promise<T>) =>
    new Promise<T>(resolve =>
      scheduler.later(() => {
        work().then(result => scheduler.later(() => isAlive() && resolve(result)), report)
      }),
    )
  const write = (work: () => Promise<WriteResult>) =>
    later<WriteResult>(async () => {
      if (scheduler.goesWrong(4)) return 'failed'
      const isUnknown = scheduler.goesWrong(4)
      const result = await work()
      return isUnknown ? 'unknown' : result
    })
  return {
    ...store,
    tables: {
      ...tables,
      load: id => later(() => tables.load(id)),
      listed: (...args) => later(() => tables.listed(...args)),
      create: table => write(() => tables.create(table)),
      save: table => write(() => tables.save(table)),
    },
    matches: { ...matches, create: (...args) => write(() => matches.create(...args)) },
  }
}

/** Looks at every table and every match that is stored. */
function checked(
  store: OnlineStore,
  figures: { changes: number; starts: number },
  mutant: LobbyMutant | undefined,
): OnlineStore {
  const { tables, matches } = store
  return {
    ...store,
    tables: {
      ...tables,
      async save(table) {
        const result = await tables.save(table)
        if (result === 'won') {
          figures.changes += 1
          checkTable(table)
        }
        return result
      },
    },
    matches: {
      ...matches,
      async create(stored, entries, revision) {
        const table = await tables.load(stored.id)
        const result = await matches.create(stored, entries, mutant === undefined ? revision : undefined)
        if (result === 'won') {
          figures.starts += 1
          checkMatch(stored, table)
        }
        return result
      },
    },
  }
}

function checkTable({ id, seats, barred = [] }: WaitingTable): void {
  const people = seats.flatMap(seat => ('person' in seat ? [seat.person] : []))
  if (new Set(people).size < people.length) throw new Error(`Somebody sits twice at table ${id}.`)
  if (people.some(person => barred.includes(person)))
    throw new Error(`Somebody who was removed sits at table ${id}.`)
}

function checkMatch({ id, people }: OnlineMatch, table: WaitingTable | undefined): void {
  if (table === undefined) throw new Error(`Match ${id} was begun at no table.`)
  const seated = table.seats.map(seat => (seat.kind === 'person' ? seat.person : null))
  if (table.seats.some(({ kind }) => kind !== 'person' && kind !== 'bot'))
    throw new Error(`Somebody is missing in match ${id}.`)
  if (JSON.stringify(people) !== JSON.stringify(seated))
    throw new Error(`The people of match ${id} are not those who sat at its table.`)
  if (people.some(person => person !== null && table.barred?.includes(person)))
    throw new Error(`Somebody who was removed is in match ${id}.`)
}
