import { describe, expect, it } from 'vitest'
import type { Event } from './event.ts'
import { isEndless, stats } from './stats.ts'

const turn: Event = { type: 'turn', why: 'TE-2.19', hero: 'fighter', seat: 0 }
const picked: Event = { type: 'picked', why: 'TE-2.15', hero: 'fighter', seat: 0 }

describe('what a simulation counts', () => {
  it('[TE-BOT.15] gives up after 300 hero turns and calls it no result', () => {
    const turns = Array.from({ length: 301 }, () => turn)
    expect(isEndless(turns.slice(1))).toBe(false)
    expect(isEndless(turns)).toBe(true)
    const { rates } = stats([picked, ...turns])
    expect(rates).toContainEqual({ of: 'endings', name: 'no result', hit: true })
    expect(rates).toContainEqual({ of: 'wins by hero', name: 'fighter', hit: false })
  })

  it('tells a win from a loss, with boss, cause and act', () => {
    const two: Event = { type: 'actTwo', why: 'TE-20.2', boss: 'lich', torch: 16, seals: [24] }
    const won = stats([picked, turn, two, { type: 'ended', why: 'TE-3.1', won: true }])
    expect(won.rates).toContainEqual({ of: 'wins by boss', name: 'lich', hit: true })
    expect(won.rates.some(({ of }) => of === 'losses by act')).toBe(false)
    const lost = stats([picked, turn, turn, { type: 'ended', why: 'TE-3.4', won: false }])
    expect(lost.rates).toContainEqual({ of: 'endings', name: 'stuck dungeon', hit: true })
    expect(lost.rates).toContainEqual({ of: 'losses by act', name: 'act 1', hit: true })
    expect(lost.amounts).toEqual([{ of: 'turn of loss', name: 'stuck dungeon', amount: 2 }])
  })
})
