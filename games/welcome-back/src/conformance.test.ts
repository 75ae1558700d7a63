import { conform, golden } from '@kazamata/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { welcomeBack } from './game.ts'

/** Each option away from its default, and all at once. */
const settings = [
  {},
  { firstHero: 'starter' },
  { specialsKnown: false },
  { firstTurnAdd: true },
  { firstVisit: true },
  { specials: 0 },
  { firstHero: 'starter', specialsKnown: false, firstTurnAdd: true, firstVisit: true },
]

describe('the contract of every game', { timeout: 30_000 }, () => {
  for (const seats of [2, 3, 4]) {
    it.each(settings)(`holds for ${seats} seats with %o`, options => {
      const report = conform(welcomeBack, { games: 60, seats, options, seed: 'welcome-back' })
      expect(report).toMatchObject({ games: 60, interleaved: 0, undone: 0 })
      expect(report.widest).toBeLessThanOrEqual(28)
    })
  }
})

describe('golden games: a change of behaviour raises rulesVersion', () => {
  it.each([
    [2, {}, 'c5dce0d4154ac42aa8d9b505d9bdffa5c89be4a49be31ab5d83ceba2604a0209'],
    [
      3,
      { specialsKnown: false, firstTurnAdd: true },
      '92592e811b2d5e1f4d57b3db4b6229b771a2a44adf32839e9feb1e609046a730',
    ],
    [
      4,
      { firstVisit: true, firstHero: 'starter' },
      '846f41d8994c995862d72a4402918c5654afda435e22c5748e9ae457d95ebda2',
    ],
    [
      4,
      { firstVisit: true, specials: 0 },
      '9eb565bde8ce4060c55a8d74116c35cb7e4ac5319fadefee4a13acd41fa572b3',
    ],
  ])('%i seats with %o', (seats, options, ends) => {
    expect(welcomeBack.rulesVersion).toBe(1)
    expect(golden(welcomeBack, { games: 25, seats, options, seed: 'golden' })).toBe(ends)
  })
})
