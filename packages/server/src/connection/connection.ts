import type { Seat } from '@kazamata/kernel'
import {
  type ClientMessage,
  type CloseReason,
  type Code,
  clientMessage,
  limits as protocolLimits,
  protocolVersion,
  readMessage,
  type ServerMessage,
} from '@kazamata/protocol'
import type { Accepted, RoomRefusal } from '@kazamata/room/room'
import type { HostedMatch, Member } from '../matches/hosted-match.ts'
import type { MatchHost } from '../matches/match-host.ts'
import type { Clock } from '../parts.ts'
import type { Person } from '../store/online-store.ts'
import type { Tables } from '../tables/tables.ts'
import { TokenBucket } from './token-bucket.ts'

/** The wire of one client. */
export interface Wire {
  send(text: string): void
  close(): void
  /** Bytes that were sent and have not left yet. */
  readonly buffered: number
}

export interface ConnectionLimits {
  /** Messages a second, and at once. */
  readonly perSecond: number
  readonly burst: number
  /** Malformed messages until the connection is closed. */
  readonly malformed: number
  /** Matches shown at once. */
  readonly joined: number
  /** Bytes that may wait before updates do, and before the connection is closed. */
  readonly waitingBytes: number
  readonly mostBytes: number
  /** How long a client may be too slow, in milliseconds. */
  readonly slowTime: number
}

export const usualLimits: ConnectionLimits = {
  perSecond: 20,
  burst: 60,
  malformed: 3,
  joined: 20,
  waitingBytes: 256 * 1024,
  mostBytes: 1024 * 1024,
  slowTime: 30_000,
}

export interface ConnectionParts {
  readonly wire: Wire
  readonly person: Person
  readonly host: MatchHost
  readonly tables: Tables
  readonly clock: Clock
  readonly limits: ConnectionLimits
  /** Of the page that this server serves. */
  readonly build: string
  report(error: unknown): void
}

/** What is shown of a match or a waiting table over this connection. */
interface Shown {
  /** Sends what has changed since it was last sent; waits where the wire is full. */
  push(): void
  stop(): void
}

/** One client's connection: reads its messages, answers each request exactly once, and shows what it has joined. */
export class Connection {
  private readonly bucket: TokenBucket
  private greeted = false
  private closed = false
  private malformed = 0
  private refusedInARow = 0
  private stopWaiting: (() => void) | undefined
  private readonly shown = new Map<string, Shown>()
  /** What waits until the wire has drained. */
  private readonly behind = new Set<Shown>()
  /** By match: its messages are dealt with one after another, those of different matches are not. */
  private readonly queues = new Map<string, Promise<void>>()

  constructor(private readonly parts: ConnectionParts) {
    const { limits, clock } = parts
    this.bucket = new TokenBucket(limits.burst, limits.perSecond, () => clock.now())
  }

  get person(): string {
    return this.parts.person.id
  }

  /** A message came; `undefined` where it was binary or too large. */
  receive(text: string | undefined): void {
    if (this.closed) return
    if (!this.bucket.take()) {
      this.refusedInARow += 1
      if (this.refusedInARow > this.parts.limits.burst) this.end('flood')
      else this.send({ type: 'reject', code: 'too-fast', ...idOf(text) })
      return
    }
    this.refusedInARow = 0
    const read = text === undefined ? undefined : clientMessage.safeParse(readMessage(text))
    if (read?.success) this.handle(read.data)
    else this.refuseMalformed(text)
  }

  /** The wire has drained: whoever waited for it gets one update for all that happened meanwhile. */
  drained(): void {
    if (this.closed || this.parts.wire.buffered > this.parts.limits.waitingBytes) return
    this.stopWaiting?.()
    this.stopWaiting = undefined
    const behind = [...this.behind]
    this.behind.clear()
    for (const shown of behind) shown.push()
  }

  /** The wire is gone. */
  lost(): void {
    this.closed = true
    this.stopWaiting?.()
    for (const { stop } of this.shown.values()) stop()
    this.shown.clear()
  }

  /** Says why and ends the connection. */
  end(why: CloseReason): void {
    if (this.closed) return
    this.send({ type: 'close', why })
    this.lost()
    this.parts.wire.close()
  }

  /** It is, or is no longer, this person's turn in some match; where it is shown, its update says so. */
  turn(match: string, yours: boolean): void {
    if (this.greeted && !this.shown.has(match)) this.send({ type: 'turn', match, yours })
  }

  private send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }

  private refuseMalformed(text: string | undefined): void {
    this.malformed += 1
    this.send({ type: 'reject', code: 'bad-message', ...idOf(text) })
    if (this.malformed >= this.parts.limits.malformed) this.end('flood')
  }

  private handle(message: ClientMessage): void {
    if (message.type === 'hello') {
      this.greet(message.protocol)
      return
    }
    if (!this.greeted) {
      this.refuseMalformed(undefined)
      return
    }
    if (message.type === 'ping') {
      this.send({ type: 'pong', n: message.n, now: this.parts.clock.now() })
      return
    }
    const { match } = message
    const before = this.queues.get(match) ?? Promise.resolve()
    const next = before
      .then(() => (this.closed ? undefined : this.handleInMatch(message)))
      .catch(error => {
        this.parts.report(error)
        this.reject('unavailable', message)
      })
    this.queues.set(match, next)
    next.then(() => {
      if (this.queues.get(match) === next) this.queues.delete(match)
    })
  }

  private greet(protocol: number): void {
    const { build, clock, person } = this.parts
    if (protocol !== protocolVersion) {
      this.send({ type: 'reject', code: 'wrong-protocol' })
      this.end('reload')
      return
    }
    this.greeted = true
    this.send({ type: 'welcome', protocol: protocolVersion, build, now: clock.now(), name: person.name })
  }

  private reject(code: Code, { match, ...message }: { readonly match: string; readonly id?: string }): void {
    this.send({ type: 'reject', code, match, ...(message.id !== undefined && { id: message.id }) })
  }

  private async handleInMatch(message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Promise<void> {
    const { match } = message
    if (message.type === 'leave') {
      this.shown.get(match)?.stop()
      this.shown.delete(match)
      return
    }
    const hosted = await this.parts.host.find(match)
    if (typeof hosted === 'string') {
      if (hosted === 'no-such-match' && message.type === 'join') await this.joinTable(match)
      else this.reject(hosted, message)
      return
    }
    if (message.type === 'join') return this.joinMatch(hosted, match, message.version)
    const seat = hosted.seatOf(this.person)
    if (message.type === 'assign') return this.assign(hosted, seat, message)
    if (seat === undefined) return this.reject('not-seated', message)
    if (message.type === 'hint') {
      hosted.room.hint({ seat, ...message.hint })
      return
    }
    const { room } = hosted
    const { id, question } = message
    // The client has seen more than this node has read.
    if (question > room.version(seat)) await room.catchUp()
    const answer =
      message.type === 'undo'
        ? await room.undo(seat, id, question, message.count)
        : await room.submit(seat, id, question, message.moves)
    this.answer(hosted, message, answer)
  }

  /** One's own seat, to a bot or back; the host's word also counts for a seat whose person is away. */
  private async assign(
    hosted: HostedMatch,
    own: Seat | undefined,
    message: Extract<ClientMessage, { type: 'assign' }>,
  ): Promise<void> {
    const { seat, occupant, id } = message
    const { room, stored, presence } = hosted
    const isBot = occupant.kind === 'bot'
    if (isBot && !this.parts.host.levels.includes(occupant.level)) return this.reject('bad-seats', message)
    const give = () => room.assign(seat, id, occupant, { reason: isBot ? 'left' : 'back' })
    if (stored.people[seat] != null && own === seat) return this.answer(hosted, message, await give())
    if (stored.people[seat] == null || stored.host !== this.person || !isBot)
      return this.reject('not-seated', message)
    const answer = presence.online.includes(seat) ? await this.earlierAnswer(hosted, message) : await give()
    if (answer === undefined) return this.reject('not-seated', message)
    // The version of another seat would tell how often it has moved in secret.
    const version = room.version(own ?? 'table')
    this.answer(hosted, message, 'error' in answer ? answer : { ...answer, version })
  }

  /** To a request that was sent before: who was away then may be here now. */
  private async earlierAnswer(
    { room }: HostedMatch,
    { seat, id }: { readonly seat: Seat; readonly id: string },
  ): Promise<Accepted | undefined> {
    await room.catchUp()
    return room.storedAnswer(seat, id)
  }

  private answer(
    { room }: HostedMatch,
    message: { readonly match: string; readonly id: string },
    answer: Accepted | RoomRefusal,
  ): void {
    if (!('error' in answer)) this.send({ type: 'ack', id: message.id, ...answer })
    // Nobody knows whether it was stored: the client connects again, asks again, and whoever opens the match then knows.
    else if (answer.error === 'unavailable' && room.end !== undefined) this.end('restart')
    else this.reject(answer.error, message)
  }

  private mayShowMore(match: string): boolean {
    return this.shown.has(match) || this.shown.size < this.parts.limits.joined
  }

  private async joinMatch(hosted: HostedMatch, match: string, version: number): Promise<void> {
    const viewer = hosted.viewerFor(this.person)
    if (viewer === undefined) return this.reject('not-allowed', { match })
    if (!this.mayShowMore(match)) return this.reject('full', { match })
    const { room } = hosted
    if (version > room.version(viewer)) await room.catchUp()
    // Nobody would be told of what follows in another room.
    if (room.end !== undefined) this.end('restart')
    if (this.closed) return
    /** The last version that was sent. */
    let sent = version
    const shown = this.show(match, {
      push: () => {
        const now = room.version(viewer)
        if (now === sent || this.waits(shown)) return
        this.sendText(hosted.updateText(viewer, sent))
        sent = now
      },
    })
    const member: Member = {
      person: this.person,
      viewer,
      updated: () => shown.push(),
      activity: () => this.sendActivity(match, hosted),
      presence: presence => this.send({ type: 'presence', match, ...presence }),
      ended: () => this.end('restart'),
    }
    shown.stop = hosted.join(member)
    if (sent === room.version(viewer)) this.send({ type: 'unchanged', match, version })
    else shown.push()
    this.sendActivity(match, hosted)
    this.send({ type: 'presence', match, ...hosted.presence })
  }

  /** A table that has not begun; when it begins, its match follows over the same connection. */
  private async joinTable(match: string): Promise<void> {
    const { tables } = this.parts
    if (!this.mayShowMore(match)) return this.reject('full', { match })
    const shown = this.show(match, { push: () => undefined })
    const stop = await tables.watch(match, {
      person: this.person,
      show: table => {
        if (this.shown.get(match) === shown) this.send({ type: 'table', ...table })
      },
      ended: () => {
        if (this.shown.get(match) === shown) this.handle({ type: 'join', match, version: 0 })
      },
    })
    if (stop === undefined) {
      this.shown.delete(match)
      this.reject('no-such-match', { match })
    } else if (this.shown.get(match) === shown) shown.stop = stop
    else stop()
  }

  /** In the place of what was shown of it before. */
  private show(match: string, { push }: Pick<Shown, 'push'>): Shown {
    this.shown.get(match)?.stop()
    const shown: Shown = { push, stop: () => undefined }
    this.shown.set(match, shown)
    return shown
  }

  /** Is the wire too full for more? A client that stays too slow is let go: it comes back and gets one update for all. */
  private waits(shown: Shown): boolean {
    const { wire, clock, limits } = this.parts
    if (wire.buffered <= limits.waitingBytes) return false
    this.behind.add(shown)
    if (wire.buffered > limits.mostBytes) this.end('slow')
    else this.stopWaiting ??= clock.after(limits.slowTime, () => this.end('slow'))
    return true
  }

  private sendActivity(match: string, { room }: HostedMatch): void {
    const { thinking, aims, hints } = room.activity
    this.sendText(JSON.stringify({ type: 'activity', match, thinking, aims, hints }))
  }

  private sendText(text: string): void {
    if (!this.closed) this.parts.wire.send(text)
  }
}

/** The id of a request that cannot be read or is not even looked at, so that its sender knows which it was. */
function idOf(text: string | undefined): { readonly id?: string } {
  if (text === undefined || text.length > protocolLimits.messageBytes) return {}
  const value = readMessage(text)
  if (typeof value !== 'object' || value === null || !('id' in value)) return {}
  return typeof value.id === 'string' && value.id.length <= 64 ? { id: value.id } : {}
}
