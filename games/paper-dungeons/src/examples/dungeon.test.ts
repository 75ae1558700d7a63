import { describe, expect, test } from 'vitest'
import { did, explores, happened, position, sit, slainOf } from '../testing/index.ts'

describe('the first steps', () => {
  test('[PD-EX-7] C1 gives a potion, the goblin of D1 takes a heart of it', () => {
    const table = sit(position({ levels: 'R2' })).play('1 walk C1')
    expect(table.sheet()).toMatchObject({ potions: 1, hearts: 0, damage: 0 })
    table.play('D1')
    expect(table.sheet()).toMatchObject({ potions: 2, hearts: 1, damage: 0, at: 'D1' })
    expect(slainOf(table.sheet())).toHaveLength(1)
    expect(did(table, 'fought')).toMatchObject([{ minion: 'goblin', level: 3, hero: 'rogue', damage: 1 }])
    expect(did(table, 'entered').map(({ mp }) => mp)).toEqual([1, 0])
    expect(table.legal()).toContain('2')
  })

  test('[PD-EX-8] asked, the player may decline', () => {
    const table = sit(position({ levels: 'R2', options: { potionUse: 'ask' } })).play('1 walk C1 D1')
    expect(table.legal()).toEqual(['+1', '+0'])
    table.play('+0')
    expect(table.sheet()).toMatchObject({ potions: 2, hearts: 0, damage: 1 })
  })

  test('[PD-EX-9] in E1 the trap comes before the part', () => {
    const table = sit(position()).play('1 walk F1 E1')
    expect(table.sheet()).toMatchObject({ potions: 1, hearts: 1, damage: 0 })
    expect(table.legal()).toContain('crown')
    table.play('crown')
    expect(table.sheet().parts).toEqual([0, 0, 0, 0, 1, 0, 0, 0])
  })

  test('[PD-EX-54] three boots, three rooms', () => {
    const table = sit(position({ dice: 'W M C B M C' })).play('0 C1 D1')
    expect(table.sheet()).toMatchObject({ potions: 2, hearts: 2, damage: 0 })
    expect(slainOf(table.sheet())).toHaveLength(1)
    table.play('E1 crown')
    expect(table.sheet()).toMatchObject({ potions: 2, hearts: 3, damage: 0 })
    expect(table.sheet().parts).toEqual([0, 0, 0, 0, 1, 0, 0, 0])
    expect(did(table, 'entered').map(({ mp }) => mp)).toEqual([2, 1, 0])
    expect(table.legal()).toContain('1')
  })
})

describe('ways', () => {
  test('[PD-EX-10] F2 and A2 are neighbours', () => {
    const table = sit(position({ at: 'F1', levels: 'C4' })).play('1 walk F2 crown A2')
    expect(did(table, 'entered')).toMatchObject([{ mp: 1 }, { room: 'A2', through: 'warp', mp: 0 }])
    expect(did(table, 'fought')).toMatchObject([{ minion: 'zombie', level: 4, damage: 0 }])
    expect(did(table, 'gem')).toMatchObject([{ letter: 'A', gems: 1 }])
  })

  test('[PD-EX-11] A2 and F4 are not, nor are A4 and F2', () => {
    const steps = (at: 'A2' | 'A4') => sit(position({ at })).play('1 walk').legal()
    expect(steps('A2')).toContain('F2')
    expect(steps('A2')).not.toContain('F4')
    expect(steps('A4')).toContain('F4')
    expect(steps('A4')).not.toContain('F2')
  })

  test('[PD-EX-33] the Ranger with the Medallion goes four rooms with two points', () => {
    const table = sit(position({ power: 'ranger', parts: { medallion: 2 }, at: 'A1' }))
    table.play('1 walk A2 A3 W A4 A5 crown')
    expect(did(table, 'entered').map(({ mp }) => mp)).toEqual([2, 1, 1, 0])
    expect(table.sheet().at).toBe('A5')
  })

  test('[PD-EX-34] the same water pays once', () => {
    const table = sit(position({ power: 'ranger', parts: { medallion: 2 }, at: 'A1' }))
    table.play('1 walk A2 A1 A2')
    expect(did(table, 'entered').map(({ mp }) => mp)).toEqual([2, 1, 0])
    expect(table.sheet().waters).toBe(3)
  })

  test('[PD-EX-35] a Cloak finished on the way opens the next wall', () => {
    const table = sit(position({ at: 'B3', parts: { cloak: 1 } })).play('1 walk B4')
    table.play('cloak C4')
    expect(table.sheet()).toMatchObject({ at: 'C4', walls: 1, waters: 0, traps: 0 })
    expect(
      sit(position({ at: 'B3' }))
        .play('1 walk B4 cloak')
        .legal(),
    ).not.toContain('C4')
  })

  test('[PD-EX-57] a warp is no water and no wall', () => {
    const parts = { medallion: 2, cloak: 2 }
    const table = sit(position({ power: 'ranger', parts, at: 'E2', explored: 'F2' })).play('1 walk F2')
    const { traps, walls, waters } = table.sheet()
    table.play('A2')
    expect(did(table, 'entered').map(({ mp }) => mp)).toEqual([1, 0])
    expect(table.sheet()).toMatchObject({ traps, walls, waters })
  })
})

describe('rooms', () => {
  test('[PD-EX-36] a trap hurts again, its treasure is taken once', () => {
    const table = sit(position({ at: 'D2' })).play('1 walk D3 W D2 2 walk D3 stop')
    expect(table.sheet()).toMatchObject({ damage: 2, traps: 2, levels: [2, 1, 1, 1] })
  })

  test('[PD-EX-63] to and fro with three boots', () => {
    const table = sit(position({ at: 'D2', dice: 'W M C B M C' })).play('0 D3 W D2 D3')
    expect(table.sheet()).toMatchObject({ damage: 2, traps: 2, levels: [2, 1, 1, 1], at: 'D3' })
    expect(table.legal()).toContain('1')
  })

  test('[PD-EX-30] [PD-EX-31] the Scepter kills from afar; the room stays to be explored, its gem is there', () => {
    const table = sit(position({ power: 'shaman', slain: 'A1 B1', parts: { scepter: 1 }, at: 'C6' }))
    table.play('2 scepter D6 F7')
    expect(table.sheet()).toMatchObject({ potions: 1, damage: 0 })
    expect(slainOf(table.sheet())).toHaveLength(4)
    expect(did(table, 'slain').map(({ minions }) => minions)).toEqual([3, 4])
    expect(explores(table.sheet(), 'D6') || explores(table.sheet(), 'F7')).toBe(false)
    table.play('1 walk D6 stop')
    expect(did(table, 'fought')).toEqual([])
    expect(did(table, 'gem')).toMatchObject([{ letter: 'F', gems: 1 }])
    expect(table.sheet().damage).toBe(0)
    expect(explores(table.sheet(), 'D6')).toBe(true)
  })
})

describe('gems', () => {
  test('[PD-EX-20] two take the same gem, the third comes too late', () => {
    const table = sit(position({ seats: 3, at: 'E3', levels: 'W4' }))
    table.play('1 walk F3 stop', 0).play('1 walk F3 stop', 1).reveal()
    expect(happened(table, 'announced')).toMatchObject([{ letter: 'B', seats: [0, 1], crossed: [2] }])
    expect(table.state.players.map(({ sheet }) => sheet.gems)).toEqual([1, 1, 0])
    table.play('1 walk F3 stop', 2)
    expect(did(table, 'noGem', 2)).toMatchObject([{ room: 'F3', letter: 'B' }])
    expect(table.sheet(2)).toMatchObject({ gems: 0, taken: 0 })
    expect(slainOf(table.sheet(2))).toHaveLength(1)
    expect(explores(table.sheet(2), 'F3')).toBe(true)
  })

  test('[PD-EX-32] the Treasure Hunter’s gem stays open to all, and stays hers', () => {
    const seats = [
      { power: 'treasureHunter', taken: 'G' },
      { at: 'A7', parts: { cloak: 2 } },
      { at: 'A7', parts: { cloak: 2 } },
    ] as const
    const table = sit(position({ seats })).reveal()
    expect(table.state.players.map(({ sheet }) => sheet.crossed)).toEqual([0, 0, 0])
    table.play('1 walk B7 stop', 1).reveal()
    expect(happened(table, 'announced')).toMatchObject([{ letter: 'G', seats: [1], crossed: [2] }])
    const g = 1 << 6
    expect(table.state.players.map(({ sheet }) => [sheet.taken, sheet.crossed])).toEqual([
      [g, 0],
      [g, 0],
      [0, g],
    ])
  })

  test('[PD-EX-55] the Treasure Hunter finds the room of her own gem empty', () => {
    const seats = [{ power: 'treasureHunter', taken: 'C', levels: 'R3', at: 'D4' }, {}] as const
    const table = sit(position({ seats })).play('1 walk C4 stop')
    expect(table.sheet()).toMatchObject({ damage: 1, gems: 1 })
    expect(explores(table.sheet(), 'C4')).toBe(true)
    table.reveal()
    expect(happened(table, 'announced')).toEqual([])
    expect(table.sheet(1).crossed).toBe(0)
  })
})
