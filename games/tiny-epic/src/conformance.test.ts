import { canonical } from '@kazamata/kernel'
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
      const plan = { games: 4, seats, options, seed: 'tiny-epic', thorough: 0.3 }
      const report = conform(tinyEpic, plan)
      expect(report.games).toBe(plan.games)
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
        thorough: 0.3,
      })
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
  expect(canonical(state).length).toBeLessThan(6_000)
})

describe('golden games: a change of behaviour raises rulesVersion', () => {
  it.each([
    [
      1,
      20,
      { heroes: 3, choice: 'random' },
      '966d5a48cbf6ee070dd5e59d0875c14e4013eef71b672959f167ed0ff944d0e6',
    ],
    [2, 20, { difficulty: 'easy' }, '0a905be08d4714af28ec4ad9db6e8cd744c577f5c41cb94666be643a81b325e7'],
    [
      4,
      20,
      { choice: 'draft', difficulty: 'hard', first: '3' },
      'b998612a039c218b432267f096cd3ec66cbf94b5bc06f7f1b1a8cdf15f315ac6',
    ],
  ])('%i seats, %i games with %o', (seats, games, options, ends) => {
    expect(tinyEpic.rulesVersion).toBe(1)
    expect(golden(tinyEpic, { games, seats, options, seed: 'golden' })).toBe(ends)
  })

  it.each([
    [1, 10, { heroes: 4, boss: 'lich' }, '63cd5b1f5eeb6978d9c81ea48c622e8cb2d49e9b2d0ea4922f555fd9c8f81c0e'],
    [3, 10, { boss: 'random' }, 'd5de707b34c4f617f57a53cb54c965fbe36f1859aadbb292db6bc3a641c89f22'],
  ])('%i seats, %i games before the lair with %o', (seats, games, options, ends) => {
    expect(golden(atTheDoor(seats === 3), { games, seats, options, seed: 'golden' })).toBe(ends)
  })
})
