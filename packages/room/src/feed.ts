import { type AnyGame, equal, type GameEvent, type Seat, type Viewer } from '@kazamata/kernel'
import type { Change, Step } from '@kazamata/kernel/match'

const noMoves = '[]'

/**
 * What one viewer has been told of a match, counted in versions: a fold over the entries and nothing else, so that every
 * process that reads the same entries counts the same. A hidden move of another seat is no update and leaves no trace.
 */
export class Feed {
  /** How many updates the viewer has had; setup is the first. */
  version = 0
  /** The version since which the viewer's question stands. */
  question = 0
  private told: GameEvent[] = []
  // By step: three lists of numbers, since a list of objects for every viewer is what most of a room's memory would be.
  /** Whose it was. */
  private readonly seats: Seat[] = []
  /** How many events the viewer had been told after it. */
  private readonly ends: number[] = []
  /** How many turns the viewer had ended after it. */
  private readonly turns: number[] = []
  /** `kept[i]`: how many events survived update `i + 1`. */
  private readonly kept: number[] = []
  /** The viewer's legal moves as JSON; none where it is not to move. */
  moves = noMoves

  constructor(
    private readonly game: AnyGame,
    readonly viewer: Viewer,
  ) {}

  get events(): readonly GameEvent[] {
    return this.told
  }

  get turnsEnded(): number {
    return this.turns.at(-1) ?? 0
  }

  /** Who made the last move the viewer was told of; `undefined` before the first. */
  get lastMover(): Seat | undefined {
    for (let at = this.ends.length - 1; at > 0; at--)
      if ((this.ends[at] ?? 0) > (this.ends[at - 1] ?? 0)) return this.seats[at]
    return undefined
  }

  /** How many events a viewer who last had this version may keep. */
  keepSince(version: number): number {
    if (version === 0) return 0
    let keep = this.told.length
    for (let at = version; at < this.kept.length; at++) keep = Math.min(keep, this.kept[at] ?? 0)
    return keep
  }

  /**
   * Folds setup or one entry in; `state` is the state after it, and `movesOf` lists the moves of a seat that is to move in it.
   * Is it an update for this viewer?
   */
  apply(
    state: unknown,
    { entry, kept, added }: Change<unknown, GameEvent>,
    movesOf: (seat: Seat) => readonly unknown[] = seat => this.game.moves(state, seat),
  ): boolean {
    // Whoever sits down is asked anew: what was sent before and refused by one process must not be played by another.
    const isOwn = entry !== undefined && entry.seat === this.viewer
    const isPublic = entry === undefined || 'occupant' in entry
    const length = this.told.length
    const keep = kept === 0 ? 0 : (this.ends[kept - 1] ?? 0)
    const before = keep < length ? this.told : undefined
    if (before !== undefined) this.told = before.slice(0, keep)
    if (kept < this.ends.length) for (const list of [this.seats, this.ends, this.turns]) list.length = kept
    for (const step of added) this.add(step)
    const survived = before === undefined ? length : keep + commonPrefix(before, this.told, keep)
    const isNews = survived < Math.max(length, this.told.length)
    if (!isNews && !isOwn && !isPublic) return false

    this.version += 1
    this.kept.push(survived)
    const moves = this.movesIn(state, movesOf)
    if (entry === undefined || isOwn || moves !== this.moves) this.question = this.version
    this.moves = moves
    return true
  }

  private add(step: Step<GameEvent>): void {
    for (const event of step.events) {
      const told = this.game.redact(event, this.viewer)
      if (told !== undefined) this.told.push(told)
    }
    const ended = step.seat === this.viewer && step.events.some(event => event.final)
    this.turns.push(this.turnsEnded + (ended ? 1 : 0))
    this.seats.push(step.seat)
    this.ends.push(this.told.length)
  }

  /** As text: a replay changes its state in place, and moves may share parts of it. */
  private movesIn(state: unknown, movesOf: (seat: Seat) => readonly unknown[]): string {
    const { game, viewer } = this
    if (viewer === 'table' || !game.active(state).includes(viewer)) return noMoves
    return JSON.stringify(movesOf(viewer))
  }
}

/** How many items two lists have in common from `start` on. */
function commonPrefix(a: readonly GameEvent[], b: readonly GameEvent[], start: number): number {
  let at = start
  while (at < a.length && at < b.length && equal(a[at], b[at])) at += 1
  return at - start
}
