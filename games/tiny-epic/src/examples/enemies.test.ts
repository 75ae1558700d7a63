import { describe, expect, it } from 'vitest'
import { cellOf, riggedTable, tableAt } from '../testing/index.ts'

/** A corridor of six rooms to the east and west of the Entrance. */
const row = 'arcaneAltar@-3,0 graveyard@-2,0 fireVortex@-1,0 portalChamber@1,0 guardPost@2,0 goblinDen@3,0'

describe('enemies act', () => {
  it('[TE-EX-21] Stabby with another goblin hits both conscious heroes of its room for 3 and stays', () => {
    const table = tableAt({
      heroes: ['fighter', 'ranger', { hero: 'wizard', health: 0 }],
      rooms: row,
      goblins: 'stabby@0,0 sneaky@3,0',
      torch: 4,
    }).play('end')
    expect(table.told('strikes')[0]).toMatchObject({ enemy: 'stabby', heroes: ['fighter', 'ranger'] })
    expect(table.told('hurt')).toMatchObject([
      { hero: 'fighter', amount: 3, health: 4 },
      { hero: 'ranger', amount: 3, health: 4 },
    ])
    expect(table.hero(2).health).toBe(0)
    expect(table.state.goblins[0]?.place).toBe(cellOf('0,0'))
  })

  it('[TE-EX-22] Boomy 2 rooms away: 2 damage to all within 2, no move; at 3 it moves 1 and does not attack', () => {
    const from = (at: string) =>
      tableAt({ heroes: ['fighter', 'ranger@-1,0'], rooms: row, goblins: `boomy@${at}` }).play('end')
    const near = from('2,0')
    expect(near.hero(0).health).toBe(5)
    expect(near.hero(1).health).toBe(7)
    expect(near.state.goblins[0]?.place).toBe(cellOf('2,0'))
    const far = from('3,0')
    expect(far.told('strikes')).toEqual([])
    expect(far.state.goblins[0]?.place).toBe(cellOf('2,0'))
    const both = tableAt({ heroes: ['fighter', 'ranger@1,0'], rooms: row, goblins: 'boomy@2,0' }).play('end')
    expect(both.state.heroes.map(({ health }) => health)).toEqual([5, 5])
  })

  it('[TE-EX-23] the Minotaur walks 4 past the fallen hero, stops, and hits each conscious hero there for 3', () => {
    const table = tableAt({
      heroes: ['fighter@2,0', 'paladin@2,0', { hero: 'ranger', at: '0,0', health: 0 }],
      rooms: row,
      minions: 'minotaur@-2,0',
      torch: 4,
    }).play('end')
    expect(table.told('crept').map(({ to }) => to)).toEqual(['-1,0', '0,0', '1,0', '2,0'].map(cellOf))
    expect(table.state.heroes.map(({ health }) => health)).toEqual([4, 5, 0])
  })

  it('[TE-EX-24] two conscious heroes at distance 3 in different directions: the active player is asked once', () => {
    const table = tableAt({
      heroes: ['fighter@-3,0', 'ranger@3,0'],
      seats: 2,
      rooms: row,
      minions: 'skeleton@0,0',
    }).play('end')
    expect(table.legal()).toEqual(['target:0', 'target:1'])
    expect(table.state.turn.hero).toBe(0)
    table.play('target:1')
    expect(table.state.minions[0]?.place).toBe(cellOf('3,0'))
    expect(table.told('strikes')).toMatchObject([{ heroes: ['ranger'] }])
    expect(table.state.turn.hero).toBe(1)
  })
})

describe('enemies die', () => {
  it('[TE-EX-25] Stabby is killed: loot or 3 health; token back to its slot, card on the discards', () => {
    const table = riggedTable('6 e2', {
      heroes: [{ hero: 'sorceress', health: 2 }, 'fighter'],
      goblins: 'stabby@0,0',
    }).play('attack:dagger')
    table.play('commit:0')
    expect(table.legal()).toEqual(['option:0', 'option:1', 'decline'])
    table.play('option:1')
    expect(table.hero().health).toBe(5)
    expect(table.state.goblins).toEqual([])
    expect(table.state.goblinDiscards).toEqual(['stabby'])
  })

  it.each([
    [4, 12, 6],
    [4, 3, 0],
    [2, 9, 7],
  ])('[TE-EX-26] %i heroes, torch %i, a minion dies: two picks, then torch %i', (count, torch, then) => {
    const heroes = (['paladin', 'ranger', 'wizard', 'rogue'] as const).slice(0, count)
    const table = riggedTable('6 5 5 e5', { heroes, minions: 'troll@0,0:1', torch }).play(
      'attack:hammer commit:0',
    )
    expect(table.asked()?.do).toBe('choose')
    table.play('decline')
    expect(table.asked()?.do).toBe('choose')
    expect(table.state.torch).toBe(torch)
    table.play('decline')
    expect(table.state.torch).toBe(then)
    expect(table.asked()?.do).toBe('turn')
  })

  it('[TE-EX-27] Chain Lightning: the goblin dies and is rewarded first, the Troll has 6 and counters for 3', () => {
    const table = riggedTable('6 5 5 e4', {
      heroes: [{ hero: 'sorceress', has: 'chainLightning', health: 4 }, 'fighter'],
      rooms: row,
      goblins: 'stabby@1,0',
      minions: 'troll@2,0',
    }).play('cast:chainLightning enemy:stabby commit:0 pay')
    expect(table.told('countered')).toEqual([])
    table.play('decline')
    expect(table.state.minions[0]?.health).toBe(6)
    expect(table.told('countered')).toMatchObject([
      { enemy: 'troll', face: 4, modifier: 2, defence: 3, damage: 3 },
    ])
    expect(table.hero().health).toBe(1)
  })

  it.each([
    ['longSword lionPlate', 1],
    ['longSword lionPlate lionBoots', 2],
    ['longSword lionShield lionPlate lionBoots', 3],
  ])('[TE-EX-28] %s: +%i health with a melee attack, even on a miss', (has, gain) => {
    const table = riggedTable('3 3 1 etorch', {
      heroes: [{ hero: 'fighter', health: 1, focus: 0, has }, 'ranger'],
      minions: 'ogre@0,0',
      torch: 10,
    }).play('attack:longSword')
    expect(table.hero().health).toBe(1 + gain)
    table.play('commit:2')
    expect(table.told('checked')).toMatchObject([{ success: false }])
    expect(table.hero().health).toBe(1 + gain)
  })

  it('[TE-EX-59] Tempest of Arrows fails on the Dragon and a goblin: the player lets the goblin counter', () => {
    const tempest = (told: string) =>
      riggedTable(told, {
        heroes: [{ hero: 'sorceress', has: 'tempestOfArrows' }, 'fighter@0,0'],
        rooms: `lairDoor@0,-1 ${row}`,
        boss: 'dragon@2,0',
        goblins: 'boomy@2,0',
        torch: 16,
      }).play('cast:tempestOfArrows enemy:dragon commit:0')
    const table = tempest('5 3 3 etorch')
    expect(table.told('checked')).toMatchObject([{ result: 5, success: false }])
    expect(table.legal().toSorted()).toEqual(['enemy:boomy', 'enemy:dragon'])
    table.play('enemy:boomy')
    expect(table.hero()).toMatchObject({ focus: 8, health: 6 })
    expect(table.told('bossTorch')).toEqual([])
    expect(table.state.torch).toBe(17)
    const dragon = tempest('5 3 3 e4').play('enemy:dragon')
    expect(dragon.hero()).toMatchObject({ focus: 6, health: 6 - (4 - 3) })
  })
})
