import { type AnyGame, equal, type Seat, type Viewer } from '@kazamata/kernel'
import { commitmentOfSecret, noNonce, wordOf } from '@kazamata/kernel/match'
import type { ServerMessageOf } from '@kazamata/protocol'
import type { Room } from '@kazamata/room/room'
import type { Attendance } from '../cluster/attendance.ts'
import type { OnlineMatch } from '../store/online-store.ts'
import { SeatsText, updateText } from './update-text.ts'

/** Somebody who looks at a match over a connection. */
export interface Member {
  readonly person: string
  readonly viewer: Viewer
  /** Has the person no other connection to this node? */
  readonly isOnly: boolean
  /** Something has changed for this viewer. */
  readonly updated: () => void
  activity(): void
  presence(presence: Presence): void
  /** The room runs no longer: what is true is read anew. */
  ended(): void
}

export type Presence = Pick<ServerMessageOf<'presence'>, 'online' | 'watching'>

/** So many texts of updates to one version are kept; clients say freely which version they have. */
const maxTexts = 8

interface UpdateText {
  readonly from: number
  readonly text: string
}

interface HostedMatchParts {
  readonly attendance: Attendance
  now(): number
  /** Somebody who has a seat has come. */
  onSeated(person: string): void
}

/** A match that this node runs, and everybody here who looks at it. */
export class HostedMatch {
  private readonly members: Member[] = []
  /** By member: what is called when they go. */
  private readonly stops = new Map<Member, () => void>()
  /** By viewer whom several look on as: the updates that lead to its version, and the version that each leads from. */
  private readonly texts = new Map<Viewer, { readonly version: number; readonly updates: UpdateText[] }>()
  private readonly seatsText = new SeatsText()
  private shown: Presence = { online: [], watching: 0 }
  /** Since when nobody looks at it. */
  idleSince: number
  /** When the clock has to look after it. */
  due: number | undefined
  /** The same if the write that is under way is won. */
  nextDue: number | undefined
  /** How many entries the match had when this node last wrote one. */
  written: number | undefined
  /** Was it over when this node last wrote an entry? */
  wasOver: boolean
  /** Whose turn it was when people were last told of turns. */
  toldTurns: readonly Seat[] = []
  /** Bots that nobody would see. */
  private readonly waiting = new Set<() => void>()

  constructor(
    readonly game: AnyGame,
    readonly stored: OnlineMatch,
    readonly room: Room,
    private readonly parts: HostedMatchParts,
  ) {
    this.idleSince = parts.now()
    this.due = stored.due
    this.wasOver = stored.winners !== undefined
    const stopWatching = parts.attendance.watch(stored.id, () => this.attendanceChanged())
    room.watch(() => {
      if (room.end !== undefined) stopWatching()
      for (const member of [...this.members])
        if (room.end === undefined) member.activity()
        else member.ended()
    })
  }

  /** Ends when somebody plays or looks on: bots do not play a match to its end that everybody has left. */
  async audience(): Promise<void> {
    if (this.room.standing.deserted && !this.hasAudience)
      await new Promise<void>(wake => this.waiting.add(wake))
  }

  get isWatched(): boolean {
    return this.members.length > 0
  }

  /** Does its last entry come from this node? */
  get hasWrittenLast(): boolean {
    return this.written === this.room.length
  }

  /** Does anybody look on, over whichever node? */
  get hasAudience(): boolean {
    return this.isWatched || this.parts.attendance.elsewhere(this.stored.id).length > 0
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
    const stop = this.room.subscribe(member.viewer, this.room.version(member.viewer), member.updated)
    const depart = this.parts.attendance.enter(this.stored.id, member.person)
    this.members.push(member)
    this.stops.set(member, () => {
      stop()
      depart()
    })
    this.wakeBots()
    if (member.viewer !== 'table') this.parts.onSeated(member.person)
    this.tellPresence()
    return () => this.leave(member)
  }

  /** Looks who is there over other nodes. */
  async refreshPresence(): Promise<void> {
    await this.parts.attendance.refresh([this.stored.id])
  }

  private leave(member: Member): void {
    this.stops.get(member)?.()
    if (!this.stops.delete(member)) return
    this.members.splice(this.members.indexOf(member), 1)
    this.idleSince = this.parts.now()
    this.tellPresence()
  }

  private attendanceChanged(): void {
    if (this.hasAudience) this.wakeBots()
    this.tellPresence()
  }

  private wakeBots(): void {
    for (const wake of this.waiting) wake()
    this.waiting.clear()
  }

  private tellPresence(): void {
    const members = [...this.members]
    const { attendance } = this.parts
    const people = new Set([...members.map(({ person }) => person), ...attendance.elsewhere(this.stored.id)])
    const seats = [...people].flatMap(person => this.seatOf(person) ?? [])
    const next = { online: seats.sort((a, b) => a - b), watching: people.size - seats.length }
    if (equal(next, this.shown)) return
    this.shown = next
    for (const member of members) member.presence(next)
  }

  /** The update that brings a viewer from a version to the present, as text: the same for all who ask for the same. */
  updateText(viewer: Viewer, since: number): string {
    const version = this.room.version(viewer)
    // Whoever names a version that never was gets everything.
    const from = since <= version ? since : 0
    // A text that nobody else asks for would live until the next move: most of what a table leaves to the garbage collector.
    if (!this.isShared(viewer)) return this.textOf(viewer, from)
    let known = this.texts.get(viewer)
    if (known?.version !== version) {
      known = { version, updates: [] }
      this.texts.set(viewer, known)
    }
    for (const update of known.updates) if (update.from === from) return update.text
    const text = this.textOf(viewer, from)
    if (known.updates.length < maxTexts) known.updates.push({ from, text })
    return text
  }

  /** Does all that the person in this seat has open over this node show the match? */
  isSeenBy(seat: Seat): boolean {
    for (const { viewer, isOnly } of this.members) if (viewer === seat && isOnly) return true
    return false
  }

  private isShared(viewer: Viewer): boolean {
    let count = 0
    for (const member of this.members) if (member.viewer === viewer && ++count > 1) return true
    return false
  }

  private textOf(viewer: Viewer, since: number): string {
    const update = this.room.update(viewer, since)
    const about = update.from === 0 ? `,"about":${JSON.stringify(this.about())}` : ''
    const head = `"type":"update","match":"${this.stored.id}"${about}`
    return updateText(
      update,
      { seats: this.seatsText.of(update.seats), moves: this.room.movesText(viewer) },
      head,
    )
  }

  /** What is fixed for the whole match. */
  private about() {
    const { game, rulesVersion, options, seal, host, settings, campaign, seed, abandoned, deal } = this.stored
    const seat = this.seatOf(host)
    const seedWord = wordOf(seed)
    return {
      game,
      rulesVersion,
      options,
      commitment: seal,
      settings,
      ...(seat !== undefined && { host: seat }),
      ...(campaign && { campaign }),
      ...(seedWord !== undefined && { seedWord }),
      ...(abandoned && { abandoned }),
      ...(deal && {
        deal: {
          commitment: commitmentOfSecret(deal.secret, this.stored),
          redeals: deal.redeals,
          by: deal.nonces.flatMap((nonce, seat) => (nonce === noNonce ? [] : [seat])),
        },
      }),
    }
  }
}
