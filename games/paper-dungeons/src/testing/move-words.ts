import type { Face } from '../content/ids.ts'
import type { Move } from '../move.ts'
import { initials } from '../position/notation.ts'

const white: readonly Face[] = ['warrior', 'mage', 'cleric', 'rogue', 'clover', 'skull']
const black: readonly Face[] = ['warrior', 'mage', 'cleric', 'rogue', 'boots', 'skull']

/** The faces of the die at a place in the pool, in the order of T-DICE. */
export const facesAt = (die: number): readonly Face[] => (die < 3 ? white : black)

const whiteNumbers = ['1', '2', '3', '4', '9', '']
const blackNumbers = ['5', '6', '7', '8', '0', '']

/** The small number of a face, as it is written on the round track. */
function numberOf(dice: readonly Face[], die: number): string {
  const face = dice[die]
  const at = face === undefined ? -1 : facesAt(die).indexOf(face)
  return (die < 3 ? whiteNumbers : blackNumbers)[at] ?? ''
}

/**
 * A move as a word: a die is its small number (`5` the black warrior, `9` the clover, `0` the boots), a hero a letter,
 * an item its id, a room its name, a gem its letter; `+2` gives two points of damage to potions.
 */
export function wordOf(move: Move, dice: readonly Face[]): string {
  switch (move.do) {
    case 'power':
      return move.power
    case 'goal':
      return move.goal
    case 'die':
      return numberOf(dice, move.die)
    case 'train':
    case 'hero':
      return initials[move.hero]
    case 'craft':
    case 'item':
      return move.item
    case 'step':
    case 'minion':
      return move.room
    case 'gem':
      return move.letter
    case 'absorb':
      return `+${move.hearts}`
    case 'walk':
    case 'brew':
    case 'stop':
    case 'confirm':
      return move.do
  }
}
