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
  { fromMemory: true },
  { firstHero: 'starter', specialsKnown: false, firstTurnAdd: true, firstVisit: true },
]

describe('the contract of every game', () => {
  for (const seats of [2, 3, 4]) {
    it.each(settings)(`holds for ${seats} seats with %o`, options => {
      const report = conform(welcomeBack, { games: 60, seats, options, seed: 'welcome-back' })
      expect(report).toMatchObject({ games: 60, interleaved: 0, undone: 0 })
      expect(report.widest).toBeLessThanOrEqual(28)
    })
  }
})

describe('previews', () => {
  it('promise nothing of cards that lie face down, even where most of the worlds agree about them', () => {
    const options = { firstHero: 'starter', firstTurnAdd: true, firstVisit: true, specials: 0 }
    expect(conform(welcomeBack, { games: 1, seats: 3, options, seed: 'soak', from: 18271 }).games).toBe(1)
    expect(conform(welcomeBack, { games: 1, seats: 4, options, seed: 'soak', from: 7210 }).games).toBe(1)
  })
})

describe('golden games: a change of behaviour raises rulesVersion', () => {
  it.each([
    [2, {}, '56bf9e4ec1bf1d48cf26d73c3ff879ac0d98e843487b60859fc40ca875bb9c2a'],
    [
      3,
      { specialsKnown: false, firstTurnAdd: true },
      '6e1b2bbf2d601b45e481b55e0d9bab8fa3279b1267f642a4c1bae278c721ccb6',
    ],
    [
      4,
      { firstVisit: true, firstHero: 'starter' },
      '68bb8fe02fb983fa090d5eed1d4c20ce9ba3886d9aab4e40015211990322a388',
    ],
    [
      4,
      { firstVisit: true, specials: 0 },
      '0d81103a0c5d67855ebda7ec29c42d7096fc5f967ccfa9404f6544e067be51aa',
    ],
  ])('%i seats with %o', (seats, options, ends) => {
    expect(welcomeBack.rulesVersion).toBe(1)
    expect(golden(welcomeBack, { games: 25, seats, options, seed: 'golden' })).toBe(ends)
  })
})
