import { describe, expect, it } from 'vitest'
import { type Position, riggedTable } from '../../testing/index.ts'

const hall = 'portalChamber@1,0 guardPost@2,0 encounter1@2,-1'

/** The paladin strikes with a 6. */
const strike = (more: Position, told = '') =>
  riggedTable(`6 5 5 e2 ${told}`, { heroes: ['paladin', 'ranger'], ...more }).play('attack:hammer commit:0')

describe('killing enemies', () => {
  it('[TE-14.1] a goblin has 1 health: its slot is free, its card is discarded, the killer may take the reward', () => {
    const table = strike({
      goblins: 'shooty@0,0#2 boomy@1,0#1',
      rooms: hall,
      heroes: [{ hero: 'paladin', focus: 0 }, 'ranger'],
    })
    expect(table.state.goblins).toMatchObject([{ card: 'boomy', slot: 1 }])
    expect(table.state.goblinDiscards).toEqual(['shooty'])
    expect(table.legal()).toEqual(['option:0', 'option:1', 'decline'])
    expect(table.play('option:1').hero()).toMatchObject({ focus: 5 })
  })

  it('[TE-14.2] damage lowers a minion’s marker; at 0 it dies and counts for the door', () => {
    const hurt = strike({ minions: 'ogre@0,0:3' })
    expect(hurt.state.minions[0]?.health).toBe(1)
    expect(hurt.state.slain).toBe(0)
    const dead = strike({ minions: 'ogre@0,0:2' })
    expect(dead.state.minions).toEqual([])
    expect(dead.state.slain).toBe(1)
  })

  it('[TE-14.2] its card leaves the game', () => {
    const table = strike({ minions: 'ogre@0,0:1' }).play('decline decline')
    expect(table.state.bags.minions & (1 << 7)).toBe(0)
  })

  it('[TE-14.3] a minion’s reward: two cards, loot or spell each, then the torch 6 up', () => {
    const table = strike({ minions: 'ogre@0,0:1', torch: 15 }, 'elvenChain fireball')
    expect(table.state.torch).toBe(15)
    table.play('option:0 draw equip:0 option:1 draw')
    expect(table.state.torch).toBe(15)
    table.play('equip:0')
    expect(table.hero()).toMatchObject({ garb: 'elvenChain', spells: ['fireball'] })
    expect(table.state.torch).toBe(9)
  })

  it('[TE-14.4] the torch never rises above its start, in either act', () => {
    expect(strike({ minions: 'ogre@0,0:1', torch: 10 }).play('decline decline').state.torch).toBe(7)
    const act2 = (torch: number) =>
      riggedTable('6 5 5', {
        heroes: [{ hero: 'sorceress', has: 'everburningFlame' }, 'ranger'],
        rooms: 'lairDoor@1,0',
        boss: 'hydra@lair',
        torch,
      }).play('cast:everburningFlame commit:0 pay').state.torch
    expect([act2(27), act2(24), act2(23)]).toEqual([25, 23, 23])
  })

  it('[TE-14.5] the reward goes to the hero that killed, and cards are always optional', () => {
    const table = strike({
      goblins: 'stabby@0,0',
      heroes: [
        { hero: 'paladin', health: 2 },
        { hero: 'ranger', health: 2 },
      ],
    })
    table.play('option:1')
    expect(table.state.heroes.map(({ health }) => health)).toEqual([5, 2])
    const loot = strike({ goblins: 'stabby@0,0' }, 'elvenChain').play('option:0')
    expect(loot.legal()).toContain('decline')
    loot.play('draw')
    expect(loot.legal()).toContain('decline')
    loot.play('decline')
    expect(loot.state.lootRow).toEqual(['elvenChain'])
    expect(loot.hero().garb).toBe('none')
  })

  it('[TE-14.6] several deaths one after another in the player’s order, before any counter-attack', () => {
    const table = riggedTable('6 5 5 e5', {
      heroes: [{ hero: 'ranger', focus: 3, health: 2, has: 'pantherBow' }, 'fighter'],
      goblins: 'stabby@0,0 shooty@0,0',
      minions: 'wraith@0,0',
    }).play('attack:pantherBow:area commit:0')
    expect(table.legal()).toEqual(['enemy:stabby', 'enemy:shooty'])
    table.play('enemy:shooty option:1')
    expect(table.hero().focus).toBe(5)
    expect(table.told('countered')).toEqual([])
    table.play('option:1')
    // 2 + 3 from Stabby, then the Wraith: 5 + 2 − 3.
    expect(table.told('countered')).toMatchObject([{ enemy: 'wraith', damage: 4 }])
    expect(table.hero(0).health).toBe(1)
  })

  it('[TE-14.7] a kill that is no attack is rewarded too', () => {
    const table = riggedTable('6 5 5', {
      heroes: [{ hero: 'rogue', health: 2 }, 'fighter'],
      rooms: hall,
      goblins: 'stabby@1,0',
    }).play('special:shadowWalk commit:0 pay step:1,0 decline enemy:stabby')
    expect(table.state.goblins).toEqual([])
    expect(table.play('option:1').hero().health).toBe(5)
    const banished = riggedTable('6 5 5', {
      heroes: [{ hero: 'sorceress', health: 2, has: 'banish' }, 'fighter'],
      rooms: hall,
      goblins: 'stabby@2,-1',
    }).play('cast:banish commit:0 pay option:1')
    expect(banished.hero().health).toBe(5)
  })

  it('[TE-14.8] each part of a reward may be declined; only the minion’s torch comes by itself', () => {
    const told = { heroes: ['paladin', 'ranger'], goblins: 'pokey@0,0', facedown: 'A@1,0 A@0,1' } as const
    const both = riggedTable('6 1 5 e2 buzzsaw', told).play('attack:hammer commit:0+1')
    expect(both.legal()).toEqual(['draw', 'decline'])
    both.play('decline')
    expect(both.legal()).toEqual(['flip:1,0', 'flip:0,1', 'decline'])
    both.play('flip:1,0')
    expect(both.told('flipped')).toHaveLength(1)
    const none = strike({ goblins: 'stabby@0,0' }).play('decline')
    expect(none.asked()?.do).toBe('turn')
    const minion = strike({ minions: 'ogre@0,0:1', torch: 15 }).play('decline decline')
    expect(minion.state.torch).toBe(9)
  })
})
