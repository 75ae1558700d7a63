/** What an unused die gives after a passed check (TE-9.8, TE-9.10, TE-9.20). */
export interface Gain {
  readonly focus: number
  readonly health: number
}

/** Faces 1 to 6 of a hero die, at index face − 1. */
const gains: readonly Gain[] = [
  { focus: 2, health: 0 },
  { focus: 3, health: 0 },
  { focus: 1, health: 0 },
  { focus: 1, health: 0 },
  { focus: 0, health: 0 },
  { focus: 0, health: 1 },
]

export function gainOf(face: number): Gain {
  const gain = gains[face - 1]
  if (gain === undefined) throw new Error(`A hero die has no face ${face}.`)
  return gain
}

/** A plus face may be added to the main die (TE-9.4). */
export function isPlus(face: number): boolean {
  return face <= 2
}

/** Focus for one die by one (TE-9.12). */
export const changePrice = 2

/** The enemy die: a number, the shield, the torch, one of each (D1, a ruling: six faces for six results). */
export const enemyFaces = [2, 3, 4, 5, 'shield', 'torch'] as const
export type EnemyFace = (typeof enemyFaces)[number]
