import type { AnyGame, GameEvent, Occupant, Seat, Viewer } from '@kazamata/kernel'
import { type AnyMatch, type Change, legalMoves, type SeatRecord, undoable } from '@kazamata/kernel/match'
import type { SeatClocks } from './clocks.ts'
import type { Feed } from './feed.ts'
import type { SeatState, Snapshot, Update } from './snapshot.ts'
import type { Writable } from './writable.ts'

/** What each viewer of a match knows, and who wants to hear of changes. */
export class Viewers {
  private readonly snapshots = new Map<Viewer, Snapshot>()
  private readonly listeners = new Map<Viewer, Set<() => void>>()
  private seated: { occupants: readonly Occupant[]; seats: readonly SeatState[] } | undefined

  constructor(
    private readonly game: AnyGame,
    private readonly seats: readonly SeatRecord[],
    readonly feeds: ReadonlyMap<Viewer, Feed>,
    private readonly isEndFinal = false,
  ) {}

  feed(viewer: Viewer): Feed {
    const feed = this.feeds.get(viewer)
    if (feed === undefined) throw new Error(`There is no viewer ${viewer} at this match.`)
    return feed
  }

  /** What a viewer knows now; the same value until something changes for it. */
  snapshot(viewer: Viewer, match: AnyMatch, clocks: SeatClocks | undefined): Snapshot {
    const known = this.snapshots.get(viewer)
    if (known !== undefined) return known
    const { from: _from, keep: _keep, ...snapshot } = this.update(viewer, match, clocks, 0)
    this.snapshots.set(viewer, snapshot)
    return snapshot
  }

  /** What brings a viewer from a version it has had to the present; everything where that is 0 or no version of this match. */
  update(viewer: Viewer, match: AnyMatch, clocks: SeatClocks | undefined, since: number): Update {
    const { game } = this
    const { state } = match
    const feed = this.feed(viewer)
    const from = Number.isInteger(since) && since > 0 && since <= feed.version ? since : 0
    const keep = feed.keepSince(from)
    const { lastMover } = feed
    const outcome = game.outcome(state)
    const isFinal = this.isEndFinal && outcome !== undefined
    const update: Writable<Update> = {
      from,
      version: feed.version,
      keep,
      viewer,
      question: feed.question,
      view: game.view(state, viewer),
      events: feed.events.slice(keep),
      active: game.active(state),
      moves: viewer === 'table' ? [] : legalMoves(game, match, viewer),
      undoable: viewer === 'table' || isFinal ? 0 : undoable(game, match, viewer).length,
      turnsEnded: feed.turnsEnded,
      seats: this.seatsOf(match),
    }
    if (lastMover !== undefined) update.lastMover = lastMover
    if (clocks !== undefined) update.clocks = clocks
    if (outcome !== undefined) update.outcome = outcome
    return update
  }

  /** Who sits where: the same value until an occupant changes. */
  private seatsOf({ occupants }: AnyMatch): readonly SeatState[] {
    if (this.seated?.occupants !== occupants) {
      const seats = this.seats.map(({ name }, seat) => ({
        name,
        occupant: occupants[seat] ?? { kind: 'person' as const },
      }))
      this.seated = { occupants, seats }
    }
    return this.seated.seats
  }

  /** Those who want to hear when a viewer knows more. */
  listenersOf(viewer: Viewer): Set<() => void> {
    let listeners = this.listeners.get(viewer)
    if (listeners === undefined) {
      listeners = new Set()
      this.listeners.set(viewer, listeners)
    }
    return listeners
  }

  /** Adds those for whom the change is an update. `match` is the one after it, where there is one: it lists moves only once. */
  fold(
    state: unknown,
    change: Change<unknown, GameEvent>,
    updated: Set<Viewer>,
    match: AnyMatch | undefined,
  ): void {
    const movesOf = match && ((seat: Seat) => legalMoves(this.game, match, seat))
    for (const feed of this.feeds.values()) if (feed.apply(state, change, movesOf)) updated.add(feed.viewer)
  }

  /** What these viewers knew is no longer the present. */
  outdate(updated: ReadonlySet<Viewer>): void {
    for (const viewer of updated) this.snapshots.delete(viewer)
  }
}
