import { type ErrorCode, isRefusal, type Refusal } from '../errors.ts'
import type { Game, GameTypes, Seat } from '../game.ts'
import { advance, type Position } from './advance.ts'
import { AppendList } from './append-list.ts'
import { type Change, type Checkpoint, isSeat, Match, refusalCode, type Step, start } from './match.ts'
import { type Entry, fits, type MatchRecord, type Occupant } from './record.ts'
import { withoutMoves } from './undo-rules.ts'

/** Called after setup and after every entry. The state is changed in place by the replay: do not keep a reference to it. */
export type ReplayHook<T extends GameTypes> = (
  state: T['State'],
  change: Change<T['Move'], T['Event']>,
) => void

/** The match after its first `until` entries, every one of them checked. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  until = record.entries.length,
  onEntry?: ReplayHook<T>,
): Match<T> | Refusal {
  const begun = start(game, record)
  if (isRefusal(begun)) return begun
  const entries = record.entries.slice(0, until)
  const replayer = new Replayer(game, begun, entries, onEntry)
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at]
    const error = entry && replayer.add(entry)
    if (error !== undefined) return { error, at }
  }
  return replayer.match()
}

/** Runs entries in place: no copies, except of the moments that later entries go back to. */
class Replayer<T extends GameTypes> {
  private readonly position: Position<T['State']>
  private steps: Step<T['Event']>[]
  private readonly entries: Entry<T['Move']>[] = []
  private readonly occupants: Occupant[]
  /** By the index of the entry that is taken back later: the moment before it. */
  private readonly checkpoints = new Map<number, Checkpoint<T['State']>>()
  private readonly backs: ReadonlySet<number>

  constructor(
    private readonly game: Game<T>,
    private readonly begun: Match<T>,
    coming: readonly Entry[],
    private readonly onEntry: ReplayHook<T> | undefined,
  ) {
    this.position = { state: begun.state, draws: begun.draws }
    this.steps = [...begun.steps]
    this.occupants = [...begun.occupants]
    this.backs = new Set(coming.flatMap(entry => ('back' in entry ? [entry.back] : [])))
    onEntry?.(begun.state, { removed: [], added: begun.steps })
  }

  private get state(): T['State'] {
    return this.position.state
  }

  /** Why the entry is refused, if it is; then the replayer must not be used any more. */
  add(entry: Entry): ErrorCode | undefined {
    const { seat } = entry
    if (!isSeat(seat, this.begun.seatCount)) return 'no-such-seat'
    if ('back' in entry) return this.undo(seat, entry.back)
    if ('occupant' in entry) {
      if (this.game.active(this.state).length === 0) return 'over'
      this.occupants[seat] = entry.occupant
      this.entries.push(entry)
      this.onEntry?.(this.state, { entry, removed: [], added: [] })
      return undefined
    }
    return this.move(seat, entry)
  }

  match(): Match<T> {
    const { entries: _, ...head } = this.begun.record
    const { state, draws } = this.position
    return new Match(
      head,
      state,
      draws,
      this.occupants,
      new AppendList(this.entries),
      new AppendList(this.steps),
    )
  }

  private move(seat: Seat, { move, by }: Extract<Entry, { move: unknown }>): ErrorCode | undefined {
    const { game, begun, position, steps } = this
    const seq = this.entries.length
    if (this.backs.has(seq)) this.checkpoint(seq, { ...position, steps: steps.length })
    const made = advance(game, begun.seed, position, { seq, seat, move })
    if (made === undefined) return refusalCode(game, this.state, begun.seatCount, seat, move)
    // Version 1 took any.
    if (begun.version === 2 && !fits(by, this.occupants[seat])) return 'wrong-occupant'
    const entry = { seat, move: made.move, by }
    this.entries.push(entry)
    steps.push(made.step)
    this.onEntry?.(this.state, { entry, removed: [], added: [made.step] })
    return undefined
  }

  /** Keeps a moment if a later entry goes back to it. */
  private checkpoint(seq: number, before: Checkpoint<T['State']>): void {
    if (this.backs.has(seq)) this.checkpoints.set(seq, { ...before, state: this.game.clone(before.state) })
  }

  /** From here on the seat's moves since entry `back` do not count. */
  private undo(seat: Seat, back: number): ErrorCode | undefined {
    const from = this.checkpoints.get(back)
    if (from === undefined) return 'cannot-undo'
    for (const step of this.steps.slice(from.steps)) this.checkpoints.delete(step.seq)
    const played = {
      seed: this.begun.seed,
      seatCount: this.begun.seatCount,
      state: this.state,
      steps: this.steps,
      moveAt: (seq: number) => moveOf(this.entries[seq]),
    }
    const undone = withoutMoves(this.game, played, from, seat, back, (seq, before) =>
      this.checkpoint(seq, before),
    )
    if (undone === undefined) return 'cannot-undo'
    const { change, ...position } = undone
    Object.assign(this.position, position)
    const kept = this.steps.length - change.removed.length
    this.steps = [...this.steps.slice(0, kept), ...change.added]
    const entry = { seat, back }
    this.entries.push(entry)
    this.onEntry?.(this.state, { entry, ...change })
    return undefined
  }
}

export function moveOf<Move>(entry: Entry<Move> | undefined): Move | undefined {
  return entry !== undefined && 'move' in entry ? entry.move : undefined
}
