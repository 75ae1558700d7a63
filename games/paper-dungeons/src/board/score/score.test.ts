import { describe, expect, it } from 'vitest'
import { rankingOf } from '../../rules/score.ts'
import { position, sheetOf, sit } from '../../testing/index.ts'
import { speaking } from '../testing/speech.ts'
import { explainShield } from './explain-shield.ts'

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
    expect(rankingOf([60, 60, 58, 60], [24, 26, 30, 26])).toEqual([
      { seat: 1, place: 1 },
      { seat: 3, place: 1 },
      { seat: 0, place: 3 },
      { seat: 2, place: 4 },
    ])
  })
})
