import { derivedSeed, secretChance } from '../chance.ts'
import { equal } from '../equal.ts'
import { type ErrorCode, isRefusal, type Refusal } from '../errors.ts'
import type { Game, GameTypes, Seat, Viewer } from '../game.ts'
import { AppendList } from './append-list.ts'
import {
  type Assignment,
  type By,
  type Entry,
  fits,
  type MatchHeader,
  type MatchRecord,
  type Occupant,
  usualBy,
} from './record.ts'
import { readAssignment, readHeader } from './schema.ts'

/** What setup or one move that counts brought about. */
export interface Step<Event> {
  /** Index into the entries; -1 for setup. */
  readonly seq: number
  /** Who moved; -1 for setup. */
  readonly seat: Seat
  readonly events: readonly Event[]
  /** Did it draw from chance? */
  readonly drew: boolean
}

/** What setup or one entry did to the steps of a match: the last ones, `removed`, are gone, and `added` follow what is left. */
export interface Change<Move, Event> {
  /** Absent for setup. */
  readonly entry?: Entry<Move>
  readonly removed: readonly Step<Event>[]
  readonly added: readonly Step<Event>[]
}

/** A moment of a match from which its later steps can be played again. */
export interface Checkpoint<State> {
  readonly state: State
  /** The position in the stream of chance. */
  readonly draws: number
  /** How many steps had been made. */
  readonly steps: number
}

/** By seat: the moment before the first of its moves that may still be taken back, where it is known. */
export type Checkpoints<State> = readonly (Checkpoint<State> | undefined)[]

/**
 * A match at some moment: its record and all that follows from it. A value: playing on makes another one.
 * Its lists are built when first asked for, so that playing on costs the same late in a match as early.
 */
export class Match<T extends GameTypes> {
  private full: MatchRecord<T['Move'], T['Options']> | undefined = undefined
  /** By seat: the moves of those that are to move, where somebody has asked for them. */
  private listed: (readonly T['Move'][])[] | undefined = undefined
  private active: readonly Seat[] | undefined = undefined
  private made: Change<T['Move'], T['Event']> | undefined = undefined

  constructor(
    private readonly head: MatchHeader<T['Options']>,
    readonly state: T['State'],
    /** The position in the stream of chance. */
    readonly draws: number,
    /** Who sits in each seat now. */
    readonly occupants: readonly Occupant[],
    readonly entries: AppendList<Entry<T['Move']>>,
    readonly stepList: AppendList<Step<T['Event']>>,
    readonly checkpoints: Checkpoints<T['State']> = [],
  ) {}

  get record(): MatchRecord<T['Move'], T['Options']> {
    this.full ??= { ...this.head, entries: this.entries.items }
    return this.full
  }

  /** Setup and every move that counts, oldest first. */
  get steps(): readonly Step<T['Event']>[] {
    return this.stepList.items
  }

  /** What its last entry did. */
  get change(): Change<T['Move'], T['Event']> {
    if (this.made === undefined) throw new Error('Nothing has happened in this match since it was opened.')
    return this.made
  }

  get seed(): string {
    return this.head.seed
  }

  get version(): MatchHeader['version'] {
    return this.head.version
  }

  get seatCount(): number {
    return this.head.seats.length
  }

  /** Who may move now. */
  activeIn(game: Game<T>): readonly Seat[] {
    this.active ??= game.active(this.state)
    return this.active
  }

  /** Cached: a move taken from this list is found again by identity. */
  movesOf(game: Game<T>, seat: Seat): readonly T['Move'][] {
    const known = this.listed?.[seat]
    if (known !== undefined) return known
    if (!this.activeIn(game).includes(seat)) return []
    const moves = game.moves(this.state, seat)
    this.listed ??= []
    this.listed[seat] = moves
    return moves
  }

  /** May a move of this seat be made by a person, a bot or the clock? Version 1 took any. */
  mayMove(seat: Seat, by: By): boolean {
    return this.head.version === 1 || fits(by, this.occupants[seat])
  }

  /** The match after a move. */
  moved(
    entry: Extract<Entry<T['Move']>, { move: unknown }>,
    events: readonly T['Event'][],
    state: T['State'],
    draws: number,
  ): Match<T> {
    const { head, occupants, entries, stepList } = this
    // A copy has room for these events alone; a list that grew has room for a dozen more, as long as the match is in memory.
    const drew = draws !== this.draws
    const step = { seq: entries.length, seat: entry.seat, events: events.slice(), drew }
    const points = this.checkpointsAfter(step)
    const next = new Match(head, state, draws, occupants, entries.add(entry), stepList.add(step), points)
    next.made = { entry, removed: [], added: [step] }
    return next
  }

  /** The match after another occupant took a seat. */
  assigned(entry: Assignment): Match<T> {
    const { head, state, draws, entries, stepList, checkpoints } = this
    const occupants = this.occupants.with(entry.seat, entry.occupant)
    const next = new Match(head, state, draws, occupants, entries.add(entry), stepList, checkpoints)
    next.made = { entry, removed: [], added: [] }
    return next
  }

  /** The match after an undo that leads to this state. */
  undone(
    entry: Entry<T['Move']>,
    state: T['State'],
    draws: number,
    change: Pick<Change<T['Move'], T['Event']>, 'removed' | 'added'>,
    checkpoints: Checkpoints<T['State']>,
  ): Match<T> {
    const { head, occupants, entries, stepList } = this
    const steps = stepList.take(stepList.length - change.removed.length).concat(change.added)
    const next = new Match(head, state, draws, occupants, entries.add(entry), steps, checkpoints)
    next.made = { entry, ...change }
    return next
  }

  private checkpointsAfter(step: Step<T['Event']>): Checkpoints<T['State']> {
    const { checkpoints, state, draws } = this
    const isKnown = checkpoints[step.seat] !== undefined
    if (isReversible(step) === isKnown) return checkpoints
    const next = [...checkpoints]
    next[step.seat] = isKnown ? undefined : { state, draws, steps: this.stepList.length }
    return next
  }
}

/** A match of a game with its types erased. */
export type AnyMatch = Match<GameTypes>

/** It drew nothing from chance and nothing in it is final: its seat may take it back. */
export function isReversible(step: { readonly drew: boolean; readonly events: readonly { final?: true }[] }) {
  if (step.drew) return false
  for (const event of step.events) if (event.final === true) return false
  return true
}

/** Sets up a match for a record that has no entries yet; any it has are left out. */
export function start<T extends GameTypes>(game: Game<T>, record: MatchHeader): Match<T> | Refusal {
  const head = readHeader(game, record)
  if (isRefusal(head)) return head
  const { options, seats, seed } = head
  const chance = secretChance(seed)
  const events: T['Event'][] = []
  const state = game.setup(options, seats.length, chance, event => {
    events.push(event)
  })
  const setup = { seq: -1, seat: -1, events, drew: chance.draws > 0 }
  const occupants = seats.map(seat => seat.occupant)
  return new Match(head, state, chance.draws, occupants, new AppendList(), new AppendList([setup]))
}

/** The seat's legal moves, the first of which an absent seat plays; none when others are to move. */
export function legalMoves<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
): readonly T['Move'][] {
  return match.movesOf(game, seat)
}

/** Who may move now. */
export function activeSeats<T extends GameTypes>(game: Game<T>, match: Match<T>): readonly Seat[] {
  return match.activeIn(game)
}

/** Checks the move, plays it on a copy and appends it. */
export function play<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  move: unknown,
  by: By = usualBy(match.occupants[seat]),
): Match<T> | Refusal {
  const listed = find(match.movesOf(game, seat), move)
  if (listed === undefined) return { error: refusalCode(game, match.state, match.seatCount, seat, move) }
  if (!match.mayMove(seat, by)) return { error: 'wrong-occupant' }
  const state = game.clone(match.state)
  const chance = secretChance(match.seed, match.draws)
  const events: T['Event'][] = []
  game.apply(state, seat, listed, chance, event => {
    events.push(event)
  })
  return match.moved({ seat, move: listed, by }, events, state, chance.draws)
}

/** Gives a seat to a person or a bot. */
export function assign<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  occupant: Occupant,
  more: Pick<Assignment, 'name' | 'reason'> = {},
): Match<T> | Refusal {
  if (!isSeat(seat, match.seatCount)) return { error: 'no-such-seat' }
  if (match.activeIn(game).length === 0) return { error: 'over' }
  const entry = readAssignment({ ...more, seat, occupant })
  return entry === undefined ? { error: 'bad-entry' } : match.assigned(entry)
}

/** Who occupies each seat now. */
export function occupants(record: MatchRecord): readonly Occupant[] {
  const now = record.seats.map(seat => seat.occupant)
  for (const entry of record.entries) if ('occupant' in entry) now[entry.seat] = entry.occupant
  return now
}

/** The seed of a bot's own dice for its next decision: from the match's secret, so that nobody can foresee its hidden moves. */
export function botSeed(match: AnyMatch, seat: Seat): string {
  return derivedSeed(match.seed, `bot ${seat} ${match.stepList.length}`)
}

/** Everything the viewer was told, oldest first. */
export function eventsFor<T extends GameTypes>(game: Game<T>, match: Match<T>, viewer: Viewer): T['Event'][] {
  return redactSteps(game, match.steps, viewer)
}

/** What the viewer is told of these steps. */
export function redactSteps<T extends GameTypes>(
  game: Game<T>,
  steps: readonly Step<T['Event']>[],
  viewer: Viewer,
): T['Event'][] {
  const told: T['Event'][] = []
  for (const step of steps) {
    for (const event of step.events) {
      const redacted = game.redact(event, viewer)
      if (redacted !== undefined) told.push(redacted)
    }
  }
  return told
}

/** The game's own copy of the move, when it is legal: what a client sent is compared, never stored. */
export function findMove<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  move: unknown,
): T['Move'] | undefined {
  return game.active(state).includes(seat) ? find(game.moves(state, seat), move) : undefined
}

function find<Move>(moves: readonly Move[], move: unknown): Move | undefined {
  for (const listed of moves) if (listed === move) return listed
  for (const listed of moves) if (equal(listed, move)) return listed
  return undefined
}

/** Why `findMove` found nothing. */
export function refusalCode<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seatCount: number,
  seat: Seat,
  move: unknown,
): ErrorCode {
  if (!isSeat(seat, seatCount)) return 'no-such-seat'
  const active = game.active(state)
  if (active.length === 0) return 'over'
  if (!active.includes(seat)) return 'not-your-turn'
  return game.move.safeParse(move).success ? 'illegal-move' : 'bad-move'
}

export function isSeat(seat: Seat, seatCount: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seatCount
}
