import { describe, expect, test } from 'vitest'
import { type Loot, type LootSet, loots, sets } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import { lootOf } from '../../rules/heroes/abilities.ts'
import { diceOf, heroDefence, skillBonus, speedOf } from '../../rules/heroes/attributes.ts'
import { cellOf, type Placed, type Position, riggedTable, type Table } from '../../testing/index.ts'

const row = 'encounter1@1,0 encounter2@2,0 portalChamber@3,0'
const play = (hero: Placed, told: Position = {}, words = '') =>
  riggedTable(words, { rooms: row, torch: 11, ...told, heroes: [hero, 'wizard'] })
const fighter = (has: string, more: Partial<Placed> = {}): Placed => ({ hero: 'fighter', has, ...more })

/** Speed and defence against melee, missile, spell; dice and bonus for STR, AGI, INT. A fighter: 3, 4, 3 2 1. */
function sheet(table: Table) {
  const hero = table.hero()
  const { state } = table
  const skills = ['strength', 'agility', 'intellect'] as const
  return {
    speed: speedOf(state, hero),
    defence: (['melee', 'missile', 'spell'] as const).map(kind => heroDefence(hero, kind)),
    dice: skills.map(skill => diceOf(state, hero, skill)),
    bonus: skills.map(skill => skillBonus(state, hero, skill)),
  }
}
const bare = { speed: 3, defence: [4, 4, 4], dice: [3, 2, 1], bonus: [0, 0, 0] }
const worn = (has: string) => sheet(play(fighter(has)))

/** An attack with a 5: how it was checked. */
function attack(loot: Loot, dice: string, at: string, hero: Placed = fighter(loot)) {
  return play(hero, { minions: `ogre@${at}` }, `5 ${dice} eshield`)
    .play(`attack:${loot} commit:0`)
    .told('checked')[0]
}
const reaches = (loot: Loot, at: string) =>
  play(fighter(loot), { rooms: `${row} goblinDen@-1,0`, minions: `ogre@${at}` })
    .legal()
    .includes(`attack:${loot}`)
/** From the western end of the row: how far a missile flies. */
const flight = (loot: Loot) =>
  ['-1,0', '0,0', '1,0', '2,0', '3,0'].filter(at =>
    play(fighter(loot, { at: '-1,0' }), { rooms: `${row} goblinDen@-1,0`, minions: `ogre@${at}` })
      .legal()
      .includes(`attack:${loot}`),
  ).length

/** What each piece does (D8). */
const walks: Record<Loot, () => void> = {
  greatAxe() {
    expect(attack('greatAxe', '4 4', '0,0')).toMatchObject({ deed: 'melee', modifier: 2, result: 7 })
    expect(worn('greatAxe')).toEqual({ ...bare, speed: 2 })
    expect(reaches('greatAxe', '1,0')).toBe(false)
  },
  studdedJerkin() {
    expect(worn('studdedJerkin')).toEqual({ ...bare, defence: [5, 4, 4] })
  },
  throwingAxes() {
    expect(attack('throwingAxes', '4 4', '2,0')).toMatchObject({ deed: 'missile', modifier: 2, result: 7 })
    expect(flight('throwingAxes')).toBe(2)
    expect(reaches('throwingAxes', '0,0')).toBe(false)
  },
  warHorn() {
    const table = play(fighter('warHorn'), { goblins: 'boomy@3,0' }).play(
      'free:warHorn enemy:boomy path:2,0 path:1,0',
    )
    expect(table.state.goblins).toMatchObject([{ place: cellOf('1,0') }])
    expect(table.hero().focus).toBe(3)
    expect(play(fighter('warHorn', { focus: 1 }), { goblins: 'boomy@3,0' }).legal()).not.toContain(
      'free:warHorn',
    )
  },
  lionBoots() {
    expect(worn('lionBoots')).toEqual({ ...bare, speed: 4 })
  },
  longSword() {
    expect(attack('longSword', '4 4', '0,0')).toMatchObject({ deed: 'melee', modifier: 1, result: 6 })
    const table = play(fighter('longSword'), { minions: 'ogre@0,0' }, '5 4 4 eshield').play(
      'attack:longSword boost:longSword commit:0 decline',
    )
    expect(table.told('checked')).toMatchObject([{ modifier: 2, result: 7 }])
    expect(table.told('paid')).toMatchObject([{ focus: 2, health: 0 }])
  },
  lionPlate() {
    expect(worn('lionPlate')).toEqual({ ...bare, defence: [5, 5, 5] })
  },
  lionShield() {
    expect(worn('lionShield')).toEqual({ ...bare, defence: [5, 4, 4] })
    const table = play(fighter('none lionShield'), { minions: 'ogre@0,0' }, '3 4 4 eshield 6').play(
      'attack:hammer reroll:lionShield:0 commit:0',
    )
    expect(table.told('rerolled')).toMatchObject([{ die: 0, face: 6 }])
    expect(table.told('checked')).toMatchObject([{ result: 6 }])
    expect(table.told('paid')).toEqual([])
  },
  pantherFang() {
    // Agility: two dice.
    expect(attack('pantherFang', '4', '0,0')).toMatchObject({ deed: 'melee', modifier: 1, result: 6 })
  },
  pantherCloak() {
    const table = play(fighter('pantherCloak'), { goblins: 'boomy@1,0' }).play('step:1,0')
    expect(table.legal()).toContain('step:2,0')
  },
  pantherEye() {
    expect(worn('pantherEye')).toEqual({ ...bare, bonus: [0, 1, 0] })
  },
  pantherBow() {
    expect(attack('pantherBow', '4', '3,0')).toMatchObject({ deed: 'missile', modifier: 0, result: 5 })
    expect(flight('pantherBow')).toBe(4)
    const area = play(fighter('pantherBow'), { goblins: 'boomy@1,0', minions: 'ogre@0,0' }, '6 5 eshield')
    area.play('attack:pantherBow:area commit:0')
    expect(area.told('struck').map(({ enemy }) => enemy)).toEqual(['boomy', 'ogre'])
    expect(area.told('paid')).toMatchObject([{ focus: 3 }])
  },
  phoenixWand() {
    const hero: Placed = { hero: 'sorceress', has: 'phoenixWand' }
    expect(attack('phoenixWand', '4 4', '3,0', hero)).toMatchObject({
      deed: 'missile',
      modifier: 0,
      result: 5,
    })
    expect(flight('phoenixWand')).toBe(3)
  },
  phoenixFeather() {
    const hero = fighter('phoenixFeather frostNova')
    const table = play(hero, { minions: 'ogre@0,0 troll@0,0' }, '6 eshield').play(
      'cast:frostNova commit:0 pay enemy:troll',
    )
    expect(table.told('struck').map(({ enemy, amount }) => `${enemy} ${amount}`)).toEqual([
      'ogre 2',
      'troll 3',
    ])
  },
  phoenixRobes() {
    const table = play(fighter('phoenixRobes')).play('free:phoenixRobes go:3,0')
    expect(table.hero()).toMatchObject({ focus: 3, place: cellOf('3,0') })
    expect(table.state.turn.spent).toBe(0)
  },
  phoenixTome() {
    expect(worn('phoenixTome')).toEqual({ ...bare, bonus: [0, 0, 1] })
  },
  elvenChain() {
    expect(worn('elvenChain')).toEqual({ ...bare, speed: 4, defence: [5, 5, 5] })
  },
  rubyFigurine() {
    const weak = play({ hero: 'rogue', has: 'rubyFigurine' })
    expect(sheet(weak).dice).toEqual([3, 3, 1])
    // Never more than three.
    expect(worn('rubyFigurine')).toEqual(bare)
  },
  emeraldFigurine() {
    expect(worn('emeraldFigurine')).toEqual({ ...bare, dice: [3, 3, 1] })
  },
  sapphireFigurine() {
    expect(worn('sapphireFigurine')).toEqual({ ...bare, dice: [3, 2, 2] })
  },
  towerShield() {
    expect(worn('towerShield')).toEqual({ ...bare, speed: 2, defence: [6, 6, 6] })
  },
  crossbow() {
    expect(attack('crossbow', '4', '3,0')).toMatchObject({ deed: 'missile', modifier: 1, result: 6 })
    expect(flight('crossbow')).toBe(3)
  },
  morningStar() {
    expect(attack('morningStar', '4 4', '0,0')).toMatchObject({ deed: 'melee', modifier: 1, result: 6 })
    const table = play(fighter('morningStar'), { minions: 'ogre@0,0' }, '5 4 4 etorch').play(
      'attack:morningStar boost:morningStar',
    )
    expect(table.hero()).toMatchObject({ health: 6, focus: 5 })
    table.next('boomy').play('commit:0')
    expect(table.told('checked')).toMatchObject([{ modifier: 3, result: 8 }])
  },
  oilLantern() {
    const table = play(fighter('oilLantern')).play('free:oilLantern')
    expect(table.state).toMatchObject({ torch: 10, lootRow: [] })
    expect(table.hero()).toMatchObject({ trinkets: ['oilLantern'], focus: 1 })
  },
  healingDraught() {
    const table = play(fighter('healingDraught', { health: 1 })).play('free:healingDraught target:0')
    expect(table.hero()).toMatchObject({ health: 5, trinkets: [] })
    expect(table.state.lootRow).toEqual(['healingDraught'])
  },
  mageMantle() {
    const table = play(fighter('mageMantle everburningFlame'), {}, '6').play(
      'cast:everburningFlame commit:0 pay',
    )
    expect(table.hero().focus).toBe(1)
    expect(table.state.torch).toBe(9)
  },
}

const bonuses: Record<LootSet, (has: string, level: number) => void> = {
  bear(has, level) {
    const table = play(fighter(has), { minions: 'ogre@0,0' }, '5 4 4 eshield').play(
      'attack:greatAxe commit:0',
    )
    expect(table.told('checked')).toMatchObject([{ modifier: 2 + level }])
  },
  lion(has, level) {
    const table = play(fighter(has, { health: 2 }), { minions: 'ogre@0,0' }, '1 1 1 eshield')
    expect(table.play('attack:longSword').hero().health).toBe(2 + level)
  },
  panther(has, level) {
    const eye = has.includes('pantherEye') ? 1 : 0
    const table = play(fighter(has), { minions: 'ogre@1,0' }, '5 4 eshield').play(
      'attack:pantherBow commit:0',
    )
    expect(table.told('checked')).toMatchObject([{ modifier: level + eye }])
  },
  phoenix(has, level) {
    const table = play(fighter(`${has} everburningFlame`, { focus: 1 }), {}, '1').play(
      'cast:everburningFlame',
    )
    expect(table.hero().focus).toBe(1 + level)
  },
}

describe('loot (D8)', () => {
  test.each(loots)('%s does what its row says', loot => walks[loot]())

  test.each(loots)('%s can be discovered, goes to its place, and back to the row', loot => {
    const table = riggedTable(`6 5 5 ${loot}`, {
      heroes: ['rogue@1,0', 'fighter'],
      rooms: 'treasureVault@1,0',
    }).play('search commit:0 draw equip:0')
    expect(lootOf(table.hero())).toEqual([loot])
    const { hands, garb, trinkets } = table.hero()
    const places = { hand: hands[0], garb, trinket: trinkets[0] }
    expect(places[lootCards[loot].type]).toBe(loot)
    table.play(`discard:0:${loot}`)
    expect(lootOf(table.hero())).toEqual([])
    expect(table.state.lootRow).toEqual([loot])
  })

  test.each(sets)('[TE-19.11] the set of the %s at 1, 2, 3 and 4 pieces', set => {
    const firsts: Record<LootSet, Loot> = {
      bear: 'greatAxe',
      lion: 'longSword',
      panther: 'pantherBow',
      phoenix: 'phoenixTome',
    }
    const first = firsts[set]
    const rest = loots.filter(loot => lootCards[loot].set === set && loot !== first)
    for (const count of [1, 2, 3, 4]) bonuses[set]([first, ...rest].slice(0, count).join(' '), count - 1)
  })
})
