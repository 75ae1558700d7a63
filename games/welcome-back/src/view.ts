import type { Seat, Viewer } from '@kazamata/kernel'
import type { Card, Hero, Special, Token } from './content/ids.ts'
import type { Options } from './options.ts'
import type { Run, State, Task } from './state.ts'

export interface PlayerView {
  readonly successes: number
  readonly failures: number
  readonly passed: boolean
  readonly turns: number
  /** Each removed Monster under its token; the card only for its owner (WB-3.18, 3.19). */
  readonly aside: readonly { readonly token: Token; readonly card?: Card }[]
}

/** The question now asked, as everybody may know it: of `place` only the drawer sees the card. */
export type Ask = Exclude<Task, { do: 'place' }> | { readonly do: 'place'; readonly seat: Seat; readonly card?: Card }

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly players: readonly PlayerView[]
  readonly round: number
  readonly start: Seat
  readonly hero?: Hero
  /** Tokens in the row, in the kit's order. */
  readonly row: readonly Token[]
  /** Tokens that left the row in the run. */
  readonly spent: State['spent']
  readonly deck: number
  /** Specials known to everybody, and how many more are in the deck of 15 unknown to all. */
  readonly specials: readonly Special[]
  /** Bottom first; the card only where the viewer added it. */
  readonly pile: readonly { readonly by: Seat; readonly card?: Card }[]
  /** Absent when the game is over. */
  readonly ask?: Ask
  readonly run?: Run
  readonly winner?: Seat
}
