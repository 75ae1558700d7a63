import { expect, test } from 'vitest'
import { heroesBySeat } from './heroes-by-seat.ts'

test('[TE-UI.21] who runs which heroes: all alone, or one by one around the table', () => {
  expect(heroesBySeat(2, 1)).toEqual([[1, 2]])
  expect(heroesBySeat(3, 2)).toEqual([[1, 3], [2]])
  expect(heroesBySeat(4, 3)).toEqual([[1, 4], [2], [3]])
  expect(heroesBySeat(4, 4)).toEqual([[1], [2], [3], [4]])
})
