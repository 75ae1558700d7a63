import { describe, expect, test } from 'vitest'
import { speedLeft } from '../rules/heroes/attributes.ts'
import { cellOf, type Placed, type Position, riggedTable, wordOfCell } from '../testing/index.ts'

const rooms = 'lairDoor@0,-1 encounter1@1,0 encounter2@2,0 portalChamber@3,0'
const lair = cellOf('lair')
const fighter = (at: string, more: Partial<Placed> = {}): Placed => ({ hero: 'fighter', at, ...more })
const wizard = (at: string, more: Partial<Placed> = {}): Placed => ({ hero: 'wizard', at, ...more })
const rogue = (at: string, more: Partial<Placed> = {}): Placed => ({ hero: 'rogue', at, ...more })
const dragon = (told: Position, words = '') => riggedTable(words, { rooms, boss: 'dragon@lair', ...told })

describe('damage to the boss', () => {
  test('[TE-EX-44] markers 8, 8, 8 and 3 damage: (5,8,8), (6,7,8) and (7,7,7) are all legal', () => {
    // 6 + 2 against defence 5.
    const hit = () =>
      dragon({ heroes: [fighter('lair:1', { focus: 0 }), wizard('0,0'), rogue('0,0')] }, '6 2 5 e2').play(
        'attack:hammer commit:0+1',
      )
    const now = (words: string) => hit().play(words).state.boss?.markers.toSorted()
    // The first point is the same wherever it goes.
    expect(now('marker:0 marker:0')).toEqual([5, 8, 8])
    expect(now('marker:0 marker:1')).toEqual([6, 7, 8])
    expect(now('marker:1 marker:2')).toEqual([7, 7, 7])
  })

  test('[TE-EX-45] two heroes, markers 6 and 5, seal 3 open, 5 damage: both to 4, 2 are lost', () => {
    // 6 + 2 + 2 against defence 5.
    const table = dragon(
      { heroes: [fighter('lair:1', { focus: 0 }), wizard('0,0')], markers: [6, 5], sealed: 1 },
      '6 2 2 e2',
    ).play('attack:hammer commit:0+1+2')
    expect(table.told('wounded')).toMatchObject([{ points: 5 }])
    while (table.legal()[0]?.startsWith('marker')) table.play(table.legal()[0] ?? '')
    expect(table.state.boss?.markers).toEqual([4, 4])
    expect(table.told('warded')).toMatchObject([{ points: 2 }])
  })

  test('[TE-EX-46] lured over the Entrance it loses seal 3; then 5 damage bring 4, 4 to a sum of 3', () => {
    const table = dragon({
      heroes: [fighter('1,0', { focus: 2 }), wizard('3,0')],
      boss: 'dragon@0,-1',
      markers: [4, 4],
      sealed: 1,
      torch: 15,
    }).play('taunt')
    expect(table.told('crept').map(({ to }) => wordOfCell(to))).toEqual(['0,0', '1,0'])
    expect(table.told('sealed')).toMatchObject([{ cell: cellOf('0,0'), space: 3 }])
    expect(table.state.seals).toEqual([])
    table.next('6 2 2 e2').play('attack:hammer commit:0+1+2')
    const first = ['marker:0', 'marker:0', 'marker:1']
    for (const word of first) table.play(word)
    while (table.legal()[0]?.startsWith('marker')) table.play(table.legal()[0] ?? '')
    const markers = table.state.boss?.markers ?? []
    expect(markers.reduce((sum, each) => sum + each, 0)).toBe(3)
    expect(table.told('warded')).toEqual([])
  })

  test('[TE-EX-47] five rooms away with a hero in between: two Taunts, 3 rooms and 2, no damage', () => {
    const table = dragon({
      heroes: [fighter('3,0', { focus: 4 }), wizard('1,0')],
      boss: 'dragon@lair',
      torch: 15,
    })
    // The sheet, the door, the Entrance, then east: five steps.
    table.play('taunt')
    expect(table.told('crept').map(({ to }) => wordOfCell(to))).toEqual(['0,-1', '0,0', '1,0'])
    table.play('taunt')
    expect(table.state.boss?.place).toBe(cellOf('3,0'))
    expect(table.told('crept')).toHaveLength(5)
    expect(table.hero(0).focus).toBe(0)
    expect(table.told('hurt')).toEqual([])
  })

  test('[TE-EX-55] one step before the skull the last marker reaches 0 while the die shows the torch: won', () => {
    const table = dragon(
      { heroes: [fighter('lair:1', { focus: 0 }), wizard('0,0')], markers: [0, 1], sealed: 1, torch: 29 },
      '6 5 4 etorch',
    ).play('attack:hammer commit:0')
    expect(table.state.result).toEqual({ won: true, why: 'TE-3.1' })
    expect(table.state.torch).toBe(29)
    expect(table.legal()).toEqual([])
  })
})

describe('the boss strikes', () => {
  test('[TE-EX-48] torch face at 9: Scorch for two, then the torch on 10 and Inferno for all three', () => {
    const table = dragon(
      {
        heroes: [fighter('0,0', { health: 7, focus: 0 }), wizard('1,0'), rogue('3,0')],
        boss: 'dragon@0,0',
        torch: 9,
      },
      '3 4 4 etorch',
    ).play('attack:hammer commit:0')
    expect(table.state.heroes.map(({ health }) => health)).toEqual([3, 1, 4])
    expect(table.told('hurt').map(({ hero }) => hero)).toEqual([
      'fighter',
      'wizard',
      'fighter',
      'wizard',
      'rogue',
    ])
    expect(table.state.torch).toBe(10)
    expect(table.told('crept')).toEqual([])
  })

  test('[TE-EX-49] in the lair: only the two on the sheet lose 2, not the one on the Lair Door', () => {
    const table = dragon({
      heroes: [fighter('lair:1'), wizard('lair:6'), rogue('0,-1')],
      torch: 9,
    }).play('end')
    expect(table.state.heroes.map(({ health }) => health)).toEqual([5, 3, 6])
  })

  test('[TE-EX-50] a spell it survives: 2 focus afterwards, and a 4 against defence 3 is 1 damage', () => {
    const table = dragon(
      { heroes: [{ hero: 'sorceress', at: 'lair:3', focus: 8 }, fighter('0,0')] },
      '5 5 5 e4',
    ).play('cast:seekingBolt commit:0 pay')
    expect(table.told('wounded')).toMatchObject([{ points: 1 }])
    expect(table.told('drained')).toMatchObject([{ amount: 2, focus: 4 }])
    expect(table.hero(0)).toMatchObject({ health: 5, focus: 4 })
  })
})

describe('the sheet', () => {
  test('[TE-EX-51] entrance space occupied: not with 1 Speed, with 2 through to a free neighbour', () => {
    const heroes = [fighter('0,-1'), wizard('lair:2')]
    const one = dragon({ heroes, turn: { spent: 2 } })
    expect(speedLeft(one.state)).toBe(1)
    expect(one.legal().filter(word => /^(enter|space)/.test(word))).toEqual([])
    const two = dragon({ heroes, turn: { spent: 1 } })
    expect(two.legal()).toEqual(expect.arrayContaining(['space:1', 'space:3']))
    two.play('space:3')
    expect(two.hero()).toMatchObject({ place: lair, space: 3 })
    expect(speedLeft(two.state)).toBe(0)
  })

  test('[TE-EX-52] S1: nothing for starting there, 2 focus for coming from S2, before the roll', () => {
    const starts = dragon({ heroes: [fighter('lair:1', { focus: 1 }), wizard('0,0')] }, '3 4 4 e2')
    expect(starts.play('attack:hammer').hero().focus).toBe(1)
    const comes = dragon({ heroes: [fighter('lair:2', { focus: 1 }), wizard('0,0')] }, '3 4 4 e2')
    expect(comes.play('space:1 attack:hammer').hero().focus).toBe(3)
    expect(comes.asked()?.do).toBe('adjust')
  })

  test('[TE-EX-53] three heroes enter first: 8, 8, 8; torch 19; 3 seals and the one on the Entrance', () => {
    const table = riggedTable('dragon', {
      heroes: [fighter('0,-1'), wizard('0,0'), rogue('0,0')],
      rooms: 'lairDoor@0,-1 encounter1@1,0 encounter2@-1,0 encounter3@0,1',
      goblins: 'stabby@1,0#2',
      slain: 3,
      torch: 14,
    })
    const { goblins } = table.state
    table.play('enter')
    expect(table.state).toMatchObject({
      act: 2,
      torch: 19,
      goblins,
      boss: { markers: [8, 8, 8], place: lair },
    })
    expect(table.state.seals.map(wordOfCell).toSorted()).toEqual(['-1,0', '0,0', '0,1', '1,0'])
    expect(table.hero()).toMatchObject({ place: lair, space: 2 })
    expect(table.state.turn.spent).toBe(1)
  })

  test('[TE-EX-61] health 1, S2 to S3, an attack declared: falls, no dice, torch 1 down', () => {
    const table = dragon({ heroes: [fighter('lair:2', { health: 1 }), wizard('0,0')], torch: 15 }, '').play(
      'space:3 attack:hammer',
    )
    expect(table.told('fell')).toMatchObject([{ hero: 'fighter' }])
    expect(table.told('declared')).toEqual([])
    expect(table.told('rolled')).toEqual([])
    expect(table.state).toMatchObject({ torch: 16, turn: { hero: 1 } })
  })
})
