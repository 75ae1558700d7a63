import type { Message, Seat } from '@kazamata/kernel'

/**
 * A suggestion to comrades, by whoever sits in `seat`: look at this spot, counted as the board counts them, or consider
 * this move of whoever decides now. Everybody sees it; it is no part of the match and changes nothing in it.
 */
export type Hint<Move = unknown> = { readonly seat: Seat } & (
  | { readonly spot: number }
  | { readonly move: Move }
)

/** What goes on beside the match: everybody sees it, no rule knows of it, and nothing of it is stored. */
export interface Activity {
  /** Bots whose turn it is. */
  readonly thinking: readonly Seat[]
  /** By seat: what a bot whose turn it is intends, where it tells its comrades. */
  readonly aims: readonly (Message | undefined)[]
  /** What comrades suggest until the next move. */
  readonly hints: readonly Hint[]
}

export const noActivity: Activity = { thinking: [], aims: [], hints: [] }
