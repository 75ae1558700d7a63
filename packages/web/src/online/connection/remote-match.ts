import { equal, type GameEvent } from '@kazamata/kernel'
import type { Code, ServerMessageOf } from '@kazamata/protocol'
import { type Activity, applyUpdate, noActivity, type Snapshot } from '@kazamata/room'
import { ChatLog } from '../chat/chat-log.ts'
import { DealPart } from '../deal/deal-part.ts'
import { browserDeals, type DealStore, receiptText } from '../deal/deal-store.ts'
import type { Connection, MatchListener, MatchMessage } from './connection.ts'

export type WaitingTable = ServerMessageOf<'table'>
export type About = NonNullable<ServerMessageOf<'update'>['about']>
export type RematchOffer = NonNullable<ServerMessageOf<'rematch'>['offer']>
export type Presence = Pick<ServerMessageOf<'presence'>, 'online' | 'watching'>

/** What a page knows of a match on the server. */
export type RemoteState =
  | { readonly is: 'opening' }
  /** It has not begun. */
  | {
      readonly is: 'waiting'
      readonly table: WaitingTable
      /** The server asked for more than an honest one does in a deal. */
      readonly isDoubtful: boolean
    }
  | {
      readonly is: 'playing'
      readonly about: About
      readonly snapshot: Snapshot
      readonly activity: Activity
      readonly presence: Presence
      /** How often the match went back to an earlier moment, because the server was restored from a backup. */
      readonly rewinds: number
      /** Somebody wants to play again. */
      readonly offer?: RematchOffer | undefined
    }
  | { readonly is: 'refused'; readonly code: Code }

export type PlayingState = Extract<RemoteState, { is: 'playing' }>

/** Follows a match from its waiting table to its end, across broken lines. */
export class RemoteMatch implements MatchListener {
  readonly chat: ChatLog
  private state: RemoteState = { is: 'opening' }
  private readonly listeners = new Set<() => void>()
  private readonly stops: readonly (() => void)[]
  private readonly part: DealPart
  private isAnew = false

  constructor(
    readonly connection: Connection,
    readonly id: string,
    private readonly deals: DealStore = browserDeals,
  ) {
    this.chat = new ChatLog(id, () => connection.rejoin(id))
    this.part = new DealPart(id, deals, message => connection.tell(message))
    this.stops = [connection.watch(id, this), connection.onWelcome(() => this.part.reconnected())]
  }

  readonly get = (): RemoteState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    for (const stop of this.stops) stop()
    this.listeners.clear()
  }

  /** This browser's receipt of the deal, as a file. */
  get receipt(): string | undefined {
    return receiptText(this.deals, this.id)
  }

  version(): number {
    return this.state.is === 'playing' && !this.isAnew ? this.state.snapshot.version : 0
  }

  /** Who has seen the end has more lines than before, and the end may have been taken back: then they are asked for anew. */
  chatLength(): number {
    const isOver = this.state.is === 'playing' && this.state.snapshot.outcome !== undefined
    return isOver || this.isAnew ? 0 : this.chat.get().lines.length
  }

  restored(): void {
    this.isAnew = true
  }

  receive(message: MatchMessage): void {
    const { state } = this
    switch (message.type) {
      case 'table':
        this.part.shown(message)
        this.become({ is: 'waiting', table: message, isDoubtful: this.part.isDoubtful })
        break
      case 'deal':
        this.part.asked(message)
        if (state.is === 'waiting') this.become({ ...state, isDoubtful: this.part.isDoubtful })
        break
      case 'update':
        this.update(message)
        break
      case 'activity': {
        const { thinking, hints } = message
        const activity = { thinking, hints, aims: message.aims.map(aim => aim ?? undefined) }
        if (state.is === 'playing') this.become({ ...state, activity })
        break
      }
      case 'presence': {
        const { online, watching } = message
        if (state.is === 'playing') this.become({ ...state, presence: { online, watching } })
        break
      }
      case 'chat':
        this.chat.receive(message)
        break
      case 'rematch':
        if (state.is === 'playing') this.become({ ...state, offer: message.offer })
        break
      case 'reject':
        this.become({ is: 'refused', code: message.code })
        break
      case 'unchanged':
        break
    }
  }

  private update(message: ServerMessageOf<'update'>): void {
    const { type: _type, match: _match, about, ...update } = message
    const before = this.state.is === 'playing' ? this.state : undefined
    const known = about ?? before?.about
    const snapshot = applyUpdate(before?.snapshot, update)
    if (snapshot !== undefined && known !== undefined) {
      const beside = before ?? { activity: noActivity, presence: { online: [], watching: 0 }, rewinds: 0 }
      const isBack = update.from === 0 && !goesOn(before?.snapshot.events ?? [], snapshot.events)
      const rewinds = beside.rewinds + Number(isBack)
      this.isAnew = false
      this.become({ ...beside, is: 'playing', about: known, snapshot, rewinds })
      return
    }
    // It does not follow what is here: an old one is of no use, a later one leaves a gap.
    if (update.version > this.version()) this.connection.rejoin(this.id)
  }

  private become(state: RemoteState): void {
    this.state = state
    for (const listener of [...this.listeners]) listener()
  }
}

/** Does what was told before still hold? */
function goesOn(before: readonly GameEvent[], now: readonly GameEvent[]): boolean {
  return before.every((event, at) => equal(event, now[at]))
}
