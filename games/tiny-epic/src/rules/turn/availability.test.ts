import { describe, expect, it } from 'vitest'
import { tinyEpic as game } from '../../game.ts'
import { activeHero } from '../../state.ts'
import { type Position, position, sit, turns } from '../../testing/index.ts'
import { isDoor } from '../dungeon/grid.ts'
import { usesOf } from './actions.ts'
import { type AbilityUse, availability, mayMove, type TurnAction } from './availability.ts'

const trapped = { heroes: ['rogue@1,0', 'cleric'], rooms: 'buzzsaw@1,0' } as const
const sheet = { rooms: 'lairDoor@1,0', boss: 'dragon@lair' } as const
const nextDoor = [{ hero: 'rogue', at: '1,0' }, 'cleric'] as const
const onSheet = { ...sheet, heroes: ['rogue@lair:1', 'cleric'] } as const
const goblin = { goblins: 'boomy@0,0' } as const

type PlainAction = Exclude<TurnAction, AbilityUse>['do']

/** An action that needs no card, a position, and the clause that forbids it there. */
const cases: readonly (readonly [string, PlainAction, Position])[] = [
  ['TE-5.1', 'rest', { turn: { acted: true } }],
  ['TE-10.2', 'search', {}],
  ['TE-10.3', 'disarm', { ...trapped, goblins: 'boomy@1,0' }],
  ['TE-10.7', 'disarm', { ...trapped, disarmed: '1,0' }],
  ['TE-10.8', 'search', onSheet],
  ['TE-16.16', 'room', {}],
  ['TE-16.17', 'room', { rooms: 'armory@1,0', heroes: nextDoor, turn: { used: ['armory'] } }],
  ['TE-6.9', 'portal', { rooms: 'portalChamber@1,0', heroes: nextDoor, turn: { stopped: true } }],
  ['TE-20.1', 'enter', { rooms: 'lairDoor@1,0', heroes: nextDoor }],
  ['TE-20.4', 'enter', { ...sheet, heroes: nextDoor, turn: { stopped: true } }],
  ['TE-21.8', 'enter', { ...sheet, heroes: [nextDoor[0], 'cleric@lair:2'], turn: { spent: 4 } }],
  ['TE-16.9', 'explore', {}],
  ['TE-20.6', 'explore', { ...sheet, facedown: 'C@0,1' }],
  ['TE-16.18', 'taunt', {}],
  ['TE-22.15', 'taunt', onSheet],
  ['TE-4.2', 'taunt', { ...sheet, heroes: [{ hero: 'rogue', focus: 1 }, 'cleric'] }],
]

/** A use of a card or slot, a position, and the clause that forbids it there. */
const uses: readonly (readonly [string, AbilityUse, Position])[] = [
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
  ['TE-10.8', { do: 'special', with: 'shadowWalk' }, onSheet],
]

describe('which clause forbids an action', () => {
  it.each([
    ['TE-4.3', { spent: 3 }],
    ['TE-5.2', { still: true }],
    ['TE-6.2', { stopped: true }],
  ] as const)('[%s] forbids to move', (clause, turn) => {
    expect(mayMove(position({ turn }))).toBe(clause)
  })

  it.each(cases)('[%s] forbids to %s', (clause, action, told) => {
    expect(availability(position(told), { do: action })).toBe(clause)
  })

  it.each(uses)('[%s] forbids to use a card or slot', (clause, use, told) => {
    expect(availability(position(told), use)).toBe(clause)
  })

  it('none, if it can be taken', () => {
    const free = position({ ...trapped, facedown: 'A@2,0' })
    expect(mayMove(free)).toBe(true)
    for (const action of ['rest', 'disarm', 'explore'] as const)
      expect(availability(free, { do: action })).toBe(true)
    const door = position({ ...sheet, heroes: nextDoor })
    for (const action of ['enter', 'taunt'] as const) expect(availability(door, { do: action })).toBe(true)
  })

  it('[TE-21.8] one way past the entrance space is enough, whichever side it is on', () => {
    const crowded = position({
      rooms: 'lairDoor@1,0',
      boss: 'lich@lair',
      heroes: ['paladin@1,0', 'rogue@lair:3', 'cleric@lair:2'],
      turn: { spent: 1 },
    })
    expect(sit(crowded).legal()).toContain('space:4')
    expect(availability(crowded, { do: 'enter' })).toBe(true)
  })

  it('[TE-UI.4] available is exactly what is a legal move, in whatever position', () => {
    const plain = ['rest', 'search', 'disarm', 'room', 'portal', 'explore', 'taunt'] as const
    const seen = new Set<string>()
    for (const state of turns('refusals', 24)) {
      const kinds = new Set<string>(game.moves(state, 0).map(move => move.do))
      // Onto the sheet leads its entrance space, or a space behind it.
      const enters = kinds.has('enter') || kinds.has('space')
      const allowed = (action: PlainAction) => (action === 'enter' ? enters : kinds.has(action))
      const atDoor = isDoor(state, activeHero(state).place)
      for (const action of [...plain, ...(atDoor ? (['enter'] as const) : [])]) {
        const answer = availability(state, { do: action })
        if ((answer === true) !== allowed(action))
          throw new Error(`${action}: ${answer}, but the moves are ${[...kinds].join(' ')}`)
        seen.add(`${action} ${answer === true}`)
      }
    }
    expect(seen.size).toBe(2 * (plain.length + 1))
  })

  it('[TE-UI.4] so is every use of a card or slot', () => {
    let seen = 0
    for (const state of turns('uses', 12)) {
      const moves = game.moves(state, 0)
      for (const use of usesOf(activeHero(state))) {
        seen += 1
        if ((availability(state, use) === true) !== moves.includes(use))
          throw new Error(`${JSON.stringify(use)}: ${availability(state, use)}`)
      }
    }
    expect(seen).toBeGreaterThan(1000)
  })
})
