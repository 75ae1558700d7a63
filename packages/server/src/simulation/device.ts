import type { Seat, Viewer } from '@kazamata/kernel'
import { type ChatLine, type ServerMessage, type ServerMessageOf, serverMessage } from '@kazamata/protocol'
import { applyUpdate, type Snapshot } from '@kazamata/room'
import type { Presence } from '../matches/hosted-match.ts'
import type { Person } from '../store/online-store.ts'
import { Line } from './line.ts'
import type { Scheduler } from './scheduler.ts'
import type { SimulatedNode } from './simulated-node.ts'

export type Answer = ServerMessageOf<'ack'> | ServerMessageOf<'reject'>

export interface Request {
  readonly id: string
  /** Absent for who watches. */
  readonly seat?: Seat
  readonly message: Readonly<Record<string, unknown>>
  /** The question that a move or an undo answers. */
  readonly question?: number
  answer?: Answer
}

export interface DeviceParts {
  readonly match: string
  readonly person: Person
  readonly viewer: Viewer
  readonly nodes: readonly SimulatedNode[]
  readonly scheduler: Scheduler
  /** Does it follow the chat? */
  readonly isTalkative: boolean
  /** A version was shown. */
  saw(snapshot: Snapshot): void
}

/** A client that comes back whenever its line breaks, and sends again what was not answered. */
export class Device {
  snapshot: Snapshot | undefined
  /** What it has of the chat. */
  lines: readonly ChatLine[] = []
  readonly waiting = new Map<string, Request>()
  /** Who is there, as it was last told. */
  presence: Presence | undefined
  /** Has it no line, and wants none? */
  isAway = false
  private line: Line | undefined
  /** Sent over this line and not answered. */
  private asked = new Set<string>()

  constructor(private readonly parts: DeviceParts) {
    this.connect()
  }

  get viewer(): Viewer {
    return this.parts.viewer
  }

  loseLine(): void {
    this.line?.cut()
  }

  /** Its line breaks, and it has no other until it comes back. */
  goAway(): void {
    this.isAway = true
    this.line?.cut()
    this.line = undefined
  }

  comeBack(): void {
    if (this.isAway) this.connect()
  }

  ask(request: Request): void {
    this.waiting.set(request.id, request)
    this.send(request)
  }

  private connect(): void {
    const { scheduler, nodes, person, match, isTalkative } = this.parts
    const line: Line = new Line(scheduler, {
      received: text => {
        if (this.line === line) this.receive(serverMessage.parse(JSON.parse(text)))
      },
      ended: () => {
        if (this.line === line) this.connect()
      },
    })
    this.line = line
    this.isAway = false
    this.asked = new Set()
    scheduler.pick(nodes).accept(line, person)
    line.say(JSON.stringify({ type: 'hello', protocol: 1, build: '' }))
    const chat = isTalkative && { chat: this.chatLength }
    line.say(JSON.stringify({ type: 'join', match, version: this.snapshot?.version ?? 0, ...chat }))
    for (const request of this.waiting.values()) this.send(request)
  }

  private send({ id, message }: Request): void {
    this.asked.add(id)
    this.line?.say(JSON.stringify({ ...message, match: this.parts.match, id }))
  }

  private receive(message: ServerMessage): void {
    const { version = 0 } = this.snapshot ?? {}
    switch (message.type) {
      case 'update':
        this.update(message)
        return
      case 'unchanged':
        if (message.version !== version) throw new Error(`${this.name} is not at version ${message.version}.`)
        return
      case 'ack':
        if (message.version > version)
          throw new Error(`${this.name} was told of version ${message.version} before it was shown.`)
        this.answered(message.id, message)
        return
      case 'reject':
        if (message.id === undefined)
          throw new Error(`A message of ${this.name} was refused: ${message.code}.`)
        this.answered(message.id, message)
        return
      case 'chat':
        if (message.from > this.lines.length) throw new Error(`${this.name} misses lines of the chat.`)
        this.lines = [...this.lines.slice(0, message.from), ...message.lines]
        return
      case 'presence':
        this.presence = message
        return
      case 'welcome':
      case 'activity':
      case 'turn':
      case 'rematch':
      case 'close':
        return
      case 'table':
      case 'deal':
      case 'pong':
        throw new Error(`${this.name} has not asked for "${message.type}".`)
    }
  }

  private update({ type: _type, match: _match, about, ...update }: ServerMessageOf<'update'>): void {
    const { version = 0 } = this.snapshot ?? {}
    if (update.version <= version) throw new Error(`The version of ${this.name} went back.`)
    if (update.from !== version) throw new Error(`An update of ${this.name} does not follow.`)
    if ((about !== undefined) !== (version === 0))
      throw new Error('Only the first update says what it is about.')
    const next = applyUpdate(this.snapshot, update)
    if (next === undefined) return
    this.snapshot = next
    this.parts.saw(next)
  }

  private answered(id: string, answer: Answer): void {
    if (!this.asked.delete(id)) throw new Error(`Request ${id} was answered twice.`)
    const request = this.waiting.get(id)
    if (request === undefined) throw new Error(`Request ${id} was answered, and nobody asked.`)
    if (answer.type === 'reject' && answer.code === 'unavailable') {
      this.send(request)
      return
    }
    this.waiting.delete(id)
    request.answer = answer
  }

  /** Whoever has seen the end asks for all of it: the end may have been taken back. */
  private get chatLength(): number {
    return this.snapshot?.outcome === undefined ? this.lines.length : 0
  }

  private get name(): string {
    return `a device of ${this.viewer}`
  }
}

/** A snapshot that came over the line, as text: the same for the same. */
export function textOf({ viewer, version, view, events, moves, ...rest }: Snapshot): string {
  const { question, active, undoable, turnsEnded, lastMover, seats, clocks, outcome } = rest
  const others = { question, active, undoable, turnsEnded, lastMover, seats, clocks, outcome }
  return JSON.stringify([viewer, version, view, events, moves, others])
}
