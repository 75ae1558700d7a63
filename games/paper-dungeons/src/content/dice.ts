import type { Face } from './ids.ts'
import type { Label } from './label.ts'

export interface DieKind {
  readonly faces: readonly Face[]
  /** The small numbers for the round track; a skull has none (PD-DIE.3). */
  readonly numbers: Readonly<Partial<Record<Face, number>>>
  readonly source: Label
}

/** Section 3.1. */
export const white: DieKind = {
  faces: ['warrior', 'mage', 'cleric', 'rogue', 'clover', 'skull'],
  numbers: { warrior: 1, mage: 2, cleric: 3, rogue: 4, clover: 9 },
  source: 'public',
}

export const black: DieKind = {
  faces: ['warrior', 'mage', 'cleric', 'rogue', 'boots', 'skull'],
  numbers: { warrior: 5, mage: 6, cleric: 7, rogue: 8, boots: 0 },
  source: 'public',
}

/** Movement points of a die that is used to walk; skulls cannot be used (PD-DIE.4, PD-DIE.7, PD-MOV.1). */
export const walkPoints: Readonly<Record<Face, number>> = {
  warrior: 2,
  mage: 2,
  cleric: 2,
  rogue: 2,
  clover: 2,
  boots: 3,
  skull: 0,
}

/** Each player uses so many of the pool. */
export const dicePerRound = 3

/** The pool by place: white 1 to 3, black 1 to 3 (PD-CMP.1, PD-RND.19). */
export const pool: readonly DieKind[] = [white, white, white, black, black, black]
