import { describe, expect, it } from 'vitest'
import { tinyEpic as game } from '../../game.ts'
import { activeHero } from '../../state.ts'
import { type Position, position, sit, turns } from '../../testing/index.ts'
import { isDoor } from '../dungeon/grid.ts'
import { type Action, refusalOf } from './availability.ts'

const trapped = { heroes: [{ hero: 'rogue', at: '1,0' }, 'cleric'], rooms: 'buzzsaw@1,0' } as const
const sheet = { rooms: 'lairDoor@1,0', boss: 'dragon@lair' } as const

/** A position, an action, and the clause that forbids it. */
const cases: readonly (readonly [string, Action, Position])[] = [
  ['TE-4.3', 'move', { turn: { spent: 3 } }],
  ['TE-5.2', 'move', { turn: { still: true } }],
  ['TE-6.2', 'move', { turn: { stopped: true } }],
  ['TE-5.1', 'rest', { turn: { acted: true } }],
  ['TE-10.2', 'search', {}],
  ['TE-10.3', 'disarm', { ...trapped, goblins: 'boomy@1,0' }],
  ['TE-10.7', 'disarm', { ...trapped, disarmed: '1,0' }],
  ['TE-10.8', 'search', { ...sheet, heroes: [{ hero: 'rogue', at: 'lair:1' }, 'cleric'] }],
  ['TE-16.16', 'room', {}],
  [
    'TE-16.17',
    'room',
    { rooms: 'armory@1,0', heroes: [{ hero: 'rogue', at: '1,0' }, 'cleric'], turn: { used: ['armory'] } },
  ],
  [
    'TE-6.9',
    'portal',
    { rooms: 'portalChamber@1,0', heroes: [{ hero: 'rogue', at: '1,0' }, 'cleric'], turn: { stopped: true } },
  ],
  ['TE-20.1', 'enter', { rooms: 'lairDoor@1,0', heroes: [{ hero: 'rogue', at: '1,0' }, 'cleric'] }],
  [
    'TE-20.4',
    'enter',
    { ...sheet, heroes: [{ hero: 'rogue', at: '1,0' }, 'cleric'], turn: { stopped: true } },
  ],
  [
    'TE-21.8',
    'enter',
    {
      ...sheet,
      heroes: [
        { hero: 'rogue', at: '1,0' },
        { hero: 'cleric', at: 'lair:2' },
      ],
      turn: { spent: 4 },
    },
  ],
  ['TE-16.9', 'explore', {}],
  ['TE-20.6', 'explore', { ...sheet, facedown: 'C@0,1' }],
  ['TE-16.18', 'taunt', {}],
  ['TE-22.15', 'taunt', { ...sheet, heroes: [{ hero: 'rogue', at: 'lair:1' }, 'cleric'] }],
  ['TE-4.2', 'taunt', { ...sheet, heroes: [{ hero: 'rogue', focus: 1 }, 'cleric'] }],
]

describe('why an action is not there', () => {
  it.each(cases)('[%s] forbids to %s', (clause, action, told) => {
    expect(refusalOf(position(told), action)).toBe(clause)
  })

  it('an action that is there is not refused', () => {
    const free = position({ ...trapped, facedown: 'A@2,0' })
    for (const action of ['move', 'rest', 'attack', 'cast', 'disarm', 'explore'] as const)
      expect(refusalOf(free, action)).toBeUndefined()
    const door = position({ ...sheet, heroes: [{ hero: 'rogue', at: '1,0' }, 'cleric'] })
    expect(refusalOf(door, 'enter')).toBeUndefined()
    expect(refusalOf(door, 'taunt')).toBeUndefined()
  })

  it('[TE-21.8] one way past the entrance space is enough, whichever side it is on', () => {
    const crowded = position({
      rooms: 'lairDoor@1,0',
      boss: 'lich@lair',
      heroes: [
        { hero: 'paladin', at: '1,0' },
        { hero: 'rogue', at: 'lair:3' },
        { hero: 'cleric', at: 'lair:2' },
      ],
      turn: { spent: 1 },
    })
    expect(sit(crowded).legal()).toContain('space:4')
    expect(refusalOf(crowded, 'enter')).toBeUndefined()
  })

  it('[TE-UI.4] refuses exactly what is not a move, in whatever position', () => {
    const plain = ['rest', 'search', 'disarm', 'room', 'portal', 'explore', 'taunt'] as const
    const seen = new Set<string>()
    for (const state of turns('refusals', 24)) {
      const kinds = new Set<string>(game.moves(state, 0).map(move => move.do))
      // Onto the sheet leads its entrance space, or a space behind it.
      const enters = kinds.has('enter') || kinds.has('space')
      const allowed = (action: Action) => (action === 'enter' ? enters : kinds.has(action))
      const atDoor = isDoor(state, activeHero(state).place)
      for (const action of [...plain, ...(atDoor ? (['enter'] as const) : [])]) {
        const refusal = refusalOf(state, action)
        if ((refusal === undefined) !== allowed(action))
          throw new Error(`${action} is refused by ${refusal}, but the moves are ${[...kinds].join(' ')}`)
        seen.add(`${action} ${refusal === undefined}`)
      }
    }
    expect(seen.size).toBe(2 * (plain.length + 1))
  })
})
