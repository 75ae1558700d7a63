import { type Chance, pick } from '@kazamata/kernel'
import { dicePerRound, pool, walkPoints } from '../content/dice.ts'
import { goalCards } from '../content/goals.ts'
import { type Face, heroes, items } from '../content/ids.ts'
import { magicItems } from '../content/items.ts'
import { mastery, maxPotions } from '../content/tracks.ts'
import type { Sheet, Turn } from '../state.ts'
import { trainable } from './heroes.ts'
import { unfinished } from './items.ts'
import { brewUse, craftUse, trainUse, walkUse } from './move-lists.ts'

export function roll(chance: Chance): Face[] {
  return pool.map(die => pick(chance, die.faces))
}

/** The face that makes all dice roll again (PD-DIE.8). */
export function rerollFace(dice: readonly Face[]): 'skull' | 'clover' | undefined {
  for (const face of ['skull', 'clover'] as const)
    if (dice.filter(shown => shown === face).length >= 3) return face
  return undefined
}

export function isWhite(die: number): boolean {
  return die < 3
}

/** `used` are dice as bits. */
export function isUsed(used: number, die: number): boolean {
  return (used & (1 << die)) !== 0
}

/** Dice that can do the same: of one colour, with one face. */
export function areAlike(dice: readonly Face[], one: number, other: number): boolean {
  return dice[one] === dice[other] && isWhite(one) === isWhite(other)
}

/** The number for the round track. */
export function trackNumber(die: number, face: Face): number {
  const number = pool[die]?.numbers[face]
  if (number === undefined) throw new Error(`Die ${die} has no number for ${face}.`)
  return number
}

/** Dice still to be used this round. */
export function diceLeft({ agenda }: Turn): number {
  let left = 0
  for (const task of agenda) if (task.do === 'die') left++
  return left
}

/** Dice that can still be taken, as bits; of equal ones the first (PD-BOT.2). */
export function freeDice(dice: readonly Face[], used: number): number {
  let set = 0
  for (let die = 0; die < dice.length; die++) {
    if (dice[die] === 'skull' || isUsed(used, die)) continue
    let repeats = false
    for (let other = 0; other < die; other++)
      if (!isUsed(used, other) && areAlike(dice, other, die)) repeats = true
    if (!repeats) set |= 1 << die
  }
  return set
}

/** The most steps that the dice of one player can give. */
export function mostSteps(dice: readonly Face[]): number {
  return dice
    .map(face => walkPoints[face])
    .sort((a, b) => b - a)
    .slice(0, dicePerRound)
    .reduce((sum, points) => sum + points, 0)
}

/** With a mage of level 4 a die counts as either colour (PD-LVL.7). */
export function usesAnyColour(sheet: Readonly<Sheet>): boolean {
  return (sheet.levels[1] ?? 0) >= mastery
}

/** How the colour of a die fits a hero's training: as it is, by whose help, or not at all (PD-LVL.2). */
export function trainingFit(
  turn: Turn,
  die: number,
  hero: number,
): 'colour' | 'psionic' | 'mage' | undefined {
  const { sheet } = turn
  const colour = isWhite(die) ? 'white' : 'black'
  if (sheet.goal !== undefined && goalCards[sheet.goal].training[hero] === colour) return 'colour'
  if (usesAnyColour(sheet)) return 'mage'
  return sheet.power === 'psionic' && !turn.psionic ? 'psionic' : undefined
}

/** By hero's symbol: the items it crafts, as bits. */
const crafts = heroes.map(hero =>
  items.reduce((set, item, i) => {
    const { symbol } = magicItems[item]
    return symbol === undefined || symbol === hero ? set | (1 << i) : set
  }, 0),
)

/** What a die can be used for, as bits (section 2.6). */
export function dieUses(turn: Turn, die: number, face: Face): number {
  if (face === 'boots' || face === 'skull') return walkUse
  const { sheet } = turn
  const brew = sheet.potions < maxPotions ? brewUse : 0
  if (face === 'clover')
    return walkUse | (trainable(sheet) << trainUse) | (unfinished(sheet) << craftUse) | brew
  const hero = heroes.indexOf(face)
  const rises = trainable(sheet) & (1 << hero) && trainingFit(turn, die, hero) !== undefined
  const train = rises ? 1 << (hero + trainUse) : 0
  return walkUse | train | ((unfinished(sheet) & (crafts[hero] ?? 0)) << craftUse) | brew
}
