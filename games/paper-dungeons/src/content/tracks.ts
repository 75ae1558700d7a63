import type { Label } from './label.ts'

/** A row of printed glory by count: `values[n]` is what n filled spaces are worth. */
export interface Track {
  readonly values: readonly number[]
  readonly source: Label
}

/** What a space of a track gives when it is filled. */
export type Prize = 'potion' | 'part' | 'level' | 'gem'

/** By level of the weakest hero, from 0 (never) to 6 (section 3.4). */
export const weakest: Track = { values: [0, 0, 3, 6, 8, 11, 14], source: 'public' }

/** Each hero at level 6. */
export const perfect: { readonly glory: number; readonly source: Label } = { glory: 1, source: 'canon' }

/** By defeated minions. */
export const minionTrack: Track = {
  values: [0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25],
  source: 'public',
}

/** By claimed gems (PD-HOU.1); seven are canon. */
export const gemTrack: Track = { values: [0, 2, 5, 9, 13, 18, 24, 30, 37, 44, 52], source: 'house' }

/** By number of the gem (PD-GEM.4). */
export const gemPrizes: Readonly<Partial<Record<number, Prize>>> = {
  2: 'part',
  4: 'potion',
  6: 'level',
  8: 'potion',
  10: 'part',
}

/** By number of the potion (PD-POT.3). */
export const potionPrizes: Readonly<Partial<Record<number, Prize>>> = { 4: 'level', 8: 'part', 12: 'gem' }

/** By number of the minion: what the Shaman and the Beastmaster wait for (PD-POW.5, POW.17). */
export const minionPrizes: readonly number[] = [3, 6, 9, 12]

/** What every second damage of the column costs (PD-HOU.2); the loss at 11 is canon. */
export const losses = [-1, -2, -3, -4, -6, -8, -10, -12, -15, -18, -21, -24].map((glory, at) => ({
  from: 2 * (at + 1),
  glory,
}))
export const lossesSource: Label = 'house'

export const resurrection: { readonly glory: number; readonly source: Label } = { glory: -9, source: 'canon' }

export const rounds = 8

/** Bosses 1, 2 and 3 are fought after these (PD-GEN.3). */
export const bossRounds: readonly [number, number, number] = [3, 6, 8]
export const maxLevel = 6
export const maxPotions = 12
/** Each full row brings a reward (PD-SHT.8). */
export const potionsPerRow = 4
/** Points of damage that a potion takes (PD-POT.7). */
export const heartsPerPotion = 2
export const maxGems = 10
export const maxDamage = 24
/** A class power works from this level on (PD-LVL.5). */
export const mastery = 4
