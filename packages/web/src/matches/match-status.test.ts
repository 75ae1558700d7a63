import { nim } from '@kazamata/kernel/testing'
import type { StoredMatch } from '@kazamata/room/store'
import { expect, test } from 'vitest'
import { aMatch, bot, person, stored } from '../testing/match.ts'
import { opponents, matchStatus as turnOf } from './match-status.ts'

const match = (...sitting: (typeof person | typeof bot)[]): StoredMatch =>
  stored(nim.nim, aMatch(nim.nim, sitting))

test('who plays alone sees the others’ names, around one screen all are named', () => {
  expect(opponents(match(person, bot, bot).seats)).toEqual({ alone: true, others: ['P1', 'P2'] })
  expect(opponents(match(person, person).seats)).toEqual({ alone: false, others: ['P0', 'P1'] })
})

const turn = (match: StoredMatch) => turnOf(match, names => names.join(' + '))

test('whose turn it is', () => {
  expect(turn(match(person, bot))).toMatchObject({ id: 'turn.you', yours: true })
  expect(turn(match(bot, person))).toMatchObject({ id: 'turn.bot', values: { name: 'P0' }, yours: false })
  expect(turn(match(person, person))).toMatchObject({ id: 'turn.of', values: { name: 'P0' }, yours: true })
})

test('where several decide at once, how many', () => {
  const all = { ...match(person, bot, person), active: [0, 1, 2] }
  expect(turn(all)).toMatchObject({ id: 'turn.many', values: { count: 2 }, yours: true })
})

test('who won', () => {
  const over = { active: [], winners: [0] }
  expect(turn({ ...match(person, bot), ...over }).id).toBe('turn.youWon')
  expect(turn({ ...match(bot, person), ...over })).toMatchObject({
    id: 'turn.won',
    values: { names: 'P0', count: 1 },
  })
  expect(turn({ ...match(person, person, bot), ...over, winners: [0, 2] })).toMatchObject({
    id: 'turn.won',
    values: { names: 'P0 + P2', count: 2 },
  })
  expect(turn({ ...match(person, bot), ...over, winners: [0, 1] }).id).toBe('turn.youShare')
  expect(turn({ ...match(person, person), ...over, winners: [] }).id).toBe('turn.lost')
})

test('comrades win and lose together', () => {
  const over = { game: 'tiny-epic', active: [] }
  const party = { ...match(person, bot, bot), ...over }
  expect(turn({ ...party, winners: [0, 1, 2] }).id).toBe('turn.together')
  expect(turn({ ...party, winners: [] }).id).toBe('turn.lost')
  expect(turn({ ...match(person, person), ...over, winners: [0, 1] }).id).toBe('turn.together')
  const solo = { ...party, seats: party.seats.slice(0, 1), result: { scores: [1] } }
  expect(turn({ ...solo, winners: [0] }).id).toBe('turn.youWon')
  expect(turn({ ...match(bot, bot), ...over, winners: [0, 1] })).toMatchObject({
    id: 'turn.won',
    values: { names: 'P0 + P1' },
  })
})

test('who plays solo reads what it was worth', () => {
  const solo: StoredMatch = { ...match(person, bot), active: [], winners: [0], result: { scores: [87] } }
  const alone = { ...solo, seats: solo.seats.slice(0, 1) }
  expect(turn(alone)).toMatchObject({ id: 'turn.scored', values: { score: 87 } })
  expect(turn({ ...alone, winners: [] }).id).toBe('turn.lost')
})
