import type { ReactNode } from 'react'

/** The light a game stands in. */
export type Light = 'candle' | 'daylight' | 'torch'

/** How a game looks from outside: an arch of stones with a light in it. */
export interface Cover {
  readonly light: Light
  readonly stone: string
  readonly joint: string
  /** What the scene fades into, below. */
  readonly floor: string
  /** Drawn in a box 384 wide, with all that matters in the upper 360. */
  Scene(): ReactNode
  /** SVG path data of its sign on a ticket. */
  readonly sign: string
}
