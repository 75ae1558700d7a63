import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteMatchGame } from './match-games.ts'

const noted = () => localStorage.getItem('kazamata.match-games')

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

test('the game of a match is noted once, the last match first', () => {
  noteMatchGame('a', 'delve')
  noteMatchGame('b', 'climb')
  noteMatchGame('a', 'delve')
  expect(noted()).toBe('a delve,b climb')
})

test('the oldest are forgotten', () => {
  for (let match = 0; match < 31; match++) noteMatchGame(`match-${match}`, 'delve')
  expect(noted()?.split(',').length).toBe(30)
  expect(noted()).not.toContain('match-0 ')
})
