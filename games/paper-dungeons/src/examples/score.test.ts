import { describe, expect, test } from 'vitest'
import { paperDungeons as game } from '../game.ts'
import { scoreOf } from '../rules/score.ts'
import { did, happened, position, sheetOf, sit } from '../testing/index.ts'

describe('shields', () => {
  test('[PD-EX-4] the weakest hero at 3 is worth 6', () => {
    expect(scoreOf(sheetOf({ levels: 'W3 M4 C5 R5' })).D).toBe(6)
  })

  test('[PD-EX-5] six parts and the Armour; the Sword against bosses, the Armour against minions', () => {
    const parts = { sword: 2, armour: 2, cloak: 1, cauldron: 1 }
    expect(scoreOf(sheetOf({ parts })).E).toBe(8)
    const boss = sit(position({ parts, round: 3, explored: 'D2', at: 'D3' })).reveal()
    expect(happened(boss, 'fight')).toMatchObject([
      { strength: { levels: 4, weakness: 1, sword: 3, total: 8 } },
    ])
    const minion = sit(position({ parts, levels: 'R2', at: 'C1' })).play('1 walk D1')
    expect(did(minion, 'fought')).toMatchObject([{ damage: 0, armour: true }])
    expect(minion.sheet()).toMatchObject({ potions: 1 })
    expect(minion.legal()).not.toContain('D2')
  })

  test('[PD-EX-14] seven gems are worth 30', () => {
    expect(scoreOf(sheetOf({ gems: 7 })).F).toBe(30)
  })

  test('[PD-EX-15] nine minions are worth 16', () => {
    const slain = 'A1 B1 D1 A2 E2 F3 C4 E4 A5'
    expect(scoreOf(sheetOf({ slain })).G).toBe(16)
  })

  test('[PD-EX-16] eleven damage cost 6, whatever the potions took', () => {
    expect(scoreOf(sheetOf({ damage: 11 })).H).toBe(-6)
    expect(scoreOf(sheetOf({ damage: 11, potions: 12, hearts: 24 })).H).toBe(-6)
  })

  test('[PD-EX-17] a goal half reached and the Healer are worth 6', () => {
    expect(scoreOf(sheetOf({ goal: 'G14', gems: 5, power: 'healer' })).J).toBe(6)
  })

  test('[PD-EX-18] resurrection costs 9', () => {
    expect(scoreOf(sheetOf({ resurrected: true })).I).toBe(-9)
    expect(scoreOf(sheetOf({ damage: 24 })).I).toBe(0)
  })

  test.each([
    [1, 0],
    [2, 2],
    [4, 2],
    [5, 4],
    [6, 4],
    [7, 6],
    [10, 6],
  ])('[PD-EX-19] %i gems pay %i for G14', (gems, glory) => {
    expect(scoreOf(sheetOf({ goal: 'G14', gems })).J).toBe(glory)
  })
})

describe('totals', () => {
  test('[PD-EX-45] a whole sheet', () => {
    const sheet = sheetOf({
      glory: [2, 5, -6],
      levels: 'W6 M3 C4 R5',
      parts: { sword: 2, crown: 2, tome: 1 },
      gems: 5,
      slain: 'A1 B1 D1 A2 E2 F3 C4',
      damage: 11,
      goal: 'G13',
      power: 'healer',
      scored: 'M02',
    })
    expect(scoreOf(sheet)).toEqual({
      A: 2,
      B: 5,
      C: -6,
      D: 7,
      E: 9,
      F: 18,
      G: 12,
      H: -6,
      I: 0,
      J: 6,
      K: 4,
      L: 51,
    })
  })

  test('[PD-EX-46] rooms break a tie, or it is shared', () => {
    const rooms = 'A1 B1 C1 D1 E1 F1 A2 B2 C2 D2 E2 F2 A3 B3 C3 D3 E3 F3 A4 B4 C4 D4 E4 F4 A5 B5 C5 D5 E5 F5'
    const explored = (count: number) => rooms.split(' ').slice(0, count).join(' ')
    const winners = (...counts: readonly [number, number, number]) => {
      const [first, second, third] = counts.map(explored)
      const seats = [
        { glory: [60, 0, 0], explored: first ?? '' },
        { glory: [60, 0, 0], explored: second ?? '' },
        { glory: [58, 0, 0], explored: third ?? '' },
      ]
      const state = position({ round: 8, goal: 'G06', seats })
      state.phase = 'over'
      const outcome = game.outcome(state)
      expect(outcome?.scores).toEqual([60, 60, 58])
      return outcome?.winners
    }
    expect(winners(24, 26, 30)).toEqual([1])
    expect(winners(26, 26, 30)).toEqual([0, 1])
  })
})
