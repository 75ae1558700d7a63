import type { Viewer } from '@kazamata/kernel'
import type { Chat } from '../chat/chat.ts'
import { FollowedChat } from '../chat/followed-chat.ts'
import type { HostedMatch } from '../matches/hosted-match.ts'
import type { MatchHost } from '../matches/match-host.ts'
import type { Person } from '../store/online-store.ts'
import type { Offer } from '../tables/deal.ts'
import type { Tables } from '../tables/tables.ts'
import type { TableWatcher } from '../tables/watching.ts'
import type { Client } from './client.ts'
import type { ConnectionLimits } from './limits.ts'
import { ShownMatch } from './shown-match.ts'

/** What is shown of a match or a waiting table over a connection. */
interface Shown {
  /** Sends what has changed of its chat since it was last sent; waits where the wire is full. */
  pushChat?: (() => void) | undefined
  stop(): void
  /** Of a waiting table: what the client puts into its deal. */
  offer?(offer: Offer): void
}

/** What of a match or a table decides who gets which lines of its chat. */
interface Hearing {
  hearsAll(): boolean
  seatOf(person: string): number | undefined
}

interface Parts {
  readonly person: Person
  readonly host: MatchHost
  readonly chat: Chat
  readonly tables: Tables
  readonly limits: Pick<ConnectionLimits, 'joined'>
}

/** The matches and waiting tables that one client has joined, and what it has been sent of each. */
export class ShownMatches {
  private readonly shown = new Map<string, Shown>()

  constructor(
    private readonly parts: Parts,
    private readonly client: Client,
  ) {}

  has(match: string): boolean {
    return this.shown.has(match)
  }

  leave(match: string): void {
    this.shown.get(match)?.stop()
    this.shown.delete(match)
  }

  leaveAll(): void {
    for (const { stop } of this.shown.values()) stop()
    this.shown.clear()
  }

  /** What the client puts into the deal of a waiting table. */
  offer(match: string, offer: Offer): void {
    this.shown.get(match)?.offer?.(offer)
  }

  private get person(): string {
    return this.parts.person.id
  }

  private mayShowMore(match: string): boolean {
    return this.shown.has(match) || this.shown.size < this.parts.limits.joined
  }

  /** Shows the chat beside what is shown of a table, in a queue of its own. */
  private followChat(match: string, shown: Shown, known: number | undefined, hearing: Hearing): void {
    if (known === undefined) return
    const work = async () => {
      if (this.shown.get(match) !== shown) return
      const { person } = this
      let followed: FollowedChat | undefined
      const push = () => {
        while (!this.client.isClosed && followed !== undefined && !this.client.backpressure.waits(beside)) {
          const message = followed.next()
          if (message === undefined) return
          this.client.send(message)
        }
      }
      const beside = { push }
      const { talk, muted, stop } = await this.parts.chat.follow(match, person, push)
      if (this.client.isClosed || this.shown.get(match) !== shown) return stop()
      const stopMatch = shown.stop
      shown.stop = () => {
        stopMatch()
        this.client.backpressure.forget(beside)
        stop()
      }
      shown.pushChat = push
      followed = new FollowedChat(talk, { match, person, muted, ...hearing }, known)
      push()
    }
    this.client.enqueue(`chat ${match}`, match, work)
  }

  /** Shows a match from a version on that the client has had. */
  async showMatch(
    hosted: HostedMatch,
    match: string,
    version: number,
    chat: number | undefined,
  ): Promise<void> {
    const viewer = hosted.viewerFor(this.person)
    if (viewer === undefined) return this.client.reject('not-allowed', { match })
    if (!this.mayShowMore(match)) return this.client.reject('full', { match })
    const { room } = hosted
    if (version > room.version(viewer)) await room.catchUp()
    // Nobody would be told of what follows in another room.
    if (room.end !== undefined) this.client.end('restart')
    if (this.client.isClosed) return
    const shown = new ShownMatch(this.client, hosted, { person: this.person, viewer }, version)
    this.put(match, shown)
    const leave = hosted.join(shown)
    const stopOffers = this.watchOffers(match, viewer, () => room.isOver)
    shown.stop = () => {
      leave()
      stopOffers()
    }
    if (shown.isUpToDate) this.client.send({ type: 'unchanged', match, version })
    else shown.push()
    shown.activity()
    shown.presence(hosted.presence)
    this.followChat(match, shown, chat, {
      hearsAll: () => viewer === 'table' || hosted.game.coop || room.standing.winners !== undefined,
      seatOf: person => hosted.seatOf(person),
    })
  }

  /** Those who play hear when one of them wants to play again. */
  private watchOffers(match: string, viewer: Viewer, isOver: () => boolean): () => void {
    if (viewer === 'table') return () => undefined
    return this.parts.tables.rematches.watch(match, {
      person: this.person,
      isOver,
      tell: offer => this.client.send({ type: 'rematch', match, ...(offer && { offer }) }),
    })
  }

  /** A table that has not begun; when it begins, its match follows over the same connection. */
  async showTable(match: string, chat: number | undefined): Promise<void> {
    const { tables } = this.parts
    if (!this.mayShowMore(match)) return this.client.reject('full', { match })
    const shown: Shown = { stop: () => undefined }
    this.put(match, shown)
    const watcher: TableWatcher = {
      person: this.person,
      show: table => {
        if (this.shown.get(match) === shown) this.client.send({ type: 'table', ...table })
      },
      deal: deal => {
        if (this.shown.get(match) === shown) this.client.send({ type: 'deal', ...deal })
      },
      ended: () => {
        if (this.shown.get(match) === shown) this.client.rejoin(match, chat === undefined ? undefined : 0)
      },
      removed: () => {
        if (this.shown.get(match) !== shown) return
        this.shown.delete(match)
        shown.stop()
        this.client.reject('removed', { match })
      },
    }
    shown.offer = offer => tables.offer(match, watcher, offer)
    const stop = await tables.watch(match, watcher)
    if (typeof stop === 'string') {
      this.shown.delete(match)
      // It may have begun between the two looks.
      const begun = stop === 'no-such-match' ? await this.parts.host.find(match) : stop
      if (typeof begun === 'string') this.client.reject(stop, { match })
      else await this.showMatch(begun, match, 0, chat)
    } else if (this.shown.get(match) === shown) {
      shown.stop = stop
      this.followChat(match, shown, chat, { hearsAll: () => true, seatOf: () => undefined })
    } else stop()
  }

  /** In the place of what was shown of it before. */
  private put(match: string, shown: Shown): void {
    this.shown.get(match)?.stop()
    this.shown.set(match, shown)
  }
}
