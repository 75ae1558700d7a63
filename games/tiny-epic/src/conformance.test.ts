import { canonical } from '@kazamata/kernel'
import { conform, playRandomly } from '@kazamata/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { bosses, heroes } from './content/ids.ts'
import { tinyEpic } from './game.ts'
import type { Options } from './options.ts'
import { position } from './testing/index.ts'

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

describe('the contract of every game', { timeout: 60_000 }, () => {
  for (const seats of [1, 2, 3, 4])
    it.each(settings)(`holds for ${seats} seats with %o`, options => {
      const plan = { games: 4, seats, options, seed: 'tiny-epic', thorough: 0.3 }
      const report = conform(tinyEpic, plan)
      expect(report.games).toBe(plan.games)
      expect(report.widest).toBeLessThanOrEqual(widest)
    })
})

/** Chance alone hardly ever opens the lair: parties that stand before its open door, or in it, with full hands. */
const parties = [
  ['sorceress', 'paladin'],
  ['wizard', 'barbarian', 'rogue'],
  ['fighter', 'cleric', 'ranger', 'sorceress'],
] as const
const gear = [
  'longSword lionShield elvenChain lionBoots fireball chainLightning',
  'pantherBow pantherFang pantherCloak warHorn tempestOfArrows gust',
  'phoenixWand phoenixTome phoenixRobes phoenixFeather banish dimensionDoor',
  'morningStar greatAxe studdedJerkin healingDraught massMending clairvoyance',
]

const seasoned: typeof tinyEpic = {
  ...tinyEpic,
  setup(options, seats, ...rest) {
    const { heroes: wish, boss } = options
    const names = parties[Math.max(wish, seats, 2) - 2] ?? parties[0]
    const before = tinyEpic.setup({ ...options, choice: 'random' }, seats, ...rest)
    const state = position({
      heroes: names.map((hero, i) => ({ hero, at: i === 0 ? '2,1' : '1,1', has: gear[i] ?? '' })),
      seats,
      rooms: 'encounter1@1,0 encounter3@0,1 portalChamber@1,1 lairDoor@2,1 buzzsaw@0,-1 feasthall@-1,0',
      facedown: 'C@2,0 C@-1,1',
      goblins: 'boomy@0,1 pokey@-1,0',
      slain: names.length,
      options: { ...before.options, boss },
    })
    return state
  },
}

describe('the contract of every game, before the lair', { timeout: 60_000 }, () => {
  it.each(bosses)('holds against the %s', boss => {
    for (const seats of [1, 2, 3, 4]) {
      const report = conform(seasoned, {
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
  const { state } = playRandomly(seasoned, { seats: 4, options: { heroes: 4 }, seed: 'size' })
  expect(canonical(state).length).toBeLessThan(6_000)
})
