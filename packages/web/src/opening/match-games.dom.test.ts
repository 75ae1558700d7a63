import { afterEach, expect, test } from 'vitest'
import { noteMatchGame } from './match-games.ts'

const noted = () => JSON.parse(localStorage.getItem('kazamata.match-games') ?? '{}')

afterEach(() => localStorage.clear())

test('the game of a match is noted once, the last match last', () => {
  noteMatchGame('a', 'delve')
  noteMatchGame('b', 'climb')
  noteMatchGame('a', 'delve')
  expect(Object.entries(noted())).toEqual([
    ['b', 'climb'],
    ['a', 'delve'],
  ])
})

test('the oldest are forgotten', () => {
  for (let match = 0; match < 31; match++) noteMatchGame(`match-${match}`, 'delve')
  expect(Object.keys(noted()).length).toBe(30)
  expect(noted()).not.toHaveProperty('match-0')
})

test('what cannot be read is written anew', () => {
  localStorage.setItem('kazamata.match-games', '{')
  noteMatchGame('a', 'delve')
  expect(noted()).toEqual({ a: 'delve' })
})
