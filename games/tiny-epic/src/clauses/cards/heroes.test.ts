import { describe, expect, test } from 'vitest'
import { type Print, prints } from '../../content/ids.ts'
import { cellOf, type Placed, type Position, riggedTable } from '../../testing/index.ts'

const row = 'encounter1@1,0 encounter2@2,0 portalChamber@3,0'
const play = (hero: Placed, told: Position = {}, words = '') =>
  riggedTable(words, {
    rooms: row,
    torch: 11,
    ...told,
    heroes: [hero, ...(told.heroes ?? [hero.hero === 'fighter' ? 'wizard' : 'fighter'])],
  })

/** A blow with a 5 as the main die. */
function blow(hero: Placed, attack: Print, dice: string, main: number, at = '0,0') {
  const told = { minions: `ogre@${at}` }
  return play(hero, told, `${dice} eshield`).play(`attack:${attack} commit:${main}`).told('checked')[0]
}

/** What is printed on the sheets, one by one (D2). */
const walks: Record<Print, () => void> = {
  seekingBolt() {
    const table = play({ hero: 'sorceress', at: '0,0' }, { minions: 'ogre@3,0' }, '5 5 5 eshield').play(
      'cast:seekingBolt commit:0 pay',
    )
    expect(table.told('checked')).toMatchObject([{ need: 5 }])
    expect(table.hero().focus).toBe(6)
    expect(table.state.minions).toMatchObject([{ health: 8 }])
    const far = 'goblinDen@-1,0 guardPost@-2,0'
    const legal = (at: string) =>
      play({ hero: 'sorceress', at }, { rooms: `${row} ${far}`, minions: 'ogre@3,0' }).legal()
    expect(legal('-1,0')).toContain('cast:seekingBolt')
    expect(legal('-2,0')).not.toContain('cast:seekingBolt')
  },
  divineMight() {
    const table = play({ hero: 'paladin' }, { minions: 'ogre@0,0' }, '4 5 5 4 4 eshield').play(
      'cast:divineMight commit:0 pay',
    )
    expect(table.hero().focus).toBe(3)
    table.play('attack:hammer commit:0')
    expect(table.told('checked')).toMatchObject([{ need: 4 }, { modifier: 2, result: 7 }])
    const idle = play({ hero: 'paladin' }, {}, '4 5').play('cast:divineMight commit:0 pay')
    expect(idle.asked()?.do).toBe('turn')
  },
  magicArrow() {
    const table = play({ hero: 'wizard' }, { minions: 'ogre@2,0' }, '6 5 5 eshield').play(
      'cast:magicArrow commit:0 pay',
    )
    expect(table.told('checked')).toMatchObject([{ need: 6 }])
    expect(table.hero().focus).toBe(6)
    expect(table.state.minions).toMatchObject([{ health: 7 }])
    expect(play({ hero: 'wizard' }, { minions: 'ogre@3,0' }).legal()).not.toContain('cast:magicArrow')
  },
  battleRage() {
    const melee = play({ hero: 'barbarian', focus: 3 }, { minions: 'ogre@0,0' }, '3 4 4 eshield').play(
      'attack:axe boost:battleRage',
    )
    expect(melee.hero().focus).toBe(0)
    expect(melee.play('commit:0').told('checked')).toMatchObject([{ modifier: 3, result: 6 }])
    const hero: Placed = { hero: 'barbarian', has: 'throwingAxes' }
    const missile = play(hero, { minions: 'ogre@1,0' }, '3 4 4 eshield').play('attack:throwingAxes')
    expect(missile.legal()).toContain('boost:battleRage')
    const cast = play({ hero: 'barbarian', has: 'frostNova' }, { minions: 'ogre@0,0' }, '3 eshield')
    expect(cast.play('cast:frostNova').legal()).not.toContain('boost:battleRage')
  },
  shadowWalk() {
    const hero: Placed = { hero: 'rogue', focus: 5 }
    const table = play(hero, { goblins: 'boomy@1,0 pokey@3,0' }, '6 5 5').play(
      'special:shadowWalk commit:0 pay step:1,0 step:2,0 step:3,0 decline',
    )
    expect(table.told('checked')).toMatchObject([{ need: 6 }])
    expect(table.hero()).toMatchObject({ focus: 2, place: cellOf('3,0') })
    table.play('enemy:pokey')
    expect(table.told('died')).toMatchObject([{ enemy: 'pokey' }])
    // Speed 5, whatever was walked before.
    const walked = play({ hero: 'rogue', focus: 5 }, {}, '6 5 5').play(
      'step:1,0 step:0,0 step:1,0 special:shadowWalk commit:0 pay step:2,0 step:3,0 step:2,0 step:1,0 step:0,0',
    )
    expect(walked.asked()?.do).toBe('turn')
    expect(walked.legal().some(word => word.startsWith('step'))).toBe(false)
  },
  stoneStance() {
    const stand = (answer: string) =>
      play({ hero: 'fighter', focus: 5 }, { minions: 'ogre@0,0' }, '3 4 4 e5').play(
        `attack:hammer commit:0 ${answer}`,
      )
    // 5 and the Ogre's 4 against defence 4, or 6.
    expect(stand('decline').hero()).toMatchObject({ health: 2, focus: 5 })
    expect(stand('pay').hero()).toMatchObject({ health: 4, focus: 3 })
    // On the torch face there is nothing to ward off.
    const torch = play({ hero: 'fighter' }, { minions: 'ogre@0,0', torch: 10 }, '3 4 4 etorch')
    expect(torch.play('attack:hammer commit:0').asked()?.do).toBe('turn')
    const hero: Placed = { hero: 'fighter', has: 'crossbow' }
    const missile = play(hero, { minions: 'ogre@1,0' }, '3 4 e5').play('attack:crossbow commit:0')
    expect(missile.asked()?.do).toBe('turn')
  },
  heal() {
    const fallen: Placed = { hero: 'fighter', at: '3,0', health: 0 }
    const table = play({ hero: 'cleric', has: 'dimensionDoor' }, { heroes: [fallen] }, '1 1 3').play(
      'cast:dimensionDoor commit:0 pay target:1',
    )
    expect(table.hero(1).health).toBe(4)
    expect(table.hero(0).focus).toBe(5)
    const far: Placed = { hero: 'fighter', at: '3,0', health: 0 }
    const rooms = `${row} goblinDen@-1,0`
    const reach = play(
      { hero: 'cleric', at: '-1,0', has: 'dimensionDoor' },
      { heroes: [far], rooms },
      '1 1 3',
    )
    reach.play('cast:dimensionDoor commit:0 pay')
    expect(reach.hero(1).health).toBe(0)
  },
  stealth() {
    const table = play({ hero: 'ranger', focus: 5 }, { goblins: 'boomy@1,0', torch: 0 }).play(
      'free:stealth step:1,0',
    )
    expect(table.hero().focus).toBe(3)
    expect(table.legal()).toContain('step:2,0')
    const seen = play({ hero: 'ranger' }, { goblins: 'boomy@1,0' }).play('step:1,0')
    expect(seen.legal()).not.toContain('step:2,0')
    table.play('end end')
    expect(table.state.turn).toMatchObject({ hero: 0, stealth: false })
  },
  dagger() {
    expect(blow({ hero: 'ranger' }, 'dagger', '4 5', 1)).toMatchObject({ modifier: -1, result: 4 })
    expect(blow({ hero: 'rogue' }, 'dagger', '4 5', 1)).toMatchObject({ modifier: -1, result: 4 })
    expect(blow({ hero: 'sorceress' }, 'dagger', '5', 0)).toMatchObject({ modifier: -1, result: 4 })
    expect(blow({ hero: 'wizard' }, 'dagger', '5', 0)).toMatchObject({ modifier: -1, result: 4 })
  },
  hammer() {
    expect(blow({ hero: 'fighter' }, 'hammer', '4 5 5', 1)).toMatchObject({ modifier: 0, result: 5 })
    expect(blow({ hero: 'paladin' }, 'hammer', '4 5 5', 1)).toMatchObject({ modifier: 0, result: 5 })
    expect(blow({ hero: 'cleric' }, 'hammer', '4 5', 1)).toMatchObject({ modifier: 0, result: 5 })
  },
  axe() {
    expect(blow({ hero: 'barbarian' }, 'axe', '4 5 5', 1)).toMatchObject({ modifier: 1, result: 6 })
  },
  research() {
    for (const hero of ['sorceress', 'wizard', 'cleric'] as const) {
      const table = play({ hero, focus: 5 }, {}, 'gust').play('free:research draw equip:0')
      expect(table.hero()).toMatchObject({ focus: 1, spells: ['gust'] })
    }
  },
  healingHands() {
    const near: Placed = { hero: 'fighter', at: '1,0', health: 0 }
    const far: Placed = { hero: 'rogue', at: '2,0', health: 1 }
    const table = play({ hero: 'paladin', focus: 5, health: 3 }, { heroes: [near, far] }).play(
      'free:healingHands',
    )
    expect(table.legal()).toEqual(['target:0', 'target:1'])
    table.play('target:1')
    expect(table.hero(1).health).toBe(2)
    expect(table.hero(0).focus).toBe(3)
  },
  sprint() {
    const table = play({ hero: 'barbarian' }).play('free:sprint step:1,0 step:2,0 step:3,0 step:2,0')
    expect(table.hero()).toMatchObject({ focus: 3, place: cellOf('2,0') })
    expect(table.legal()).not.toContain('step:1,0')
  },
  throwingKnives() {
    const checked = blow({ hero: 'rogue' }, 'throwingKnives', '4 5 5', 1, '1,0')
    expect(checked).toMatchObject({ deed: 'missile', modifier: 0, result: 5 })
    const legal = (at: string) => play({ hero: 'rogue' }, { minions: `ogre@${at}` }).legal()
    expect(legal('2,0')).not.toContain('attack:throwingKnives')
    expect(legal('0,0')).not.toContain('attack:throwingKnives')
  },
  intimidate() {
    const table = play({ hero: 'fighter', focus: 5 }, { goblins: 'boomy@0,0' }).play('free:intimidate')
    expect(table.state.goblins).toMatchObject([{ place: cellOf('1,0') }])
    expect(table.hero().focus).toBe(3)
    expect(table.legal()).not.toContain('free:intimidate')
  },
  bow() {
    const checked = blow({ hero: 'ranger' }, 'bow', '4 5 5', 1, '2,0')
    expect(checked).toMatchObject({ deed: 'missile', modifier: 0, result: 5 })
    expect(play({ hero: 'ranger' }, { minions: 'ogre@3,0' }).legal()).not.toContain('attack:bow')
  },
}

describe('heroes (D2)', () => {
  test.each(prints)('%s does what its sheet says', print => walks[print]())
})
