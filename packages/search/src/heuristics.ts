import type { Chance, Seat } from '@kazamata/kernel'

/** What a game adds to the search: how good a state is, and how players tend to play. */
export interface Heuristics<State, Move> {
  /** Names a move; the same move has the same name in every sampled state. */
  name(move: Move): string
  /**
   * The expected result of each seat, 0 to 1, where searching further does not pay; `undefined` to play on.
   * Without a value a finished game is worth 1, shared by the winners.
   */
  evaluate?(state: State): readonly number[] | undefined
  /** How a seat plays beyond the tree; at random without it. */
  policy?(state: State, seat: Seat, moves: readonly Move[], chance: Chance): Move
  /** The other seats play by `policy` inside the tree too, as a model of them; otherwise they maximize their own result. */
  readonly modelled?: boolean
  /** How likely each move is the best before any was tried, 1 in sum; equal without it. */
  prior?(state: State, seat: Seat, moves: readonly Move[]): readonly number[]
  /** The exploration constant: how long moves that look worse are tried. About the spread of the values. */
  readonly curiosity?: number
}
