import { fastChance } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { tinyEpic } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { countOf } from '../rules/bag.ts'
import { besideOf, cellAt, entranceCell } from '../rules/dungeon/grid.ts'
import { position, sit } from '../testing/index.ts'

const table = (heroes: 2 | 3 | 4) =>
  tinyEpic.setup(optionsSchema.parse({ heroes, choice: 'random' }), 1, fastChance('setup'), () => {})

describe('setup', () => {
  it.each([
    ['TE-EX-1', 4, [5, 16, 4], 21, 2, 0],
    ['TE-EX-2', 3, [7, 12, 4], 19, 3, 1],
    ['TE-EX-3', 2, [9, 8, 4], 17, 4, 2],
  ] as const)('[%s] %i heroes', (_, heroes, piles, left, rooms, encounters) => {
    const state = table(heroes)
    expect(state.hidden).toEqual(piles)
    expect(state.deck).toEqual([piles[0] - 4, piles[1], piles[2]])
    expect(state.deck.reduce((sum, count) => sum + count)).toBe(left)
    const inPiles = piles[0] + piles[1] - heroes + 3
    expect(countOf(state.bags.rooms) - inPiles).toBe(rooms)
    expect(countOf(state.bags.encounters) - state.ambushes).toBe(encounters)
    expect(state.ambushes).toBe(heroes)
    expect([0, 1, 2, 3].map(direction => cellAt(state, besideOf(entranceCell, direction)))).toEqual(
      Array.from({ length: 4 }, () => ({ is: 'facedown', pile: 'A' })),
    )
    expect(state.seals).toEqual([entranceCell])
  })

  it.each([
    [4, 0, 'none'],
    [3, 4, 'enemies'],
    [2, 7, 'enemies'],
  ] as const)(
    '[TE-EX-4] %i heroes start on space %i; an idle turn burns one more',
    (heroes, start, space) => {
      const state = table(heroes)
      expect(state.torch).toBe(start)
      const idle = sit(state, '').play('end')
      expect(idle.told('torch')).toMatchObject([{ at: start + 1, space }])
      expect(idle.told('phase')).toHaveLength(space === 'enemies' ? 1 : 0)
      expect(idle.state.goblins).toEqual([])
    },
  )
})

it('a position stands where it is told', () => {
  const state = position({ rooms: 'buzzsaw@1,0', minions: 'troll@1,0:3', goblins: 'boomy@0,0#4' })
  expect(state.minions).toEqual([{ card: 'troll', health: 3, place: entranceCell + 1 }])
  expect(state.goblins).toEqual([{ card: 'boomy', slot: 4, place: entranceCell }])
})
