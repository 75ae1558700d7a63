import type { Label } from './label.ts'

export type Rank = 'torchbearer' | 'delver' | 'champion' | 'hero' | 'legend'

/** What a solo match makes of its player, from so much glory on (PD-SOL.5). */
export const ranks: readonly { readonly rank: Rank; readonly from: number }[] = [
  { rank: 'legend', from: 100 },
  { rank: 'hero', from: 85 },
  { rank: 'champion', from: 70 },
  { rank: 'delver', from: 55 },
]
export const ranksSource: Label = 'house'

export const rankOf = (glory: number): Rank => ranks.find(({ from }) => glory >= from)?.rank ?? 'torchbearer'
