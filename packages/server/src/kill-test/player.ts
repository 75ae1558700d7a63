import { randomBytes } from 'node:crypto'
import type { Receipt } from '@kazamata/kernel/match'
import { type Code, matchSummaries, type ServerMessageOf, serverMessage } from '@kazamata/protocol'
import { WebSocket } from 'ws'
import { DealClient } from '../testing/deal-client.ts'

/** A request of a player, and what the server answered. */
export interface Asked {
  readonly kind: 'move' | 'undo' | 'line'
  readonly match: string
  readonly seat: number
  readonly id: string
  readonly at: number
  answer?: 'acknowledged' | 'refused'
  /** How many entries of the log it should be. */
  played?: number
  /** Until it was answered, in milliseconds. */
  took?: number
}

/** Something happened in a match: an answer, or a move of somebody else. */
export interface Step {
  readonly match: string
  /** When it was seen, in milliseconds. */
  readonly at: number
}

/** What became of a line: it broke, it was open again, and its match was shown over it. */
export interface LineChange {
  readonly to: 'lost' | 'open' | 'shown'
  readonly at: number
}

/** How somebody plays. */
export interface Habits {
  /** How long it thinks before a move, in milliseconds; not at all unless given. */
  pause?(): number
  /** Does it say something now and then? */
  readonly isTalkative?: boolean
  /** How often it takes a move back, of all times that it could: from 0 to 1. */
  readonly undoShare?: number
  /** Where it connects for a match, where it is not for a load balancer to choose. */
  nodeOf?(match: string): string
}

type Update = ServerMessageOf<'update'>

/** How long a player waits before it connects or asks again, in milliseconds. */
const patience = 100
/** One in so many answered moves is followed by a line of the chat. */
const lineEvery = 4

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Somebody who plays at random over a line that breaks, and never gives up a request before it is answered. */
export class Player {
  readonly asked: Asked[] = []
  /** What it has seen happen; not what it was told of when it had connected. */
  readonly steps: Step[] = []
  readonly lineChanges: LineChange[] = []
  /** Of the deals of its matches. */
  readonly receipts: Receipt[] = []
  /** How many of its moves were acknowledged. */
  acknowledged = 0
  /** How often it was told that nothing can be stored now. */
  unavailable = 0
  /** How often it was refused, by code. */
  readonly refusals = new Map<Code, number>()
  /** How often it connected again. */
  reconnects = 0
  private cookie = ''
  private socket: WebSocket | undefined
  private match = ''
  private update: Update | undefined
  /** Has it been told, over the line as it is now, how the match stands? */
  private isCaughtUp = false
  private waiting: { readonly asked: Asked; readonly text: string } | undefined
  private saying: { readonly asked: Asked; readonly text: string } | undefined
  private askedAt = 0
  private stopped = false
  private readonly deals: DealClient
  private thinking: NodeJS.Timeout | undefined
  /** Called when the match is over. */
  private over: (() => void) | undefined

  constructor(
    private readonly origin: () => string,
    private readonly name: string,
    private readonly habits: Habits = {},
  ) {
    this.deals = new DealClient(name, message => this.send(JSON.stringify(message)))
  }

  /** Has it seen the match that it plays? */
  get hasBegun(): boolean {
    return this.update !== undefined
  }

  get hasAnswers(): boolean {
    return this.waiting === undefined && this.saying === undefined
  }

  /** Asks over HTTP until the server answers. */
  async post(path: string, body: object): Promise<Record<string, string>> {
    for (;;) {
      const answer = await this.tryPost(path, body)
      if (answer !== undefined) return answer
      await later(patience)
    }
  }

  /** Leaves all tables that have not begun. */
  async leaveTables(): Promise<void> {
    const headers = { cookie: this.cookie }
    const list = await fetch(`${this.origin()}/api/matches`, { headers }).then(
      async answer => matchSummaries.safeParse(await answer.json()),
      () => undefined,
    )
    for (const { id, stage } of list?.data ?? [])
      if (stage === 'waiting') await this.post(`/tables/${id}/leave`, {})
  }

  /** Plays a match that was started, to its end, or until it is stopped. */
  async play(match: string): Promise<void> {
    if (this.stopped) return
    // As a page does that shows another one.
    if (this.match !== '') this.send(JSON.stringify({ type: 'leave', match: this.match }))
    this.match = match
    this.update = undefined
    const over = new Promise<void>(resolve => {
      this.over = resolve
    })
    if (this.socket === undefined) this.connect()
    else this.join()
    await over
  }

  /** Makes no more moves; what was asked is still waited for. */
  stop(): void {
    this.stopped = true
  }

  /** Loses its line, and connects again. */
  cut(): void {
    this.socket?.terminate()
  }

  end(): void {
    this.stopped = true
    clearTimeout(this.thinking)
    this.socket?.removeAllListeners('close')
    this.socket?.close()
    this.over?.()
  }

  private async tryPost(path: string, body: object): Promise<Record<string, string> | undefined> {
    const origin = this.origin()
    try {
      const answer = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie: this.cookie },
        body: JSON.stringify({ ...body, ...(/[/](start|leave)$/.test(path) ? {} : { name: this.name }) }),
      })
      const [set] = answer.headers.getSetCookie()
      if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
      const read: unknown = await answer.json()
      const isObject = typeof read === 'object' && read !== null
      return answer.status >= 500 || answer.status === 429 || !isObject
        ? undefined
        : Object.fromEntries(Object.entries(read).map(([key, value]) => [key, String(value)]))
    } catch {
      return undefined
    }
  }

  private connect(): void {
    const origin = this.origin()
    const node = this.habits.nodeOf?.(this.match) ?? origin
    const socket = new WebSocket(`${node.replace('http', 'ws')}/api/socket?match=${this.match}`, {
      headers: { cookie: this.cookie, origin },
      perMessageDeflate: false,
    })
    this.socket = socket
    socket.on('open', () => {
      this.noteLine('open')
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, build: 'kill-test' }))
      this.join()
      this.sendAgain()
    })
    socket.on('message', data => this.receive(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.noteLine('lost')
      setTimeout(() => this.socket === socket && this.connectAgain(), patience)
    })
  }

  private connectAgain(): void {
    this.reconnects += 1
    this.connect()
  }

  /** Shows its match from now on; what it promised for a deal before is forgotten. */
  join(): void {
    this.deals.reconnected()
    this.isCaughtUp = false
    this.send(JSON.stringify({ type: 'join', match: this.match, version: this.update?.version ?? 0 }))
  }

  /** Over the line as it is now; when it is open again, whatever waits is sent anew. */
  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
  }

  private receive(text: string): void {
    const message = serverMessage.parse(JSON.parse(text))
    this.deals.hear(message)
    switch (message.type) {
      case 'update':
        if (message.match === this.match) this.show(message)
        return
      case 'unchanged':
        this.catchUp()
        return
      case 'ack':
        this.answered(message.id, 'acknowledged', message.played)
        return
      case 'reject':
        this.refusals.set(message.code, (this.refusals.get(message.code) ?? 0) + 1)
        if (message.code === 'unavailable') this.unavailable += 1
        // It was not stored, or not even looked at: the same request again. A line that was refused stays so.
        if (
          message.code === 'unavailable' ||
          (message.code === 'too-fast' && message.id !== this.saying?.asked.id)
        )
          setTimeout(() => (message.id === undefined ? this.join() : this.sendAgain(message.id)), patience)
        else if (message.id !== undefined) this.answered(message.id, 'refused', 0)
    }
  }

  private noteLine(to: LineChange['to']): void {
    this.lineChanges.push({ to, at: Date.now() })
  }

  private catchUp(): void {
    if (!this.isCaughtUp) this.noteLine('shown')
    this.isCaughtUp = true
  }

  private noteStep(): void {
    this.steps.push({ match: this.match, at: Date.now() })
  }

  /** What has no answer yet: all of it, or the request with this id. */
  private sendAgain(id?: string): void {
    for (const { asked, text } of [this.waiting ?? [], this.saying ?? []].flat())
      if (id === undefined || asked.id === id) this.send(text)
  }

  private show(update: Update): void {
    const { receipt } = this.deals
    if (this.update === undefined && receipt?.match === this.match) this.receipts.push(receipt)
    this.update = update
    if (this.isCaughtUp) this.noteStep()
    this.catchUp()
    if (update.outcome === undefined) this.think()
    else if (this.waiting === undefined) this.over?.()
  }

  private answered(id: string, answer: 'acknowledged' | 'refused', played: number): void {
    const { waiting, saying } = this
    if (saying?.asked.id === id) {
      Object.assign(saying.asked, { answer, played: Number(answer === 'acknowledged') })
      this.saying = undefined
      return
    }
    if (waiting?.asked.id !== id) return
    Object.assign(waiting.asked, {
      answer,
      played: waiting.asked.kind === 'undo' ? Number(answer === 'acknowledged') : played,
      took: performance.now() - this.askedAt,
    })
    this.noteStep()
    if (answer === 'acknowledged') this.acknowledged += 1
    this.waiting = undefined
    if (this.habits.isTalkative && this.asked.length % lineEvery === 0) this.talk(waiting.asked)
    if (this.update?.outcome !== undefined) this.over?.()
    else this.think()
  }

  /** Says something at the table, unless the last line has no answer yet. */
  private talk({ match, seat }: Asked): void {
    if (this.stopped || this.saying !== undefined) return
    const id = randomBytes(8).toString('hex')
    const asked = { kind: 'line' as const, match, seat, id, at: Date.now() }
    const text = JSON.stringify({ type: 'say', match, id, said: { text: `line ${id}` } })
    this.asked.push(asked)
    this.saying = { asked, text }
    this.send(text)
  }

  /** Makes its next move, at once or after a while. */
  private think(): void {
    const { pause } = this.habits
    if (pause === undefined) this.act()
    else if (this.thinking === undefined && this.waiting === undefined)
      this.thinking = setTimeout(() => {
        this.thinking = undefined
        this.act()
      }, pause())
  }

  private act(): void {
    const { update, match } = this
    if (this.stopped || this.waiting !== undefined || update === undefined || update.viewer === 'table')
      return
    const { moves, question, viewer, undoable } = update
    const isUndo = undoable > 0 && Math.random() < (this.habits.undoShare ?? 0)
    if (moves.length === 0 && !isUndo) return
    const id = randomBytes(8).toString('hex')
    const kind = isUndo ? ('undo' as const) : ('move' as const)
    const asked = { kind, match, seat: viewer, id, at: Date.now() }
    const move = moves[Math.floor(Math.random() * moves.length)]
    const what = isUndo ? { count: 1 } : { moves: [move] }
    this.asked.push(asked)
    this.waiting = { asked, text: JSON.stringify({ type: kind, match, id, question, ...what }) }
    this.askedAt = performance.now()
    this.send(this.waiting.text)
  }
}
