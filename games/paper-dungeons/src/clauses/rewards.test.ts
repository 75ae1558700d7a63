import { describe, expect, test } from 'vitest'
import {
  did,
  explores,
  gemsOf,
  happened,
  list,
  position,
  sit,
  slainOf,
  withPowers,
} from '../testing/index.ts'

/** The boss that the rulebooks show, in E5. */
const chimera = { card: 'A', round: 6, bosses: ['1A', '2A', '3A'] } as const

describe('rewards', () => {
  test('[PD-RWD.1] [PD-RWD.2] come from rooms, potions, gems, rogue, items, powers and bosses, at once', () => {
    const room = sit(position()).play('1 walk C1')
    expect(did(room, 'potion')).toMatchObject([{ by: 'room' }])
    const potions = sit(position({ potions: 3 })).play('1 brew W')
    expect(did(potions, 'levelled')).toMatchObject([{ by: 'potions' }])
    const gems = sit(position({ at: 'E3', gems: 1 })).play('1 walk F3 tome')
    expect(did(gems, 'crafted')).toMatchObject([{ item: 'tome', by: 'gems' }])
    const rogue = sit(position({ levels: 'R3', dice: 'R M C W M C' })).play('4 R')
    expect(did(rogue, 'gem')).toMatchObject([{ by: 'rogue' }])
    const cauldron = sit(position({ parts: { cauldron: 1 } })).play('1 cauldron')
    expect(did(cauldron, 'potion')).toMatchObject([{ by: 'cauldron' }, {}, {}])
    const power = sit(position({ power: 'merchant', at: 'E3' })).play('1 walk F3')
    expect(did(power, 'potion')).toMatchObject([{ by: 'power' }])
    const seats = [{ levels: 'W3 M3 C4 R3', explored: 'E5', at: 'E6' }, {}] as const
    const boss = sit(position({ ...chimera, seats }))
      .reveal()
      .play('crown')
    expect(did(boss, 'crafted')).toMatchObject([{ by: 'boss' }])
  })

  test('[PD-RWD.3] a reward is finished, with all it sets off, before the next one', () => {
    const table = sit(position({ potions: 3, levels: 'R3', gems: 1, parts: { tome: 1 } })).play('1 brew')
    expect(table.sheet().potions).toBe(4)
    table.play('R')
    expect(table.sheet()).toMatchObject({ potions: 4, gems: 2 })
    table.play('tome')
    expect(table.legal()).toEqual(['W', 'M', 'C', 'R'])
    expect(table.sheet().potions).toBe(4)
    table.play('W')
    expect(table.sheet().potions).toBe(5)
  })

  test('[PD-RWD.4] the gem’s own reward comes before the Merchant’s potion', () => {
    const table = sit(position({ power: 'merchant', at: 'E3', gems: 1, potions: 3 })).play('1 walk F3')
    expect(table.legal()).toContain('crown')
    expect(table.sheet().potions).toBe(3)
    table.play('crown')
    expect(table.sheet().potions).toBe(4)
    expect(table.legal()).toEqual(['W', 'M', 'C', 'R'])
  })

  test('[PD-RWD.5] an item takes effect when it is complete, kills and potions one by one', () => {
    const table = sit(position({ power: 'shaman', slain: 'A1 B1', parts: { scepter: 1 }, potions: 3 }))
    table.play('2 scepter D1')
    expect(table.sheet().potions).toBe(4)
    expect(slainOf(table.sheet())).toHaveLength(3)
    expect(table.legal()).toEqual(['W', 'M', 'C', 'R'])
    table.play('W')
    expect(table.legal()).toHaveLength(9)
    table.play('E2')
    expect(slainOf(table.sheet())).toHaveLength(4)
  })

  test('[PD-RWD.7] a reward nobody can use is lost', () => {
    const parts = { sword: 2, scepter: 2, medallion: 2, cloak: 2, crown: 2, cauldron: 2, armour: 2, tome: 2 }
    const part = sit(position({ parts, at: 'B3' })).play('1 walk B4')
    expect(did(part, 'lost')).toMatchObject([{ reward: 'part', by: 'room' }])
    const level = sit(position({ levels: 'W6 M6 C6 R6', at: 'D2' })).play('1 walk D3')
    expect(did(level, 'lost')).toMatchObject([{ reward: 'level', by: 'room' }])
    const gem = sit(position({ gems: 10, potions: 11 })).play('1 brew')
    expect(did(gem, 'lost')).toMatchObject([{ reward: 'gem' }, { reward: 'potion' }])
    expect(gem.sheet()).toMatchObject({ gems: 10, potions: 12 })
  })

  test('[PD-RWD.8] one target takes it without a question, several wait', () => {
    const parts = { sword: 2, scepter: 2, medallion: 2, cloak: 2, crown: 2, cauldron: 2, armour: 2, tome: 0 }
    const one = sit(position({ parts, at: 'B3' })).play('1 walk B4')
    expect(one.sheet().parts.at(-1)).toBe(1)
    expect(one.legal()).toContain('B5')
    const two = sit(position({ parts: { ...parts, armour: 1 }, at: 'B3' })).play('1 walk B4')
    expect(two.legal()).toEqual(['armour', 'tome'])
  })

  test('[PD-RWD.9] a space pays by its own number, whatever a chain has changed since', () => {
    const at = { power: 'merchant', potions: 3, levels: 'R3', gems: 1, parts: { cauldron: 1 } } as const
    const table = sit(position(at)).play('1 brew R cauldron crown')
    expect(did(table, 'crafted').filter(({ by }) => by === 'potions')).toHaveLength(1)
    const twice = sit(position({ power: 'merchant', levels: 'R3', potions: 2, gems: 3, dice: 'R M C W M C' }))
    twice.play('4 R W')
    expect(twice.sheet()).toMatchObject({ gems: 4, potions: 4, levels: [2, 1, 1, 4] })
    expect(twice.legal()).toEqual(list('2 3 5 6 7'))
  })
})

describe('setup powers', () => {
  test('[PD-POW.3] the Assassin defeats two minions, as the Scepter does', () => {
    const table = withPowers('assassin')
    expect(table.legal()).toHaveLength(12)
    table.play('E2')
    expect(table.legal()).toHaveLength(11)
    table.play('A5 confirm')
    expect(slainOf(table.sheet())).toEqual(['E2', 'A5'])
    expect(table.sheet()).toMatchObject({ levels: [1, 1, 1, 1], gems: 0 })
    expect(explores(table.sheet(), 'E2')).toBe(false)
    const later = sit(position({ slain: 'A5', at: 'B5' })).play('1 walk A5')
    expect(did(later, 'fought')).toEqual([])
    expect(did(later, 'gem')).toMatchObject([{ letter: 'D' }])
  })

  test('[PD-POW.8] the Craftsman makes a part of two different items', () => {
    const table = withPowers('craftsman').play('crown')
    expect(table.legal()).not.toContain('crown')
    table.play('sword confirm')
    expect(table.sheet().parts).toEqual([1, 0, 0, 0, 1, 0, 0, 0])
  })

  test('[PD-POW.9] the Healer has two potions', () => {
    expect(withPowers('healer').sheet()).toMatchObject({ potions: 2 })
  })

  test('[PD-POW.18] [PD-POW.19] the Treasure Hunter takes a gem from afar and announces nothing', () => {
    const table = withPowers('treasureHunter', 'scout')
    expect(table.legal()).toEqual(list('A B C D E F G H'))
    table.play('G confirm')
    expect(gemsOf(table.sheet().taken)).toBe('G')
    expect(table.sheet().gems).toBe(1)
    expect(explores(table.sheet(), 'B7')).toBe(false)
    expect(table.sheet().path).toBe('')
    table.reveal()
    expect(happened(table, 'announced')).toEqual([])
    expect(table.sheet(1).crossed).toBe(0)
  })

  test('[PD-POW.20] the Veteran lifts two different heroes', () => {
    const table = withPowers('veteran').play('M')
    expect(table.legal()).toEqual(['W', 'C', 'R'])
    table.play('R confirm')
    expect(table.sheet().levels).toEqual([1, 2, 1, 2])
  })
})

describe('powers at play', () => {
  test('[PD-POW.2] the Alchemist brews three; other potions stay as they are', () => {
    const table = sit(position({ power: 'alchemist' })).play('1 brew')
    expect(table.sheet().potions).toBe(3)
    expect(
      sit(position({ power: 'alchemist' }))
        .play('1 walk C1')
        .sheet().potions,
    ).toBe(1)
    expect(sit(position()).play('1 brew').sheet().potions).toBe(2)
  })

  test('[PD-POW.4] the Barbarian is not hurt by bosses, but by all else', () => {
    const at = { ...chimera, levels: 'W3 M3 C4 R3', explored: 'E5', at: 'E6' } as const
    expect(
      sit(position({ ...at, power: 'barbarian' }))
        .reveal()
        .sheet(),
    ).toMatchObject({ damage: 0, glory: [0, 3] })
    expect(sit(position(at)).reveal().sheet()).toMatchObject({ damage: 4, glory: [0, 3] })
    const trap = sit(position({ power: 'barbarian', at: 'B2' }), 'S M C W M C')
      .play('1 walk C2 stop')
      .reveal()
    expect(trap.sheet().damage).toBe(2)
  })

  test.each([
    [1, 3, 'D2'],
    [2, 6, 'E5'],
    [3, 8, 'A6'],
  ] as const)('[PD-POW.4] boss %i of the card does not hurt the Barbarian', (level, round, at) => {
    const fighter = { at, levels: 'W6 M6 C6 R6' } as const
    const table = sit(position({ round, seats: [{ ...fighter, power: 'barbarian' }, fighter] })).reveal()
    const [fight] = happened(table, 'fight')
    expect(fight).toMatchObject({ boss: table.state.bosses[level - 1], tier: 3 })
    expect([0, 1].map(seat => table.sheet(seat).damage)).toEqual([0, fight?.damage])
  })

  test('[PD-POW.5] [PD-POW.17] Beastmaster and Shaman are paid at the 3rd, 6th, 9th and 12th minion', () => {
    const order = list('A1 B1 D1 A2 E2 F3 C4 E4 A5 F5 F7 D6')
    const after = (power: 'beastmaster' | 'shaman', before: number) => {
      const slain = order.slice(0, before).join(' ')
      const room = order[before] ?? ''
      const table = sit(position({ power, slain, parts: { scepter: 1 }, levels: 'M6' }))
      table.play('2 scepter')
      if (table.legal().includes(room)) table.play(room)
      return table
    }
    // With two minions left the second falls without a question: then the twelfth is due, too.
    for (const before of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      const due = [3, 6, 9, 12].includes(before + 1)
      expect(after('shaman', before).sheet().potions > 0).toBe(due || before === 10)
      const parts = after('beastmaster', before)
      expect(parts.legal().includes('crown')).toBe(due || before === 10)
    }
  })

  test('[PD-POW.6] the Berserker: two strength more against bosses', () => {
    const table = sit(position({ power: 'berserker', round: 3, explored: 'D2', at: 'D3' })).reveal()
    expect(happened(table, 'fight')).toMatchObject([
      { strength: { levels: 4, weakness: 1, berserker: 2, total: 7 } },
    ])
    const minion = sit(position({ power: 'berserker', at: 'C1' })).play('1 walk D1')
    expect(minion.sheet().damage).toBe(2)
  })

  test('[PD-POW.7] the Fortune Teller takes one point less from skulls, never below none', () => {
    const damage = (roll: string) =>
      sit(position({ power: 'fortuneTeller' }), roll)
        .reveal()
        .sheet().damage
    expect(['S S C W M C', 'S M C W M C', 'W M C W M C'].map(damage)).toEqual([1, 0, 0])
    const trap = sit(position({ power: 'fortuneTeller', at: 'B2' })).play('1 walk C2 stop')
    expect(trap.sheet().damage).toBe(1)
  })

  test('[PD-POW.10] the Merchant has a potion for every gem, bonus gems too', () => {
    const table = sit(position({ power: 'merchant', at: 'E3', levels: 'R3', dice: 'R M C W M C' }))
    table.play('2 walk F3 stop')
    expect(table.sheet().potions).toBe(1)
    table.play('4 R crown')
    expect(table.sheet()).toMatchObject({ potions: 2, gems: 2 })
  })

  test('[PD-POW.11] the Noble has a part for every hero at 5', () => {
    const table = sit(position({ power: 'noble', levels: 'W4 C4 M5' })).play('5 W')
    expect(table.legal()).toContain('crown')
    table.play('crown 7 C tome')
    expect(table.sheet().parts).toEqual([0, 0, 0, 0, 1, 0, 0, 1])
    expect(
      sit(position({ power: 'noble', levels: 'W5' }))
        .play('5 W')
        .legal(),
    ).toEqual(list('1 2 3 6 7'))
    expect(
      sit(position({ power: 'noble', levels: 'W3' }))
        .play('5 W')
        .legal(),
    ).toEqual(list('1 2 3 6 7'))
  })

  test('[PD-POW.12] [PD-POW.13] the Psionic turns one die a round, spent only by the level that needs it', () => {
    const dice = 'W W C W M R'
    const table = sit(position({ power: 'psionic', dice }), dice)
    expect(table.play('5 W').state.players[0]?.psionic).toBe(false)
    table.play('1')
    expect(table.legal()).toContain('W')
    table.play('brew')
    expect(table.state.players[0]?.psionic).toBe(false)
    table.play('1 W')
    expect(table.state.players[0]?.psionic).toBe(true)
    expect(did(table, 'levelled').map(({ colour }) => colour)).toEqual([undefined, 'psionic'])
    table.play('confirm')
    expect(table.state.players[0]?.psionic).toBe(false)
    table.play('1 W 1')
    expect(table.legal()).not.toContain('W')
    const saved = sit(position({ power: 'psionic', dice }), dice)
      .reveal()
      .play('1 W 1')
    expect(saved.legal()).not.toContain('W')
  })

  test('[PD-POW.14] [PD-POW.15] the Ranger gets a point back for each water, once a movement', () => {
    const parts = { medallion: 2 }
    const table = sit(position({ power: 'ranger', parts, at: 'A1', slain: 'A2', crossed: 'A' })).play(
      '1 walk A2 A1',
    )
    expect(did(table, 'entered').map(({ mp, refund }) => [mp, refund ?? false])).toEqual([
      [2, true],
      [1, false],
    ])
    table.play('A2 2 walk A1')
    expect(did(table, 'entered').at(-1)).toMatchObject({ mp: 2, refund: true })
    expect(table.sheet().waters).toBe(4)
    const dry = sit(position({ parts, at: 'A1' })).play('1 walk A2')
    expect(did(dry, 'entered')).toMatchObject([{ mp: 1 }])
    const spent = sit(position({ power: 'ranger', parts, at: 'B1', explored: 'A1', slain: 'A1' }))
    spent.play('1 walk A1 B1')
    expect(spent.legal()).toEqual(list('2 3 5 6 7'))
  })

  test('[PD-POW.16] the Scout is not hurt by traps, but by all else', () => {
    const table = sit(position({ power: 'scout', at: 'B2' }), 'S M C W M C').play('1 walk C2 stop')
    expect(table.sheet()).toMatchObject({ damage: 0, traps: 1 })
    expect(did(table, 'trapped')).toMatchObject([{ damage: 0, scout: true }])
    expect(table.reveal().sheet().damage).toBe(1)
  })

  test('[PD-POW.21] minions killed from afar count for powers, goals and missions', () => {
    const table = sit(
      position({ power: 'beastmaster', slain: 'A1 B1', parts: { scepter: 1 }, missions: 'M08' }),
    )
    table.play('2 scepter D1')
    expect(table.legal()).toContain('crown')
    const mission = sit(position({ slain: 'A1 B1 D1 A2', parts: { scepter: 1 }, missions: 'M08', seats: 2 }))
    mission.play('2 scepter E2 F3', 0).reveal()
    expect(happened(mission, 'mission')).toMatchObject([{ mission: 'M08', seats: [0] }])
  })

  test('[PD-POW.22] the hunter fights in the room of the gem already taken, and finds nothing', () => {
    const seats = [{ power: 'treasureHunter', taken: 'B', at: 'E3' }, { at: 'E3' }] as const
    const table = sit(position({ seats })).play('1 walk F3 stop', 0)
    expect(table.sheet()).toMatchObject({ damage: 3, gems: 1 })
    expect(did(table, 'noGem')).toMatchObject([{ letter: 'B', taken: true }])
    table.reveal()
    expect(happened(table, 'announced')).toEqual([])
    table.play('1 walk F3 stop', 1).reveal()
    expect(gemsOf(table.sheet(0).crossed)).toBe('')
  })
})
