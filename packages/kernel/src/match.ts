import { AppendList } from './append-list.ts'
import { secretChance } from './chance.ts'
import { equal } from './equal.ts'
import { type ErrorCode, isRefusal, type Refusal } from './errors.ts'
import type { Game, GameEvent, Seat, Viewer } from './game.ts'
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
  readonly events: readonly Event[]
  /** Did it draw from chance? */
  readonly drew: boolean
}

/**
 * A match at some moment: its record and all that follows from it. A value: playing on makes another one.
 * Its lists are built when first asked for, so that playing on costs the same late in a match as early.
 */
export class Match<State, Move, Event extends GameEvent, Options> {
  private full: MatchRecord<Move, Options> | undefined = undefined
  private listed: { readonly seat: Seat; readonly moves: readonly Move[] } | undefined = undefined

  constructor(
    private readonly head: MatchHeader<Options>,
    readonly state: State,
    /** The position in the stream of chance. */
    readonly draws: number,
    /** Who sits in each seat now. */
    readonly occupants: readonly Occupant[],
    private readonly entryLog: AppendList<Entry<Move>>,
    private readonly stepLog: AppendList<Step<Event>>,
  ) {}

  get record(): MatchRecord<Move, Options> {
    this.full ??= { ...this.head, entries: this.entryLog.items }
    return this.full
  }

  /** Setup and every move that counts, oldest first. */
  get steps(): readonly Step<Event>[] {
    return this.stepLog.items
  }

  get seed(): string {
    return this.head.seed
  }

  get seatCount(): number {
    return this.head.seats.length
  }

  /** Listed once: whoever picks from this list need not have the pick looked up again. */
  movesOf<View>(game: Game<State, Move, Event, View, Options>, seat: Seat): readonly Move[] {
    if (this.listed === undefined || this.listed.seat !== seat) {
      const moves = game.active(this.state).includes(seat) ? game.moves(this.state, seat) : []
      this.listed = { seat, moves }
    }
    return this.listed.moves
  }

  /** May a move of this seat be made by a person, a bot or the clock? Version 1 took any. */
  mayMove(seat: Seat, by: By): boolean {
    return this.head.version === 1 || fits(by, this.occupants[seat])
  }

  moved(
    entry: Entry<Move>,
    events: readonly Event[],
    state: State,
    draws: number,
  ): Match<State, Move, Event, Options> {
    const step = { seq: this.entryLog.length, events, drew: draws !== this.draws }
    return new Match(
      this.head,
      state,
      draws,
      this.occupants,
      this.entryLog.add(entry),
      this.stepLog.add(step),
    )
  }

  assigned(entry: Assignment): Match<State, Move, Event, Options> {
    const now = this.occupants.with(entry.seat, entry.occupant)
    return new Match(this.head, this.state, this.draws, now, this.entryLog.add(entry), this.stepLog)
  }
}

/** Sets the table for a record that has no entries yet; any it has are left out. */
export function start<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  record: MatchHeader,
): Match<State, Move, Event, Options> | Refusal {
  const head = readHeader(game, record)
  if (isRefusal(head)) return head
  const { options, seats, seed } = head
  const chance = secretChance(seed)
  const events: Event[] = []
  const state = game.setup(options, seats.length, chance, event => {
    events.push(event)
  })
  const setup = { seq: -1, events, drew: chance.draws > 0 }
  const sitting = seats.map(seat => seat.occupant)
  return new Match(head, state, chance.draws, sitting, new AppendList(), new AppendList([setup]))
}

/** The moves the seat may make now, the one an absent seat plays first; none when others are to move. */
export function legalMoves<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  match: Match<State, Move, Event, Options>,
  seat: Seat,
): readonly Move[] {
  return match.movesOf(game, seat)
}

/** Checks the move, plays it on a copy and appends it. */
export function play<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  match: Match<State, Move, Event, Options>,
  seat: Seat,
  move: unknown,
  by: By = usualBy(match.occupants[seat]),
): Match<State, Move, Event, Options> | Refusal {
  const listed = find(match.movesOf(game, seat), move)
  if (listed === undefined) return { error: refusalCode(game, match.state, match.seatCount, seat, move) }
  if (!match.mayMove(seat, by)) return { error: 'wrong-occupant' }
  const state = game.clone(match.state)
  const chance = secretChance(match.seed, match.draws)
  const events: Event[] = []
  game.apply(state, seat, listed, chance, event => {
    events.push(event)
  })
  return match.moved({ seat, move: listed, by }, events, state, chance.draws)
}

/** Gives a seat to a person or a bot. */
export function assign<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  match: Match<State, Move, Event, Options>,
  seat: Seat,
  occupant: Occupant,
  more: Pick<Assignment, 'name' | 'reason'> = {},
): Match<State, Move, Event, Options> | Refusal {
  if (!isSeat(seat, match.seatCount)) return { error: 'no-such-seat' }
  if (game.active(match.state).length === 0) return { error: 'over' }
  const entry = readAssignment({ ...more, seat, occupant })
  return entry === undefined ? { error: 'bad-entry' } : match.assigned(entry)
}

/** Who holds each seat now. */
export function occupants(record: MatchRecord): readonly Occupant[] {
  const now = record.seats.map(seat => seat.occupant)
  for (const entry of record.entries) if ('occupant' in entry) now[entry.seat] = entry.occupant
  return now
}

/** Everything the viewer was told, oldest first. */
export function eventsFor<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  match: Match<State, Move, Event, Options>,
  viewer: Viewer,
): Event[] {
  return redactSteps(game, match.steps, viewer)
}

export function redactSteps<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  steps: readonly Step<Event>[],
  viewer: Viewer,
): Event[] {
  const news: Event[] = []
  for (const step of steps) {
    for (const event of step.events) {
      const told = game.redact(event, viewer)
      if (told !== undefined) news.push(told)
    }
  }
  return news
}

/** The game's own copy of the move, when it is legal: what a stranger sent is compared, never kept. */
export function findMove<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  seat: Seat,
  move: unknown,
): Move | undefined {
  return game.active(state).includes(seat) ? find(game.moves(state, seat), move) : undefined
}

function find<Move>(moves: readonly Move[], move: unknown): Move | undefined {
  for (const listed of moves) if (listed === move) return listed
  for (const listed of moves) if (equal(listed, move)) return listed
  return undefined
}

/** Why `findMove` found nothing. */
export function refusalCode<State, Move, Event extends GameEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
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
