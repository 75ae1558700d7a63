import { expect, it } from 'vitest'
import { type Position, position } from '../../testing/index.ts'
import { previewTargets } from '../check/target-preview.ts'
import { declaredAction } from './actions.ts'
import type { AbilityUse } from './availability.ts'
import { wasteOf } from './wasted.ts'

const waste = (use: AbilityUse, told: Position) => {
  const state = position(told)
  return wasteOf(state, previewTargets(state, use).action)
}

const lantern = { heroes: [{ hero: 'ranger', has: 'oilLantern' }, 'cleric'] } as const
const fury = { heroes: [{ hero: 'ranger', has: 'bearsFury' }, 'cleric'] } as const

/** What is used, where it brings something, where it does not, and why. */
it.each<readonly [string, AbilityUse, Position, Position]>([
  ['torch', { do: 'free', with: 'oilLantern' }, { ...lantern, torch: 9 }, lantern],
  [
    'movement',
    { do: 'free', with: 'stealth' },
    { heroes: ['ranger', 'cleric'] },
    { heroes: ['ranger', 'cleric'], goblins: 'boomy@0,0', turn: { stopped: true } },
  ],
  [
    'movement',
    { do: 'free', with: 'sprint' },
    { heroes: ['barbarian', 'cleric'] },
    { heroes: ['barbarian', 'cleric'], turn: { acted: true, still: true } },
  ],
  [
    'health',
    { do: 'free', with: 'healingHands' },
    { heroes: [{ hero: 'paladin', health: 3 }, 'cleric'] },
    { heroes: ['paladin', 'cleric'] },
  ],
  ['target', { do: 'cast', with: 'bearsFury' }, { ...fury, goblins: 'boomy@0,0' }, fury],
])('[TE-UI.7] a use that brings nothing is known before it is paid: %s', (why, use, useful, useless) => {
  expect(waste(use, useful)).toBeUndefined()
  expect(waste(use, useless)).toBe(why)
})

it('[TE-UI.7] an action of which some part does something is no waste', () => {
  const state = position({
    heroes: [{ hero: 'wizard', has: 'drainLife' }, 'cleric'],
    goblins: 'boomy@0,0',
  })
  expect(wasteOf(state, declaredAction(state, { do: 'cast', with: 'drainLife' }))).toBeUndefined()
})
