import { describe, expect, it } from 'vitest'
import { bestResult, chances, changedDice, expectedDamage, oddsOf, oddsWithChanges } from './odds.ts'

describe('the table of D1', () => {
  it.each([
    [1, [83.33, 66.67, 50, 33.33, 16.67, 0, 0, 0, 0], 3.5],
    [2, [100, 97.22, 88.89, 72.22, 47.22, 16.67, 5.56, 0, 0], 5.28],
    [3, [100, 100, 99.07, 93.06, 75.93, 43.06, 20.83, 5.56, 1.39], 6.39],
  ])('%i dice reach 2 to 10', (dice, odds, mean) => {
    for (const [i, percent] of odds.entries()) expect(100 * oddsOf(dice, 0, 2 + i)).toBeCloseTo(percent, 1)
    expect(chances(dice).reduce((sum, chance, result) => sum + chance * result, 0)).toBeCloseTo(mean, 2)
  })

  it('[TE-9.7] a modifier moves the result, not the dice', () => {
    expect(oddsOf(1, 1, 6)).toBeCloseTo(2 / 6)
    expect(oddsOf(1, -1, 6)).toBe(0)
  })

  it('[TE-9.4] every plus die is added once', () => {
    expect(bestResult([6, 2, 1])).toBe(9)
    expect(bestResult([2, 1])).toBe(3)
    expect(bestResult([4, 3, 1])).toBe(5)
  })

  it('[TE-11.9] damage is what a result has above a defence', () => {
    expect(expectedDamage(1, 0, 4)).toBeCloseTo((1 + 2) / 6)
    expect(expectedDamage(1, 0, 6)).toBe(0)
  })
})

describe('changed dice', () => {
  it('[TE-9.12] a change saves a roll that misses by one', () => {
    expect(oddsWithChanges(1, 0, 6, 0)).toBeCloseTo(1 / 6)
    expect(oddsWithChanges(1, 0, 6, 1)).toBeCloseTo(2 / 6)
    expect(oddsWithChanges(1, 0, 6, 5)).toBe(1)
  })

  it('[TE-9.12] a 3 turned to 2 is added to the main die', () => {
    expect(changedDice([5, 3], 1).map(bestResult)).toContain(7)
  })

  it.each([2, 3])('[TE-9.12] with %i dice more changes never lower the odds', dice => {
    for (let need = 2; need <= 10; need++)
      for (let changes = 1; changes <= 4; changes++)
        expect(oddsWithChanges(dice, 0, need, changes)).toBeGreaterThanOrEqual(
          oddsWithChanges(dice, 0, need, changes - 1),
        )
  })
})
