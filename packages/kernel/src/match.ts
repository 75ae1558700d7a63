import type { Seat } from './game.ts'

/** Who sits in a seat: a person, or a bot of some level. */
export type Holder = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string }

export type By = 'player' | 'bot' | 'clock'

/** One line of a match. Nothing is ever deleted: undo and a change of holder are lines too. */
export type Entry<Move = unknown> =
  | { readonly seat: Seat; readonly move: Move; readonly by: By }
  | { readonly seat: Seat; readonly back: number }
  | { readonly seat: Seat; readonly holder: Holder }

/** The whole truth of a match; everything else is derived from it by replay. */
export interface MatchRecord<Move = unknown, Options = unknown> {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  readonly seats: readonly { readonly name: string; readonly holder: Holder }[]
  /** 32 bytes as lower-case hex; secret until the match is over. */
  readonly seed: string
  readonly entries: readonly Entry<Move>[]
}
