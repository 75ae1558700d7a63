import {
  type Code,
  protocolVersion,
  type ServerMessage,
  type ServerMessageOf,
  serverMessage,
} from '@kazamata/protocol'
import { hex } from '../../matches/seed.ts'
import type { ClientRequest, Outgoing } from './outgoing.ts'

/** A WebSocket, as far as it is used here. */
export interface Socket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  opened(): void
  received(text: string): void
  closed(): void
}

/** All that is impure in a connection. */
export interface ConnectionParts {
  /** Connects to the server; `match` is named in the address for whoever balances the load. */
  open(match: string | undefined, events: SocketEvents): Socket
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  after(ms: number, callback: () => void): () => void
  /** In milliseconds. */
  now(): number
  /** From 0 up to 1. */
  random(): number
  /** Does the server know this browser? `true` also where it cannot be asked. */
  isKnown(): Promise<boolean>
  /** Names the version of this page. */
  readonly build: string
}

/** `online` until the line has been broken for a moment. The last two end it: the page has to be loaded again. */
export type Line = 'online' | 'offline' | 'outdated' | 'signed-out'

export type MatchMessage = ServerMessageOf<
  'update' | 'unchanged' | 'chat' | 'table' | 'deal' | 'rematch' | 'activity' | 'presence' | 'reject'
>

/** Whoever shows a match or a waiting table. */
export interface MatchListener {
  /** The last version it has, 0 for none. */
  version(): number
  /** How many lines of the chat it has. */
  chatLength(): number
  /** The server was restored from a backup: what is here may never have happened. The next version asked for is 0. */
  restored(): void
  receive(message: MatchMessage): void
}

export type Answer = Pick<ServerMessageOf<'ack'>, 'version' | 'played'> | { readonly code: Code }

interface Pending {
  readonly request: ClientRequest & { readonly id: string }
  readonly answer: (answer: Answer) => void
  attempts: number
}

/** In milliseconds. */
const times = {
  /** At most, until a line is tried again that was there a moment ago: another server may answer at once. */
  soon: 250,
  firstRetry: 500,
  lastRetry: 15_000,
  /** Until a broken line is shown: most are mended before. */
  grace: 1_000,
  /** Until the server has to have said welcome, or answered a ping. */
  answer: 8_000,
  /** Of silence before a ping. */
  silence: 20_000,
  /** Until a request is sent again that the server could not take. */
  busy: 1_000,
}

/** How often a request is sent to a server that cannot take it. */
const maxAttempts = 5
/** The server says that a request may be sent again. */
const isBusy = (code: Code) => code === 'unavailable' || code === 'too-fast'

/** The page's one connection: connects again by itself, joins again where it was, and sends again what was not answered. */
export class Connection {
  line: Line = 'online'
  private socket: Socket | undefined
  private isWelcome = false
  private failures = 0
  private pings = 0
  /** How far the server's time is ahead of this page's. */
  private ahead = 0
  /** When the server was last restored from a backup. */
  private restored: number | undefined
  private stopRetry: (() => void) | undefined
  private stopGrace: (() => void) | undefined
  private stopWaiting: () => void = () => undefined
  private readonly shown = new Map<string, MatchListener>()
  private readonly pending = new Map<string, Pending>()
  private readonly lineListeners = new Set<() => void>()
  private readonly welcomeListeners = new Set<() => void>()
  private readonly turnListeners = new Set<(match: string, yours: boolean) => void>()
  /** By match: whether it was this person's turn in its last update. */
  private readonly turns = new Map<string, boolean>()

  constructor(private readonly parts: ConnectionParts) {}

  /** Shows a match or a waiting table until the returned function is called. */
  watch(match: string, listener: MatchListener): () => void {
    this.shown.set(match, listener)
    this.connect()
    if (this.isWelcome) this.join(match, listener)
    return () => {
      if (this.shown.get(match) !== listener) return
      this.shown.delete(match)
      if (this.isWelcome) this.send({ type: 'leave', match })
    }
  }

  /** Asks for what is missing of a match. */
  rejoin(match: string): void {
    const listener = this.shown.get(match)
    if (listener !== undefined && this.isWelcome) this.join(match, listener)
  }

  /** Sends a request, as often as it takes until it is answered; the server carries it out once. */
  request(request: ClientRequest): Promise<Answer> {
    const id = hex(8)
    return new Promise(answer => {
      const pending = { request: { ...request, id }, answer, attempts: 0 }
      this.pending.set(id, pending)
      this.connect()
      if (this.isWelcome) this.sendRequest(pending)
    })
  }

  /** Nobody waits for an answer. False where there is no line: then it is lost. */
  tell(message: Outgoing): boolean {
    if (this.isWelcome) this.send(message)
    return this.isWelcome
  }

  /** The server's time as far as it is known: what clocks are told in. */
  get time(): number {
    return this.parts.now() + this.ahead
  }

  /** Calls back after so many milliseconds, unless what it returns is called before. */
  later(ms: number, callback: () => void): () => void {
    return this.parts.after(ms, callback)
  }

  onLine(listener: () => void): () => void {
    this.lineListeners.add(listener)
    return () => this.lineListeners.delete(listener)
  }

  /** Hears of every time that the line is there again: what was told meanwhile is lost. */
  onWelcome(listener: () => void): () => void {
    this.welcomeListeners.add(listener)
    return () => this.welcomeListeners.delete(listener)
  }

  /** Hears of every match of this person, shown or not. */
  onTurn(listener: (match: string, yours: boolean) => void): () => void {
    this.turnListeners.add(listener)
    this.connect()
    return () => this.turnListeners.delete(listener)
  }

  /** The network may be back, or the line dead without a word. */
  check(): void {
    if (this.stopRetry !== undefined) this.connectNow()
    else if (this.isWelcome) this.ping()
  }

  private get isEnded(): boolean {
    return this.line === 'outdated' || this.line === 'signed-out'
  }

  private connect(): void {
    if (this.socket === undefined && this.stopRetry === undefined) this.connectNow()
  }

  private connectNow(): void {
    this.stopRetry?.()
    this.stopRetry = undefined
    if (this.isEnded) return
    const [match] = this.shown.keys()
    /** A socket that was given up may still speak. */
    const ifCurrent = (act: () => void) => () => {
      if (this.socket === socket) act()
    }
    const socket: Socket = this.parts.open(match, {
      opened: ifCurrent(() =>
        this.send({ type: 'hello', protocol: protocolVersion, build: this.parts.build }),
      ),
      received: text => ifCurrent(() => this.read(text))(),
      closed: ifCurrent(() => this.lost()),
    })
    this.socket = socket
    this.expectAnswer()
  }

  private expectAnswer(): void {
    this.stopWaiting()
    this.stopWaiting = this.parts.after(times.answer, () => this.lost())
  }

  private ping(): void {
    this.send({ type: 'ping', n: this.pings++ })
    this.expectAnswer()
  }

  private lost(): void {
    const { socket, isWelcome } = this
    this.socket = undefined
    this.isWelcome = false
    this.stopWaiting()
    socket?.close()
    if (this.isEnded) return
    this.stopGrace ??= this.parts.after(times.grace, () => this.setLine('offline'))
    if (!isWelcome) void this.askWhetherKnown()
    this.stopRetry = this.parts.after(this.retryTime(isWelcome), () => this.connectNow())
  }

  /** Pages that have lost the same server do not come back in the same moment. */
  private retryTime(wasWelcome: boolean): number {
    if (wasWelcome && this.failures === 0) return times.soon * this.parts.random()
    const wait = Math.min(times.lastRetry, times.firstRetry * 2 ** this.failures)
    this.failures += 1
    return wait * (0.5 + this.parts.random() / 2)
  }

  /** A socket is refused without a reason: it may be the session that is gone. */
  private async askWhetherKnown(): Promise<void> {
    if (!(await this.parts.isKnown())) this.setLine('signed-out')
  }

  private setLine(line: Line): void {
    if (this.line === line || this.isEnded) return
    this.line = line
    for (const listener of [...this.lineListeners]) listener()
  }

  private read(text: string): void {
    this.stopWaiting()
    this.stopWaiting = this.parts.after(times.silence, () => this.ping())
    const message = messageOf(text)
    if (message !== undefined) this.handle(message)
  }

  private handle(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.ahead = message.now - this.parts.now()
        this.welcomed(message.restored)
        break
      case 'ack':
        this.settle(message.id, message)
        break
      case 'reject':
        this.rejected(message)
        break
      case 'turn':
        this.tellTurn(message.match, message.yours)
        break
      case 'close':
        if (message.why === 'reload') this.setLine('outdated')
        if (message.why === 'signed-out') this.setLine('signed-out')
        // It comes back as late as after several failures.
        if (message.why === 'flood') this.failures = 5
        this.lost()
        break
      case 'pong':
        this.ahead = message.now - this.parts.now()
        break
      case 'update':
        if (this.turns.get(message.match) !== isTurnOfViewer(message))
          this.tellTurn(message.match, isTurnOfViewer(message))
        this.shown.get(message.match)?.receive(message)
        break
      default:
        this.shown.get(message.match)?.receive(message)
    }
  }

  private tellTurn(match: string, isYours: boolean): void {
    this.turns.set(match, isYours)
    for (const listener of [...this.turnListeners]) listener(match, isYours)
  }

  private welcomed(restored: number): void {
    if (this.restored !== undefined && this.restored !== restored) this.forget()
    this.restored = restored
    this.isWelcome = true
    this.failures = 0
    this.stopGrace?.()
    this.stopGrace = undefined
    for (const [match, listener] of this.shown) this.join(match, listener)
    for (const pending of [...this.pending.values()]) this.sendRequest(pending)
    this.setLine('online')
    for (const listener of [...this.welcomeListeners]) listener()
  }

  /** Versions and questions of the server as it was mean something else now. */
  private forget(): void {
    for (const listener of this.shown.values()) listener.restored()
    for (const id of [...this.pending.keys()]) this.settle(id, { code: 'stale' })
  }

  private rejected(message: ServerMessageOf<'reject'>): void {
    const { id, match, code } = message
    if (id === undefined) {
      if (isBusy(code)) this.parts.after(times.busy, () => this.rejoinAll(match))
      else if (match !== undefined) this.shown.get(match)?.receive(message)
      return
    }
    const pending = this.pending.get(id)
    // Whoever talks too fast is told so at once.
    const mayWait = isBusy(code) && !(code === 'too-fast' && pending?.request.type === 'say')
    if (pending !== undefined && mayWait && pending.attempts < maxAttempts)
      this.parts.after(times.busy, () => {
        if (this.isWelcome && this.pending.has(id)) this.sendRequest(pending)
      })
    else this.settle(id, { code })
  }

  private rejoinAll(match: string | undefined): void {
    for (const one of match === undefined ? [...this.shown.keys()] : [match]) this.rejoin(one)
  }

  private settle(id: string, answer: Answer): void {
    this.pending.get(id)?.answer(answer)
    this.pending.delete(id)
  }

  private join(match: string, listener: MatchListener): void {
    this.send({ type: 'join', match, version: listener.version(), chat: listener.chatLength() })
  }

  private sendRequest(pending: Pending): void {
    pending.attempts += 1
    this.send(pending.request)
  }

  private send(message: Outgoing): void {
    this.socket?.send(JSON.stringify(message))
  }
}

/** What a page does not know, it ignores. */
function messageOf(text: string): ServerMessage | undefined {
  try {
    return serverMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function isTurnOfViewer({ viewer, active, seats }: ServerMessageOf<'update'>): boolean {
  return viewer !== 'table' && active.includes(viewer) && seats[viewer]?.occupant.kind === 'person'
}
