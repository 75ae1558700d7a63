import { type AnyGame, equal, type GameEvent, type Seat, type Viewer } from '@kazamata/kernel'
import { type Change, redactSteps, type Step } from '@kazamata/kernel/match'

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
  /** How many turns the viewer has ended for good. */
  turnsEnded = 0
  private told: GameEvent[] = []
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

  /** How many events a viewer who last had this version may keep. */
  keepSince(version: number): number {
    if (version === 0) return 0
    let keep = this.told.length
    for (let at = version; at < this.kept.length; at++) keep = Math.min(keep, this.kept[at] ?? 0)
    return keep
  }

  /**
   * Folds setup or one entry in; `state` is the state after it, and `movesOf` lists a seat's legal moves in it.
   * Is it an update for this viewer?
   */
  apply(
    state: unknown,
    { entry, removed, added }: Change<unknown, GameEvent>,
    movesOf: (seat: Seat) => readonly unknown[] = seat =>
      this.game.active(state).includes(seat) ? this.game.moves(state, seat) : [],
  ): boolean {
    // Whoever sits down is asked anew: what was sent before and refused by one process must not be played by another.
    const isOwn = entry !== undefined && entry.seat === this.viewer
    const isPublic = entry === undefined || 'occupant' in entry
    const before = this.told.length
    const taken = this.takeBack(removed)
    const keep = this.told.length
    for (const step of added) this.add(step)
    const survived = keep + commonPrefix(taken, this.told, keep)
    const isNews = survived < Math.max(before, this.told.length)
    if (!isNews && !isOwn && !isPublic) return false

    this.version += 1
    this.kept.push(survived)
    const moves = this.movesFrom(movesOf)
    if (entry === undefined || isOwn || moves !== this.moves) this.question = this.version
    this.moves = moves
    return true
  }

  private add(step: Step<GameEvent>): void {
    for (const event of step.events) {
      const told = this.game.redact(event, this.viewer)
      if (told !== undefined) this.told.push(told)
    }
    if (this.endsTurn(step)) this.turnsEnded += 1
  }

  /** Returns what the viewer had been told of these last steps. */
  private takeBack(steps: readonly Step<GameEvent>[]): readonly GameEvent[] {
    if (steps.length === 0) return []
    const { game, viewer } = this
    const keep = this.told.length - redactSteps(game, steps, viewer).length
    const taken = this.told.slice(keep)
    // A new list: whoever was given the old one keeps it as it was.
    this.told = this.told.slice(0, keep)
    for (const step of steps) if (this.endsTurn(step)) this.turnsEnded -= 1
    return taken
  }

  private endsTurn({ seat, events }: Step<GameEvent>): boolean {
    return seat === this.viewer && events.some(event => event.final)
  }

  /** As text: a replay changes its state in place, and moves may share parts of it. */
  private movesFrom(movesOf: (seat: Seat) => readonly unknown[]): string {
    const moves = this.viewer === 'table' ? [] : movesOf(this.viewer)
    return moves.length === 0 ? noMoves : JSON.stringify(moves)
  }
}

/** How many of these items a list has at `start`, one after another. */
function commonPrefix(items: readonly GameEvent[], list: readonly GameEvent[], start: number): number {
  let count = 0
  while (count < items.length && start + count < list.length && equal(items[count], list[start + count]))
    count += 1
  return count
}
