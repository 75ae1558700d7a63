import type { AnyGame, GameEvent, Occupant, Seat, Viewer } from '@kazamata/kernel'
import {
  type AnyMatch,
  activeSeats,
  type Change,
  isSeat,
  legalMoves,
  type SeatRecord,
  undoable,
} from '@kazamata/kernel/match'
import type { SeatClocks } from './clocks.ts'
import { Feed, type MovesOf } from './feed.ts'
import { Listeners } from './listeners.ts'
import type { SeatState, Snapshot, Update } from './snapshot.ts'
import type { Writable } from './writable.ts'

/** One viewer: what it has been told, who wants to hear when it is more, and what it knows, where somebody has asked. */
export class WatchedFeed extends Feed {
  readonly listeners = new Listeners()
  snapshot: Snapshot | undefined = undefined
}

/** Who sits where. */
interface Seated {
  readonly occupants: readonly Occupant[]
  readonly seats: readonly SeatState[]
  readonly haveBots: boolean
}

/** What each viewer of a match knows, and who wants to hear of changes. */
export class Viewers {
  private readonly table: WatchedFeed
  private readonly bySeat: readonly WatchedFeed[]
  private readonly all: readonly WatchedFeed[]
  /**
   * Two numbers an update, oldest first: whose it was, as an index into `all`, and how many events survived it. One list for all
   * viewers: a list for each is more memory to touch with every move than all else here.
   */
  private readonly survivors: number[] = []
  private seated: Seated | undefined

  constructor(
    private readonly game: AnyGame,
    private readonly seats: readonly SeatRecord[],
    private readonly isEndFinal = false,
  ) {
    this.table = new WatchedFeed(game, 'table')
    this.bySeat = seats.map((_, seat) => new WatchedFeed(game, seat))
    this.all = [this.table, ...this.bySeat]
  }

  hasSeat(seat: Seat): boolean {
    return isSeat(seat, this.seats.length)
  }

  feed(viewer: Viewer): WatchedFeed {
    const feed = viewer === 'table' ? this.table : this.bySeat[viewer]
    if (feed === undefined) throw new Error(`There is no viewer ${viewer} at this match.`)
    return feed
  }

  /** What a viewer knows now; the same value until something changes for it. */
  snapshot(viewer: Viewer, match: AnyMatch, clocks: SeatClocks | undefined): Snapshot {
    const feed = this.feed(viewer)
    const { snapshot: known } = feed
    if (known?.version === feed.version) return known
    const { from: _from, keep: _keep, ...snapshot } = this.update(viewer, match, clocks, 0)
    feed.snapshot = snapshot
    return snapshot
  }

  /** What brings a viewer from a version it has had to the present; everything where that is 0 or no version of this match. */
  update(viewer: Viewer, match: AnyMatch, clocks: SeatClocks | undefined, since: number): Update {
    const { game } = this
    const { state } = match
    const feed = this.feed(viewer)
    const from = Number.isInteger(since) && since > 0 && since <= feed.version ? since : 0
    const keep = from === 0 ? 0 : this.keepSince(feed, from)
    const lastMover = lastMoverToldTo(game, match, viewer)
    const outcome = game.outcome(state)
    const isFinal = this.isEndFinal && outcome !== undefined
    const update: Writable<Update> = {
      from,
      version: feed.version,
      keep,
      viewer,
      question: feed.question,
      view: game.view(state, viewer),
      events: lastTold(game, match, viewer, feed.length - keep),
      active: activeSeats(game, match),
      moves: viewer === 'table' ? [] : legalMoves(game, match, viewer),
      undoable: viewer === 'table' || isFinal ? 0 : undoable(game, match, viewer).length,
      turnsEnded: feed.turnsEnded,
      seats: this.seatedAt(match).seats,
    }
    if (lastMover !== undefined) update.lastMover = lastMover
    if (clocks !== undefined) update.clocks = clocks
    if (outcome !== undefined) update.outcome = outcome
    return update
  }

  /** Is any seat a bot's? */
  haveBots(match: AnyMatch): boolean {
    return this.seatedAt(match).haveBots
  }

  /** The same value until an occupant changes. */
  private seatedAt({ occupants }: AnyMatch): Seated {
    if (this.seated?.occupants !== occupants) {
      const seats = this.seats.map(({ name }, seat) => ({
        name,
        occupant: occupants[seat] ?? { kind: 'person' as const },
      }))
      this.seated = { occupants, seats, haveBots: occupants.some(({ kind }) => kind === 'bot') }
    }
    return this.seated
  }

  /** Folds the last entry of a match in; adds those for whom it is an update. */
  fold(match: AnyMatch, updated: WatchedFeed[]): void {
    this.apply(match.state, match.change, updated, seat => legalMoves(this.game, match, seat))
  }

  /** The same for setup and each entry while a match is replayed: nobody hears of it. */
  replay(state: unknown, change: Change<unknown, GameEvent>): void {
    this.apply(state, change, [])
  }

  private apply(
    state: unknown,
    change: Change<unknown, GameEvent>,
    updated: WatchedFeed[],
    movesOf?: MovesOf,
  ): void {
    for (let at = 0; at < this.all.length; at++) {
      const feed = this.all[at]
      if (feed === undefined || !feed.apply(state, change, movesOf)) continue
      this.survivors.push(at, feed.survived)
      if (!updated.includes(feed)) updated.push(feed)
    }
  }

  /** How many events a viewer who last had this version may keep. */
  private keepSince(feed: WatchedFeed, version: number): number {
    const whose = this.all.indexOf(feed)
    let keep = feed.length
    let missed = feed.version - version
    for (let at = this.survivors.length - 2; missed > 0; at -= 2) {
      if (this.survivors[at] !== whose) continue
      keep = Math.min(keep, this.survivors[at + 1] ?? 0)
      missed -= 1
    }
    return keep
  }
}

/** The last events that the viewer was told. */
function lastTold(game: AnyGame, { stepList }: AnyMatch, viewer: Viewer, count: number): GameEvent[] {
  const told: GameEvent[] = []
  for (let at = stepList.length - 1; at >= 0 && told.length < count; at--) {
    const events = stepList.at(at)?.events ?? []
    for (let nth = events.length - 1; nth >= 0 && told.length < count; nth--) {
      const event = events[nth]
      const redacted = event && game.redact(event, viewer)
      if (redacted !== undefined) told.push(redacted)
    }
  }
  return told.reverse()
}

/** Who made the last move that the viewer was told of; `undefined` before the first. */
function lastMoverToldTo(game: AnyGame, { stepList }: AnyMatch, viewer: Viewer): Seat | undefined {
  for (let at = stepList.length - 1; at > 0; at--) {
    const step = stepList.at(at)
    if (step?.events.some(event => game.redact(event, viewer) !== undefined)) return step.seat
  }
  return undefined
}
