import type { Chance, Seat } from '@kazamata/kernel'

/** What a game adds to the search: how good a state is, and how people tend to play it. */
export interface Heuristics<State, Move> {
  /** Names a move; the same move has the same name in every imagined world. */
  name(move: Move): string
  /**
   * What each seat may hope for, 0 to 1, where looking further does not pay; `undefined` to play on.
   * A finished game it leaves open is worth 1, shared by the winners.
   */
  evaluate?(state: State): readonly number[] | undefined
  /** How a seat plays beyond the tree; at random without it. */
  policy?(state: State, seat: Seat, moves: readonly Move[], chance: Chance): Move
  /** The others play by `policy` inside the tree too, as a model of them; else they look for their own best. */
  readonly modelled?: boolean
  /** How likely each move is the best before any was tried, 1 in sum; equal without it. */
  prior?(state: State, seat: Seat, moves: readonly Move[]): readonly number[]
  /** How long it tries moves that look worse: about the spread of the values. */
  readonly curiosity?: number
}
