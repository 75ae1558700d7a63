import { canonicalJson } from '@kazamata/kernel'
import { conform, golden, playRandomly } from '@kazamata/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { dungeons } from './content/dungeons.ts'
import { cards } from './content/ids.ts'
import { paperDungeons } from './game.ts'
import { roomInfo } from './rules/rooms.ts'

const all = { bosses: 'random', missions: false, vanishingGems: true, potionUse: 'ask' }

/** Each option away from its default, and all at once. */
const settings = [
  {},
  { bosses: 'random' },
  { missions: false },
  { vanishingGems: true },
  { potionUse: 'ask' },
  all,
]

/** The more seats, the longer a game; the soak plays every setting at all of them. */
const tables = [
  { seats: 1, games: 4, settings },
  { seats: 2, games: 2, settings },
  { seats: 4, games: 1, settings: [{}, all] },
  { seats: 8, games: 1, settings: [{}, all] },
]

/** The widest questions: a clover's use 14, a minion to strike down 12. */
const widest = 14

describe('the contract of every game', () => {
  for (const { seats, games, settings } of tables) {
    it.each(settings)(`holds for ${seats} seats with %o`, options => {
      const report = conform(paperDungeons, { games, seats, options, seed: 'paper-dungeons', thorough: 1 })
      expect(report.games).toBe(games)
      expect(report.widest).toBeLessThanOrEqual(widest)
      expect(report.undone).toBeGreaterThan(0)
      expect(report.interleaved > 0).toBe(seats > 1)
    })
  }

  it.each(cards)('holds on card %s', dungeon => {
    const report = conform(paperDungeons, { games: 2, seats: 2, options: { dungeon }, seed: 'cards' })
    expect(report.widest).toBeLessThanOrEqual(widest)
  })
})

/** Chance seldom makes heroes: parties that have found all bosses, and can fight them, walk through walls and water. */
const seasoned: typeof paperDungeons = {
  ...paperDungeons,
  setup(...table) {
    const state = paperDungeons.setup(...table)
    for (const [seat, player] of state.players.entries())
      for (const sheet of [player.sheet, player.shown]) {
        for (const room of dungeons[state.card].rooms) {
          const { row, bit } = roomInfo(room)
          sheet.explored[row] = (sheet.explored[row] ?? 0) | bit
        }
        for (const hero of sheet.levels.keys()) sheet.levels[hero] = 3 + ((seat + hero) % 3)
        sheet.parts.splice(0, 4, seat % 3, 1, 2, 2)
        sheet.potions = 3
      }
    return state
  },
}

describe('the contract of every game, for parties that can fight', () => {
  for (const { seats, games } of tables) {
    it.each([{}, { potionUse: 'ask' }])(`holds for ${seats} seats with %o`, options => {
      const report = conform(seasoned, { games, seats, options, seed: 'seasoned', thorough: 1 })
      expect(report.widest).toBeLessThanOrEqual(widest)
    })
  }
})

describe('golden games: a change of behaviour raises rulesVersion', () => {
  it.each([
    [1, 12, {}, 'e7b91da3c5ad6447f2f51cbc1c886afd8e7a6533022cb3677a65de6fcfabb062'],
    [
      2,
      8,
      { potionUse: 'ask', vanishingGems: true },
      '162dcaa0803defc224605a71ab325e52697498ea87c9f4e7a2cad5f721d11699',
    ],
    [
      4,
      5,
      { bosses: 'random', missions: false },
      '5e5cc65420de87453e1393476a20e40eaf9f0c92a81570dcbc785cbcb2c35182',
    ],
    [
      8,
      3,
      { dungeon: 'L', potionUse: 'ask' },
      '2068d93a941bfc247a7c0396978f039bba191d0501bc48cbe897cbc137bc97c1',
    ],
  ])('%i seats, %i games with %o', (seats, games, options, ends) => {
    expect(paperDungeons.rulesVersion).toBe(1)
    expect(golden(paperDungeons, { games, seats, options, seed: 'golden' })).toBe(ends)
  })
})

it('a state takes at most 4 kB a seat', () => {
  for (const seats of [1, 4, 8]) {
    const { state } = playRandomly(paperDungeons, { seats, options: { potionUse: 'ask' }, seed: 'size' })
    expect(canonicalJson(state).length / seats).toBeLessThan(4_000)
  }
})
