import type { Seat } from '@kazamata/kernel'
import {
  type ClientMessage,
  type CloseReason,
  type Code,
  protocolVersion,
  readClientMessage,
  type ServerMessage,
} from '@kazamata/protocol'
import type { Accepted, RoomRefusal } from '@kazamata/room/room'
import type { Chat } from '../chat/chat.ts'
import type { HostedMatch } from '../matches/hosted-match.ts'
import type { MatchHost } from '../matches/match-host.ts'
import type { Clock } from '../parts.ts'
import type { Person } from '../store/online-store.ts'
import type { Tables } from '../tables/tables.ts'
import { assignSeat } from './assign-seat.ts'
import { Backpressure, type Wire } from './backpressure.ts'
import type { Client } from './client.ts'
import { JobQueues } from './job-queues.ts'
import type { ConnectionLimits } from './limits.ts'
import { requestIdOf } from './request-id.ts'
import { ShownMatches } from './shown-matches.ts'
import { TokenBucket } from './token-bucket.ts'

export interface ConnectionParts {
  readonly wire: Wire
  readonly person: Person
  readonly host: MatchHost
  readonly chat: Chat
  readonly tables: Tables
  readonly clock: Clock
  readonly limits: ConnectionLimits
  /** Of the page that this server serves. */
  readonly build: string
  /** When the store was last restored from a backup. */
  readonly restored: number
  report(error: unknown): void
}

type MessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>
/** About a match or its table. */
type MatchMessage = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'say' }>
/** For the match itself. */
type HostedMessage = Exclude<MatchMessage, { type: 'leave' | 'nonceHash' | 'nonce' }>

/** Deals with a message of a client. */
interface Job {
  readonly message: { readonly match: string; readonly id?: string }
  work(): void | Promise<void>
}

/** One client's connection: reads its messages, answers each request exactly once, and shows what it has joined. */
export class Connection implements Client {
  private readonly bucket: TokenBucket
  /** With messages that come too fast. */
  private readonly patience: TokenBucket
  private greeted = false
  isClosed = false
  isOnly = true
  private malformed = 0
  readonly backpressure: Backpressure
  private readonly shown: ShownMatches
  /** By match: its messages are dealt with one after another, those of different matches are not. */
  private readonly queues = new JobQueues<Job>(
    job => (this.isClosed ? undefined : job.work()),
    ({ message }, error) => {
      this.parts.report(error)
      this.reject('unavailable', message)
    },
  )

  constructor(private readonly parts: ConnectionParts) {
    const { limits, clock } = parts
    this.backpressure = new Backpressure(parts, () => this.end('slow'))
    this.shown = new ShownMatches(parts, this)
    this.bucket = new TokenBucket(limits.burst, limits.perSecond, clock.now())
    this.patience = new TokenBucket(limits.burst, limits.perSecond / 10, clock.now())
  }

  get person(): string {
    return this.parts.person.id
  }

  /** A message came; `undefined` where it was binary or too large. `mayAddressSend`: whether all of its address together may. */
  receive(text: string | undefined, mayAddressSend: () => boolean = () => true): void {
    if (this.isClosed) return
    const now = this.parts.clock.now()
    if (!this.bucket.take(now) || !mayAddressSend()) {
      if (this.patience.take(now)) this.refuseUnread(text)
      else this.end('flood')
      return
    }
    const message = text === undefined ? undefined : readClientMessage(text)
    if (message === undefined) this.refuseMalformed(text)
    else this.handle(message)
  }

  /** The wire has drained: whoever waited for it gets one update for all that happened meanwhile. */
  drained(): void {
    if (!this.isClosed) this.backpressure.drained()
  }

  /** The wire is gone. */
  lost(): void {
    this.isClosed = true
    this.backpressure.stop()
    this.shown.leaveAll()
  }

  /** Says why and ends the connection. */
  end(why: CloseReason): void {
    if (this.isClosed) return
    this.send({ type: 'close', why })
    this.meter.closed(why)
    this.lost()
    this.parts.wire.close()
  }

  enqueue(name: string, match: string, work: () => Promise<void>): void {
    this.queues.add(name, { message: { match }, work })
  }

  rejoin(match: string, chat: number | undefined): void {
    this.handle({ type: 'join', match, version: 0, ...(chat !== undefined && { chat }) })
  }

  /** It is, or is no longer, this person's turn in some match; where it is shown, its update says so. */
  turn(match: string, yours: boolean): void {
    if (this.greeted && !this.shown.has(match)) this.send({ type: 'turn', match, yours })
  }

  private get meter() {
    return this.parts.host.meter
  }

  send(message: ServerMessage): void {
    if (message.type === 'reject') this.meter.rejected(message.code)
    this.sendText(JSON.stringify(message))
  }

  /** Of a request nobody knows, unread, whether its first copy is in the log: it is not refused, but may be sent again. */
  private refuseUnread(text: string | undefined): void {
    const { id } = requestIdOf(text)
    if (id === undefined) this.send({ type: 'reject', code: 'too-fast' })
    else this.send({ type: 'reject', code: 'unavailable', id })
  }

  private refuseMalformed(text: string | undefined): void {
    this.malformed += 1
    this.send({ type: 'reject', code: 'bad-message', ...requestIdOf(text) })
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
      this.send({ type: 'pong', n: message.n, now: this.parts.host.now })
      return
    }
    if (message.type === 'say')
      this.queues.add(`chat ${message.match}`, { message, work: () => this.say(message) })
    else {
      const came = this.meter.now()
      this.queues.add(message.match, { message, work: () => this.handleInMatch(message, came) })
    }
  }

  private greet(protocol: number): void {
    const { build, host, person, restored } = this.parts
    if (protocol !== protocolVersion) {
      this.send({ type: 'reject', code: 'wrong-protocol' })
      this.end('reload')
      return
    }
    this.greeted = true
    const { name } = person
    this.send({ type: 'welcome', protocol: protocolVersion, build, now: host.now, name, restored })
  }

  reject(code: Code, { match, ...message }: { readonly match: string; readonly id?: string }): void {
    this.send({ type: 'reject', code, match, ...(message.id !== undefined && { id: message.id }) })
  }

  private handleInMatch(message: MatchMessage, came: number): void | Promise<void> {
    const { match } = message
    if (message.type === 'leave') {
      this.shown.leave(match)
      return
    }
    if (message.type === 'nonceHash' || message.type === 'nonce') {
      const { type: _type, match: _match, ...offer } = message
      this.shown.offer(match, offer)
      return
    }
    const hosted = this.parts.host.findOpen(match)
    return hosted === undefined ? this.handleOnceFound(message, came) : this.handleAt(hosted, message, came)
  }

  private async handleOnceFound(message: HostedMessage, came: number): Promise<void> {
    const { match } = message
    const hosted = await this.parts.host.find(match)
    if (typeof hosted !== 'string') return this.handleAt(hosted, message, came)
    if (hosted === 'no-such-match' && message.type === 'join') await this.shown.showTable(match, message.chat)
    else this.reject(hosted, message)
  }

  private handleAt(hosted: HostedMatch, message: HostedMessage, came: number): void | Promise<void> {
    // Whoever has seen all of an abandoned match does not know yet that it is.
    const version = message.type === 'join' && hosted.stored.abandoned === undefined ? message.version : 0
    if (message.type === 'join') return this.shown.showMatch(hosted, message.match, version, message.chat)
    if (hosted.stored.abandoned) return this.reject('abandoned', message)
    const seat = hosted.seatOf(this.person)
    if (message.type === 'assign') return this.assign(hosted, seat, message, came)
    if (seat === undefined) return this.reject('not-seated', message)
    if (message.type === 'hint') {
      hosted.room.hint({ seat, ...message.hint })
      return
    }
    return this.act(hosted, seat, message, came)
  }

  private act(
    hosted: HostedMatch,
    seat: Seat,
    message: MessageOf<'move' | 'undo'>,
    came: number,
  ): Promise<void> {
    const { room } = hosted
    const { id, question } = message
    const ask = () =>
      message.type === 'undo'
        ? room.undo(seat, id, question, message.count)
        : room.submit(seat, id, question, message.moves)
    // The client may have seen more than this node has read.
    const asked = question > room.version(seat) ? room.catchUp().then(ask) : ask()
    return asked.then(answer => this.answer(hosted, message, answer, came))
  }

  private async assign(
    hosted: HostedMatch,
    own: Seat | undefined,
    message: MessageOf<'assign'>,
    came: number,
  ): Promise<void> {
    const answer = await assignSeat(hosted, this.person, own, message, this.parts.host.levels)
    if (typeof answer === 'string') this.reject(answer, message)
    else this.answer(hosted, message, answer, came)
  }

  private answer(
    { room }: HostedMatch,
    message: { readonly match: string; readonly id: string },
    answer: Accepted | RoomRefusal,
    came: number,
  ): void {
    if (!('error' in answer)) {
      const { version, played } = answer
      // Nothing in an id has to be escaped.
      this.sendText(`{"type":"ack","id":"${message.id}","version":${version},"played":${played}}`)
      this.meter.acknowledged(this.meter.now() - came, played)
    }
    // Nobody knows whether it was stored: the client connects again, asks again, and whoever opens the match then knows.
    else if (answer.error === 'unavailable' && room.end !== undefined) this.end('restart')
    else this.reject(answer.error, message)
  }

  private async say({ match, id, said }: MessageOf<'say'>): Promise<void> {
    const refused = await this.parts.chat.say(this.parts.person, match, id, said)
    if (refused === undefined) this.send({ type: 'ack', id, version: 0, played: 0 })
    else this.reject(refused, { match, id })
  }

  sendText(text: string): void {
    if (!this.isClosed) this.parts.wire.send(text)
  }
}
