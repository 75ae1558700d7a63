import { describe, expect, it } from 'vitest'
import type { Event } from '../../event.ts'
import { paperDungeons as game } from '../../game.ts'
import { position, sheetOf, sit } from '../../testing/index.ts'
import { reachOf, rivalsFor } from '../boss/bosses.ts'
import { rankingOf } from '../score/FinalScore.tsx'
import { explainShield } from '../score/ScoreTable.tsx'
import { speaking } from '../testing/speech.ts'
import { wasteOf } from '../turn/waste.ts'
import { countPublic, eventsAfter, lastRoundEnd, newRoundEnd, reportOf, summarizeTurn } from './round-end.ts'

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
    expect(summarizeTurn(report?.turns[0]?.deeds ?? [])).toMatchObject({
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
    const gems = (news: readonly Event[]) => reportOf(eventsAfter(news, seen))?.gems
    expect(gems(told(1))).toEqual(gems(told('table')))
    expect(countPublic(told(0))).toBe(countPublic(told('table')))
    expect(eventsAfter(told(1), countPublic(told(1)))).toEqual([])
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

  it('has nothing to tell of a lone player’s quiet round', () => {
    const table = sit(position({})).play('1 brew 2 crown 3 crown confirm')
    expect(reportOf(table.events.flatMap(event => game.redact(event, 0) ?? []))).toBeUndefined()
  })
})

describe('[PD-UI.6] what a confirmation gives away', () => {
  const say = speaking('en')
  const waste = (words: string) =>
    wasteOf(
      sit(position({ at: 'D4', dice: 'W M * C B S' }))
        .play(words)
        .view(0),
    ).map(say)

  it('is steps not taken, and dice that did nothing', () => {
    expect(waste('0 D3 W stop 2 brew 9 crown')).toEqual([expect.stringContaining('2 steps')])
    expect(waste('2 walk stop 1 brew 9 crown')).toEqual([expect.stringContaining('mage')])
    expect(waste('2 walk D3 W D4 1 brew 9 crown')).toEqual([])
  })

  it('names what the die could have done', () => {
    expect(waste('2 walk stop')).toEqual([expect.stringMatching(/mage.*the mage/i)])
    expect(waste('1 walk stop')).toEqual([expect.stringMatching(/brew/i)])
  })
})

describe('[PD-UI.12] rivals for a gem', () => {
  it('are those who could be there this round and have not got it', () => {
    const view = sit(
      position({
        dice: 'W M C C C S',
        seats: [{ at: 'D4' }, { at: 'D1' }, { at: 'D4', crossed: 'C' }, { at: 'A1' }, {}],
      }),
    ).view(0)
    expect(reachOf(view.dice)).toBe(6)
    expect(rivalsFor(view, 'C', 0)).toEqual([1, 4])
  })

  it('walk further with boots', () => {
    expect(reachOf(['warrior', 'mage', 'skull', 'boots', 'boots', 'skull'])).toBe(8)
  })
})

describe('[PD-UI.10] the score', () => {
  const say = speaking('en')

  it('every shield explains itself', () => {
    const view = sit(position({})).view(0)
    const sheet = sheetOf({
      levels: 'W6 M3 C4 R5',
      parts: { sword: 2, crown: 2, tome: 1 },
      gems: 5,
      slain: 'A1 B1 D1 A2 E2 F3 C4',
      damage: 11,
      power: 'healer',
      goal: 'G14',
      scored: 'M04',
      glory: [2, 5, -6],
    })
    const why = (shield: Parameters<typeof explainShield>[0]) =>
      explainShield(shield, sheet, view).map(say).join(' ')
    expect(why('D')).toMatch(/level 3: 6.*level 6: \+1/)
    expect(why('E')).toMatch(/5 parts: 5.*\+4/)
    expect(why('F')).toMatch(/5 gems: 18/)
    expect(why('G')).toMatch(/7 minions: 12/)
    expect(why('H')).toMatch(/11 damage.*−6/)
    expect(why('J')).toMatch(/\+4.*\+2/)
    expect(why('K')).toMatch(/\+4/)
    expect(why('L')).toMatch(/51/)
  })

  it('places go by glory, then by rooms, and equals share one', () => {
    expect(rankingOf({ scores: [60, 60, 58, 60], ties: [24, 26, 30, 26] })).toEqual([
      { seat: 1, place: 1 },
      { seat: 3, place: 1 },
      { seat: 0, place: 3 },
      { seat: 2, place: 4 },
    ])
  })
})
