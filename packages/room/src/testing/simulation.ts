import {
  type AnyGame,
  type Chance,
  canonicalJson,
  fastChance,
  type Seat,
  type Viewer,
} from '@kazamata/kernel'
import { recordOf } from '@kazamata/kernel/conformance'
import type { Entry, MatchRecord } from '@kazamata/kernel/match'
import type { Accepted, RoomRefusal } from '../request-result.ts'
import { Room } from '../room.ts'
import { applyUpdate, type Snapshot, type Update } from '../snapshot.ts'
import type { LoggedEntry, MatchLog, WriteResult } from '../store/index.ts'
import { roomParts } from './parts.ts'
import { sure } from './script.ts'

/** A mistake that the simulation has to find. */
export type Mutant =
  | 'publishes before it is stored'
  | 'does not know a request again'
  | 'resumes as if nothing had been undone'
  | 'goes on after an unknown write'
  | 'takes stale moves'

export interface Figures {
  entries: number
  kills: number
  accepted: number
  refused: number
}

interface Request {
  readonly id: string
  readonly seat: Seat
  readonly question: number
  /** To be played; or how many are to be taken back. */
  readonly wants: readonly unknown[] | number
  answer?: Accepted | RoomRefusal
}

interface Client {
  readonly viewer: Viewer
  /** Counts connections: what belongs to an earlier one is dropped. */
  connection: number
  node: number
  snapshot?: Snapshot
  /** Not answered yet: they are sent again over the next connection, to any node. */
  readonly waiting: Map<string, Request>
  leave(): void
}

interface Node {
  room: Room
  /** Counts the lives of a node: a dead one hears nothing. */
  life: number
}

/**
 * Two nodes that share one log, two clients a seat and a spectator, in one thread. What is under way (messages, writes) happens
 * in an order that the seed decides, twice or never; nodes die at any moment, and their writes may still happen.
 */
export class Simulation {
  readonly figures: Figures = { entries: 0, kills: 0, accepted: 0, refused: 0 }
  private readonly chance: Chance
  private readonly record: MatchRecord
  private readonly log: LoggedEntry[] = []
  private readonly nodes: Node[]
  private readonly clients: Client[]
  private readonly requests: Request[] = []
  /** By viewer and version: what a client saw. */
  private readonly seen = new Map<string, string>()
  /** The latest version that a room has sent to each viewer. */
  private readonly sent = new WeakMap<Room, Map<Viewer, number>>()
  private underWay: (() => void)[] = []
  private isStormy = true

  constructor(
    private readonly game: AnyGame,
    { seats, options }: { readonly seats: number; readonly options: unknown },
    seed: number,
    private readonly mutant?: Mutant,
  ) {
    this.chance = fastChance(seed)
    this.record = recordOf(game, { seats, options, seed: 'simulation' }, seed)
    this.nodes = [0, 1].map(node => ({ room: this.openRoom(node, 0), life: 0 }))
    const viewers: readonly Viewer[] = ['table', ...this.record.seats.keys(), ...this.record.seats.keys()]
    this.clients = viewers.map(viewer => ({
      viewer,
      connection: 0,
      node: 0,
      waiting: new Map(),
      leave: () => undefined,
    }))
    for (const client of this.clients) this.connect(client)
  }

  /** Runs the storm and what follows it; throws where a promise was broken. */
  async run(steps: number): Promise<Figures> {
    for (let step = 0; step < steps; step++) {
      const what = this.chance.int(100)
      if (what < 1) this.kill(this.chance.int(2))
      else if (what < 3) this.connect(this.pick(this.clients))
      else if (what < 6) this.askAgain(this.pick(this.clients))
      else if (what < 20) this.act(this.pick(this.clients))
      else this.happen()
      await this.settle()
    }
    this.isStormy = false
    for (let round = 0; round < 4; round++) {
      for (const { room } of this.nodes) room.catchUp()
      for (const client of this.clients) this.askAgain(client)
      await this.settle()
      while (this.underWay.length > 0) {
        this.happen()
        await this.settle()
      }
    }
    this.check()
    return this.figures
  }

  /** Everything that waits for promises only is done; a room that has ended is replaced. */
  private async settle(): Promise<void> {
    await new Promise(done => setImmediate(done))
    for (const [node, { room }] of this.nodes.entries()) if (room.end !== undefined) this.restart(node)
  }

  private happens(percent: number): boolean {
    return this.isStormy && this.chance.int(100) < percent
  }

  private pick<T>(list: readonly T[]): T {
    const picked = list[this.chance.int(list.length)]
    if (picked === undefined) throw new Error('There is nothing to pick from.')
    return picked
  }

  private happen(): void {
    if (this.underWay.length === 0) return
    const [what] = this.underWay.splice(this.chance.int(this.underWay.length), 1)
    what?.()
  }

  /** A message: it arrives later, in any order, sometimes twice or not at all. */
  private send(deliver: () => void): void {
    if (!this.happens(8)) this.underWay.push(deliver)
    if (this.happens(8)) this.underWay.push(deliver)
  }

  private nodeAt(node: number): Node {
    const found = this.nodes[node]
    if (found === undefined) throw new Error(`There is no node ${node}.`)
    return found
  }

  private openRoom(node: number, life: number): Room {
    const record = { ...this.record, entries: this.log.map(({ entry }) => entry) }
    const requests = this.log.map(({ request }) => request)
    return sure(Room.open(roomParts(this.game, record, { requests, log: this.logOf(node, life) })))
  }

  /** The log as one life of a node sees it: what it asks for happens also when it has died, but it hears of nothing. */
  private logOf(node: number, life: number): MatchLog {
    const hear = (deliver: () => void) =>
      this.underWay.push(() => this.nodes[node]?.life === life && deliver())
    return {
      append: (from, entries, _standing, request) =>
        new Promise(resolve => {
          const early = this.mutant === 'publishes before it is stored'
          if (early) resolve('won')
          this.underWay.push(() => {
            const result = this.write(from, entries, request?.split('#')[0])
            const goesOn = result === 'unknown' && this.mutant === 'goes on after an unknown write'
            hear(() => resolve(goesOn ? 'won' : result))
          })
        }),
      read: from => new Promise(resolve => hear(() => resolve(this.log.slice(from)))),
    }
  }

  private write(from: number, entries: readonly Entry[], request?: string): WriteResult {
    if (this.happens(4)) return 'failed'
    const isLost = this.happens(4)
    if (isLost && this.happens(50)) return 'unknown'
    if (from !== this.log.length) return isLost ? 'unknown' : 'lost'
    for (const entry of entries) this.log.push({ entry, ...(request !== undefined && { request }) })
    for (const node of this.nodes) this.send(() => node.room.catchUp())
    return isLost ? 'unknown' : 'won'
  }

  private kill(node: number): void {
    this.figures.kills += 1
    this.restart(node)
  }

  private restart(node: number): void {
    const found = this.nodeAt(node)
    found.life += 1
    found.room = this.openRoom(node, found.life)
    for (const client of this.clients) if (client.node === node) this.connect(client)
  }

  private connect(client: Client): void {
    client.leave()
    client.connection += 1
    client.node = this.chance.int(2)
    const { room } = this.nodeAt(client.node)
    /** What was sent last over this connection. */
    let sent: Snapshot | undefined
    const update = () => {
      this.sendUpdate(client, room, sent)
      sent = room.snapshot(client.viewer)
    }
    client.leave = room.subscribe(client.viewer, client.snapshot?.version ?? 0, update)
    this.join(client)
  }

  private join(client: Client): void {
    const { snapshot } = client
    this.toNode(client, async room => {
      if ((snapshot?.version ?? 0) > room.snapshot(client.viewer).version) await room.catchUp()
      this.sendUpdate(client, room, snapshot)
    })
  }

  private toNode(client: Client, deliver: (room: Room) => void): void {
    const { connection, node } = client
    const { life } = this.nodeAt(node)
    this.send(() => {
      const { room, life: now } = this.nodeAt(node)
      if (client.connection === connection && life === now) deliver(room)
    })
  }

  private toClient(client: Client, deliver: () => void): void {
    const { connection } = client
    this.send(() => client.connection === connection && deliver())
  }

  private sendUpdate(client: Client, room: Room, since: Snapshot | undefined): void {
    const update = room.update(client.viewer, since?.version ?? 0)
    const versions = this.sent.get(room) ?? new Map<Viewer, number>()
    this.sent.set(room, versions)
    if (update.version < (versions.get(client.viewer) ?? 0))
      throw new Error(`Version ${update.version} of ${client.viewer} is one that went back.`)
    versions.set(client.viewer, update.version)
    const { events } = room.snapshot(client.viewer)
    const keep = Math.min(since?.events.length ?? 0, events.length)
    const sent =
      this.mutant === 'resumes as if nothing had been undone'
        ? { ...update, keep, events: events.slice(keep) }
        : update
    this.toClient(client, () => this.receive(client, sent))
  }

  private receive(client: Client, update: Update): void {
    if (update.version <= (client.snapshot?.version ?? 0)) return
    const next = applyUpdate(client.snapshot, update)
    if (next === undefined) {
      this.join(client)
      return
    }
    client.snapshot = next
    const key = `${next.viewer} ${next.version}`
    const text = canonicalJson(next)
    if ((this.seen.get(key) ?? text) !== text) throw new Error(`Version ${key} was shown in two ways.`)
    this.seen.set(key, text)
  }

  /** Moves, often with more than is legal, or an undo. */
  private act(client: Client): void {
    const { viewer, snapshot } = client
    if (viewer === 'table' || snapshot === undefined) return
    const { question, moves } = snapshot
    const id = `r${this.requests.length}`
    const isUndo = this.chance.int(4) === 0
    if (!isUndo && moves.length === 0) return
    const plan = Array.from({ length: 1 + this.chance.int(3) }, () =>
      this.pick([...moves, { do: 'confirm' }]),
    )
    const request: Request = { id, seat: viewer, question, wants: isUndo ? 1 + this.chance.int(2) : plan }
    this.requests.push(request)
    client.waiting.set(id, request)
    this.ask(client, request)
  }

  private askAgain(client: Client): void {
    for (const request of client.waiting.values()) this.ask(client, request)
    this.join(client)
  }

  private ask(client: Client, request: Request): void {
    this.toNode(client, async room => {
      const { seat, wants } = request
      if (request.question > room.snapshot(seat).version) await room.catchUp()
      const id =
        this.mutant === 'does not know a request again' ? `${request.id}#${this.chance.int(1e9)}` : request.id
      const question = this.mutant === 'takes stale moves' ? room.snapshot(seat).question : request.question
      const answer = await (typeof wants === 'number'
        ? room.undo(seat, id, question, wants)
        : room.submit(seat, id, question, wants))
      this.toClient(client, () => this.answered(client, request, answer))
    })
  }

  private answered(client: Client, request: Request, answer: Accepted | RoomRefusal): void {
    // What could not be stored is asked for again.
    if ('error' in answer && answer.error === 'unavailable') return
    client.waiting.delete(request.id)
    if (request.answer !== undefined && canonicalJson(request.answer) !== canonicalJson(answer))
      throw new Error(`Request ${request.id} was answered in two ways.`)
    request.answer = answer
  }

  private check(): void {
    const entries = this.log.map(({ entry }) => entry)
    this.figures.entries = entries.length
    const at = (length: number) =>
      sure(Room.open(roomParts(this.game, { ...this.record, entries: entries.slice(0, length) })))
    const rooms = Array.from({ length: entries.length + 1 }, (_, length) => at(length))
    const truth = new Map<string, string>()
    for (const room of rooms)
      for (const viewer of new Set(this.clients.map(client => client.viewer))) {
        const snapshot = room.snapshot(viewer)
        truth.set(`${viewer} ${snapshot.version}`, canonicalJson(snapshot))
      }
    for (const [key, text] of this.seen)
      if (truth.get(key) !== text) throw new Error(`Version ${key} is not what the log says.`)

    for (const { id, seat, question, answer, wants } of this.requests) {
      const places = [...this.log.keys()].filter(place => this.log[place]?.request === id)
      if (answer === undefined) continue
      if ('error' in answer) {
        this.figures.refused += 1
        if (places.length > 0) throw new Error(`Request ${id} was refused and is in the log.`)
        continue
      }
      this.figures.accepted += 1
      const length = typeof wants === 'number' ? 1 : answer.played
      if (places.length !== length) throw new Error(`Request ${id} is in the log ${places.length} times.`)
      if (rooms[places[0] ?? -1]?.snapshot(seat).question !== question)
        throw new Error(`Request ${id} answered another question than the one shown.`)
    }
    for (const { viewer, snapshot, waiting } of this.clients) {
      if (waiting.size > 0) throw new Error(`A request of seat ${viewer} was never answered.`)
      if (snapshot === undefined || canonicalJson(snapshot) !== canonicalJson(rooms.at(-1)?.snapshot(viewer)))
        throw new Error(`A client of ${viewer} is not at the end.`)
    }
  }
}
