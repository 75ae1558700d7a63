import { describe, expect, it } from 'vitest'
import { tinyEpic as game } from '../../game.ts'
import { activeHero } from '../../state.ts'
import { type Position, position, turns } from '../../testing/index.ts'
import { refusalOfUse, type Use, usesOf } from './ability-uses.ts'

const goblin = { goblins: 'boomy@0,0' } as const
const cases: readonly (readonly [string, Use, Position])[] = [
  ['TE-5.1', { do: 'attack', with: 'hammer' }, { ...goblin, turn: { acted: true } }],
  ['TE-11.5', { do: 'attack', with: 'hammer' }, {}],
  [
    'TE-4.2',
    { do: 'attack', with: 'pantherBow', area: true },
    { ...goblin, heroes: [{ hero: 'ranger', has: 'pantherBow', focus: 2 }, 'cleric'] },
  ],
  ['TE-11.1', { do: 'cast', with: 'seekingBolt' }, { heroes: ['sorceress', 'cleric'] }],
  ['TE-4.2', { do: 'free', with: 'sprint' }, { heroes: [{ hero: 'barbarian', focus: 0 }, 'cleric'] }],
  ['TE-6.4', { do: 'free', with: 'stealth' }, { heroes: ['ranger', 'cleric'], turn: { stealth: true } }],
  ['TE-11.16', { do: 'free', with: 'intimidate' }, {}],
  [
    'TE-5.2',
    { do: 'free', with: 'phoenixRobes' },
    { heroes: [{ hero: 'wizard', has: 'phoenixRobes' }, 'cleric'], turn: { still: true } },
  ],
  [
    'TE-10.8',
    { do: 'special', with: 'shadowWalk' },
    { heroes: [{ hero: 'rogue', at: 'lair:1' }, 'cleric'], rooms: 'lairDoor@1,0', boss: 'dragon@lair' },
  ],
]

describe('why a card or slot cannot be used', () => {
  it.each(cases)('[%s] forbids it', (clause, use, told) => {
    expect(refusalOfUse(position(told), use)).toBe(clause)
  })

  it('[TE-UI.4] refuses exactly what is not a move, in whatever position', () => {
    let seen = 0
    for (const state of turns('uses', 12)) {
      const moves = game.moves(state, 0)
      for (const use of usesOf(activeHero(state))) {
        seen += 1
        if ((refusalOfUse(state, use) === undefined) !== moves.includes(use))
          throw new Error(`${JSON.stringify(use)} is refused by ${refusalOfUse(state, use)}`)
      }
    }
    expect(seen).toBeGreaterThan(1000)
  })
})
