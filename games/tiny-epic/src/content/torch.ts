import type { Label } from './label.ts'

/** What a space of the torch track triggers when the torch comes down to it. */
export type TorchSpace = 'none' | 'goblin' | 'enemies' | 'skull'

export interface Track {
  /** From the top, 0, to the skull. */
  readonly spaces: readonly TorchSpace[]
  /** Where the torch starts, by number of heroes; it never rises above (TE-14.4). */
  readonly start: Readonly<Record<2 | 3 | 4, number>>
  readonly source: Label
}

const letters: Readonly<Record<string, TorchSpace>> = { G: 'goblin', E: 'enemies', X: 'skull' }
const track = (spaces: string): TorchSpace[] => [...spaces].map(letter => letters[letter] ?? 'none')

/** By act (D3, D4). */
export const tracks: Readonly<Record<1 | 2, Track>> = {
  1: { spaces: track('----GE-GEGE-GE-GE-GEX'), start: { 2: 7, 3: 4, 4: 0 }, source: 'public' },
  2: { spaces: track('-----E-G--E-G-E---EG-E--EG-E--X'), start: { 2: 23, 3: 19, 4: 15 }, source: 'house' },
}

/** What a dead minion lifts the torch by, besides two cards (TE-14.3). */
export const minionLight: Readonly<Record<'easy' | 'standard' | 'hard', number>> = {
  easy: 8,
  standard: 6,
  hard: 4,
}
