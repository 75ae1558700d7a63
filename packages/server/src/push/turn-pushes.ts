import { createHash } from 'node:crypto'
import { sweepTime } from '../cluster/heartbeat.ts'
import { repeat } from '../cluster/repeat.ts'
import { type PushParts, playTime, type ServerParts } from '../parts.ts'
import type { PushSubscription } from '../store/push-store.ts'
import { encryptPush } from './encrypt-push.ts'
import { authorization } from './vapid.ts'

/** Messages that wait or are under way; more are given up. */
const maxMessages = 1_000
/** Of them so many for one person, whose push service may never answer. */
const mostOfPerson = 50
/** Of them so many at once. */
const atOnce = 8
/** A message is sent so often. */
const maxAttempts = 5
/** In milliseconds: until a message is sent again for the first time, and at most. */
const retries = { first: 30_000, most: 3_600_000 }
/** How long a person may be gone before they are told of what their page has heard, in milliseconds. */
const grace = 30_000
/** How long a push service keeps a message of a match without a clock, and at most, in seconds. */
const keeping = { usual: 86_400, most: 28 * 86_400 }

/** A turn that its person is told of. */
interface Turn {
  readonly person: string
  readonly match: string
  isOver: boolean
}

interface Message {
  readonly turn: Turn
  readonly to: PushSubscription
  readonly attempts: number
}

interface TurnPushParts
  extends Pick<ServerParts, 'store' | 'bus' | 'clock' | 'slept' | 'randomHex' | 'report'> {
  readonly push: PushParts
  /** Over this node? */
  isConnected(person: string): boolean
  /** Of these people, who has no page open over any node? */
  disconnected(people: readonly string[]): Promise<readonly string[]>
  /** When somebody is late in this match, by the time that clocks count. */
  dueOf(match: string): Promise<number | undefined>
}

/** Tells people over Web Push that it is their turn while they have no page open: once a match, until they have been there. */
export class TurnPushes {
  private readonly turns = new Map<string, Turn>()
  /** By person: turns that an open page was told of. */
  private readonly heard = new Map<string, Set<string>>()
  private readonly waiting: Message[] = []
  private underWay = 0
  /** Messages that wait, are under way, or are to be sent again. */
  private count = 0
  /** By person: how many of them. */
  private readonly counts = new Map<string, number>()
  private isClosed = false
  /** People who may be back in a moment. */
  private readonly leaving = new Set<string>()
  private readonly stopSweeping: () => void

  constructor(private readonly parts: TurnPushParts) {
    this.stopSweeping = parts.bus.isShared ? repeat(parts, sweepTime, () => this.sweep()) : () => undefined
  }

  /** It is, or is no longer, this person's turn. */
  turn(person: string, match: string, isTheirs: boolean): void {
    if (!isTheirs) this.drop(person, match)
    else if (this.parts.isConnected(person)) this.hear(person, match)
    else void this.tell(person, match)
  }

  /** An open page of this person is told of it. */
  private hear(person: string, match: string): void {
    this.heard.set(person, (this.heard.get(person) ?? new Set()).add(match))
  }

  /** This person looks at the match. */
  seen(person: string, match: string): void {
    this.drop(person, match)
    void this.parts.store.push.seen(person, match)
  }

  /** The last page of this person is gone; a moment later it may be back. */
  gone(person: string): void {
    if (!this.heard.has(person) || this.leaving.has(person)) return
    this.leaving.add(person)
    this.parts.clock.after(grace, () => {
      this.leaving.delete(person)
      if (this.parts.isConnected(person)) return
      const matches = this.heard.get(person) ?? []
      this.heard.delete(person)
      for (const match of matches) void this.tell(person, match)
    })
  }

  close(): void {
    this.isClosed = true
    this.stopSweeping()
  }

  /** Whoever had a page open over another node may have closed it. */
  private async sweep(): Promise<void> {
    for (const person of await this.parts.disconnected([...this.heard.keys()])) this.gone(person)
  }

  private async isConnectedAnywhere(person: string): Promise<boolean> {
    return (await this.parts.disconnected([person])).length === 0
  }

  private drop(person: string, match: string): void {
    const key = `${person} ${match}`
    const turn = this.turns.get(key)
    if (turn !== undefined) turn.isOver = true
    this.turns.delete(key)
    const heard = this.heard.get(person)
    heard?.delete(match)
    if (heard?.size === 0) this.heard.delete(person)
  }

  private async tell(person: string, match: string): Promise<void> {
    const { store, report } = this.parts
    const turn: Turn = { person, match, isOver: false }
    this.turns.set(`${person} ${match}`, turn)
    try {
      const subscriptions = await store.push.of(person)
      if (subscriptions.length > 0 && (await this.isConnectedAnywhere(person))) {
        this.end(turn)
        if (!turn.isOver) this.hear(person, match)
      } else if (subscriptions.length === 0 || (await store.push.tell(person, match)) !== 'won')
        this.end(turn)
      else for (const to of subscriptions) this.add({ turn, to, attempts: 0 })
    } catch (error) {
      report(error)
    }
  }

  private end(turn: Turn): void {
    const key = `${turn.person} ${turn.match}`
    if (this.turns.get(key) === turn) this.turns.delete(key)
  }

  private add(message: Message): void {
    const { person } = message.turn
    const own = this.counts.get(person) ?? 0
    if (this.count >= maxMessages || own >= mostOfPerson) return
    this.count += 1
    this.counts.set(person, own + 1)
    this.waiting.push(message)
    this.next()
  }

  private next(): void {
    if (this.isClosed || this.underWay >= atOnce) return
    const message = this.waiting.shift()
    if (message === undefined) return
    this.underWay += 1
    this.send(message)
      .catch((error: unknown) => {
        this.parts.report(error)
        this.done(message)
      })
      .finally(() => {
        this.underWay -= 1
        this.next()
      })
  }

  private done({ turn }: Message): void {
    this.count -= 1
    const own = (this.counts.get(turn.person) ?? 0) - 1
    if (own > 0) this.counts.set(turn.person, own)
    else this.counts.delete(turn.person)
    if (this.count === 0 || turn.isOver) this.end(turn)
  }

  private async send(message: Message): Promise<void> {
    const { turn, to, attempts } = message
    const { store, clock } = this.parts
    if (turn.isOver || (await this.isConnectedAnywhere(turn.person))) return this.done(message)
    // Whoever signs out meanwhile is told nothing.
    if (!(await store.push.of(turn.person)).some(({ endpoint }) => endpoint === to.endpoint))
      return this.done(message)
    const { status, retryAfter = 0 } = await this.post(message)
    if (status === 404 || status === 410) await store.push.remove(to.person, to.endpoint)
    const isBusy = status === 0 || status === 429 || status >= 500
    if (!isBusy || attempts + 1 >= maxAttempts) return this.done(message)
    const wait = Math.min(retries.most, Math.max(retryAfter, retries.first * 4 ** attempts))
    clock.after(wait, () => {
      this.waiting.push({ ...message, attempts: attempts + 1 })
      this.next()
    })
  }

  /** Status 0 where there was no answer. */
  private async post({ turn, to }: Message) {
    const { push, clock, randomHex, dueOf } = this.parts
    const due = await dueOf(turn.match)
    const seconds = due === undefined ? keeping.usual : Math.floor((due - playTime(this.parts)) / 1_000)
    const bytes = (count: number) => Buffer.from(randomHex(count), 'hex')
    const body = encryptPush(JSON.stringify({ match: turn.match }), to, {
      privateKey: bytes(32),
      salt: bytes(16),
    })
    const headers = {
      authorization: authorization(push.vapid, to.endpoint, clock.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.min(keeping.most, Math.max(0, seconds))),
      // Of two that have not been delivered the service keeps one, and learns no match by it.
      topic: createHash('sha256').update(`${turn.person} ${turn.match}`).digest('base64url').slice(0, 32),
      urgency: 'normal',
    }
    return push.post(to.endpoint, headers, body).catch(() => ({ status: 0, retryAfter: 0 }))
  }
}
