import { conform, golden } from '@kazamata/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { cards } from './content/ids.ts'
import { paperDungeons } from './game.ts'

/** Each option away from its default, and all at once. */
const settings = [
  {},
  { bosses: 'random' },
  { missions: false },
  { vanishingGems: true },
  { potionUse: 'ask' },
  { bosses: 'random', missions: false, vanishingGems: true, potionUse: 'ask' },
]

/** The widest questions: a clover's use 14, a minion to strike down 12. */
const widest = 14

describe('the contract of every game', { timeout: 60_000 }, () => {
  for (const seats of [1, 2, 4, 8]) {
    it.each(settings)(`holds for ${seats} seats with %o`, options => {
      const plan = { games: Math.ceil(24 / seats), seats, options, seed: 'paper-dungeons', thorough: 0.5 }
      const report = conform(paperDungeons, plan)
      expect(report.games).toBe(plan.games)
      expect(report.widest).toBeLessThanOrEqual(widest)
      expect(report.undone).toBeGreaterThan(0)
      expect(report.interleaved > 0).toBe(seats > 1)
    })
  }

  it.each(cards)('holds on card %s', dungeon => {
    const report = conform(paperDungeons, { games: 3, seats: 2, options: { dungeon }, seed: 'cards' })
    expect(report.widest).toBeLessThanOrEqual(widest)
  })
})
