import { describe, expect, test } from 'vitest'
import { rooms } from '../content/ids.ts'
import { paperDungeons as game } from '../game.ts'
import { scoreOf } from '../rules/score.ts'
import { type Drawn, happened, position, random, sheetOf, sit } from '../testing/index.ts'

const score = (drawn: Drawn) => scoreOf(sheetOf({ goal: 'G06', ...drawn }))

describe('shields', () => {
  test('[PD-SCO.1] A, B, C are what the bosses gave or took', () => {
    expect(score({ glory: [5, -4, 12] })).toMatchObject({ A: 5, B: -4, C: 12, L: 13 })
    expect(score({ glory: [5] })).toMatchObject({ A: 5, B: 0, C: 0 })
  })

  test('[PD-SCO.2] D is the weakest hero, and one for each at 6', () => {
    const levels = ['W1 M6 C6 R6', 'W2 M2 C5 R6', 'W3 M4 C4 R4', 'W4 M4 C4 R4', 'W5 M6 C6 R5', 'W6 M6 C6 R6']
    expect(levels.map(each => score({ levels: each }).D)).toEqual([3, 4, 6, 8, 13, 18])
  })

  test('[PD-SCO.3] E is one for each part and the value of what is complete', () => {
    expect(score({ parts: { crown: 1, tome: 1, sword: 1 } }).E).toBe(3)
    const complete = (
      ['sword', 'scepter', 'medallion', 'cloak', 'crown', 'cauldron', 'armour', 'tome'] as const
    ).map(item => score({ parts: { [item]: 2 } }).E)
    expect(complete).toEqual([2, 1, 3, 2, 6, 2, 4, 5])
  })

  test('[PD-SCO.4] [PD-SCO.5] F and G are the last space filled, not a sum', () => {
    expect([0, 1, 2, 7, 10].map(gems => score({ gems }).F)).toEqual([0, 2, 5, 30, 52])
    const minions = 'A1 B1 D1 E2 A2 F3 C4 E4 A5 F5 D6 F7'.split(' ')
    expect([0, 1, 2, 9, 12].map(count => score({ slain: minions.slice(0, count).join(' ') }).G)).toEqual([
      0, 1, 3, 16, 25,
    ])
  })

  test('[PD-SCO.6] H is the last threshold of damage', () => {
    expect([0, 1, 2, 3, 9, 10, 11, 12, 24].map(damage => score({ damage }).H)).toEqual([
      0, 0, -1, -1, -4, -6, -6, -8, -24,
    ])
  })

  test('[PD-SCO.7] I is 9 less for the resurrected', () => {
    expect([true, false].map(resurrected => score({ resurrected }).I)).toEqual([-9, 0])
  })

  test('[PD-SCO.8] J is goal and power, and may be below 0', () => {
    expect(score({ power: 'craftsman' }).J).toBe(-3)
    expect(score({ power: 'shaman', levels: 'W5 M5' }).J).toBe(5)
  })

  test('[PD-SCO.9] K is what missions paid', () => {
    expect(score({ scored: 'M01 M02 M03' }).K).toBe(12)
    expect(score({}).K).toBe(0)
  })

  test('[PD-SCO.10] [PD-SHT.5] L is the sum of A to K, and may be below 0', () => {
    const all = score({ glory: [-3, -5, -7], damage: 24, resurrected: true, power: 'veteran' })
    const { L, ...rest } = all
    expect(Object.keys(all).join('')).toBe('ABCDEFGHIJKL')
    expect(L).toBe(Object.values(rest).reduce((sum, part) => sum + part, 0))
    expect(L).toBe(-15 - 24 - 9 - 3)
  })

  test('[PD-SCO.11] only A, B, C and K are written during the game', () => {
    const table = random(21, { seats: 2 })
    for (const seat of [0, 1]) {
      const { glory, missions } = table.sheet(seat)
      expect(glory).toEqual(
        happened(table, 'fight')
          .filter(told => told.seat === seat)
          .map(told => told.glory),
      )
      expect(glory).toHaveLength(3)
      expect(missions.map(({ mission }) => mission)).toEqual(
        happened(table, 'mission')
          .filter(({ seats }) => seats.includes(seat))
          .map(({ mission }) => mission),
      )
    }
    expect(Object.keys(table.sheet()).toSorted()).toEqual(
      Object.keys({ ...sheetOf({ at: 'A1' }) }).toSorted(),
    )
    expect(table.events.filter(event => 'scores' in event)).toHaveLength(1)
  })
})

describe('the end', () => {
  const over = (...seats: readonly Drawn[]) => {
    const state = position({ round: 8, goal: 'G06', seats })
    state.phase = 'over'
    return game.outcome(state)
  }
  const explored = (count: number) => rooms.slice(0, count).join(' ')

  test('[PD-END.1] comes after boss 3 and the missions of round 8', () => {
    const table = sit(position({ round: 7, seats: 2, missions: 'M04' })).reveal()
    expect(game.outcome(table.state)).toBeUndefined()
    table.reveal()
    expect(table.state).toMatchObject({ phase: 'over', round: 8 })
    expect(table.events.map(({ type }) => type).slice(-2)).toEqual(['victor', 'ended'])
    expect(game.active(table.state)).toEqual([])
    const won = sit(position({ round: 8, seats: 2, missions: 'M04', levels: 'W3 M3 C3 R3' })).reveal()
    expect(won.events.map(({ type }) => type).slice(-3)).toEqual(['victor', 'mission', 'ended'])
  })

  test('[PD-END.2] the highest total wins', () => {
    expect(over({ glory: [3, 0, 0] }, { glory: [9, 0, 0] }, { glory: [-4, 0, 0] })).toMatchObject({
      winners: [1],
      scores: [3, 9, -4],
    })
  })

  test('[PD-END.3] [PD-END.4] then more rooms, which tell all places apart; then it is shared', () => {
    const drawn = (glory: number, count: number) => ({ glory: [glory, 0, 0], explored: explored(count) })
    expect(over(drawn(9, 10), drawn(9, 12), drawn(4, 20), drawn(4, 19))).toEqual({
      winners: [1],
      scores: [9, 9, 4, 4],
      ties: [10, 12, 20, 19],
      why: 'PD-END.3',
    })
    expect(over(drawn(9, 12), drawn(4, 30), drawn(9, 12))).toMatchObject({ winners: [0, 2] })
  })
})
