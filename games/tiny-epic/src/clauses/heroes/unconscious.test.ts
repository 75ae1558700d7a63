import { describe, expect, test } from 'vitest'
import { riggedTable, tableAt } from '../../testing/index.ts'

/** The torch goes from 9 to 10, where enemies act, in both acts; from 10 to 11 nothing happens. */
const loud = { torch: 9 }
const quiet = { torch: 10 }

describe('a hero at 0 health', () => {
  test('[TE-15.1] lies in its room and keeps focus and cards', () => {
    const table = tableAt({
      heroes: ['wizard', { hero: 'fighter', at: '1,0', health: 1, focus: 3, has: 'greatAxe fireball' }],
      rooms: 'encounter1@1,0',
      goblins: 'stabby@1,0',
      ...loud,
    })
    const { place } = table.hero(1)
    table.play('end')
    expect(table.told('fell')).toMatchObject([{ hero: 'fighter', why: 'TE-15.1' }])
    // It is this hero's turn now, and it has rested: what it had before is still there.
    expect(table.told('hurt')).toMatchObject([{ hero: 'fighter', health: 0 }])
    expect(table.told('rested')).toMatchObject([{ hero: 'fighter', health: 3, focus: 5 }])
    expect(table.hero(1)).toMatchObject({ place, hands: ['greatAxe', 'none'], spells: ['fireball'] })
    expect(table.told('discarded')).toEqual([])
  })

  test('[TE-15.2] is neither hit, nor hunted, nor does it stop an enemy', () => {
    const table = tableAt({
      heroes: ['fighter@3,0', { hero: 'wizard', at: '1,0', health: 0, focus: 4 }],
      rooms: 'encounter1@1,0 encounter2@2,0 portalChamber@3,0',
      minions: 'minotaur@0,0',
      ...loud,
    }).play('end')
    expect(table.told('hunts')).toMatchObject([{ enemy: 'minotaur', hero: 'fighter' }])
    expect(table.told('crept')).toHaveLength(3)
    expect(table.told('strikes')).toMatchObject([{ heroes: ['fighter'] }])
    expect(table.hero(0).health).toBe(4)
    expect(table.told('hurt')).toHaveLength(1)
  })

  test('[TE-15.2] in the room of an enemy it takes nothing while its neighbour does', () => {
    const table = tableAt({
      heroes: ['fighter', { hero: 'wizard', focus: 8 }, { hero: 'rogue', health: 0, focus: 5 }],
      minions: 'skeleton@0,0',
      ...loud,
    }).play('end')
    expect(table.state.heroes.map(({ health, focus }) => [health, focus])).toEqual([
      [5, 2],
      [3, 5],
      [0, 5],
    ])
  })

  test('[TE-15.3] must rest at the start of its turn: health 3, focus +5, and that was its heroic action', () => {
    const table = tableAt({ heroes: ['fighter', { hero: 'wizard', health: 0, focus: 1 }], ...quiet }).play(
      'end',
    )
    expect(table.state.turn).toMatchObject({ hero: 1, acted: true })
    expect(table.hero()).toMatchObject({ health: 3, focus: 6 })
    expect(table.told('rested')).toMatchObject([{ hero: 'wizard', forced: true, why: 'TE-15.3' }])
    expect(table.legal()).not.toContain('rest')
    expect(table.legal().some(word => word.startsWith('cast'))).toBe(false)
  })

  test('[TE-15.3] its focus stops at its most, and whoever is awake is not made to rest', () => {
    const table = tableAt({
      heroes: ['fighter', { hero: 'wizard', health: 0, focus: 5 }, { hero: 'rogue', health: 1 }],
      ...quiet,
    }).play('end')
    expect(table.hero(1)).toMatchObject({ health: 3, focus: 8 })
    table.play('end')
    expect(table.hero(2)).toMatchObject({ hero: 'rogue', health: 1 })
    expect(table.legal()).toContain('rest')
    expect(table.told('rested')).toHaveLength(1)
  })

  test('[TE-15.4] may then move and act freely, which a rest of one’s own will does not allow', () => {
    const rooms = 'encounter1@1,0 encounter2@2,0'
    const forced = tableAt({ heroes: ['fighter', { hero: 'wizard', health: 0, focus: 1 }], rooms, ...quiet })
    forced.play('end')
    expect(forced.legal()).toEqual(expect.arrayContaining(['step:1,0', 'free:research']))
    forced.play('step:1,0 step:2,0')
    expect(forced.hero().place).toBe(26)
    const own = tableAt({ heroes: [{ hero: 'wizard', health: 1, focus: 1 }, 'fighter'], rooms }).play('rest')
    expect(own.hero()).toMatchObject({ health: 4, focus: 6 })
    expect(own.legal()).not.toContain('step:1,0')
    expect(own.legal()).toContain('free:research')
  })

  test('[TE-15.5] may change dice in that turn', () => {
    const table = riggedTable('3 3 4', {
      heroes: ['fighter', { hero: 'rogue', health: 0, focus: 0 }],
      rooms: 'spikedPit@1,0',
      ...quiet,
    }).play('end step:1,0')
    expect(table.legal()).toContain('change:2+')
    table.play('change:2+ commit:2')
    expect(table.told('checked')).toMatchObject([{ result: 5, success: true }])
    // 5 from resting, 2 paid, 1 each from the two unused 3s.
    expect(table.hero()).toMatchObject({ health: 3, focus: 5 })
  })

  test('[TE-15.6] alone with an enemy its turn is over after the rest', () => {
    const fallen = { hero: 'wizard', at: '1,0', health: 0, focus: 0 } as const
    const rooms = 'encounter1@1,0'
    const goblins = 'boomy@1,0'
    const alone = tableAt({ heroes: ['fighter', fallen], rooms, goblins, ...quiet }).play('end')
    expect(alone.told('turn')).toMatchObject([{ hero: 'wizard' }, { hero: 'fighter' }])
    expect(alone.state.torch).toBe(12)
    const helped = tableAt({ heroes: ['rogue', fallen, 'fighter@1,0'], rooms, goblins, ...quiet }).play('end')
    expect(helped.state.turn.hero).toBe(1)
    expect(helped.legal()).toContain('step:0,0')
    const lying = { hero: 'fighter', at: '1,0', health: 0 } as const
    const both = tableAt({ heroes: ['rogue', fallen, lying], rooms, goblins, ...quiet }).play('end')
    expect(both.told('turnEnded')).toMatchObject([{ hero: 'rogue' }, { hero: 'wizard' }])
    const free = tableAt({ heroes: ['fighter', fallen], rooms, goblins: 'boomy@0,0', ...quiet })
    expect(free.play('end').state.turn.hero).toBe(1)
  })

  test('[TE-15.7] on the boss sheet its turn is over after the rest in any case', () => {
    for (const boss of ['dragon@lair', 'dragon@1,0']) {
      const table = tableAt({
        heroes: ['fighter@lair:4', { hero: 'wizard', at: 'lair:1', health: 0, focus: 0 }],
        rooms: 'lairDoor@0,-1 encounter1@1,0',
        boss,
        torch: 15,
      }).play('end')
      expect(table.told('turn')).toMatchObject([{ hero: 'wizard' }, { hero: 'fighter' }])
      expect(table.hero(1)).toMatchObject({ health: 3, focus: 5, space: 1 })
    }
  })

  test('[TE-15.8] healed by another it is awake at once, and its next turn is like any other', () => {
    const table = tableAt({
      heroes: [
        { hero: 'paladin', focus: 4 },
        { hero: 'wizard', health: 0, focus: 2 },
      ],
      ...quiet,
    }).play('free:healingHands target:1')
    expect(table.hero(1)).toMatchObject({ health: 2, focus: 2 })
    table.play('end')
    expect(table.state.turn).toMatchObject({ hero: 1, acted: false })
    expect(table.told('rested')).toEqual([])
    expect(table.legal()).toContain('rest')
  })

  test('[TE-15.9] is no other conscious hero: nobody searches beside an enemy because of it', () => {
    const at = '1,0'
    const searches = (health: number) =>
      tableAt({
        heroes: [
          { hero: 'wizard', at },
          { hero: 'fighter', at, health },
        ],
        rooms: 'arcaneAltar@1,0',
        goblins: 'boomy@1,0',
      })
        .legal()
        .includes('search')
    expect(searches(0)).toBe(false)
    expect(searches(1)).toBe(true)
  })

  test('[TE-15.9] loses no focus and no card', () => {
    const table = tableAt({
      heroes: ['fighter', { hero: 'wizard', health: 0, focus: 3, has: 'towerShield' }, 'rogue'],
      minions: 'gelatinousOoze@0,0 skeleton@0,0',
      ...loud,
    }).play('end')
    expect(table.told('drained').map(({ hero }) => hero)).toEqual(['fighter', 'rogue'])
    expect(table.told('discarded')).toEqual([])
    expect(table.told('hurt').filter(({ hero }) => hero === 'wizard')).toEqual([])
    expect(table.told('rested')).toMatchObject([{ hero: 'wizard', focus: 8 }])
  })

  test('[TE-15.10] keeps its space of the boss sheet, but not the boss in the lair', () => {
    const fallen = { hero: 'wizard', at: 'lair:2', health: 0 } as const
    const rooms = 'lairDoor@0,-1 encounter1@1,0'
    const legal = (spent: number) =>
      tableAt({ heroes: ['fighter@0,-1', fallen], rooms, boss: 'dragon@lair', turn: { spent } }).legal()
    // A fighter has Speed 3.
    expect(legal(2)).not.toContain('enter')
    expect(legal(2).some(word => word.startsWith('space'))).toBe(false)
    expect(legal(1)).toEqual(expect.arrayContaining(['space:1', 'space:3']))
    const table = tableAt({ heroes: ['fighter@1,0', fallen], rooms, boss: 'dragon@lair', ...loud }).play(
      'end',
    )
    expect(table.told('crept').map(({ to }) => to)).toEqual([17, 24, 25])
  })

  test('[TE-15.11] fallen in the torch step of its own turn, it begins the next one unconscious', () => {
    const heroes = [
      { hero: 'wizard', health: 2, focus: 0 },
      { hero: 'paladin', at: '1,0' },
    ] as const
    const told = { heroes, rooms: 'encounter1@1,0 encounter2@2,0', goblins: 'stabby@0,0', ...loud }
    const table = tableAt(told).play('end')
    expect(table.hero(0).health).toBe(0)
    expect(table.state.turn.hero).toBe(1)
    table.play('end')
    expect(table.told('rested')).toMatchObject([{ hero: 'wizard', forced: true }])
    const healed = tableAt(told).play('end free:healingHands target:0 end')
    expect(healed.told('rested')).toEqual([])
    expect(healed.state.turn).toMatchObject({ hero: 0, acted: false })
  })
})
