import { canonicalJson } from '@kazamata/kernel'
import { conform, golden, playRandomly } from '@kazamata/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { bosses, heroes } from './content/ids.ts'
import { tinyEpic } from './game.ts'
import type { Options } from './options.ts'
import { atTheDoor } from './testing/index.ts'

/** Each option away from its default, and some together. */
const settings: readonly Partial<Options>[] = [
  {},
  { heroes: 3 },
  { heroes: 4, choice: 'random' },
  { choice: 'draft', first: '2' },
  { difficulty: 'easy', first: '1', choice: 'random' },
  { difficulty: 'hard', heroes: 3, first: '4', choice: 'draft' },
]

/** The widest questions: a turn with full hands, a row full of cards. */
const widest = 30

describe('the contract of every game', () => {
  for (const seats of [1, 2, 3, 4])
    it.each(settings)(`holds for ${seats} seats with %o`, options => {
      const report = conform(tinyEpic, { games: 4, seats, options, seed: 'tiny-epic', thorough: 1 })
      expect(report.sampled).toBeGreaterThan(0)
      expect(report.widest).toBeLessThanOrEqual(widest)
    })
})

describe('the contract of every game, before the lair', () => {
  it.each(bosses)('holds against the %s', boss => {
    for (const seats of [1, 2, 3, 4]) {
      const report = conform(atTheDoor(seats % 2 === 0), {
        games: 3,
        seats,
        options: { boss, heroes: seats === 1 ? 3 : 2 },
        seed: boss,
        thorough: 1,
      })
      expect(report.sampled).toBeGreaterThan(0)
      expect(report.widest).toBeLessThanOrEqual(widest)
    }
  })
})

it('every hero is played', () => {
  const seen = new Set<string>()
  for (let game = 0; game < 12; game++) {
    const { state } = playRandomly(tinyEpic, {
      seats: 4,
      options: { choice: 'random' },
      seed: `heroes ${game}`,
    })
    for (const { hero } of state.heroes) seen.add(hero)
  }
  expect(seen.size).toBe(heroes.length)
})

it('a state takes at most 6 kB', () => {
  const { state } = playRandomly(atTheDoor(false), { seats: 4, options: { heroes: 4 }, seed: 'size' })
  expect(canonicalJson(state).length).toBeLessThan(6_000)
})

describe('golden games: a change of behaviour raises rulesVersion', () => {
  it.each([
    [
      1,
      20,
      { heroes: 3, choice: 'random' },
      '83537e39443bdbf15297beb13b8fddc28e1409a63ce6fe814762dae1f488cbe6',
    ],
    [2, 20, { difficulty: 'easy' }, '947839a7938d0b1a6f2e859f2abdcd851b34e29f3cf86ccb321e2fe00896fe6c'],
    [
      4,
      20,
      { choice: 'draft', difficulty: 'hard', first: '3' },
      '8f60b5b1be07de0327570a563421984e0402b6c9e72532b5f273b5c69601d36d',
    ],
  ])('%i seats, %i games with %o', (seats, games, options, ends) => {
    expect(tinyEpic.rulesVersion).toBe(1)
    expect(golden(tinyEpic, { games, seats, options, seed: 'golden' })).toBe(ends)
  })

  it.each([
    [1, 10, { heroes: 4, boss: 'lich' }, '47996c2f29ed89076588aaa77dbf2a37d3adee69786eeac065ffc5015dd4697c'],
    [3, 10, { boss: 'random' }, 'd5de707b34c4f617f57a53cb54c965fbe36f1859aadbb292db6bc3a641c89f22'],
  ])('%i seats, %i games before the lair with %o', (seats, games, options, ends) => {
    expect(golden(atTheDoor(seats === 3), { games, seats, options, seed: 'golden' })).toBe(ends)
  })
})
