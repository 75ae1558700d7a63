import { describe, expect, test } from 'vitest'
import type { Room } from '../content/ids.ts'
import { paperDungeons as game } from '../game.ts'
import {
  did,
  exploredOf,
  explores,
  gemsOf,
  happened,
  list,
  position,
  sit,
  slainOf,
} from '../testing/index.ts'

const ways = (at: Room, more: Parameters<typeof position>[0] = {}) =>
  sit(position({ ...more, at }))
    .play('1 walk')
    .legal()
    .slice(1)

describe('movement', () => {
  test('[PD-MOV.1] any die but a skull: two points, three with boots', () => {
    const dice = 'W * S C B R'
    const points = ['1', '9', '7', '8'].map(
      die => did(sit(position({ dice })).play(`${die} walk`), 'walk')[0]?.mp,
    )
    expect(points).toEqual([2, 2, 2, 2])
    expect(did(sit(position({ dice })).play('0'), 'walk')[0]?.mp).toBe(3)
  })

  test('[PD-MOV.2] [PD-MOV.12] the first point enters one of six rooms, and no way leads out again', () => {
    const table = sit(position()).play('1 walk')
    expect(table.legal()).toEqual(list('stop A1 B1 C1 D1 E1 F1'))
    table.play('C1')
    expect(did(table, 'entered')).toMatchObject([{ room: 'C1', through: 'entrance', mp: 1, first: true }])
    expect(table.sheet()).toMatchObject({ potions: 1, at: 'C1' })
    expect(table.legal()).toEqual(list('stop B1 D1 C2'))
    table.play('stop').reveal().play('1 walk')
    expect(table.legal()).toEqual(list('stop B1 D1 C2'))
  })

  test('[PD-MOV.3] [PD-MOV.4] steps lead to rooms that share an open side', () => {
    expect(ways('C3')).toEqual(list('C2 B3 D3'))
    expect(ways('D5')).toEqual(list('D4 C5 E5 D6'))
    expect(ways('E4')).toEqual(list('E3 D4'))
    expect(ways('E4', { card: 'I' })).toEqual(list('E3 D4 F4 E5'))
    expect(ways('E5', { card: 'I' })).toEqual(list('E4 D5 E6'))
  })

  test('[PD-MOV.5] [PD-MOV.6] warps join A2 with F2 and A4 with F4, both ways and no other', () => {
    expect(ways('A2')).toEqual(list('F2 A3'))
    expect(ways('F2')).toEqual(list('F1 A2 E2'))
    expect(ways('A4')).toEqual(list('B4 F4 A5'))
    expect(ways('F4')).toEqual(list('F3 A4'))
  })

  test('[PD-MOV.7] [PD-MOV.8] points may be given away, and are lost', () => {
    const table = sit(position({ at: 'D3' })).play('1 walk E3 stop')
    expect(did(table, 'stopped')).toMatchObject([{ mp: 1 }])
    table.play('2 walk D3 E3')
    expect(table.legal()).toEqual(list('3 5 6 7'))
  })

  test('[PD-MOV.10] a room is done with before the next step', () => {
    const table = sit(position({ at: 'D2' })).play('1 walk D3')
    expect(table.legal()).toEqual(['W', 'M', 'C', 'R'])
    table.play('W')
    expect(table.legal()).toEqual(list('stop D2 C3 E3 D4'))
  })

  test('[PD-MOV.11] [PD-MOV.13] the party may go back; its way is on the sheet, step by step, for all to see', () => {
    const table = sit(position({ seats: 2 }))
      .play('1 walk C1 C2 2 walk C3 C2 3 walk D2 stop')
      .reveal()
    expect(table.sheet()).toMatchObject({ path: 'C1C2C3C2D2', at: 'D2' })
    expect(table.view(1).players[0]?.shown.path).toBe('C1C2C3C2D2')
    expect(exploredOf(table.sheet())).toEqual(['C1', 'C2', 'D2', 'C3'])
  })

  test('[PD-MOV.14] a warp needs no item, pays no Ranger and is no crossing', () => {
    const table = sit(position({ power: 'ranger', parts: { medallion: 2, cloak: 2 }, at: 'F4' })).play(
      '1 walk A4',
    )
    expect(did(table, 'entered')).toMatchObject([{ through: 'warp', mp: 1 }])
    expect(did(table, 'entered')[0]).not.toHaveProperty('refund')
    expect(table.sheet()).toMatchObject({ walls: 0, waters: 0 })
    const border: [Room, Room][] = [
      ['A3', 'F3'],
      ['A7', 'F7'],
      ['B1', 'B7'],
    ]
    for (const [from, to] of border)
      expect(ways(from, { parts: { medallion: 2, cloak: 2 } })).not.toContain(to)
  })
})

describe('entering a room', () => {
  test('[PD-EXP.1] [PD-EXP.2] the fight or the trap comes first, then the treasure', () => {
    const fight = sit(position({ at: 'C1' })).play('1 walk D1')
    expect(fight.sheetEvents().map(deed => deed.do)).toEqual(
      list('die walk entered fought hurt slain potion'),
    )
    const trap = sit(position({ at: 'F1' })).play('1 walk E1 crown')
    expect(trap.sheetEvents().map(deed => deed.do)).toEqual(list('die walk entered trapped hurt crafted'))
    const gem = sit(position({ at: 'E3' })).play('1 walk F3')
    expect(gem.sheetEvents().map(deed => deed.do)).toEqual(list('die walk entered fought hurt slain gem'))
  })

  test('[PD-EXP.3] later visits bring nothing but the trap', () => {
    const table = sit(position({ at: 'C1' })).play('1 walk D1 C1 2 walk D1 C1')
    expect(table.sheet()).toMatchObject({ potions: 1, damage: 2 })
    expect(did(table, 'fought')).toHaveLength(1)
    const trap = sit(position({ at: 'F1', explored: 'E1' })).play('1 walk E1')
    expect(trap.sheet()).toMatchObject({ damage: 1, traps: 1 })
    expect(trap.legal()).toContain('D1')
  })

  test('[PD-EXP.4] treasure is taken by itself; only its target is asked', () => {
    const table = sit(position()).play('1 walk C1')
    expect(table.sheet().potions).toBe(1)
    const part = sit(position({ at: 'B3' })).play('1 walk B4')
    expect(part.legal()).toEqual(list('sword scepter medallion cloak crown cauldron armour tome'))
  })

  test('[PD-EXP.5] what was beaten, taken or lost is marked', () => {
    const table = sit(position({ seats: 2, at: 'E3' }))
      .play('1 walk F3 stop')
      .reveal()
    expect(slainOf(table.sheet(0))).toEqual(['F3'])
    expect([gemsOf(table.sheet(0).taken), gemsOf(table.sheet(0).crossed)]).toEqual(['B', ''])
    expect([gemsOf(table.sheet(1).taken), gemsOf(table.sheet(1).crossed)]).toEqual(['', 'B'])
  })

  test('[PD-EXP.6] a room counts once, a boss room too', () => {
    const table = sit(position({ at: 'D3' })).play('1 walk D2 D3 2 walk D2 D3')
    expect(exploredOf(table.sheet())).toEqual(['D2', 'D3'])
    expect(did(table, 'entered').map(({ first }) => first ?? false)).toEqual([true, false, false, false])
  })

  test('[PD-EXP.7] a boss room is only explored, in any season', () => {
    const room = 'D2'
    for (const round of [2, 5, 8]) {
      const table = sit(position({ at: 'C2', round })).play(`1 walk ${room} stop`)
      expect(table.sheetEvents().map(deed => deed.do)).toEqual(list('die walk entered stopped'))
      expect(explores(table.sheet(), room)).toBe(true)
    }
  })
})

describe('minions and traps', () => {
  test.each([
    ['A1', 'B1', 'ghost', 'mage', 'M'],
    ['D1', 'C1', 'goblin', 'rogue', 'R'],
    ['B1', 'A1', 'orc', 'warrior', 'W'],
    ['E2', 'E1', 'zombie', 'cleric', 'C'],
  ] as const)(
    '[PD-MIN.1] [PD-MIN.2] [PD-MIN.4] in %s, from %s: a %s fights the %s',
    (room, at, minion, hero, sign) => {
      for (const level of [1, 2, 3, 4]) {
        const table = sit(position({ at, levels: `${sign}${level}` })).play(`1 walk ${room}`)
        const damage = Math.max(0, 3 - level)
        expect(did(table, 'fought')).toMatchObject([{ minion, hero, level: 3, heroLevel: level, damage }])
        expect(table.sheet().damage).toBe(damage)
      }
      const armoured = sit(position({ at, levels: `${sign}1`, parts: { armour: 2 } })).play(`1 walk ${room}`)
      expect(armoured.sheet().damage).toBe(1)
    },
  )

  test('[PD-MIN.3] [PD-MIN.5] the party always wins, and the minion is crossed out', () => {
    const table = sit(position({ at: 'C6' })).play('1 walk D6')
    expect(did(table, 'fought')).toMatchObject([{ level: 5, heroLevel: 1, damage: 4 }])
    expect(slainOf(table.sheet())).toEqual(['D6'])
    expect(did(table, 'slain')).toMatchObject([{ room: 'D6', minions: 1, by: 'fight' }])
  })

  test('[PD-MIN.6] damage, minion space, powers, treasure', () => {
    const table = sit(position({ power: 'shaman', slain: 'A1 B1', at: 'C1' })).play('1 walk D1')
    expect(table.sheetEvents().map(deed => deed.do)).toEqual(
      list('die walk entered fought hurt slain potion potion'),
    )
    expect(did(table, 'potion').map(({ by }) => by)).toEqual(['power', 'room'])
    expect(table.sheet()).toMatchObject({ damage: 2, hearts: 0, potions: 2 })
  })

  test('[PD-TRP.1] [PD-TRP.2] every entry hurts and counts, a Scout’s and a prevented one too', () => {
    const walk = '1 walk C2 B2 2 walk C2 B2'
    const plain = sit(position({ at: 'B2' })).play(walk)
    expect(plain.sheet()).toMatchObject({ damage: 2, traps: 2 })
    const scout = sit(position({ at: 'B2', power: 'scout' })).play(walk)
    expect(scout.sheet()).toMatchObject({ damage: 0, traps: 2 })
    const potion = sit(position({ at: 'B2', potions: 1 })).play(walk)
    expect(potion.sheet()).toMatchObject({ damage: 0, hearts: 2, traps: 2 })
  })
})

describe('gems', () => {
  const found: [string, Room, Room][] = [
    ['A', 'A3', 'A2'],
    ['B', 'E3', 'F3'],
    ['C', 'D4', 'C4'],
    ['D', 'B5', 'A5'],
    ['E', 'F6', 'F5'],
    ['F', 'C6', 'D6'],
    ['G', 'A7', 'B7'],
    ['H', 'E7', 'F7'],
  ]

  test.each(found)('[PD-GEM.1] [PD-GEM.2] gem %s is claimed on the way from %s to %s', (letter, at, room) => {
    const table = sit(position({ card: 'L', at, parts: { cloak: 2 } })).play(`1 walk ${room}`)
    expect(did(table, 'gem')).toMatchObject([{ letter, gems: 1 }])
    expect(gemsOf(table.sheet().taken)).toBe(letter)
  })

  test('[PD-GEM.3] [PD-GEM.4] a gem fills the next space, and some spaces pay', () => {
    const rewards = (gems: number) => {
      const table = sit(position({ at: 'E3', levels: 'W4', gems })).play('1 walk F3')
      expect(table.sheet().gems).toBe(gems + 1)
      return table.sheet().potions === 1 ? 'potion' : (table.legal()[0] ?? '')
    }
    expect([1, 9].map(rewards)).toEqual(['sword', 'sword'])
    expect([3, 7].map(rewards)).toEqual(['potion', 'potion'])
    expect(rewards(5)).toBe('W')
    expect([0, 2, 4, 6, 8].map(rewards)).toEqual(['stop', 'stop', 'stop', 'stop', 'stop'])
  })

  test('[PD-GEM.5] [PD-GEM.6] at the end of the round others cross it out, and never get it', () => {
    const table = sit(position({ seats: 3, at: 'E3', levels: 'W4' })).play('1 walk F3 stop', 1)
    expect(table.state.players.map(({ sheet }) => sheet.crossed)).toEqual([0, 0, 0])
    table.reveal()
    expect(happened(table, 'announced')).toMatchObject([{ letter: 'B', seats: [1], crossed: [0, 2] }])
    table.play('1 walk F3 stop', 0)
    expect(table.sheet(0)).toMatchObject({ gems: 0, taken: 0 })
    expect(slainOf(table.sheet(0))).toEqual(['F3'])
    expect(explores(table.sheet(0), 'F3')).toBe(true)
  })

  test('[PD-GEM.7] several claim one in the same round, and all keep it', () => {
    const table = sit(position({ seats: 2, at: 'E3' }))
      .play('1 walk F3 stop', 0)
      .play('5 walk F3 stop', 1)
      .reveal()
    expect(happened(table, 'announced')).toMatchObject([{ seats: [0, 1], crossed: [] }])
    expect(table.state.players.map(({ sheet }) => [sheet.gems, sheet.crossed])).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('[PD-GEM.8] a claimed gem is never lost', () => {
    const seats = [{ taken: 'B' }, { at: 'E3' }] as const
    const table = sit(position({ seats })).play('1 walk F3 stop', 1).reveal()
    expect(table.sheet(0)).toMatchObject({ gems: 1, crossed: 0 })
    expect(gemsOf(table.sheet(0).taken)).toBe('B')
  })

  test('[PD-GEM.9] [PD-GEM.10] rogue 4 and the 12th potion give a gem to everybody, without a letter or a word', () => {
    const at = { levels: 'R3', dice: 'R M C W M C', potions: 11, power: 'merchant', gems: 1 } as const
    const table = sit(position({ ...at, seats: 2 }))
    for (const seat of [0, 1]) {
      table.play('4 R crown', seat)
      expect(did(table, 'gem', seat)).toMatchObject([
        { gems: 2, by: 'rogue' },
        { gems: 3, by: 'potions' },
      ])
      for (const deed of did(table, 'gem', seat)) expect(deed).not.toHaveProperty('letter')
      expect(table.sheet(seat)).toMatchObject({ gems: 3, taken: 0, potions: 12 })
    }
    table.reveal()
    expect(happened(table, 'announced')).toEqual([])
    expect(game.outcome(table.state)).toBeUndefined()
  })
})
