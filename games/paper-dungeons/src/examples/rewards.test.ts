import { describe, expect, test } from 'vitest'
import { did, position, sit } from '../testing/index.ts'

const dice = ['1', '2', '3', '5', '6', '7']

describe('potions', () => {
  test('[PD-EX-6] the fourth gives a level; six potions and three points leave nine hearts', () => {
    const at = { card: 'C', at: 'B2', power: 'alchemist', potions: 3 } as const
    const table = sit(position(at)).play('1 brew')
    expect(table.sheet().potions).toBe(4)
    expect(table.legal()).toEqual(['W', 'M', 'C', 'R'])
    table.play('W')
    expect(table.sheet()).toMatchObject({ potions: 6, levels: [2, 1, 1, 1] })
    table.play('2 walk A2 stop')
    expect(table.sheet()).toMatchObject({ potions: 6, hearts: 3, damage: 0 })
    expect(2 * table.sheet().potions - table.sheet().hearts).toBe(9)
  })

  test('[PD-EX-29] the twelfth gives a gem, a thirteenth is lost', () => {
    const table = sit(position({ potions: 11 })).play('1 brew')
    expect(table.sheet()).toMatchObject({ potions: 12, gems: 1 })
    expect(did(table, 'lost')).toMatchObject([{ reward: 'potion' }])
  })

  test('[PD-EX-47] the Alchemist brews three, the Cauldron gives three', () => {
    const table = sit(position({ power: 'alchemist', parts: { cauldron: 1 } })).play('1 brew')
    expect(table.sheet().potions).toBe(3)
    table.play('2 cauldron W')
    expect(table.sheet().potions).toBe(6)
  })

  test('[PD-EX-58] the twelfth potion’s gem pays a potion that has no room', () => {
    const table = sit(position({ potions: 11, gems: 3 })).play('1 brew')
    expect(table.sheet()).toMatchObject({ potions: 12, gems: 4 })
    expect(did(table, 'lost').map(({ reward }) => reward)).toEqual(['potion', 'potion'])
  })
})

describe('chains', () => {
  test('[PD-EX-28] go depth first', () => {
    const at = { power: 'merchant', potions: 3, levels: 'R3', gems: 1, parts: { cauldron: 1 } } as const
    const table = sit(position(at)).play('1 brew R cauldron crown')
    expect(table.sheet()).toMatchObject({ potions: 9, levels: [1, 1, 1, 4], gems: 2 })
    expect(table.sheet().parts).toEqual([0, 0, 0, 0, 1, 2, 0, 0])
    const links = table.sheetEvents().flatMap(deed => {
      switch (deed.do) {
        case 'potion':
          return [`potion ${deed.potions}`]
        case 'levelled':
          return [`${deed.hero} ${deed.level}`]
        case 'gem':
          return [`gem ${deed.gems}`]
        case 'crafted':
          return [`${deed.item} ${deed.parts}`]
        default:
          return []
      }
    })
    expect(links).toEqual([
      'potion 4',
      'rogue 4',
      'gem 2',
      'cauldron 2',
      'potion 5',
      'potion 6',
      'potion 7',
      'potion 8',
      'crown 1',
      'potion 9',
    ])
  })

  test('[PD-EX-48] a Noble’s rogue: a gem at 4, a part at 5', () => {
    const table = sit(position({ power: 'noble', levels: 'R3', dice: 'R R C W M C' })).play('4 R')
    expect(table.sheet()).toMatchObject({ gems: 1, levels: [1, 1, 1, 4] })
    table.play('4 R crown')
    expect(table.sheet()).toMatchObject({ gems: 1, levels: [1, 1, 1, 5] })
    expect(table.sheet().parts).toEqual([0, 0, 0, 0, 1, 0, 0, 0])
  })

  test('[PD-EX-49] a level nobody can take is lost, and nothing is asked', () => {
    const table = sit(position({ levels: 'W6 M6 C6 R6', potions: 3 })).play('1 brew')
    expect(did(table, 'lost')).toMatchObject([{ reward: 'level' }])
    expect(table.sheet()).toMatchObject({ levels: [6, 6, 6, 6], potions: 5 })
    expect(table.legal()).toEqual(dice.filter(die => die !== '1'))
  })

  test('[PD-EX-60] a level only one can take asks nothing; a further one is lost', () => {
    const table = sit(position({ levels: 'W6 M6 C6 R5', potions: 3, parts: { tome: 1 } })).play('1 brew')
    expect(table.sheet().levels).toEqual([6, 6, 6, 6])
    expect(table.legal()).toEqual(dice.filter(die => die !== '1'))
    table.play('2 tome')
    expect(did(table, 'lost')).toMatchObject([{ reward: 'level' }])
  })
})
