import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bossSheets } from '../../content/bosses.ts'
import { bosses } from '../../content/ids.ts'
import { openMarkers } from '../../rules/lair/boss-health.ts'
import {
  cellOf,
  type Placed,
  type Position,
  position,
  riggedTable,
  sit,
  type Table,
  wordOfCell,
} from '../../testing/index.ts'

const rooms = 'lairDoor@0,-1 encounter1@1,0 encounter2@2,0 portalChamber@3,0'
const lair = cellOf('lair')
const fighter = (at: string, more: Partial<Placed> = {}): Placed => ({ hero: 'fighter', at, ...more })
const wizard = (at: string, more: Partial<Placed> = {}): Placed => ({ hero: 'wizard', at, ...more })

/** Act 2, on a stretch of the track where nothing happens. */
const fight = (told: Position, words = '') =>
  riggedTable(words, { rooms, boss: 'dragon@lair', torch: 15, ...told })
/** The next end of turn is an enemy space. */
const phase = (told: Position, words = '') => fight({ torch: 17, ...told }, words).play('end')
const walked = (table: Table) => table.told('crept').map(({ to }) => wordOfCell(to))

describe('attacking the boss', () => {
  test('[TE-22.1] from a hero space with any attack, all in range', () => {
    const table = fight({ heroes: [{ hero: 'ranger', at: 'lair:6', has: 'gust fireball' }, wizard('0,0')] })
    expect(table.legal()).toEqual(
      expect.arrayContaining(['attack:dagger', 'attack:bow', 'cast:gust', 'cast:fireball']),
    )
  })

  test('[TE-22.2] in the dungeon like any other enemy: melee in its room, missiles in sight', () => {
    const attacks = (at: string) =>
      fight({ heroes: [{ hero: 'ranger', at }, wizard('0,0')], boss: 'dragon@1,0' })
        .legal()
        .filter(word => word.startsWith('attack'))
    expect(attacks('1,0')).toEqual(['attack:dagger'])
    expect(attacks('3,0')).toEqual(['attack:bow'])
    expect(attacks('0,-1')).toEqual([])
    expect(attacks('lair:1')).toEqual([])
  })

  test('[TE-22.3] melee and missile against its defence, spells not', () => {
    const melee = fight({ heroes: [fighter('lair:1'), wizard('0,0')] }, '5 4 4 e2').play(
      'attack:hammer commit:0',
    )
    expect(melee.told('checked')).toMatchObject([{ result: 5, need: 5, success: false }])
    expect(melee.told('wounded')).toEqual([])
    const spell = fight({ heroes: [wizard('lair:1'), fighter('0,0')] }, '6 4 4 e2').play(
      'cast:magicArrow commit:0 pay',
    )
    expect(spell.told('wounded')).toMatchObject([{ points: 2 }])
  })

  test('[TE-22.4] one marker per hero, each on its own way from 8 to 0', () => {
    for (const heroes of [
      ['fighter', 'wizard'],
      ['fighter', 'wizard', 'rogue'],
      ['fighter', 'wizard', 'rogue', 'cleric'],
    ] as const) {
      const placed = heroes.map((hero): Placed => ({ hero, at: '0,-1' }))
      const table = riggedTable('', {
        heroes: placed,
        rooms,
        slain: heroes.length,
        options: { boss: 'hydra' },
      }).play('enter')
      expect(table.state.boss?.markers).toEqual(heroes.map(() => 8))
    }
    const low = fight({ heroes: [fighter('lair:1'), wizard('0,0')], markers: [1, 8], sealed: 1 }, '6 5 5 e2')
    low.play('attack:hammer commit:0 marker:0')
    expect(low.state.boss?.markers).toEqual([0, 8])
    expect(low.state.result).toBeUndefined()
  })

  test('[TE-22.5] the player splits damage freely over the markers', () => {
    const three = () =>
      fight(
        {
          heroes: [fighter('lair:1', { focus: 0 }), wizard('0,0'), { hero: 'rogue' }],
          markers: [8, 7, 6],
          sealed: 2,
        },
        '6 2 5 e2',
      ).play('attack:hammer commit:0+1')
    expect(three().play('marker:2 marker:1 marker:0').state.boss?.markers).toEqual([7, 6, 5])
    expect(three().play('marker:2 marker:2 marker:0').state.boss?.markers).toEqual([7, 7, 4])
  })

  test('[TE-22.6] no marker onto or past a seal space without its seal; what is left is lost', () => {
    // The Spider Queen's seals are on 7 and 4; space 3 changes no check.
    const table = fight(
      { heroes: [fighter('lair:3', { focus: 0 }), wizard('0,0')], boss: 'spiderQueen@lair', markers: [8, 8] },
      '6 2 2 e2',
    ).play('attack:hammer commit:0+1+2')
    expect(table.state.boss?.markers).toEqual([8, 8])
    expect(table.told('warded')).toMatchObject([{ points: 5, why: 'TE-22.6' }])
    // The higher one covered, the lower one still stands.
    const second = fight(
      {
        heroes: [fighter('lair:3', { focus: 0 }), wizard('0,0')],
        boss: 'spiderQueen@lair',
        markers: [6, 5],
        sealed: 1,
      },
      '6 2 2 e2',
    ).play('attack:hammer commit:0+1+2')
    expect(second.state.boss?.markers).toEqual([5, 5])
    expect(second.told('warded')).toMatchObject([{ points: 4 }])
  })

  test('[TE-22.7] a split is legal exactly if no marker meets a seal and the boss takes all it can', () => {
    const law = fc.property(
      fc.constantFrom(...bosses),
      fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 1, max: 7 }),
      (card, markers, covered, damage) => {
        if (markers.every(health => health === 0)) return
        const seals = bossSheets[card].seals
        const sealed = Math.min(covered, seals.length)
        const open = seals.slice(sealed)
        // A second reading: how far down a marker may go.
        const room = markers.map(health => {
          const wall = Math.max(-1, ...open.filter(space => space < health))
          return health - wall - 1
        })
        const total = Math.min(
          damage,
          room.reduce((sum, each) => sum + each, 0),
        )
        const wanted = new Set<string>()
        const split = (at: number, left: number, now: number[]): void => {
          if (at === markers.length) {
            if (left === 0) wanted.add(now.toSorted().join())
            return
          }
          for (let take = 0; take <= Math.min(left, room[at] ?? 0); take++)
            split(at + 1, left - take, [...now, (markers[at] ?? 0) - take])
        }
        split(0, total, [])
        // What the engine lets a player reach, a point at a time; equal markers are one.
        let reached = new Set([markers.toSorted().join()])
        for (let point = 0; point < damage; point++) {
          const next = new Set<string>()
          for (const now of reached) {
            const values = now.split(',').map(Number)
            const choices = openMarkers({ card, place: lair, markers: values, sealed })
            if (choices.length === 0) next.add(now)
            for (const at of choices)
              next.add(
                values
                  .with(at, (values[at] ?? 0) - 1)
                  .toSorted()
                  .join(),
              )
          }
          reached = next
        }
        expect([...reached].toSorted()).toEqual([...wanted].toSorted())
      },
    )
    fc.assert(law, { numRuns: 200 })
  })
})

describe('seals', () => {
  const heroes = [fighter('3,0', { focus: 4 }), wizard('3,0')]

  test('[TE-22.8] a seal goes to the highest open seal space when the boss comes into its room, also in passing', () => {
    const table = fight({ heroes, boss: 'spiderQueen@0,0', seals: '0,0 1,0 2,0' }).play('taunt')
    expect(walked(table)).toEqual(['1,0', '2,0', '3,0'])
    expect(table.told('sealed').map(({ cell, space }) => `${wordOfCell(cell)} ${space}`)).toEqual([
      '1,0 7',
      '2,0 4',
    ])
    expect(table.state.seals).toEqual([cellOf('0,0')])
    expect(table.state.boss?.sealed).toBe(2)
  })

  test('[TE-22.9] once all its spaces are covered seals stay where they are', () => {
    const table = fight({ heroes, boss: 'hydra@0,0', seals: '1,0 2,0' }).play('taunt')
    expect(table.told('sealed')).toMatchObject([{ space: 6 }])
    expect(table.state.seals).toEqual([cellOf('2,0')])
    expect(table.state.boss?.sealed).toBe(1)
  })

  test('[TE-22.10] whatever moves it: its own action, Taunt, a hero’s effect', () => {
    const own = phase({ heroes, boss: 'hydra@0,0', seals: '1,0' })
    expect(own.told('sealed')).toMatchObject([{ space: 6, why: 'TE-22.8' }])
    const horn = fight({
      heroes: [fighter('0,0', { has: 'warHorn' }), wizard('3,0')],
      boss: 'hydra@2,0',
      seals: '1,0 3,0',
    }).play('free:warHorn enemy:hydra path:1,0 decline')
    expect(horn.told('sealed')).toHaveLength(1)
    expect(horn.state.seals).toEqual([cellOf('3,0')])
  })

  test('[TE-22.10] a boss put back into its lair enters no room on the way', () => {
    const table = fight(
      {
        heroes: [fighter('1,0', { focus: 0 }), wizard('3,0')],
        boss: 'stoneColossus@1,0',
        seals: '0,0 0,-1',
        torch: 16,
      },
      '3 4 4 etorch',
    ).play('attack:hammer commit:0')
    expect(table.state.boss?.place).toBe(lair)
    expect(table.told('sealed')).toEqual([])
    expect(table.told('toLair')).toHaveLength(1)
  })

  test('[TE-22.8] [TE-22.9] laws: seals are only ever moved from rooms to open spaces', () => {
    const law = fc.property(
      fc.constantFrom(...bosses),
      fc.subarray(['0,0', '0,-1', '1,0', '2,0', '3,0']),
      fc.array(fc.constantFrom('3,0', '0,0', '1,0'), { minLength: 1, maxLength: 4 }),
      (boss, seals, tour) => {
        const state = position({ heroes, rooms, boss: `${boss}@lair`, seals: seals.join(' '), torch: 15 })
        const table = sit(state)
        if (seals.length === 0) state.seals = []
        for (const at of tour) {
          const hero = table.hero(0)
          hero.place = cellOf(at)
          hero.focus = 4
          while (table.legal().includes('taunt')) table.play('taunt')
        }
        const spaces = table.told('sealed').map(({ space }) => space)
        expect(spaces).toEqual(bossSheets[boss].seals.slice(0, spaces.length))
        expect(state.boss?.sealed).toBe(spaces.length)
        expect(state.seals.length + spaces.length).toBe(seals.length)
        for (const { cell } of table.told('sealed')) expect(seals).toContain(wordOfCell(cell))
      },
    )
    fc.assert(law, { numRuns: 60 })
  })
})

describe('the boss on its way', () => {
  test('[TE-22.11] nobody on the sheet: it comes out after the nearest hero', () => {
    const table = phase({ heroes: [fighter('1,0', { health: 7 }), wizard('3,0')] })
    expect(walked(table)).toEqual(['0,-1', '0,0', '1,0'])
    // Inferno reaches both.
    expect(table.told('strikes')).toMatchObject([{ enemy: 'dragon', heroes: ['fighter', 'wizard'] }])
    const home = phase({ heroes: [fighter('lair:1'), wizard('1,0')] })
    expect(walked(home)).toEqual([])
    expect(home.told('strikes')).toMatchObject([{ heroes: ['fighter'] }])
  })

  test('[TE-22.12] leaving costs it a room of its Speed; only the conscious keep it in', () => {
    const slow = phase({ heroes: [fighter('1,0'), wizard('3,0')], boss: 'hydra@lair' })
    expect(walked(slow)).toEqual(['0,-1', '0,0'])
    const lying = phase(
      { heroes: [fighter('1,0'), wizard('lair:1', { health: 0 })], boss: 'hydra@lair' },
      'boomy',
    )
    expect(walked(lying)).toEqual(['0,-1', '0,0'])
  })

  test('[TE-22.13] outside, it goes back when its nearest hero is on the sheet', () => {
    const table = phase({ heroes: [fighter('lair:1', { health: 7 }), wizard('3,0')], boss: 'hydra@0,0' })
    expect(walked(table)).toEqual(['0,-1', 'lair'])
    expect(table.hero(0).health).toBe(4)
    const away = phase({ heroes: [fighter('lair:1'), wizard('1,0')], boss: 'hydra@0,0' })
    expect(walked(away)).toEqual(['1,0'])
  })

  test('[TE-22.14] Taunt: towards the taunter only, past all others, as far as its Speed, without an attack', () => {
    const table = fight({
      heroes: [fighter('3,0', { focus: 5 }), wizard('1,0')],
      boss: 'dragon@0,0',
      goblins: 'boomy@2,0',
    }).play('taunt')
    expect(walked(table)).toEqual(['1,0', '2,0', '3,0'])
    expect(table.hero(0).focus).toBe(3)
    expect(table.told('hurt')).toEqual([])
    expect(table.told('strikes')).toEqual([])
    const twice = fight({ heroes: [fighter('3,0', { focus: 4 }), wizard('1,0')], boss: 'lich@0,-1' }).play(
      'taunt taunt',
    )
    expect(walked(twice)).toEqual(['0,0', '1,0', '2,0', '3,0'])
    expect(twice.hero(0).focus).toBe(0)
  })

  test('[TE-22.14] of several shortest ways the player chooses', () => {
    const table = fight({
      heroes: [fighter('1,1'), wizard('1,0')],
      rooms: 'lairDoor@0,-1 encounter1@1,0 encounter2@0,1 portalChamber@1,1',
      boss: 'dragon@0,0',
    }).play('taunt')
    expect(table.legal()).toEqual(['path:1,0', 'path:0,1'])
    table.play('path:0,1')
    expect(walked(table)).toEqual(['0,1', '1,1'])
  })

  test('[TE-22.15] no Taunt with the boss in one’s own room; it stops on arriving', () => {
    const table = fight({ heroes: [fighter('1,0', { focus: 5 }), wizard('3,0')], boss: 'demonLord@0,0' })
    table.play('taunt')
    expect(walked(table)).toEqual(['1,0'])
    expect(table.legal()).not.toContain('taunt')
    const both = fight({ heroes: [fighter('lair:1'), wizard('lair:2')] })
    expect(both.legal()).not.toContain('taunt')
    const lured = fight({ heroes: [fighter('lair:1', { focus: 2 }), wizard('1,0')], boss: 'dragon@0,0' })
    expect(walked(lured.play('taunt'))).toEqual(['0,-1', 'lair'])
  })

  test('[TE-22.16] its health gain goes to the lowest marker above 0, up to 8, over seals', () => {
    const regrow = (markers: readonly number[], boss = 'hydra') =>
      fight(
        {
          heroes: [fighter('lair:4', { focus: 0 }), wizard('0,0'), { hero: 'rogue' }],
          boss: `${boss}@lair`,
          markers,
          torch: 8,
        },
        '3 4 4 etorch',
      ).play('attack:hammer commit:0').state.boss?.markers
    expect(regrow([0, 3, 6])).toEqual([0, 5, 6])
    expect(regrow([8, 7, 8])).toEqual([8, 8, 8])
    expect(regrow([8, 8, 8])).toEqual([8, 8, 8])
    // The Lich gains 1 only.
    expect(regrow([0, 1, 6], 'lich')).toEqual([0, 2, 6])
  })

  test('[TE-22.17] moved by a hero it may leave or enter the sheet, attacks nobody and stops nobody', () => {
    const out = fight({ heroes: [fighter('lair:1', { has: 'none warHorn' }), wizard('0,-1')] }).play(
      'free:warHorn enemy:dragon path:0,-1 path:0,0',
    )
    expect(out.state.boss?.place).toBe(cellOf('0,0'))
    expect(out.told('hurt')).toEqual([])
    const onto = fight({
      heroes: [fighter('0,0', { has: 'warHorn' }), wizard('lair:2')],
      goblins: 'stabby@0,-1',
    }).play('free:warHorn enemy:stabby path:lair')
    expect(onto.state.goblins).toMatchObject([{ place: lair }])
    const here = fight({ heroes: [fighter('0,0', { has: 'warHorn' }), wizard('3,0')], goblins: 'stabby@1,0' })
    here.play('free:warHorn enemy:stabby path:0,0 decline')
    expect(here.state.turn.stopped).toBe(false)
    expect(here.legal()).toContain('step:1,0')
  })
})

describe('its counter-attack and the torch of Act 2', () => {
  /** Result 3 or less hurts nobody. */
  const miss = (boss: string, hero: Placed, attack: string, die: string, told: Position = {}) =>
    fight(
      { heroes: [hero, wizard('3,0')], boss: `${boss}@lair`, ...told },
      `${hero.hero === 'fighter' || hero.hero === 'wizard' ? '1 1 1' : '1 1'} ${die}`,
    ).play(`${attack} commit:0`)

  test('[TE-23.1] with its own modifier for each attack type', () => {
    const blow = (attack: string) => {
      const heroes = [{ hero: 'ranger', at: 'lair:1', has: 'none crossbow' } as const, wizard('0,0')]
      const dice = attack === 'attack:dagger' ? '1 1' : '1 1 1'
      const table = fight({ heroes, boss: 'hydra@lair' }, `${dice} e5`).play(`${attack} commit:0`)
      return table.told('countered')[0]
    }
    expect(blow('attack:dagger')).toMatchObject({ modifier: 4, defence: 3, damage: 6 })
    expect(blow('attack:crossbow')).toMatchObject({ modifier: 2, damage: 4 })
    const spell = fight({ heroes: [wizard('lair:4'), fighter('0,0')], boss: 'hydra@lair' }, '1 1 1 e5').play(
      'cast:magicArrow commit:0',
    )
    expect(spell.told('countered')).toMatchObject([{ modifier: 1, defence: 4, damage: 2 }])
  })

  test('[TE-23.2] [TE-23.3] a printed loss instead of a modifier, on any face, after the attack', () => {
    const faces = [
      ['e5', 1],
      ['eshield', 0],
      ['e2', 0],
    ] as const
    for (const [face, damage] of faces) {
      const table = miss('lich', wizard('lair:3', { focus: 6 }), 'cast:magicArrow', face)
      expect(table.hero(0).focus).toBe(3)
      expect(table.told('countered')).toMatchObject([{ modifier: 0, damage }])
      const order = table.events
        .map(({ type }) => type)
        .filter(type => /^(checked|drained|countered)$/.test(type))
      expect(order).toEqual(['checked', 'drained', 'countered'])
    }
    const health = miss('demonLord', wizard('lair:3', { health: 5 }), 'cast:magicArrow', 'e5')
    // 2 printed, and 5 against defence 4.
    expect(health.hero(0).health).toBe(2)
    const melee = miss('lich', fighter('lair:3', { focus: 3 }), 'attack:hammer', 'e2')
    expect(melee.told('drained')).toEqual([])
  })

  test('[TE-23.3] only if the boss is the one that strikes back', () => {
    const table = fight(
      {
        heroes: [wizard('lair:3', { focus: 8, has: 'tempestOfArrows' }), fighter('3,0')],
        boss: 'lich@lair',
        goblins: 'boomy@lair',
      },
      '1 1 1 etorch',
    ).play('cast:tempestOfArrows enemy:lich commit:0')
    expect(table.legal()).toEqual(['enemy:lich', 'enemy:boomy'])
    table.play('enemy:boomy')
    expect(table.told('drained')).toEqual([])
    expect(table.told('bossTorch')).toEqual([])
    // A sleeping boss that cannot see the hero does nothing either.
    const corner = fight(
      { heroes: [wizard('1,0', { focus: 8, has: 'fireball' }), fighter('3,0')], boss: 'lich@0,-1' },
      '1 1 1',
    ).play('cast:fireball commit:0')
    expect(corner.told('drained')).toEqual([])
  })

  test('[TE-23.4] the torch face: what is printed first, then the torch and what its track brings', () => {
    const table = miss('dragon', fighter('lair:1', { focus: 0 }), 'attack:hammer', 'etorch', { torch: 17 })
    const order = table.events
      .map(({ type }) => type)
      .filter(type => /^(bossTorch|hurt|torch|phase)$/.test(type))
    expect(order).toEqual(['bossTorch', 'hurt', 'torch', 'phase', 'hurt'])
    expect(table.hero(0).health).toBe(3)
    expect(table.state.torch).toBe(18)
    expect(table.told('countered')).toMatchObject([{ damage: 0 }])
  })

  test('[TE-23.5] a goblin’s torch face only moves the torch', () => {
    const table = fight(
      { heroes: [fighter('lair:1', { focus: 0 }), wizard('3,0')], goblins: 'pokey@lair' },
      '3 4 4 etorch',
    ).play('attack:hammer enemy:pokey commit:0')
    expect(table.told('bossTorch')).toEqual([])
    expect(table.hero(0).health).toBe(7)
    expect(table.state.torch).toBe(16)
  })

  test('[TE-23.6] one space for each turn and torch face; enemies, goblins and the skull as in Act 1', () => {
    const heroes = ['fighter', 'wizard'] as const
    expect(fight({ heroes }).play('end').state.torch).toBe(16)
    const enemies = phase({ heroes: [fighter('1,0'), wizard('1,0')], goblins: 'stabby@3,0' })
    expect(enemies.told('phase')).toMatchObject([{ enemies: ['stabby', 'dragon'], why: 'TE-23.6' }])
    const goblin = fight({ heroes, torch: 18 }, 'brawny').play('end')
    expect(goblin.told('goblin')).toMatchObject([{ goblin: 'brawny', place: cellOf('0,0') }])
    expect(fight({ heroes, torch: 29 }).play('end').state.result).toEqual({ won: false, why: 'TE-3.3' })
    const four = 'boomy@3,0 stabby@3,0 shooty@3,0 pokey@3,0'
    expect(fight({ heroes, torch: 18, goblins: four }).play('end').state.result?.why).toBe('TE-3.2')
  })

  test('[TE-23.7] nothing reaches from the lair to its door, nor back', () => {
    const out = phase({ heroes: [fighter('lair:1'), wizard('0,-1')], goblins: 'shooty@lair' })
    expect(out.told('strikes')).toMatchObject([
      { enemy: 'shooty', heroes: ['fighter'] },
      { enemy: 'dragon', heroes: ['fighter'] },
    ])
    expect(out.hero(1).health).toBe(5)
    const into = phase({
      heroes: [fighter('0,-1'), wizard('lair:1'), 'rogue@0,-1'],
      boss: 'dragon@0,-1',
    })
    expect(into.told('strikes')).toMatchObject([{ heroes: ['fighter', 'rogue'] }])
    expect(into.hero(1).health).toBe(5)
  })

  test('[TE-23.8] a boss in its lair is attacked from the sheet only', () => {
    const hero = { hero: 'ranger', at: '0,-1', has: 'fireball' } as const
    const legal = fight({ heroes: [hero, wizard('3,0')] }).legal()
    expect(legal.some(word => /^(attack|cast)/.test(word))).toBe(false)
    expect(legal).toContain('enter')
  })

  test('[TE-23.9] the loss first; whoever falls to it takes no damage, but the torch face is carried out', () => {
    const hero = wizard('lair:3', { health: 2 })
    const hit = miss('demonLord', hero, 'cast:magicArrow', 'e5')
    expect(hit.told('hurt')).toMatchObject([{ amount: 2, health: 0 }])
    expect(hit.told('countered')).toMatchObject([{ damage: 0 }])
    expect(hit.state).toMatchObject({ torch: 16, turn: { hero: 1 } })
    const torch = fight(
      { heroes: [hero, wizard('3,0', { hero: 'fighter' })], boss: 'demonLord@lair' },
      '1 1 1 etorch stabby',
    ).play('cast:magicArrow commit:0')
    expect(torch.told('bossTorch')).toHaveLength(1)
    expect(torch.told('goblin')).toMatchObject([{ goblin: 'stabby', place: cellOf('0,0') }])
    // The torch face and the end of the turn.
    expect(torch.state.torch).toBe(17)
  })
})
