import { describe, expect, test } from 'vitest'
import { heroes, items, rooms } from '../content/ids.ts'
import { minionRooms } from '../content/map.ts'
import { gemTrack, maxDamage, maxGems, maxLevel, maxPotions, minionTrack } from '../content/tracks.ts'
import { bossAfter } from '../rules/boss-fight.ts'
import { did, position, random, sheetOf, sit } from '../testing/index.ts'

describe('the sheet', () => {
  test('[PD-SHT.1] hero levels, items and potions to fill, and the map to walk', () => {
    const fresh = sheetOf()
    expect([fresh.levels.length, fresh.parts.length, fresh.potions]).toEqual([heroes.length, items.length, 0])
    expect(fresh.explored).toHaveLength(7)
    const table = sit(position({ dice: '* * R W M C' })).play('9 W 9 crown 5 brew')
    expect(table.sheet()).toMatchObject({ levels: [2, 1, 1, 1], parts: [0, 0, 0, 0, 1, 0, 0, 0], potions: 2 })
    expect(sit(position()).play('1 walk A1').sheet().explored[0]).toBe(1)
  })

  test('[PD-SHT.2] eight rounds of three numbers, in groups of 3, 3 and 2', () => {
    expect(random(31).sheet().track).toMatch(/^\d{24}$/)
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(round => bossAfter(round) ?? 0)).toEqual([0, 0, 1, 0, 0, 2, 0, 3])
  })

  test('[PD-SHT.3] damage fills from the bottom, beside the health it is measured by', () => {
    const table = sit(position({ damage: 3, at: 'B2' })).play('1 walk C2 B2 2 walk C2 B2')
    expect(did(table, 'hurt').map(({ damage, health }) => [damage, health])).toEqual([
      [4, 4],
      [5, 4],
    ])
    expect(table.sheet()).toMatchObject({ resurrected: true })
  })

  test('[PD-SHT.4] 24 hearts: four heroes at level 6', () => {
    expect(maxDamage).toBe(24)
    expect(heroes.length * maxLevel).toBe(24)
  })

  test('[PD-SHT.6] [PD-SHT.7] twelve spaces for minions, ten for gems', () => {
    expect([minionRooms.length, minionTrack.values.length - 1]).toEqual([12, 12])
    expect([maxGems, gemTrack.values.length - 1]).toEqual([10, 10])
    const full = sit(position({ gems: 9, levels: 'R3', dice: 'R M C W M C', potions: 11 })).play('4 R crown')
    expect(full.sheet().gems).toBe(10)
    full.play('2 brew')
    expect(full.sheet()).toMatchObject({ gems: 10, potions: 12 })
  })

  test('[PD-SHT.8] twelve potions in rows of four, two hearts each', () => {
    expect(maxPotions).toBe(12)
    const drained = sit(position({ potions: 12, hearts: 23, card: 'C', at: 'B2' })).play('1 walk A2 stop')
    expect(drained.sheet()).toMatchObject({ hearts: 24, damage: 2 })
  })

  test('[PD-SHT.9] health is not kept: it is the sum of the levels', () => {
    expect(Object.keys(sheetOf())).not.toContain('health')
    const table = sit(position({ levels: 'W3 M2', at: 'B2' })).play('1 walk C2 B2 5 W 2 walk C2 stop')
    expect(did(table, 'hurt').map(({ health }) => health)).toEqual([7, 8])
    expect(rooms).toHaveLength(42)
  })
})
