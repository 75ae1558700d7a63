import { describe, expect, test } from 'vitest'
import { goblinCards } from '../../content/goblins.ts'
import { type Goblin, goblins, type Minion, minions } from '../../content/ids.ts'
import { minionCards } from '../../content/minions.ts'
import { cellOf, type Placed, type Position, riggedTable } from '../../testing/index.ts'

const row = 'encounter1@1,0 encounter2@2,0 portalChamber@3,0'
const west = 'goblinDen@-1,0 guardPost@-2,0 mirrorGate@-3,0'

/** The enemies act at the end of the first hero's turn. */
const phase = (told: Position, words = '') =>
  riggedTable(words, { rooms: `${row} ${west}`, torch: 9, ...told }).play('end')

/** Heroes at 0, 1, 2 and 3 rooms from the Entrance; what an attack from there costs them. */
const party: readonly Placed[] = [
  { hero: 'paladin', at: '0,0', focus: 5 },
  { hero: 'ranger', at: '1,0', focus: 5 },
  { hero: 'cleric', at: '2,0', focus: 5 },
  { hero: 'fighter', at: '3,0', focus: 5 },
]
function losses(told: Position, words = ''): number[][] {
  const table = phase({ heroes: party, ...told }, words)
  const full = [8, 7, 6, 7]
  return table.state.heroes.map(({ health, focus }, i) => [(full[i] ?? 0) - health, 5 - focus])
}
/** From the far west towards a lone hero in the east: how many rooms it walks. */
const steps = (told: Position, words = '') =>
  phase(
    {
      heroes: ['fighter@3,0', 'wizard@3,0'],
      ...told,
    },
    words,
  ).told('crept').length

/** Kills it with a 6 of a fighter at its side and takes what is offered. */
function kill(goblin: Goblin, told: Position = {}) {
  const hero: Placed = { hero: 'fighter', health: 2, focus: 0, has: 'greatAxe' }
  const table = riggedTable('6 5 4 e2', {
    heroes: [hero, 'wizard'],
    rooms: row,
    goblins: `${goblin}@0,0#3`,
    torch: 11,
    ...told,
  }).play('attack:greatAxe commit:0')
  expect(table.told('died')).toMatchObject([{ enemy: goblin, why: 'TE-14.1' }])
  expect(table.state).toMatchObject({ goblins: [], goblinDiscards: [goblin] })
  return table
}

const attacks: Record<Goblin, () => void> = {
  boomy() {
    expect(losses({ goblins: 'boomy@0,0' })).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
      [0, 0],
    ])
  },
  stabby() {
    expect(losses({ goblins: 'stabby@0,0' })).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(losses({ goblins: 'stabby@0,0 sneaky@-3,0#4' })[0]).toEqual([3, 3])
  },
  shooty() {
    expect(losses({ goblins: 'shooty@0,0' })).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [0, 0],
    ])
  },
  pokey() {
    expect(losses({ goblins: 'pokey@0,0' })).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ])
    expect(losses({ goblins: 'pokey@0,0 brawny@-3,0#4' })).toEqual([
      [2, 0],
      [2, 0],
      [0, 0],
      [0, 0],
    ])
  },
  brawny() {
    expect(losses({ goblins: 'brawny@0,0' })).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  },
  sneaky() {
    expect(losses({ goblins: 'sneaky@0,0' })).toEqual([
      [0, 3],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  },
}

const rewards: Record<Goblin, () => void> = {
  boomy() {
    const table = kill('boomy').next('gust')
    expect(table.legal()).toEqual(['option:0', 'option:1', 'decline'])
    expect(table.play('option:1 draw equip:0').hero().spells).toEqual(['gust'])
  },
  stabby() {
    expect(kill('stabby').play('option:1').hero().health).toBe(5)
    const loot = kill('stabby').next('warHorn').play('option:0 draw equip:0')
    expect(loot.hero()).toMatchObject({ health: 2, trinkets: ['warHorn'] })
  },
  shooty() {
    // 1 from the unused 4 before.
    expect(kill('shooty').play('option:1').hero().focus).toBe(5)
    expect(kill('shooty').play('decline').hero().focus).toBe(1)
  },
  pokey() {
    const table = kill('pokey', { facedown: 'A@0,1 A@0,-1', deck: [9, 0, 0] }).next('warHorn leverHall')
    table.play('draw equip:0')
    expect(table.legal()).toEqual(['flip:0,-1', 'flip:0,1', 'decline'])
    table.play('flip:0,1')
    expect(table.told('flipped')).toHaveLength(1)
    expect(table.hero()).toMatchObject({ trinkets: ['warHorn'], place: cellOf('0,0') })
  },
  brawny() {
    const table = kill('brawny').next('warHorn gust').play('draw equip:0 draw equip:0')
    expect(table.hero()).toMatchObject({ trinkets: ['warHorn'], spells: ['gust'] })
    const second = kill('brawny').next('gust').play('decline draw equip:0')
    expect(second.hero()).toMatchObject({ trinkets: [], spells: ['gust'] })
  },
  sneaky() {
    expect(kill('sneaky').play('option:1').state.torch).toBe(10)
    expect(kill('sneaky').next('gust').play('option:0 draw equip:0').hero().spells).toEqual(['gust'])
  },
}

describe('goblins (D5)', () => {
  test.each(goblins)('%s attacks as its row says', goblin => attacks[goblin]())
  test.each(goblins)('%s walks as far as its Speed', goblin => {
    const { speed } = goblinCards[goblin]
    expect(steps({ goblins: `${goblin}@-3,0` })).toBe(speed)
  })
  test.each(goblins)('%s is rewarded as its row says', goblin => rewards[goblin]())

  test.each(goblins)(
    '%s needs more than its defence, and strikes back with the number of goblins',
    goblin => {
      const { defence } = goblinCards[goblin]
      const other = goblin === 'boomy' ? 'stabby' : 'boomy'
      const table = riggedTable(defence > 6 ? '6 4 4 e3' : `${defence - 1} 6 6 e3`, {
        heroes: [{ hero: 'barbarian', focus: 0, health: 8 }, 'wizard'],
        rooms: row,
        goblins: `${goblin}@0,0 ${other}@3,0`,
        torch: 11,
      }).play('attack:axe commit:0')
      // A result equal to the defence is a miss.
      expect(table.told('checked')).toMatchObject([{ result: defence, need: defence, success: false }])
      // 3 and two goblins against defence 2.
      expect(table.told('countered')).toMatchObject([{ enemy: goblin, modifier: 2, damage: 3 }])
    },
  )

  test.each(goblins)('%s can be drawn', goblin => {
    const table = riggedTable(goblin, { torch: 11 }).play('end')
    expect(table.told('goblin')).toMatchObject([{ goblin, slot: 1 }])
  })
})

const blows: Record<Minion, () => void> = {
  troll() {
    const table = phase({ heroes: party, minions: 'troll@0,0' }, 'boomy')
    expect(table.hero(0).health).toBe(7)
    expect(table.state.goblins).toMatchObject([{ card: 'boomy', place: cellOf('0,0') }])
  },
  skeleton() {
    expect(losses({ minions: 'skeleton@0,0' })).toEqual([
      [2, 3],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  },
  dungeonCrawler() {
    expect(losses({ minions: 'dungeonCrawler@0,0' })).toEqual([
      [2, 2],
      [2, 2],
      [0, 0],
      [0, 0],
    ])
  },
  troglodyte() {
    expect(losses({ minions: 'troglodyte@0,0' })).toEqual([
      [2, 2],
      [2, 2],
      [0, 0],
      [0, 0],
    ])
  },
  minotaur() {
    expect(losses({ minions: 'minotaur@0,0' })).toEqual([
      [3, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  },
  gelatinousOoze() {
    const heroes = [{ hero: 'paladin', has: 'greatAxe' } as const, ...party.slice(1)]
    const table = phase({ heroes, minions: 'gelatinousOoze@0,0' })
    expect(table.hero(0)).toMatchObject({ health: 7, hands: ['none', 'none'] })
    expect(table.state.lootRow).toEqual(['greatAxe'])
  },
  wraith() {
    expect(losses({ minions: 'wraith@0,0' })).toEqual([
      [1, 3],
      [1, 3],
      [0, 0],
      [0, 0],
    ])
  },
  ogre() {
    expect(losses({ minions: 'ogre@0,0' })).toEqual([
      [3, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  },
}

describe('minions (D6)', () => {
  test.each(minions)('%s attacks as its row says', minion => blows[minion]())
  test.each(minions)('%s walks as far as its Speed', minion => {
    expect(steps({ minions: `${minion}@-3,0` })).toBe(minionCards[minion].speed)
  })

  test.each(minions)(
    '%s: drawn with full health; defence and counters against melee, missile, spell',
    minion => {
      const { health, defence, guard, counter } = minionCards[minion]
      const drawn = riggedTable(`encounter1 ${minion}`, { facedown: 'B@1,0 A@0,1', deck: [9, 0, 0] }).play(
        'flip:1,0',
      )
      expect(drawn.state.minions).toEqual([{ card: minion, health, place: cellOf('1,0') }])
      const against = (hero: Placed, at: string, action: string, dice: string) =>
        riggedTable(`${dice} eshield`, {
          heroes: [hero, 'wizard'],
          rooms: row,
          minions: `${minion}@${at}`,
          torch: 11,
        }).play(`${action} commit:0`)
      const melee = against({ hero: 'paladin', focus: 0 }, '0,0', 'attack:hammer', '3 4 4')
      const missile = against({ hero: 'ranger', focus: 0 }, '1,0', 'attack:bow', '3 4 4')
      const spell = against({ hero: 'cleric', focus: 0, has: 'fireball' }, '1,0', 'cast:fireball', '3 4 4')
      expect(melee.told('checked')[0]?.need).toBe(defence + (guard?.by ?? 0))
      expect(missile.told('checked')[0]?.need).toBe(defence)
      // The shield: damage is the modifier.
      expect([melee, missile, spell].map(table => table.told('countered')[0]?.damage)).toEqual([
        counter.melee,
        counter.other,
        counter.other,
      ])
    },
  )

  test.each(minions)('%s dies at 0: two cards, then the torch by 6', minion => {
    const table = riggedTable('6 2 4 e2 warHorn gust', {
      heroes: [{ hero: 'barbarian', focus: 0 }, 'wizard'],
      minions: `${minion}@0,0:1`,
      torch: 15,
    }).play('attack:axe commit:0+1 option:0 draw equip:0 option:1 draw equip:0')
    expect(table.hero()).toMatchObject({ trinkets: ['warHorn'], spells: ['gust'] })
    expect(table.state).toMatchObject({ minions: [], slain: 1, torch: 9 })
  })
})
