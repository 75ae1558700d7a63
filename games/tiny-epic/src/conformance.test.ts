import { conform } from '@kazamata/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { tinyEpic } from './game.ts'

const widest = 30

describe('the contract of every game', { timeout: 60_000 }, () => {
  for (const seats of [1, 2, 3, 4])
    it.each([{}, { choice: 'random', heroes: 4 }])(`holds for ${seats} seats with %o`, options => {
      const plan = { games: 4, seats, options, seed: 'tiny-epic', thorough: 0.5 }
      const report = conform(tinyEpic, plan)
      expect(report.games).toBe(plan.games)
      expect(report.widest).toBeLessThanOrEqual(widest)
    })
})
