import { fastChance, pick } from '@kazamata/kernel'
import { describe, expect, it } from 'vitest'
import { paperDungeons as game } from '../game.ts'
import { scoreOf } from '../rules/score.ts'
import { playerAt, type State } from '../state.ts'
import { type Position, position } from '../testing/index.ts'
import { contextOf } from './context.ts'
import { evaluator, weakestAfter } from './evaluate.ts'
import { weights } from './weights.ts'

const worth = evaluator(weights)
const worthOf = (state: State) => worth(contextOf(game.view(state, 0), 0), playerAt(state, 0))

/** What changing one thing in a position is worth. */
function gain(from: Position, to: Position): number {
  const calm = { card: 'A', dice: 'W M C W M C', goal: 'G15' } as const
  return worthOf(position({ ...calm, ...from, ...to })) - worthOf(position({ ...calm, ...from }))
}

describe('what a sheet is worth', () => {
  it('[PD-BOT.7] after the last die it is the glory that is then written down', () => {
    let ends = 0
    for (let n = 0; n < 60; n++) {
      const chance = fastChance(`end ${n}`)
      const state = game.setup(game.options.parse({ bosses: 'random' }), 1, chance, () => {})
      while (game.active(state).length > 0) {
        const { agenda } = playerAt(state, 0)
        const last = state.round === 8 && agenda.at(-1)?.do === 'confirm'
        const expected = last ? worthOf(state) : 0
        game.apply(state, 0, pick(chance, game.moves(state, 0)), chance, () => {})
        if (!last) continue
        expect(scoreOf(playerAt(state, 0).sheet).L).toBe(expected)
        ends += 1
      }
    }
    expect(ends).toBe(60)
  })

  it('[PD-BOT.7] a level before a boss is worth a glory or more', () => {
    const gains = [3, 6, 8].flatMap((round, fought) =>
      [2, 3].flatMap(level => {
        const levels = `W${level} M${level} C${level} R${level}`
        const before: Position = {
          round,
          levels,
          glory: Array(fought).fill(3),
          explored: 'D2 E5 A6',
          potions: 10,
          at: 'B4',
        }
        return ['W', 'M', 'C', 'R'].map(hero =>
          gain(before, { levels: levels.replace(`${hero}${level}`, `${hero}${level + 1}`) }),
        )
      }),
    )
    for (const each of gains) expect(each).toBeGreaterThan(0)
    const mean = gains.reduce((a, b) => a + b) / gains.length
    expect(mean).toBeGreaterThan(1)
    expect(mean).toBeLessThan(4)
  })

  it("[PD-BOT.7] the way to a boss's room counts, the more the fewer rounds are left", () => {
    expect(gain({ round: 3, levels: 'W3 M3 C3 R3', at: 'F4' }, { at: 'D2' })).toBeGreaterThan(1)
    expect(gain({ round: 6, levels: 'W3 M3 C3 R3', glory: [3], at: 'A1' }, { at: 'E5' })).toBeGreaterThan(
      gain({ round: 4, levels: 'W3 M3 C3 R3', glory: [3], at: 'A1' }, { at: 'E5' }),
    )
  })

  it('[PD-BOT.7] open hearts are worth more the more damage is to come', () => {
    const potion = (levels: string) =>
      gain({ round: 7, glory: [0, 0], damage: 6, potions: 1, hearts: 2, levels }, { potions: 2 })
    expect(potion('C3')).toBeGreaterThan(0.3)
    // Skulls do not hurt whom a good cleric leads.
    expect(potion('C3')).toBeGreaterThan(potion('W6 M6 C6 R6'))
  })

  it('[PD-BOT.7] death is feared where damage comes near health', () => {
    const wound = (damage: number) =>
      gain({ round: 7, damage, levels: 'W2 M2 C2 R2', glory: [0, 0] }, { damage: damage + 1 })
    expect(wound(8)).toBeLessThan(wound(1))
    expect(
      gain({ round: 7, glory: [0, 0], levels: 'W4 M4 C4 R4', potions: 6 }, { resurrected: true }),
    ).toBeLessThan(-6)
  })

  it('[PD-BOT.7] tiers of the goal and missions within reach count', () => {
    expect(gain({ round: 7, glory: [0, 0], goal: 'G08', potions: 8 }, { potions: 9 })).toBeGreaterThan(
      gain({ round: 7, glory: [0, 0], goal: 'G15', potions: 8 }, { potions: 9 }),
    )
    const step = (missions?: string) =>
      gain({ round: 3, at: 'D2', potions: 6, ...(missions !== undefined && { missions }) }, { potions: 7 })
    expect(step('M06')).toBeGreaterThan(step())
  })

  it('[PD-BOT.5] [PD-BOT.7] a gem that a rival stands before is worth less, by their open sheet', () => {
    const beside = (rival: Position['at']) => {
      const seats = [{ at: 'E3', explored: 'F1' }, rival === undefined ? {} : { at: rival }] as const
      return worthOf(position({ card: 'A', seats, round: 2 }))
    }
    expect(beside('E3')).toBeLessThan(beside('A7'))
    expect(beside('E3')).toBeLessThan(beside(undefined))
  })

  it('[PD-BOT.7] a gem about to vanish is worth a walk only while it can be reached', () => {
    // After the Bandit Captain gems A and E are gone.
    const near = (round: number) => gain({ round, at: 'B3', levels: 'C4' }, { crossed: 'A' })
    expect(near(3)).toBeLessThan(0)
    expect(near(4)).toBe(0)
  })

  it('[PD-BOT.7] the weakest hero rises as far as levels to come go to whoever is lowest', () => {
    expect(weakestAfter([1, 1, 1, 1], 4)).toBe(2)
    expect(weakestAfter([1, 3, 3, 3], 2)).toBe(3)
    expect(weakestAfter([3, 1, 3, 2], 1)).toBe(2)
    expect(weakestAfter([6, 6, 6, 6], 9)).toBe(6)
    expect(weakestAfter([2, 5, 1, 4], 0)).toBe(1)
  })
})
