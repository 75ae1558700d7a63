import { describe, expect, it } from 'vitest'
import { minions } from '../../content/ids.ts'
import { minionCards } from '../../content/minions.ts'
import { counterModifier } from '../../rules/combat/counter-attack.ts'
import { cellOf, type Placed, type Position, position, riggedTable } from '../../testing/index.ts'

const hall = 'portalChamber@1,0 guardPost@2,0 encounter1@2,-1'

/** A miss with a hammer, and the face of the enemy die. */
const miss = (face: string, more: Position, hero: Placed = { hero: 'paladin' }) =>
  riggedTable(`3 3 1 e${face}`, { ...more, heroes: [hero, 'ranger'] }).play('attack:hammer commit:0')

describe('counter-attacks', () => {
  it('[TE-13.1] faces 2 to 5: the face and the modifier against this kind of attack', () => {
    // The Ogre has +4 in melee, +2 otherwise; the Paladin’s defence is 5.
    for (const [face, damage] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ])
      expect(miss(`${face}`, { minions: 'ogre@0,0' }).hero(0).health).toBe(8 - (damage ?? 0))
    const missile = riggedTable('3 3 1 e5', {
      heroes: ['ranger', 'fighter'],
      rooms: hall,
      minions: 'ogre@1,0',
    })
    expect(missile.play('attack:bow commit:0').hero().health).toBe(7 - (5 + 2 - 3))
  })

  it('[TE-13.2] the shield: as much as the modifier, whatever the defence', () => {
    expect(miss('shield', { minions: 'ogre@0,0' }).hero(0).health).toBe(8 - 4)
    expect(
      miss('shield', { minions: 'ogre@0,0' }, { hero: 'paladin', has: 'elvenChain none lionShield' }).hero(0)
        .health,
    ).toBe(8 - 4)
    expect(miss('shield', { goblins: 'boomy@0,0' }).hero(0).health).toBe(8 - 1)
  })

  it('[TE-13.3] the torch: no damage, and one space down at once', () => {
    const table = miss('torch', { minions: 'ogre@0,0', torch: 10 })
    expect(table.hero(0).health).toBe(8)
    expect(table.state).toMatchObject({ torch: 11, turn: { hero: 0 } })
    const goblin = riggedTable('3 3 1 etorch boomy', {
      heroes: ['paladin', 'ranger'],
      minions: 'ogre@0,0',
      torch: 8,
    })
    expect(goblin.play('attack:hammer commit:0').state.goblins).toHaveLength(1)
  })

  it('[TE-13.4] less defence, never below 0; only the attacker suffers it', () => {
    const table = miss('2', { goblins: 'boomy@0,0' })
    expect(table.hero(0).health).toBe(8)
    expect(table.told('countered')).toMatchObject([{ damage: 0 }])
    const other = miss('5', { minions: 'ogre@0,0' })
    expect(other.hero(0).health).toBe(4)
    expect(other.hero(1).health).toBe(7)
  })

  it('[TE-13.5] goblins add their number against every kind of attack', () => {
    const state = position({ goblins: 'boomy@0,0 stabby@0,0 shooty@0,0' })
    for (const kind of ['melee', 'missile', 'spell'] as const)
      expect(counterModifier(state, 'boomy', kind)).toBe(3)
    const table = riggedTable('3 3 1 e5', {
      heroes: ['paladin', 'ranger'],
      rooms: hall,
      goblins: 'boomy@0,0 stabby@2,0 shooty@2,0',
    }).play('attack:hammer commit:0')
    expect(table.hero().health).toBe(8 - (5 + 3 - 5))
  })

  it('[TE-13.6] their number after deaths, those on the boss sheet included', () => {
    const inLair = { rooms: 'lairDoor@1,0', boss: 'hydra@lair' }
    const table = riggedTable('4 5 1 e5', {
      ...inLair,
      heroes: [{ hero: 'sorceress', has: 'chainLightning' }, 'fighter'],
      goblins: 'boomy@0,0 stabby@0,0 shooty@lair',
    }).play('cast:chainLightning enemy:boomy commit:1 enemy:stabby')
    // A failure: three goblins live.
    expect(table.told('countered')).toMatchObject([{ modifier: 3 }])
    const dead = riggedTable('5 3 3 e5', {
      ...inLair,
      heroes: [{ hero: 'ranger', has: 'pantherBow' }, 'fighter'],
      goblins: 'boomy@0,0 brawny@0,0 shooty@lair',
    }).play('attack:pantherBow:area commit:0 decline')
    expect(dead.told('died')).toMatchObject([{ enemy: 'boomy' }])
    expect(dead.told('countered')).toMatchObject([{ enemy: 'brawny', modifier: 2, damage: 5 + 2 - 3 }])
  })

  it('[TE-13.7] minions have one modifier in melee and one for the rest, bosses three', () => {
    const state = position({ rooms: 'lairDoor@1,0', boss: 'hydra@lair' })
    const printed: Record<string, readonly [number, number]> = {
      troll: [3, 2],
      skeleton: [2, 3],
      dungeonCrawler: [3, 2],
      troglodyte: [2, 3],
      minotaur: [3, 2],
      gelatinousOoze: [3, 1],
      wraith: [2, 2],
      ogre: [4, 2],
    }
    for (const minion of minions) {
      const [melee, other] = printed[minion] ?? []
      expect(minionCards[minion].counter).toEqual({ melee, other })
      expect(counterModifier(state, minion, 'missile')).toBe(other)
      expect(counterModifier(state, minion, 'spell')).toBe(other)
    }
    expect(
      (['melee', 'missile', 'spell'] as const).map(kind => counterModifier(state, 'hydra', kind)),
    ).toEqual([4, 2, 1])
    expect(
      (['melee', 'missile', 'spell'] as const).map(kind => counterModifier(state, 'spiderQueen', kind)),
    ).toEqual([3, 3, 2])
  })

  it('[TE-13.8] Stone Stance may be bought with the die in sight, against melee only', () => {
    const table = riggedTable('3 3 1 e5', { heroes: ['fighter', 'ranger'], minions: 'ogre@0,0' }).play(
      'attack:hammer commit:0',
    )
    expect(table.legal()).toEqual(['pay', 'decline'])
    table.play('pay')
    expect(table.hero()).toMatchObject({ focus: 3, health: 7 - (5 + 4 - 4 - 2) })
    const missile = riggedTable('3 1 e5', {
      heroes: [{ hero: 'fighter', has: 'crossbow' }, 'ranger'],
      rooms: hall,
      minions: 'ogre@1,0',
    }).play('attack:crossbow commit:0')
    expect(missile.asked()?.do).toBe('turn')
    expect(missile.hero()).toMatchObject({ focus: 5, health: 7 - (5 + 2 - 4) })
    const poor = riggedTable('3 3 1 e5', {
      heroes: [{ hero: 'fighter', focus: 1 }, 'ranger'],
      minions: 'ogre@0,0',
    }).play('attack:hammer commit:0')
    expect(poor.hero(0).health).toBe(2)
  })

  it('[TE-13.9] the dead do not strike back, and their die is ignored, the torch too', () => {
    for (const face of ['5', 'torch']) {
      const table = riggedTable(`6 3 1 e${face}`, {
        heroes: ['paladin', 'ranger'],
        goblins: 'boomy@0,0',
        torch: 10,
      })
      table.play('attack:hammer commit:0 decline')
      expect(table.told('countered')).toEqual([])
      expect(table.hero().health).toBe(8)
      expect(table.state.torch).toBe(10)
    }
  })

  it('[TE-13.9] the dead do not strike back, not even if their card comes again with the reward', () => {
    const table = riggedTable('6 5 1 e5 goblinDen', {
      heroes: ['ranger', 'paladin'],
      rooms: 'leverHall@1,0',
      facedown: 'A@0,1 C@0,-1',
      goblins: 'pokey@1,0',
    })
    table.state.bags.goblins = 0
    table.play('attack:bow commit:0+2 decline flip:0,1')
    expect(table.told('goblin')).toMatchObject([{ goblin: 'pokey', place: cellOf('0,1') }])
    expect(table.told('countered')).toEqual([])
    expect(table.hero().health).toBe(7)
  })

  it('[TE-13.10] [TE-13.11] a spell’s target that cannot see the hero does not strike back: no die is rolled', () => {
    const bolt = (at: string, told: string) =>
      riggedTable(told, { heroes: ['sorceress', 'ranger'], rooms: hall, minions: `ogre@${at}` }).play(
        'cast:seekingBolt commit:0 pay',
      )
    const corner = bolt('2,-1', '6 3 1')
    expect(corner.told('rolled')[0]).not.toHaveProperty('enemyDie')
    expect(corner.told('countered')).toEqual([])
    expect(corner.left()).toEqual([])
    expect(bolt('2,0', '6 3 1 e5').told('countered')).toHaveLength(1)
  })

  it('[TE-13.10] of two targets only the one that sees the hero strikes back', () => {
    const table = riggedTable('6 3 1 e5', {
      heroes: [{ hero: 'sorceress', has: 'chainLightning' }, 'ranger'],
      rooms: hall,
      minions: 'ogre@2,0 troll@2,-1',
    }).play('cast:chainLightning commit:0 pay')
    expect(table.told('struck')).toHaveLength(2)
    expect(table.told('countered')).toMatchObject([{ enemy: 'ogre' }])
  })
})
