import { beforeEach, expect, test } from 'vitest'
import { initialSeats, rememberSeats, withAnotherSeat } from './seats.ts'

beforeEach(() => localStorage.clear())

const who = (game: string, min: number, max: number) =>
  initialSeats(game, { min, max }).map(chair => chair.who)

test('you and three bots, where the game has room for them', () => {
  expect(who('g', 2, 4)).toEqual(['person', 'adventurer', 'adventurer', 'adventurer'])
  expect(who('g', 2, 2)).toEqual(['person', 'adventurer'])
})

test('you alone, where that is a game', () => {
  expect(who('g', 1, 8)).toEqual(['person'])
})

test('two people around one screen, or as many as the last time', () => {
  const shared = () => initialSeats('g', { min: 1, max: 4 }, true).map(({ who }) => who)
  expect(shared()).toEqual(['person', 'person'])
  rememberSeats('g', [
    { key: 0, who: 'person', name: '' },
    { key: 1, who: 'novice', name: '' },
  ])
  expect(shared()).toEqual(['person', 'person'])
  const three = ['person', 'person', 'person'] as const
  rememberSeats(
    'g',
    three.map((who, key) => ({ key, who, name: '' })),
  )
  expect(shared()).toEqual(three)
})

test('a table is set as it was the last time', () => {
  rememberSeats('g', [
    { key: 0, who: 'person', name: 'Łucja' },
    { key: 1, who: 'veteran', name: '' },
  ])
  expect(initialSeats('g', { min: 2, max: 4 }).map(({ who, name }) => [who, name])).toEqual([
    ['person', 'Łucja'],
    ['veteran', ''],
  ])
  expect(who('other', 2, 4)).toHaveLength(4)
})

test('what was remembered and does not fit is forgotten', () => {
  rememberSeats('g', [{ key: 0, who: 'person', name: '' }])
  expect(who('g', 2, 4)).toHaveLength(4)
  localStorage.setItem('kazamata.seats.g', '{"x":1}')
  expect(who('g', 2, 4)).toHaveLength(4)
  localStorage.setItem('kazamata.seats.g', 'junk')
  expect(who('g', 2, 4)).toHaveLength(4)
})

test('one more is a bot like the last', () => {
  const chairs = withAnotherSeat([
    { key: 0, who: 'person', name: '' },
    { key: 1, who: 'novice', name: '' },
  ])
  expect(chairs.map(chair => chair.who)).toEqual(['person', 'novice', 'novice'])
  expect(new Set(chairs.map(chair => chair.key)).size).toBe(3)
})
