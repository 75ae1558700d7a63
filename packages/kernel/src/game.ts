import type { Chance } from './chance.ts'

/** A place at the table, counted from 0 clockwise. */
export type Seat = number

/** Who looks: a seat, or `'table'` for spectators and for what all seats share. */
export type Viewer = Seat | 'table'

/** Something that happened, as ids and numbers; sentences live in `messages/`. */
export interface GameEvent {
  readonly type: string
  /** The move that emitted it cannot be undone (a turn confirmed, a turn ended). */
  readonly final?: true
}

export type Emit<Event> = (event: Event) => void

export interface Outcome {
  /** Empty when a co-operative game is lost. */
  readonly winners: readonly Seat[]
  /** By seat. */
  readonly scores: readonly number[]
  /** By seat: tie-breakers between equal scores, more is better. */
  readonly ties?: readonly number[]
  /** The clause that ended the game. */
  readonly why: string
}

/** What the kernel asks of a zod schema, full or mini. */
export interface Schema<T> {
  parse(input: unknown): T
  safeParse(input: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/** The types of one game, by the names the contract uses. */
export interface GameTypes<
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
  View = unknown,
  Options = unknown,
> {
  readonly State: State
  readonly Move: Move
  readonly Event: Event
  readonly View: View
  readonly Options: Options
}

/**
 * The contract every game keeps. Everything is pure except `apply`, which changes the state in place;
 * none of it reads a clock, does I/O or draws from anything but the chance it is given.
 */
export interface Game<T extends GameTypes> {
  readonly id: string
  /** Stored with every match: a match of another version is refused, since it could not be replayed. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  /** All seats are on one side and have no secrets from one another. */
  readonly coop: boolean
  /** Wire validation, forms and defaults: `options.parse({})` gives the defaults. */
  readonly options: Schema<T['Options']>
  readonly move: Schema<T['Move']>

  setup(options: T['Options'], seatCount: number, chance: Chance, emit: Emit<T['Event']>): T['State']
  /** Who may move now; several at once where play is simultaneous; none when the game is over. */
  active(state: T['State']): readonly Seat[]
  /** All legal moves in a fixed order; never empty for an active seat; the first is what an absent seat plays. */
  moves(state: T['State'], seat: Seat): readonly T['Move'][]
  /** Changes `state` in place. The move is one of `moves(state, seat)`: the kernel has checked. */
  apply(state: T['State'], seat: Seat, move: T['Move'], chance: Chance, emit: Emit<T['Event']>): void
  outcome(state: T['State']): Outcome | undefined
  /**
   * What finished matches are told apart by in lists of them, as values of options that may have been left to chance:
   * which dungeon, how hard, which boss was met. Absent where there is no such thing.
   */
  facts?(state: T['State']): Readonly<Record<string, string>>
  /** Who a seat has played in a finished match, of all that happened in it, as ids of messages. Absent where everybody plays the same. */
  characters?(state: T['State'], seat: Seat, events: readonly T['Event'][]): readonly string[]
  /** Built by listing what the viewer knows, never by deleting secrets. */
  view(state: T['State'], viewer: Viewer): T['View']
  /** What the viewer is told of an event; `undefined` when nothing. Decided from the event alone. */
  redact(event: T['Event'], viewer: Viewer): T['Event'] | undefined
  /**
   * The same with everything face up, for a match that is over; absent where nothing is ever hidden. Only
   * `faceUpOf` (`match/face-up.ts`) hands it out, and never while the match runs.
   */
  readonly faceUp?: FaceUp<T>
  /** Does it show what was hidden from some seat until now? Then it cannot be promised, and a preview ends there. */
  reveals(event: T['Event']): boolean
  /** Some full state that the viewer of this view cannot tell from the real one. */
  sampleState(view: T['View'], chance: Chance): T['State']
  clone(state: T['State']): T['State']
}

export interface FaceUp<T extends GameTypes> {
  /** The table's view, with what was hidden from it. */
  view(state: T['State']): T['View']
  /** The event with all it hides; `undefined` where another event has told the same before. */
  tell(event: T['Event']): T['Event'] | undefined
}

/** A game with its types erased: what the app, the server and the tools hold. */
export type AnyGame = Game<GameTypes>

/** Every member of a union, its properties readonly. */
export type ReadonlyEach<Union> = Union extends unknown ? Readonly<Union> : never
