import type { AnyGame, GameEvent, Viewer } from '@kazamata/kernel'
import { type AnyMatch, type Change, legalMoves, type SeatRecord, undoable } from '@kazamata/kernel/match'
import type { Feed } from './feed.ts'
import type { Snapshot, Update } from './snapshot.ts'

/** What each viewer of a match knows, and who wants to hear of changes. */
export class Viewers {
  private readonly snapshots = new Map<Viewer, Snapshot>()
  private readonly listeners = new Map<Viewer, Set<() => void>>()

  constructor(
    private readonly game: AnyGame,
    private readonly seats: readonly SeatRecord[],
    readonly feeds: ReadonlyMap<Viewer, Feed>,
  ) {}

  feed(viewer: Viewer): Feed {
    const feed = this.feeds.get(viewer)
    if (feed === undefined) throw new Error(`There is no viewer ${viewer} at this match.`)
    return feed
  }

  /** What a viewer knows now; the same value until something changes for it. */
  snapshot(viewer: Viewer, match: AnyMatch): Snapshot {
    const known = this.snapshots.get(viewer)
    if (known !== undefined) return known
    const snapshot = { ...this.present(viewer, match), events: [...this.feed(viewer).events] }
    this.snapshots.set(viewer, snapshot)
    return snapshot
  }

  /** All of a snapshot but the events, which are many. */
  private present(viewer: Viewer, match: AnyMatch): Omit<Snapshot, 'events'> {
    const { game } = this
    const feed = this.feed(viewer)
    const { lastMover } = feed
    const outcome = game.outcome(match.state)
    return {
      viewer,
      version: feed.version,
      question: feed.question,
      view: game.view(match.state, viewer),
      active: game.active(match.state),
      moves: viewer === 'table' ? [] : legalMoves(game, match, viewer),
      undoable: viewer === 'table' ? 0 : undoable(game, match, viewer).length,
      turnsEnded: feed.turnsEnded,
      ...(lastMover !== undefined && { lastMover }),
      seats: this.seats.map(({ name }, seat) => ({
        name,
        occupant: match.occupants[seat] ?? { kind: 'person' },
      })),
      ...(outcome && { outcome }),
    }
  }

  /** What brings a viewer from a version it has had to the present; everything where that is 0 or no version of this match. */
  update(viewer: Viewer, match: AnyMatch, since: number): Update {
    const feed = this.feed(viewer)
    const from = Number.isInteger(since) && since > 0 && since <= feed.version ? since : 0
    const keep = feed.keepSince(from)
    return { ...this.present(viewer, match), from, keep, events: feed.events.slice(keep) }
  }

  /** Those who want to hear when a viewer knows more. */
  listenersOf(viewer: Viewer): Set<() => void> {
    const listeners = this.listeners.get(viewer) ?? new Set()
    this.listeners.set(viewer, listeners)
    return listeners
  }

  /** Adds those for whom the change is an update. */
  fold(state: unknown, change: Change<unknown, GameEvent>, updated: Set<Viewer>): void {
    for (const feed of this.feeds.values()) if (feed.apply(state, change)) updated.add(feed.viewer)
  }

  /** What these viewers knew is no longer the present. */
  outdate(updated: ReadonlySet<Viewer>): void {
    for (const viewer of updated) this.snapshots.delete(viewer)
  }
}
