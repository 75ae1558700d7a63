import { isPlus } from '../../content/dice.ts'

/** Every roll of so many dice. */
function rolls(dice: number): number[][] {
  return Array.from({ length: 6 ** dice }, (_, roll) =>
    Array.from({ length: dice }, (_, die) => 1 + (Math.floor(roll / 6 ** die) % 6)),
  )
}

interface Tally {
  readonly counts: readonly number[]
  readonly total: number
}

/** How many of all rolls of so many dice come to each result, with the best main die and every plus die beside it. */
function tally(dice: number, changes: number): Tally {
  const counts: number[] = []
  const all = rolls(dice)
  for (const faces of all) {
    const result = bestChangedResult(faces, changes)
    counts[result] = (counts[result] ?? 0) + 1
  }
  return { counts: Array.from({ length: 11 }, (_, result) => counts[result] ?? 0), total: all.length }
}

/** How often dice must be changed by one to show other faces (TE-9.12). */
function changesBetween(faces: readonly number[], wanted: readonly number[]): number {
  return faces.reduce((sum, face, die) => sum + Math.abs(face - (wanted[die] ?? face)), 0)
}

/** All that these dice can show after at most so many changes. */
export function changedDice(faces: readonly number[], changes: number): number[][] {
  return rolls(faces.length).filter(wanted => changesBetween(faces, wanted) <= changes)
}

function bestChangedResult(faces: readonly number[], changes: number): number {
  return changes === 0 ? bestResult(faces) : Math.max(...changedDice(faces, changes).map(bestResult))
}

/** The highest result these dice can make (TE-9.3 – TE-9.5). */
export function bestResult(faces: readonly number[]): number {
  const plus = faces.filter(isPlus)
  const all = plus.reduce((sum, face) => sum + face, 0)
  const most = Math.max(...faces)
  return isPlus(most) ? all : most + all
}

/** By `8 * changes + dice`, each made when it is first asked for. */
const tallies = new Map<number, Tally>()

function tallyOf(dice: number, changes: number): Tally {
  const key = 8 * changes + dice
  const known = tallies.get(key) ?? tally(dice, changes)
  tallies.set(key, known)
  return known
}

/** By result 0 to 10: the chance of just that with so many dice, before modifiers. */
export function chances(dice: number): readonly number[] {
  const { counts, total } = tallyOf(dice, 0)
  return counts.map(count => count / total)
}

/** The chance that so many dice and a modifier reach a number, without changing a die (D1). */
export function oddsOf(dice: number, modifier: number, need: number): number {
  return chances(dice).reduce((sum, chance, result) => (result + modifier >= need ? sum + chance : sum), 0)
}

/** The same with dice changed by one up to so often, at 2 focus each (TE-9.12). */
export function oddsWithChanges(dice: number, modifier: number, need: number, changes: number): number {
  const { counts, total } = tallyOf(dice, changes)
  return counts.reduce((sum, count, result) => (result + modifier >= need ? sum + count : sum), 0) / total
}

/** Damage to be expected of an attack: what the result has above a defence (TE-11.9). */
export function expectedDamage(dice: number, modifier: number, defence: number): number {
  return chances(dice).reduce(
    (sum, chance, result) => sum + chance * Math.max(0, result + modifier - defence),
    0,
  )
}
