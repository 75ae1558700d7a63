import { isPlus } from '../../content/dice.ts'

/** How many of all rolls of so many dice come to each result, with the best main die and every plus die beside it. */
function tally(dice: number): { readonly counts: readonly number[]; readonly total: number } {
  const counts: number[] = []
  const total = 6 ** dice
  for (let roll = 0; roll < total; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => 1 + (Math.floor(roll / 6 ** die) % 6))
    const result = bestResult(faces)
    counts[result] = (counts[result] ?? 0) + 1
  }
  return { counts: Array.from({ length: 11 }, (_, result) => counts[result] ?? 0), total }
}

/** The highest result these dice can make (TE-9.3 – TE-9.5). */
export function bestResult(faces: readonly number[]): number {
  const plus = faces.filter(isPlus)
  const all = plus.reduce((sum, face) => sum + face, 0)
  const most = Math.max(...faces)
  return isPlus(most) ? all : most + all
}

const tallies = [1, 2, 3].map(tally)

/** By result 0 to 10: the chance of just that with so many dice, before modifiers. */
export function chances(dice: number): readonly number[] {
  const { counts, total } = tallies[dice - 1] ?? { counts: [], total: 1 }
  return counts.map(count => count / total)
}

/** The chance that so many dice and a modifier reach a number, without changing a die (D1). */
export function oddsOf(dice: number, modifier: number, need: number): number {
  return chances(dice).reduce((sum, chance, result) => (result + modifier >= need ? sum + chance : sum), 0)
}

/** Damage to be expected of an attack: what the result has above a defence (TE-11.9). */
export function expectedDamage(dice: number, modifier: number, defence: number): number {
  return chances(dice).reduce(
    (sum, chance, result) => sum + chance * Math.max(0, result + modifier - defence),
    0,
  )
}
