import { commitment, dealFault, type MatchRecord } from '@kazamata/kernel/match'
import { nim } from '@kazamata/kernel/testing'
import { type ServerMessage, type ServerMessageOf, serverMessage, usualSettings } from '@kazamata/protocol'
import { sweepTime } from '../cluster/heartbeat.ts'
import { People } from '../people/people.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { OnlineStore, Person } from '../store/online-store.ts'
import { answerTime } from '../tables/dealing.ts'
import { Tables } from '../tables/tables.ts'
import { DealClient } from '../testing/deal-client.ts'
import { seededHex, serverParts } from '../testing/server-parts.ts'
import { Line } from './line.ts'
import { Scheduler } from './scheduler.ts'
import { SimulatedCluster } from './simulated-cluster.ts'
import { SimulatedNode } from './simulated-node.ts'

const names = ['Ada', 'Ben', 'Cleo']
/** How often the host tries once nothing goes wrong any more. */
const patience = 20

export interface DealFigures {
  readonly kills: number
  readonly cuts: number
  readonly redeals: number
  /** Matches that began while things still went wrong. */
  readonly early: number
}

/** Somebody's page at a waiting table: takes part in deals, now and then too late, and sees the match begin. */
class TableDevice {
  begun: ServerMessageOf<'update'> | undefined
  readonly deals: DealClient
  private line: Line | undefined

  constructor(
    readonly person: Person,
    private readonly match: string,
    private readonly nodes: readonly SimulatedNode[],
    private readonly scheduler: Scheduler,
    name: string,
  ) {
    this.deals = new DealClient(name, message => this.line?.say(JSON.stringify(message)))
    this.connect()
  }

  loseLine(): void {
    this.line?.cut()
  }

  connect(): void {
    const { scheduler, nodes, person, match } = this
    const line: Line = new Line(scheduler, {
      received: text => {
        if (this.line === line) this.receive(serverMessage.parse(JSON.parse(text)))
      },
      ended: () => {
        if (this.line === line) this.connect()
      },
    })
    this.line = line
    this.deals.reconnected()
    scheduler.pick(nodes).accept(line, person)
    line.say(JSON.stringify({ type: 'hello', protocol: 1, build: '' }))
    line.say(JSON.stringify({ type: 'join', match, version: 0 }))
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'update') this.see(message)
    if (message.type === 'deal' && this.scheduler.goesWrong(10)) return
    this.deals.hear(message)
  }

  private see(update: ServerMessageOf<'update'>): void {
    const before = this.begun?.about?.commitment
    if (before !== undefined && before !== update.about?.commitment)
      throw new Error('A match has begun twice.')
    this.begun = update
  }
}

/** A table whose people and host come and go and whose nodes die, until its match has begun; throws where a promise is broken. */
export function simulateDeal(seed: number, steps: number): Promise<DealFigures> {
  return run(seed, steps).catch((error: Error) => {
    throw new Error(`Deal ${seed}: ${error.message}`, { cause: error })
  })
}

async function run(seed: number, steps: number): Promise<DealFigures> {
  const store = memoryStore()
  const { id, invite, people } = await waitingTable(store, seed)
  const [host] = people
  if (host === undefined) throw new Error('There is no host.')
  const scheduler = new Scheduler(seed)
  const errors: unknown[] = []
  const report = (error: unknown) => errors.push(error)
  const cluster = new SimulatedCluster(scheduler)
  // One source for all nodes and lives: no secret is drawn twice.
  const randomHex = seededHex(`nodes ${seed}`)
  const shared = { game: nim.nim, store, scheduler, cluster, mutant: undefined, randomHex, report }
  const nodes = [0, 1].map(() => new SimulatedNode(shared))
  const devices = [0, 1].flatMap(nth =>
    people.map(person => new TableDevice(person, id, nodes, scheduler, `${person.id} ${nth}`)),
  )
  const sit = (person: Person) => scheduler.pick(nodes).tables.join(person, id, invite).catch(report)
  const start = () => scheduler.pick(nodes).tables.start(host, id).catch(report)
  let kills = 0
  let cuts = 0

  for (let step = 0; step < steps; step++) {
    const what = scheduler.chance.int(200)
    if (what < 2) {
      kills += 1
      scheduler.pick(nodes).kill()
    } else if (what < 5) {
      cuts += 1
      scheduler.pick(devices).loseLine()
    } else if (what < 6) await scheduler.pass(1 + scheduler.chance.int(20_000))
    else if (what < 10) void start()
    else if (what < 14) void sit(scheduler.pick(people))
    else if (what < 15) {
      const person = scheduler.pick(people.slice(1))
      scheduler.pick(nodes).tables.leave(person, id).catch(report)
    } else await scheduler.step()
    if (errors.length > 0) throw errors[0]
  }

  scheduler.isStormy = false
  await scheduler.drain()
  const early = Number((await store.matches.load(id)) !== undefined)
  for (let tries = 0; (await store.matches.load(id)) === undefined; tries++) {
    if (tries === patience) throw new Error('The match never begins.')
    for (const person of people) void sit(person)
    await scheduler.drain()
    void start()
    await scheduler.drain()
    await scheduler.pass(answerTime)
    await scheduler.drain()
  }
  // What lost hints cost: time.
  for (let rounds = 0; rounds < 2; rounds++) {
    await scheduler.pass(sweepTime)
    await scheduler.drain()
  }
  if (errors.length > 0) throw errors[0]

  const record = (await store.matches.load(id))?.record
  if (record === undefined) throw new Error('The match is gone.')
  check(record, devices)
  return { kills, cuts, redeals: record.deal?.redeals ?? 0, early }
}

function check(record: MatchRecord, devices: readonly TableDevice[]): void {
  const { deal } = record
  if (deal === undefined) throw new Error('The match was not dealt.')
  const dealt = new Set<string>()
  for (const { begun, deals } of devices) {
    if (begun === undefined) throw new Error('Somebody waits for ever.')
    if (begun.about?.commitment !== commitment(record)) throw new Error('Another match was shown.')
    if (begun.about.deal?.redeals !== deal.redeals) throw new Error('A redeal was not shown.')
    if (deals.revealed > deal.redeals + 1)
      throw new Error(`Revealed ${deals.revealed} times, but ${deal.redeals} deals were given up.`)
    if (deals.receipt === undefined || !deal.nonces.includes(deals.receipt.nonce)) continue
    const fault = dealFault(record, deals.receipt)
    if (fault !== undefined) throw new Error(`A receipt does not fit: ${fault}.`)
    dealt.add(deals.receipt.nonce)
  }
  if (!deal.nonces.every(nonce => dealt.has(nonce))) throw new Error('Somebody took part and has no receipt.')
}

/** Three people at a table. */
async function waitingTable(store: OnlineStore, seed: number) {
  const parts = serverParts({ store, randomHex: seededHex(`deal ${seed}`) })
  const all = new People(parts)
  const tables = new Tables(parts, all)
  const people: Person[] = []
  for (const name of names) {
    const made = await all.makeGuest(name)
    if (typeof made === 'string') throw new Error(made)
    people.push(made.person)
  }
  const seats = names.map(() => ({ kind: 'open' as const }))
  const [host] = people
  const wanted = { game: 'nim', options: {}, seats, watchable: true, settings: usualSettings }
  const made = host === undefined ? 'bad-seats' : await tables.create(host, wanted)
  if (typeof made === 'string') throw new Error(made)
  for (const person of people) await tables.join(person, made.id, made.invite)
  tables.close()
  return { ...made, people }
}
