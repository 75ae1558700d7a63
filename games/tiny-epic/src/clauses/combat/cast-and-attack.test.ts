import { describe, expect, it } from 'vitest'
import type { Hero } from '../../content/ids.ts'
import { cellOf, type Position, position, riggedTable, sit, tableAt } from '../../testing/index.ts'

const hall = 'portalChamber@1,0 guardPost@2,0 goblinDen@3,0 encounter1@2,-1'

const cast = (has: string, told: string, more: Position, hero: Hero = 'sorceress') =>
  riggedTable(told, { rooms: hall, ...more, heroes: [{ hero, has, focus: 8 }, 'fighter'] })

describe('casting', () => {
  it('[TE-11.1] targets within range, the test, then the price, then the effect', () => {
    expect(cast('fireball', '', { minions: 'ogre@3,0' }).legal()).not.toContain('cast:fireball')
    const table = cast('fireball', '6 1 5 e2', { minions: 'ogre@2,0' }).play('cast:fireball commit:0+1')
    expect(table.told('checked')).toMatchObject([{ need: 7, result: 7, success: true }])
    expect(table.state.minions[0]?.health).toBe(9)
    table.play('pay')
    expect(table.hero().focus).toBe(2)
    expect(table.state.minions[0]?.health).toBe(5)
    const failed = cast('fireball', '6 5 5 e2', { minions: 'ogre@2,0' }).play('cast:fireball commit:0')
    expect(failed.hero().focus).toBe(8)
    expect(failed.state.minions[0]?.health).toBe(9)
  })

  it('[TE-11.2] a spell without a target can always be cast; its follow-up attack is optional', () => {
    const legal = cast('everburningFlame bearsFury', '', {}).legal()
    expect(legal).toContain('cast:everburningFlame')
    expect(legal).toContain('cast:bearsFury')
    const none = cast('bearsFury', '3 5 5', {}).play('cast:bearsFury commit:0 pay')
    expect(none.asked()?.do).toBe('turn')
    expect(none.told('void')).toMatchObject([{ by: 'bearsFury' }])
    expect(none.told('declined')).toEqual([])
    const declined = cast('bearsFury', '3 5 5', { goblins: 'boomy@0,0' }).play('cast:bearsFury commit:0 pay')
    expect(declined.legal()).toContain('decline')
    declined.play('decline')
    expect(declined.state.goblins).toHaveLength(1)
  })

  it('[TE-11.3] spell damage ignores defence', () => {
    const table = riggedTable('6 5 5 e2', { heroes: ['wizard', 'fighter'], minions: 'wraith@0,0' })
    table.play('cast:magicArrow commit:0 pay')
    expect(table.told('struck')).toMatchObject([{ enemy: 'wraith', amount: 2, health: 3 }])
  })

  it('[TE-11.4] a cast that harms nobody rolls no enemy die and is not countered', () => {
    for (const [spell, words] of [
      ['gust', 'cast:gust commit:0 pay'],
      ['healingLight', 'cast:healingLight target:0 commit:0 pay'],
    ] as const) {
      const table = cast(spell, '6 5 5', { minions: 'ogre@0,0', rooms: 'feasthall@0,-1' })
      table.play(words)
      expect(table.told('rolled')[0]).not.toHaveProperty('enemyDie')
      expect(table.told('countered')).toEqual([])
    }
    const bolt = riggedTable('6 5 5 e3', { heroes: ['sorceress', 'fighter'], minions: 'ogre@0,0' })
    expect(bolt.play('cast:seekingBolt').told('rolled')).toMatchObject([{ enemyDie: 3 }])
  })
})

describe('attacks', () => {
  it('[TE-11.5] melee hits the own room, missiles a room in sight and range, never the own one', () => {
    const legal = (at: string) =>
      tableAt({ heroes: ['ranger', 'fighter'], rooms: hall, goblins: `boomy@${at}` })
        .legal()
        .filter(word => word.startsWith('attack'))
    expect(legal('0,0')).toEqual(['attack:dagger'])
    expect(legal('1,0')).toEqual(['attack:bow'])
    expect(legal('2,0')).toEqual(['attack:bow'])
    expect(legal('3,0')).toEqual([])
    expect(legal('2,-1')).toEqual([])
  })

  it('[TE-11.6] the source fixes skill, modifier and range', () => {
    const told = (at: string): Position => ({
      heroes: [{ hero: 'fighter', has: 'throwingAxes crossbow' }, 'ranger'],
      rooms: hall,
      minions: `ogre@${at}`,
    })
    const { legal } = tableAt(told('3,0'))
    expect(legal()).not.toContain('attack:throwingAxes')
    expect(legal()).toContain('attack:crossbow')
    const axes = riggedTable('3 3 4 e3', told('2,0')).play('attack:throwingAxes commit:2')
    expect(axes.told('rolling')).toMatchObject([{ skill: 'strength', dice: 3 }])
    expect(axes.told('checked')).toMatchObject([{ modifier: 2, result: 6 }])
    const crossbow = riggedTable('3 4 e3', told('2,0')).play('attack:crossbow commit:1')
    expect(crossbow.told('rolling')).toMatchObject([{ skill: 'agility', dice: 2 }])
    expect(crossbow.told('checked')).toMatchObject([{ modifier: 1, result: 5 }])
  })

  it('[TE-11.7] the enemy die is rolled if a target is in the room or in sight', () => {
    const rolled = (at: string) =>
      tableAt({ heroes: ['sorceress', 'fighter'], rooms: hall, minions: `ogre@${at}` })
        .play('cast:seekingBolt')
        .told('rolling')[0]?.enemyDie
    expect([rolled('0,0'), rolled('1,0'), rolled('3,0'), rolled('2,-1')]).toEqual([true, true, true, false])
  })

  it('[TE-11.8] defence includes bonuses against the kind of attack', () => {
    const melee = riggedTable('6 5 1 e2', { heroes: ['paladin', 'fighter'], minions: 'minotaur@0,0' })
    expect(melee.play('attack:hammer commit:0+2').told('struck')).toMatchObject([{ amount: 1 }])
    const missile = riggedTable('6 5 1 e2', {
      heroes: ['ranger', 'fighter'],
      rooms: hall,
      minions: 'minotaur@1,0',
    })
    expect(missile.play('attack:bow commit:0+2').told('struck')).toMatchObject([{ amount: 3 }])
  })

  it('[TE-11.9] damage is what the result has above the defence; an equal result hits nobody and is no success', () => {
    const hit = (told: string, words: string) =>
      riggedTable(told, { heroes: [{ hero: 'paladin', focus: 0 }, 'fighter'], minions: 'ogre@0,0' }).play(
        words,
      )
    const seven = hit('6 1 3 e2', 'attack:hammer commit:0+1')
    expect(seven.state.minions[0]?.health).toBe(9 - 3)
    expect(seven.hero().focus).toBe(1)
    const four = hit('4 3 5 e2', 'attack:hammer commit:0')
    expect(four.state.minions[0]?.health).toBe(9)
    expect(four.told('checked')).toMatchObject([{ success: false }])
    expect(four.hero().focus).toBe(0)
  })

  it('[TE-11.10] hit or miss, a target that lives and still meets or sees the hero strikes back', () => {
    for (const words of ['attack:hammer commit:0', 'attack:hammer commit:1']) {
      const table = riggedTable('6 3 5 e5', { heroes: ['paladin', 'fighter'], minions: 'ogre@0,0' }).play(
        words,
      )
      expect(table.told('countered')).toMatchObject([{ enemy: 'ogre', damage: 5 + 4 - 5 }])
    }
    const bow = riggedTable('3 3 5 e5', { heroes: ['ranger', 'fighter'], rooms: hall, minions: 'ogre@2,0' })
    expect(bow.play('attack:bow commit:2').told('countered')).toMatchObject([{ damage: 5 + 2 - 3 }])
  })

  it('[TE-11.11] of several targets one strikes back, and the player says which', () => {
    const table = cast('chainLightning', '6 5 5 e5', { minions: 'ogre@0,0 troll@0,0 wraith@0,0' })
    table.play('cast:chainLightning enemy:ogre enemy:troll commit:0 pay')
    expect(table.legal()).toEqual(['enemy:ogre', 'enemy:troll'])
    table.play('enemy:troll')
    expect(table.told('countered')).toMatchObject([{ enemy: 'troll' }])
  })

  it('[TE-11.12] one roll against each defence', () => {
    const table = riggedTable('6 5 1 e5', {
      heroes: [{ hero: 'ranger', has: 'pantherBow' }, 'fighter'],
      rooms: hall,
      goblins: 'brawny@0,0',
      minions: 'ogre@1,0 wraith@1,0 troll@2,0',
    }).play('attack:pantherBow:area commit:0+2')
    // 7 against 7, 4 and 5; the troll is too far.
    expect(table.told('struck')).toMatchObject([
      { enemy: 'ogre', amount: 3 },
      { enemy: 'wraith', amount: 2 },
    ])
    expect(table.told('rolled')).toHaveLength(1)
  })

  it('[TE-11.13] a spell attack that fails, or succeeds unpaid, is countered too', () => {
    const bolt = (told: string, focus = 8) =>
      riggedTable(told, { heroes: [{ hero: 'sorceress', focus }, 'fighter'], minions: 'ogre@0,0' }).play(
        'cast:seekingBolt',
      )
    expect(bolt('4 3 3 e5').play('commit:0').told('countered')).toMatchObject([{ damage: 5 + 2 - 3 }])
    expect(bolt('5 5 6 e5').play('commit:0 decline').told('countered')).toMatchObject([{ damage: 4 }])
    expect(bolt('5 6 6 e5', 1).play('commit:0').told('countered')).toMatchObject([{ damage: 4 }])
  })

  it('[TE-11.14] heroes and enemies in between hinder nobody', () => {
    const table = tableAt({
      heroes: ['ranger', 'fighter@1,0'],
      rooms: hall,
      goblins: 'boomy@2,0 stabby@1,0',
    }).play('attack:bow')
    expect(table.legal()).toEqual(['enemy:boomy', 'enemy:stabby'])
  })

  it('[TE-11.15] a granted attack has its own dice, enemy die and counter-attack', () => {
    const table = riggedTable('5 5 3 3 4 e5', { heroes: ['paladin', 'fighter'], minions: 'ogre@0,0' }).play(
      'cast:divineMight change:0- commit:1 pay attack:hammer commit:2',
    )
    expect(table.told('rolled')).toMatchObject([{ dice: [5, 5] }, { dice: [3, 3, 4], enemyDie: 5 }])
    expect(table.told('rolled')[0]).not.toHaveProperty('enemyDie')
    expect(table.told('checked')[1]).toMatchObject({ modifier: 2, result: 6 })
    expect(table.told('countered')).toHaveLength(1)
  })

  it('[TE-11.16] source, mode and targets are chosen before the roll', () => {
    const table = cast('chainLightning', '6 5 5 e5', { minions: 'ogre@0,0 troll@0,0 wraith@0,0' }).play(
      'cast:chainLightning',
    )
    expect(table.legal()).toEqual(['enemy:ogre', 'enemy:troll', 'enemy:wraith'])
    table.play('enemy:ogre')
    expect(table.told('rolled')).toEqual([])
    table.play('enemy:wraith')
    expect(table.told('rolled')).toHaveLength(1)
  })

  it('[TE-11.16] without a legal target no spell or attack at enemies, not even one at all of them', () => {
    expect(
      cast('frostNova banish', '', { minions: 'ogre@1,0' })
        .legal()
        .filter(word => word.startsWith('cast')),
    ).toEqual(['cast:seekingBolt'])
    expect(cast('frostNova banish', '', { goblins: 'boomy@0,0' }).legal()).toEqual(
      expect.arrayContaining(['cast:frostNova', 'cast:banish']),
    )
    expect(sit(position()).legal()).not.toContain('attack:hammer')
  })

  it('[TE-11.17] beating one of several defences is a success', () => {
    const volley = (told: string) =>
      riggedTable(told, {
        heroes: [{ hero: 'ranger', focus: 3, has: 'pantherBow' }, 'fighter'],
        rooms: hall,
        minions: 'ogre@1,0 wraith@1,0',
      })
        .play('attack:pantherBow:area commit:0')
        .told('checked')[0]
    expect(volley('5 3 3 etorch')).toMatchObject({ success: true })
    expect(volley('4 3 3 etorch')).toMatchObject({ success: false })
    const paid = riggedTable('5 3 3 e2', {
      heroes: [{ hero: 'ranger', focus: 3, has: 'pantherBow' }, 'fighter'],
      rooms: hall,
      minions: 'ogre@1,0 wraith@1,0',
    }).play('attack:pantherBow:area commit:0 enemy:ogre')
    expect(paid.hero()).toMatchObject({ focus: 2, place: cellOf('0,0') })
  })
})
