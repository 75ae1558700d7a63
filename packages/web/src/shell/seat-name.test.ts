import { expect, test } from 'vitest'
import { seatName } from './seat-name.ts'

test('a seat is called by its name, or by its number where the name was erased', () => {
  expect([seatName('Ada', 0), seatName('', 1)]).toEqual(['Ada', '#2'])
})
