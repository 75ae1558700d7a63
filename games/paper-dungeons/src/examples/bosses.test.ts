import { describe, expect, test } from 'vitest'
import { did, gemsOf, happened, position, sit } from '../testing/index.ts'

const chimera = { round: 6, bosses: ['1A', '2A', '3A'], card: 'A' } as const
const visited = { explored: 'E5', at: 'E6' } as const

describe('the fight', () => {
  test('[PD-EX-12] whoever passed the room takes part, wherever the party stands', () => {
    const seats = [{ levels: 'W3 M2 C3 R2', explored: 'E3', at: 'E4' }, {}] as const
    const table = sit(position({ card: 'C', round: 3, seats })).reveal()
    expect(happened(table, 'fight')[0]).toMatchObject({
      seat: 0,
      boss: '1D',
      strength: { levels: 10, weakness: 3, total: 13 },
      tier: 2,
      glory: 4,
      damage: 2,
    })
    expect(table.sheet()).toMatchObject({ damage: 2, glory: [4] })
  })

  test('[PD-EX-13] three against the Chimera', () => {
    const seats = ['W3 M3 C4 R3', 'W3 M3 C3 R2', 'W4 M4 C5 R4'].map(levels => ({ levels, ...visited }))
    const table = sit(position({ ...chimera, seats })).reveal()
    expect(happened(table, 'fight')).toMatchObject([
      { seat: 0, strength: { total: 16 }, tier: 1, glory: 3, damage: 4 },
      { seat: 1, strength: { total: 13 }, fled: 'weak', glory: -4, damage: 0 },
      { seat: 2, strength: { levels: 17, weakness: 4, warrior: 1, total: 22 }, tier: 3, glory: 7, damage: 2 },
    ])
    expect(table.state.players.map(({ sheet }) => [sheet.glory[1], sheet.damage])).toEqual([
      [3, 4],
      [-4, 0],
      [7, 2],
    ])
    expect(happened(table, 'victor')).toMatchObject([{ seat: 2 }])
    table.play('crown', 2)
    expect(table.sheet(2).parts).toEqual([0, 0, 0, 0, 1, 0, 0, 0])
    expect(table.state.round).toBe(7)
  })

  test('[PD-EX-38] a tie for the most gives nobody the reward', () => {
    const seats = ['W3 M3 C4 R4', 'W3 M3 C4 R4', 'W3 M3 C4 R3'].map(levels => ({ levels, ...visited }))
    const table = sit(position({ ...chimera, seats })).reveal()
    expect(happened(table, 'fight').map(({ strength }) => strength.total)).toEqual([18, 18, 16])
    expect(happened(table, 'victor')).toMatchObject([{ tied: [0, 1] }])
    expect(happened(table, 'victor')[0]?.seat).toBeUndefined()
    expect(table.state).toMatchObject({ round: 7, phase: 'turn' })
  })

  test('[PD-EX-39] strength 25 flees from a room it never saw; 14 is enough for the first tier', () => {
    const seats = [{ levels: 'W3 M6 C6 R5' }, { levels: 'W3 M3 C2 R3', ...visited }]
    const table = sit(position({ ...chimera, seats })).reveal()
    expect(happened(table, 'fight')).toMatchObject([
      { strength: { total: 25 }, fled: 'absent', glory: -4, damage: 0 },
      { strength: { total: 14 }, tier: 1, glory: 3, damage: 4 },
    ])
    expect(happened(table, 'victor')).toMatchObject([{ seat: 1 }])
    expect(table.sheet(0)).toMatchObject({ damage: 0, glory: [0, -4] })
  })

  test('[PD-EX-40] a Barbarian is not hurt', () => {
    const seats = [{ power: 'barbarian', levels: 'W3 M3 C4 R3', ...visited }, {}] as const
    const table = sit(position({ ...chimera, seats })).reveal()
    expect(table.sheet()).toMatchObject({ damage: 0, glory: [0, 3] })
    expect(did(table, 'spared')).toMatchObject([{ harm: 'boss', points: 4, by: 'barbarian' }])
  })

  test('[PD-EX-61] a mission fulfilled by the reward of the last boss counts', () => {
    const seats = [{ levels: 'W4 M4 C3 R3', explored: 'A6', at: 'B6' }, {}] as const
    const table = sit(position({ round: 8, missions: 'M07', seats })).reveal()
    expect(happened(table, 'mission')).toEqual([])
    expect(table.state.phase).toBe('reward')
    table.play('C')
    expect(happened(table, 'mission')).toMatchObject([{ mission: 'M07', seats: [0], glory: 4 }])
    expect(table.sheet().missions).toEqual([{ mission: 'M07', glory: 4 }])
    expect(table.state.phase).toBe('over')
  })
})

describe('vanishing gems', () => {
  test('[PD-EX-43] alone there is no reward, and the letters go after bosses 1 and 2', () => {
    const at = { levels: 'W5 M2 C2 R2', explored: 'D2', at: 'D3' } as const
    const table = sit(position({ ...at, round: 3 })).reveal()
    expect(happened(table, 'fight')).toMatchObject([
      { strength: { total: 17 }, tier: 3, glory: 7, damage: 1 },
    ])
    expect(table.sheet()).toMatchObject({ glory: [7], damage: 1, parts: [0, 0, 0, 0, 0, 0, 0, 0] })
    expect(gemsOf(table.sheet().crossed)).toBe('A E')
    expect(table.state).toMatchObject({ round: 4, phase: 'turn' })
    const last = sit(position({ ...at, levels: 'W6 M6 C6 R6', explored: 'A6', round: 8 })).reveal()
    expect(last.sheet()).toMatchObject({ crossed: 0, levels: [6, 6, 6, 6] })
    expect(last.state.phase).toBe('over')
  })

  test('[PD-EX-44] who has B keeps it, F is crossed out', () => {
    const seats = [{ taken: 'B' }, { crossed: 'B' }]
    const table = sit(position({ ...chimera, seats, options: { vanishingGems: true } })).reveal()
    expect(gemsOf(table.sheet(0).taken)).toBe('B')
    expect(gemsOf(table.sheet(0).crossed)).toBe('F')
    expect(gemsOf(table.sheet(1).crossed)).toBe('B F')
  })

  test('[PD-EX-59] two bosses of the same letters cross out nothing more', () => {
    const at = { bosses: ['1A', '2C', '3B'], seats: [{ taken: 'A' }, {}] } as const
    const options = { bosses: 'random', vanishingGems: true } as const
    const table = sit(position({ ...at, round: 3, options })).reveal()
    const crossed = () => table.state.players.map(({ sheet }) => gemsOf(sheet.crossed))
    expect(crossed()).toEqual(['E', 'A E'])
    table.reveal().reveal().reveal()
    expect(table.state.round).toBe(7)
    expect(crossed()).toEqual(['E', 'A E'])
  })

  test('[PD-EX-62] who never finds the boss flees, and the letters vanish all the same', () => {
    const table = sit(position({ round: 3, at: 'F3', taken: 'A' })).reveal()
    expect(table.sheet()).toMatchObject({ glory: [-3], damage: 0 })
    expect(gemsOf(table.sheet().crossed)).toBe('E')
  })
})

describe('missions', () => {
  test('[PD-EX-41] go to all who come first in the same round, and to nobody later', () => {
    const slain = 'B1 D1 E2 A2 F3'
    const table = sit(position({ round: 4, missions: 'M08', slain, at: 'D5', seats: 3 }))
    table.play('1 walk D6 stop', 0).play('1 walk D6 stop', 1).reveal()
    expect(happened(table, 'mission')).toMatchObject([{ mission: 'M08', seats: [0, 1], glory: 4 }])
    table.play('1 walk D6 stop', 2).reveal()
    expect(happened(table, 'mission')).toHaveLength(1)
    expect(table.state.players.map(({ sheet }) => sheet.missions)).toEqual([
      [{ mission: 'M08', glory: 4 }],
      [{ mission: 'M08', glory: 4 }],
      [],
    ])
  })

  test.each([
    [2, 5],
    [8, 1],
  ])('[PD-EX-42] alone in round %i a mission pays %i', (round, glory) => {
    const table = sit(position({ round, missions: 'M02', levels: 'W6' })).reveal()
    expect(table.sheet().missions).toEqual([{ mission: 'M02', glory }])
  })
})
