import { type AnyGame, equal, type Seat, type Viewer } from '@kazamata/kernel'
import type { ServerMessageOf } from '@kazamata/protocol'
import type { Room } from '@kazamata/room/room'
import type { OnlineMatch } from '../store/online-store.ts'

/** Somebody who looks at a match over a connection. */
export interface Member {
  readonly person: string
  readonly viewer: Viewer
  /** Something has changed for this viewer. */
  updated(): void
  activity(): void
  presence(presence: Presence): void
  /** The room runs no longer: what is true is read anew. */
  ended(): void
}

export type Presence = Pick<ServerMessageOf<'presence'>, 'online' | 'watching'>

/** A match that this node runs, and everybody here who looks at it. */
export class HostedMatch {
  private readonly members = new Map<Member, () => void>()
  /** By viewer: the updates that lead to its version, by the version they lead from. */
  private readonly texts = new Map<
    Viewer,
    { readonly version: number; readonly since: Map<number, string> }
  >()
  private shown: Presence = { online: [], watching: 0 }
  /** Since when nobody looks at it. */
  idleSince: number

  constructor(
    readonly game: AnyGame,
    readonly stored: OnlineMatch,
    readonly room: Room,
    private readonly now: () => number,
  ) {
    this.idleSince = now()
    room.watch(() => {
      for (const member of [...this.members.keys()])
        if (room.end === undefined) member.activity()
        else member.ended()
    })
  }

  get isWatched(): boolean {
    return this.members.size > 0
  }

  seatOf(person: string): Seat | undefined {
    const seat = this.stored.people.indexOf(person)
    return seat === -1 ? undefined : seat
  }

  /** Whose view this person gets: their seat's, the table's where watching is allowed, or none. */
  viewerFor(person: string): Viewer | undefined {
    return this.seatOf(person) ?? (this.stored.watchable ? 'table' : undefined)
  }

  get presence(): Presence {
    return this.shown
  }

  join(member: Member): () => void {
    const stop = this.room.subscribe(member.viewer, this.room.version(member.viewer), () => member.updated())
    this.members.set(member, stop)
    this.tellPresence()
    return () => this.leave(member)
  }

  private leave(member: Member): void {
    this.members.get(member)?.()
    if (!this.members.delete(member)) return
    this.idleSince = this.now()
    this.tellPresence()
  }

  private tellPresence(): void {
    const members = [...this.members.keys()]
    const seats = members.flatMap(({ viewer }) => (viewer === 'table' ? [] : [viewer]))
    const next = {
      online: [...new Set(seats)].sort((a, b) => a - b),
      watching: new Set(members.filter(({ viewer }) => viewer === 'table').map(({ person }) => person)).size,
    }
    if (equal(next, this.shown)) return
    this.shown = next
    for (const member of members) member.presence(next)
  }

  /** The update that brings a viewer from a version to the present, as text: the same for all who ask for the same. */
  updateText(viewer: Viewer, since: number): string {
    const version = this.room.version(viewer)
    let known = this.texts.get(viewer)
    if (known?.version !== version) {
      known = { version, since: new Map() }
      this.texts.set(viewer, known)
    }
    const text = known.since.get(since) ?? JSON.stringify(this.update(viewer, since))
    known.since.set(since, text)
    return text
  }

  private update(viewer: Viewer, since: number) {
    const { id, game, rulesVersion, options, seal, host } = this.stored
    const update = this.room.update(viewer, since)
    const seat = this.seatOf(host)
    return {
      type: 'update',
      match: id,
      ...update,
      ...(update.from === 0 && {
        about: { game, rulesVersion, options, commitment: seal, ...(seat !== undefined && { host: seat }) },
      }),
    }
  }
}
