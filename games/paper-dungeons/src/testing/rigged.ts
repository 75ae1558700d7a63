import type { Chance } from '@kazamata/kernel'
import { diceOf } from '../position/notation.ts'
import { facesAt } from './move-words.ts'

/** A chance that yields these numbers in order and then is used up. */
export function rigged(numbers: readonly number[]): Chance {
  const rest = [...numbers]
  return {
    int(n) {
      if (n === 1) return 0
      const next = rest.shift()
      if (next === undefined) throw new Error('The rigged chance has run out.')
      if (next >= n) throw new Error(`Chance was asked for a number below ${n}, not for ${next}.`)
      return next
    },
  }
}

/** The numbers that make a roll: `rollOf('W M * C B S')`. */
export function rollOf(dice: string): number[] {
  return diceOf(dice).map((face, die) => facesAt(die).indexOf(face))
}

/** A chance for these rolls, one after the other. */
export function rolls(...dice: readonly string[]): Chance {
  return rigged(dice.flatMap(rollOf))
}
