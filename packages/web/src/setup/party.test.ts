import { expect, test } from 'vitest'
import { runs } from './party.ts'

test('[TE-UI.21] who runs which heroes: all alone, or one by one around the table', () => {
  expect(runs(2, 1)).toEqual([[1, 2]])
  expect(runs(3, 2)).toEqual([[1, 3], [2]])
  expect(runs(4, 3)).toEqual([[1, 4], [2], [3]])
  expect(runs(4, 4)).toEqual([[1], [2], [3], [4]])
})
