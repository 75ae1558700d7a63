import type { ReactNode } from 'react'

/** The light in a game's cover picture. */
export type Light = 'candle' | 'daylight' | 'torch'

/** A game's picture on the home page: a stone arch with a scene behind it. */
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
