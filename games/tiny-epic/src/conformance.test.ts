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
      'a1d1769aebffea0a6de70d7f1dda4c35f0eca771d0ac56644c103bd6c3209f79',
    ],
    [2, 20, { difficulty: 'easy' }, '8438b81da3b117e50afa90888eb38650faebef965e6e02425a25b49f5cc27917'],
    [
      4,
      20,
      { choice: 'draft', difficulty: 'hard', first: '3' },
      '39ab0f0cbef397de4d5c2a28bab07b17b2dbeb702f90353258c8b3256c4bff2b',
    ],
  ])('%i seats, %i games with %o', (seats, games, options, ends) => {
    expect(tinyEpic.rulesVersion).toBe(2)
    expect(golden(tinyEpic, { games, seats, options, seed: 'golden' })).toBe(ends)
  })

  it.each([
    [1, 10, { heroes: 4, boss: 'lich' }, 'f4a112a26c2dc77c0d9130139f3e4a6595543c9393320821203050870e4a3205'],
    [3, 10, { boss: 'random' }, '5d30fecdfad0c27a272d0edb0156109d92cfa18b05250f0e019328e0c3132af7'],
  ])('%i seats, %i games before the lair with %o', (seats, games, options, ends) => {
    expect(golden(atTheDoor(seats === 3), { games, seats, options, seed: 'golden' })).toBe(ends)
  })
})
