import { type AnyGame, equal, type GameEvent, type Seat, type Viewer } from '@kazamata/kernel'
import { type Change, redactSteps, type Step } from '@kazamata/kernel/match'

const noMoves = '[]'

/** A seat's legal moves. */
export type MovesOf = (seat: Seat) => readonly unknown[]

/**
 * What one viewer has been told of a match, counted in versions: a fold over the entries and nothing else, so that every
 * process that reads the same entries counts the same. A hidden move of another seat is no update and leaves no trace.
 */
export class Feed {
  /** How many updates the viewer has had; setup is the first. */
  version = 0
  /** The version since which the viewer's question stands. */
  question = 0
  /** How many turns the viewer has ended for good. */
  turnsEnded = 0
  /** How many events the viewer was told that still count. */
  length = 0
  /** How many events the last update left as they were. */
  survived = 0
  /** The viewer's legal moves as JSON; none where it is not to move. */
  moves = noMoves

  constructor(
    private readonly game: AnyGame,
    readonly viewer: Viewer,
  ) {}

  /**
   * Folds setup or one entry in; `state` is the state after it, and `movesOf` lists a seat's legal moves in it.
   * Is it an update for this viewer?
   */
  apply(
    state: unknown,
    { entry, removed, added }: Change<unknown, GameEvent>,
    movesOf: MovesOf = seat => (this.game.active(state).includes(seat) ? this.game.moves(state, seat) : []),
  ): boolean {
    // Whoever sits down is asked anew: what was sent before and refused by one process must not be played by another.
    const isOwn = entry !== undefined && entry.seat === this.viewer
    const isPublic = entry === undefined || 'occupant' in entry
    const before = this.length
    const survived = removed.length === 0 ? before : this.survivors(removed, added)
    this.length += this.countTold(added) - this.countTold(removed)
    this.turnsEnded += this.countEnded(added) - this.countEnded(removed)
    const isNews = survived < Math.max(before, this.length)
    if (!isNews && !isOwn && !isPublic) return false

    this.version += 1
    this.survived = survived
    const moves = this.movesFrom(movesOf)
    if (entry === undefined || isOwn || moves !== this.moves) this.question = this.version
    this.moves = moves
    return true
  }

  /** How many events stay as they were where these last steps make way for others. */
  private survivors(removed: readonly Step<GameEvent>[], added: readonly Step<GameEvent>[]): number {
    const { game, viewer } = this
    const before = redactSteps(game, removed, viewer)
    return this.length - before.length + commonPrefix(before, redactSteps(game, added, viewer))
  }

  private countTold(steps: readonly Step<GameEvent>[]): number {
    let count = 0
    for (const { events } of steps)
      for (const event of events) if (this.game.redact(event, this.viewer) !== undefined) count += 1
    return count
  }

  private countEnded(steps: readonly Step<GameEvent>[]): number {
    let count = 0
    for (const { seat, events } of steps)
      if (seat === this.viewer && events.some(event => event.final)) count += 1
    return count
  }

  /** As text: a replay changes its state in place, and moves may share parts of it. */
  private movesFrom(movesOf: MovesOf): string {
    const moves = this.viewer === 'table' ? [] : movesOf(this.viewer)
    return moves.length === 0 ? noMoves : JSON.stringify(moves)
  }
}

/** How many items two lists have in common from the start. */
function commonPrefix(a: readonly GameEvent[], b: readonly GameEvent[]): number {
  let count = 0
  while (count < a.length && count < b.length && equal(a[count], b[count])) count += 1
  return count
}
