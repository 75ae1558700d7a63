import { describe, expect, it } from 'vitest'
import type { Event } from '../../event.ts'
import { paperDungeons as game } from '../../game.ts'
import { position, sit } from '../../testing/index.ts'
import { countPublic, eventsAfter, lastRoundEnd, newRoundEnd, reportOf, rivalPaths } from './round-end.ts'
import { summarizeTurn } from './turn-summary.ts'

/** A round in which seat 0 takes gem C, as seat 1 hears it and as the table does. */
const round = () => {
  const table = sit(position({ at: 'D4', levels: 'R4', seats: 3, dice: 'W M * C B S' }))
  table.play('1 walk C4 D4 2 brew 9 crown confirm').reveal()
  const told = (viewer: number | 'table') => table.events.flatMap(event => game.redact(event, viewer) ?? [])
  return { table, told }
}

describe('[PD-UI.7] the end of a round', () => {
  it('tells the others’ turns, gems and what they cross out', () => {
    const report = reportOf(round().told(1))
    expect(report?.round).toBe(2)
    expect(report?.turns.map(({ seat }) => seat)).toEqual([0, 2])
    expect(report?.gems).toMatchObject([{ letter: 'C', seats: [0], crossed: [1, 2] }])
    expect(summarizeTurn(report?.turns[0]?.events ?? [])).toMatchObject({
      path: ['C4', 'D4'],
      gems: ['C'],
      minions: 1,
      potions: 2,
      parts: 1,
    })
  })

  it('is found at the same place by every viewer, however much else they were told', () => {
    const { told } = round()
    const seen =
      countPublic(told(0)) - countPublic(told(0).slice(told(0).findIndex(({ type }) => type === 'revealed')))
    const gems = (events: readonly Event[]) => reportOf(eventsAfter(events, seen))?.gems
    expect(gems(told(1))).toEqual(gems(told('table')))
    expect(countPublic(told(0))).toBe(countPublic(told('table')))
    expect(eventsAfter(told(1), countPublic(told(1)))).toEqual([])
  })

  it('knows where the others went', () => {
    const { table, told } = round()
    expect(rivalPaths(told(1))).toEqual([{ seat: 0, from: 'D4', rooms: ['C4', 'D4'] }])
    expect(rivalPaths(told(0))).toEqual([])
    // What is done in the next round changes nothing until it is revealed.
    table.play('1', 1)
    expect(rivalPaths(told(1))).toHaveLength(1)
  })

  it('can be told again until the next round ends', () => {
    const { told } = round()
    expect(reportOf(lastRoundEnd(told(1)))).toEqual(reportOf(told(1)))
  })

  it('is a step of a replay until somebody goes on', () => {
    const { table, told } = round()
    expect(reportOf(newRoundEnd(told(1)))).toEqual(reportOf(told(1)))
    expect(reportOf(newRoundEnd(told('table')))).toEqual(reportOf(told('table')))
    table.play('1', 1)
    expect(newRoundEnd(told(1))).toEqual([])
    // What the second seat does in secret changes nothing for the table.
    expect(reportOf(newRoundEnd(told('table')))).toBeDefined()
    table.rest(0)
    expect(newRoundEnd(told('table'))).toEqual([])
    expect(newRoundEnd([])).toEqual([])
  })

  it('goes on after the reward of a boss has been chosen: it is still the end of that round', () => {
    const seats = [{ levels: 'W3 M3 C3 R3', explored: 'D2', at: 'D3' }, {}] as const
    const options = { vanishingGems: true }
    const table = sit(position({ round: 3, bosses: ['1D', '2A', '3A'], options, seats })).reveal()
    const told = () => table.events.flatMap(event => game.redact(event, 1) ?? [])
    const seen = countPublic(told())
    expect(reportOf(told(), 0)).toMatchObject({ round: 3, rewards: [] })
    table.play('C')
    expect(reportOf(told(), seen)).toMatchObject({
      round: 3,
      rewards: [{ seat: 0, events: [{ do: 'levelled', hero: 'cleric' }] }],
    })
    // The damage of the boss is told with the fight.
    expect(reportOf(lastRoundEnd(told()))?.rewards).toMatchObject([{ seat: 0, events: [{ do: 'levelled' }] }])
  })

  it('has nothing to tell of a lone player’s quiet round', () => {
    const table = sit(position({})).play('1 brew 2 crown 3 crown confirm')
    expect(reportOf(table.events.flatMap(event => game.redact(event, 0) ?? []))).toBeUndefined()
  })
})
