import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ServerMessage } from '@kazamata/protocol'
import { WebSocket } from 'ws'
import type { RecordedMove } from './recordings.ts'
import type { Asking, Player } from './tables.ts'

/** A line to a server, and a check that is made again after every message. */
class Line {
  private waiting: { isMet(): boolean; resolve(): void; reject(error: Error): void } | undefined
  private broken: Error | undefined

  constructor(
    readonly socket: WebSocket,
    receive: (text: string) => void,
  ) {
    socket.on('message', (data: Buffer) => {
      receive(data.toString())
      if (this.waiting?.isMet() !== true) return
      this.waiting.resolve()
      this.waiting = undefined
    })
    socket.on('error', error => this.fail(error.message))
    socket.on('close', (code, reason) => this.fail(`The server closed the line: ${code} ${reason}.`))
  }

  send(text: string): void {
    this.socket.send(text)
  }

  until(isMet: () => boolean): Promise<void> {
    if (this.broken !== undefined) return Promise.reject(this.broken)
    if (isMet()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      this.waiting = { isMet, resolve, reject }
    })
  }

  /** Nothing more is to be expected from this server. */
  fail(why: string): void {
    this.broken ??= new Error(why)
    this.waiting?.reject(this.broken)
  }
}

export interface OurSeat {
  readonly port: number
  readonly match: string
  readonly token: string
}

/** The number under a key, the first time that it comes. Read whole, all that comes would keep the clients busier than the servers. */
function numberUnder(key: string, text: string): number {
  const start = text.indexOf(`"${key}":`) + key.length + 3
  return Number.parseInt(text.slice(start, start + 16), 10)
}

/** A client of ours: as simple as the example in `examples/text-client.mjs`, but it reads what it is shown only when asked. */
export class OurPlayer implements Player {
  private shown = '{}'
  private question = -1
  private answered = ''
  private asked = 0
  private readonly line: Line

  constructor(private readonly seat: OurSeat) {
    const host = `127.0.0.1:${seat.port}`
    const socket = new WebSocket(`ws://${host}/api/socket?match=${seat.match}`, {
      headers: { cookie: `kazamata=${seat.token}`, origin: `http://${host}` },
      perMessageDeflate: false,
    })
    this.line = new Line(socket, text => this.receive(text))
    socket.on('open', () => {
      this.send({ type: 'hello', protocol: 1, build: 'bench' })
      this.asked = performance.now()
      this.send({ type: 'join', match: seat.match, version: 0 })
    })
  }

  get view(): unknown {
    return JSON.parse(this.shown).view
  }

  /** Milliseconds from asking for the match to seeing it. */
  async openTime(): Promise<number> {
    await this.joined()
    return performance.now() - this.asked
  }

  joined(): Promise<void> {
    return this.line.until(() => this.question >= 0)
  }

  async play({ move, question }: RecordedMove): Promise<number> {
    await this.line.until(() => this.question >= question)
    const id = randomBytes(8).toString('hex')
    const began = performance.now()
    this.send({ type: 'move', match: this.seat.match, id, question, moves: [move] })
    await this.line.until(() => this.answered === id)
    return performance.now() - began
  }

  close(): void {
    this.line.socket.terminate()
  }

  private send(message: object): void {
    this.line.send(JSON.stringify(message))
  }

  private receive(text: string): void {
    if (text.startsWith('{"type":"update"')) {
      this.shown = text
      this.question = numberUnder('question', text)
      return
    }
    const message: ServerMessage = JSON.parse(text)
    if (message.type === 'ack') this.answered = message.id
    else if (message.type === 'reject' || message.type === 'close')
      this.line.fail(`Our server refused: ${JSON.stringify(message)}`)
  }
}

export interface BoardgameioSeat {
  readonly port: number
  readonly game: string
  readonly match: string
  readonly seat: number
}

/** What boardgame.io sends of a match, by name. */
type BoardgameioEvent =
  | readonly ['sync', string, { readonly state: BoardgameioState }]
  | readonly ['update', string, BoardgameioState]

interface BoardgameioState {
  readonly G: unknown
}

/**
 * A client of boardgame.io over the same WebSocket: it speaks the texts of socket.io itself (`0` open, `40` namespace,
 * `42` event, `2` and `3` ping and pong), so that neither side's client costs more than the other's.
 * boardgame.io answers a move by the next state.
 */
export class BoardgameioPlayer implements Player {
  private shown = ''
  private stateId = -1
  private readonly line: Line
  private readonly prefix: string

  constructor(private readonly seat: BoardgameioSeat) {
    this.prefix = `42/${seat.game},`
    const socket = new WebSocket(`ws://127.0.0.1:${seat.port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    })
    this.line = new Line(socket, text => this.receive(text))
  }

  get view(): unknown {
    const event: BoardgameioEvent = JSON.parse(this.shown.slice(this.prefix.length))
    return (event[0] === 'sync' ? event[2].state : event[2]).G
  }

  joined(): Promise<void> {
    return this.line.until(() => this.stateId >= 0)
  }

  async play({ move, seat }: RecordedMove, nth: number): Promise<number> {
    await this.line.until(() => this.stateId >= nth)
    const action = { type: 'MAKE_MOVE', payload: { type: 'act', args: [move], playerID: `${seat}` } }
    const began = performance.now()
    this.emit('update', action, nth, this.seat.match, `${seat}`)
    await this.line.until(() => this.stateId > nth)
    return performance.now() - began
  }

  close(): void {
    this.line.socket.terminate()
  }

  private emit(...event: readonly unknown[]): void {
    this.line.send(this.prefix + JSON.stringify(event))
  }

  private receive(text: string): void {
    const { game, match, seat } = this.seat
    if (text.startsWith(this.prefix)) this.hear(text)
    else if (text === '2') this.line.send('3')
    else if (text.startsWith('40')) this.emit('sync', match, `${seat}`)
    else if (text.startsWith('0')) this.line.send(`40/${game},`)
  }

  private hear(text: string): void {
    if (text.startsWith('["matchData"', this.prefix.length)) return
    this.shown = text
    this.stateId = numberUnder('_stateID', text)
  }
}

/** Sends a text as long as a move, and waits for it to come back. */
export class EchoClient implements Asking {
  private heard = 0
  private readonly line: Line

  constructor(port: number) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false })
    this.line = new Line(socket, () => {
      this.heard += 1
    })
  }

  async joined(): Promise<void> {
    if (this.line.socket.readyState !== WebSocket.OPEN) await once(this.line.socket, 'open')
  }

  async ask(): Promise<number> {
    const { heard } = this
    const began = performance.now()
    this.line.send('.'.repeat(150))
    await this.line.until(() => this.heard > heard)
    return performance.now() - began
  }

  close(): void {
    this.line.socket.terminate()
  }
}
