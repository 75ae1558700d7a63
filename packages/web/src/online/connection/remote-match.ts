import type { Code, ServerMessageOf } from '@kazamata/protocol'
import { type Activity, applyUpdate, noActivity, type Snapshot } from '@kazamata/room'
import type { Connection, MatchListener, MatchMessage } from './connection.ts'

export type WaitingTable = ServerMessageOf<'table'>
export type About = NonNullable<ServerMessageOf<'update'>['about']>
export type Presence = Pick<ServerMessageOf<'presence'>, 'online' | 'watching'>

/** What a page knows of a match on the server. */
export type RemoteState =
  | { readonly is: 'opening' }
  /** It has not begun. */
  | { readonly is: 'waiting'; readonly table: WaitingTable }
  | {
      readonly is: 'playing'
      readonly about: About
      readonly snapshot: Snapshot
      readonly activity: Activity
      readonly presence: Presence
    }
  | { readonly is: 'refused'; readonly code: Code }

export type PlayingState = Extract<RemoteState, { is: 'playing' }>

/** Follows a match from its waiting table to its end, across broken lines. */
export class RemoteMatch implements MatchListener {
  private state: RemoteState = { is: 'opening' }
  private readonly listeners = new Set<() => void>()
  private readonly stop: () => void

  constructor(
    readonly connection: Connection,
    readonly id: string,
  ) {
    this.stop = connection.watch(id, this)
  }

  readonly get = (): RemoteState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.stop()
    this.listeners.clear()
  }

  version(): number {
    return this.state.is === 'playing' ? this.state.snapshot.version : 0
  }

  receive(message: MatchMessage): void {
    const { state } = this
    switch (message.type) {
      case 'table':
        this.become({ is: 'waiting', table: message })
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
      const beside = before ?? { activity: noActivity, presence: { online: [], watching: 0 } }
      this.become({ ...beside, is: 'playing', about: known, snapshot })
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
