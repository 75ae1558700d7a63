import { nim } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { aMatch, bot, person, saved } from '../testing/match.ts'
import { people, turn } from './said.ts'
import type { Saved } from './storage.ts'

const match = (...sitting: (typeof person | typeof bot)[]): Saved => saved(nim.nim, aMatch(nim.nim, sitting))

test('who plays alone sees the others’ names, around one screen all are named', () => {
  expect(people(match(person, bot, bot))).toEqual({ alone: true, others: ['P1', 'P2'] })
  expect(people(match(person, person))).toEqual({ alone: false, others: ['P0', 'P1'] })
})

test('whose turn it is', () => {
  expect(turn(match(person, bot))).toMatchObject({ id: 'turn.you', yours: true })
  expect(turn(match(bot, person))).toMatchObject({ id: 'turn.bot', values: { name: 'P0' }, yours: false })
  expect(turn(match(person, person))).toMatchObject({ id: 'turn.of', values: { name: 'P0' }, yours: true })
})

test('who won', () => {
  const over = { active: [], winners: [0] }
  expect(turn({ ...match(person, bot), ...over }).id).toBe('turn.youWon')
  expect(turn({ ...match(bot, person), ...over })).toMatchObject({
    id: 'turn.won',
    values: { name: 'P0', count: 1 },
  })
  expect(turn({ ...match(person, person), ...over, winners: [] }).id).toBe('turn.lost')
})
