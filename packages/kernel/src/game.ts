import type { Chance } from './chance.ts'

/** A place at the table, counted from 0 clockwise. */
export type Seat = number

/** Whose eyes: a seat, or `'table'` for spectators and all that the seats share. */
export type Viewer = Seat | 'table'

/** Something that happened, as ids and numbers; sentences live in `messages/`. */
export interface GameEvent {
  readonly type: string
  /** Once it has happened its moves cannot be taken back (a turn confirmed, a turn ended). */
  readonly final?: true
}

export type Emit<Event> = (event: Event) => void

export interface Outcome {
  /** Empty when a co-operative game is lost. */
  readonly winners: readonly Seat[]
  /** By seat. */
  readonly scores: readonly number[]
  /** By seat, where equal scores can still be told apart: more is better. */
  readonly ties?: readonly number[]
  /** The clause that ended the game. */
  readonly why: string
}

/** What the kernel asks of a zod schema, full or mini. */
export interface Schema<T> {
  parse(input: unknown): T
  safeParse(input: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

/**
 * The contract every game keeps. Everything is pure but `apply`, which changes the state in place;
 * none of it reads a clock, does I/O or draws from anything but the chance it is given.
 */
export interface Game<State, Move, Event extends GameEvent, View, Options> {
  readonly id: string
  /** Stored with every match: a match ends under the version it began with. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  /** All seats are on one side and have no secrets from one another. */
  readonly coop: boolean
  /** Wire validation, forms and defaults: `options.parse({})` gives the defaults. */
  readonly options: Schema<Options>
  readonly move: Schema<Move>

  setup(options: Options, seatCount: number, chance: Chance, emit: Emit<Event>): State
  /** Who may move now; several at once where play is simultaneous; none when the game is over. */
  active(state: State): readonly Seat[]
  /** All legal moves in a fixed order; never empty for an active seat; the first is what an absent seat plays. */
  moves(state: State, seat: Seat): readonly Move[]
  /** Changes `state` in place. The move is one of `moves(state, seat)`: the kernel has checked. */
  apply(state: State, seat: Seat, move: Move, chance: Chance, emit: Emit<Event>): void
  outcome(state: State): Outcome | undefined
  /** Built by listing what the viewer knows, never by deleting secrets. */
  view(state: State, viewer: Viewer): View
  /** What the viewer is told of an event; `undefined` when nothing. Decided from the event alone. */
  redact(event: Event, viewer: Viewer): Event | undefined
  /** Does it show what was hidden from some seat until now? Nobody can count on it before, so a preview ends there. */
  reveals(event: Event): boolean
  /** Some full state that the viewer of this view cannot tell from the real one. */
  sampleState(view: View, chance: Chance): State
  clone(state: State): State
}

/** A game whose own types are of no interest: what the shell, the server and the tools hold. */
export type AnyGame = Game<unknown, unknown, GameEvent, unknown, unknown>
