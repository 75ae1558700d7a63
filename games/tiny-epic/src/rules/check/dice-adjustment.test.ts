import { expect, it } from 'vitest'
import { wordOf } from '../../testing/index.ts'
import { commitLike } from './dice-adjustment.ts'

it.each([
  ['4 4 1', 1, 0b100, 'commit:0+2'],
  ['1 1 6', 2, 0b010, 'commit:2+0'],
  ['1 1 6', 1, 0b001, 'commit:0+1'],
  ['5 3 1', 1, 0b100, 'commit:1+2'],
])('[TE-9.6] of dice %s the choice of die %i with %i is listed as %s', (dice, main, plus, word) => {
  const move = commitLike(dice.split(' ').map(Number), main, plus)
  expect(move && wordOf(move)).toBe(word)
})

it('[TE-9.4] only ones and twos are added', () => {
  expect(commitLike([6, 2, 4], 0, 0b100)).toBeUndefined()
  expect(commitLike([2, 2, 4], 0, 0b001)).toBeUndefined()
})
