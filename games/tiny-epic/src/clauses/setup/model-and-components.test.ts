import { hash } from '@kazamata/kernel'
import { playRandomly } from '@kazamata/kernel/conformance'
import { describe, expect, it } from 'vitest'
import {
  bosses,
  chambers,
  encounters,
  goblins,
  heroes,
  loots,
  minions,
  rooms,
  spells,
} from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import { tinyEpic } from '../../game.ts'
import { enemiesOf, isConscious } from '../../rules/dungeon/figures.ts'
import { besideOf, exitsOf, lair, neighbours, pathTo } from '../../rules/dungeon/grid.ts'
import { distances, sight } from '../../rules/dungeon/range-and-sight.ts'
import { cellOf, position, riggedTable, sit, tableAt, wordOfCell } from '../../testing/index.ts'

const [north, east, south, west] = [0, 1, 2, 3]
const far = 99

describe('the model', () => {
  it('[TE-0.1] equal seed and equal moves give equal states; another seed another game', () => {
    const action = { seats: 2, options: { choice: 'random' }, seed: 'twice' } as const
    const [one, two] = [playRandomly(tinyEpic, action), playRandomly(tinyEpic, action)]
    expect(hash(one.state)).toBe(hash(two.state))
    expect(hash(playRandomly(tinyEpic, { ...action, seed: 'other' }).state)).not.toBe(hash(one.state))
  })

  it('[TE-0.1] a facedown card is no card yet: chance decides at the flip, within its pile', () => {
    const from = position({ facedown: 'A@1,0 A@-1,0' })
    for (const room of ['buzzsaw', 'portalChamber', 'arcaneAltar'] as const) {
      const table = sit(structuredClone(from), room).play('flip:1,0')
      expect(table.told('flipped')).toMatchObject([{ cell: cellOf('1,0'), room }])
    }
  })

  it('[TE-0.2] the Entrance is 0,0; north is y−1, east x+1, south y+1, west x−1; the grid ends at 3', () => {
    const entrance = cellOf('0,0')
    expect([north, east, south, west].map(way => wordOfCell(besideOf(entrance, way)))).toEqual([
      '0,-1',
      '1,0',
      '0,1',
      '-1,0',
    ])
    expect(position().heroes[0]?.place).toBe(entrance)
    expect(besideOf(cellOf('3,0'), east)).toBe(-1)
    expect(besideOf(cellOf('-3,0'), west)).toBe(-1)
    expect(besideOf(cellOf('0,-3'), north)).toBe(-1)
    expect(besideOf(cellOf('0,3'), south)).toBe(-1)
  })

  it('[TE-0.2] a rotation is a quarter turn clockwise', () => {
    const exits = (turns: 0 | 1 | 2 | 3) =>
      [north, east, south, west].filter(way => exitsOf('armory', turns) & (1 << way))
    expect(exits(0)).toEqual([north, east])
    expect(exits(1)).toEqual([east, south])
    expect(exits(2)).toEqual([south, west])
    expect(exits(3)).toEqual([north, west])
  })

  it('[TE-0.3] a path needs a corridor on both sides of the shared edge', () => {
    const joined = position({ rooms: 'buzzsaw@1,0/1' })
    expect(pathTo(joined, cellOf('0,0'), east)).toBe(cellOf('1,0'))
    expect(pathTo(joined, cellOf('1,0'), west)).toBe(cellOf('0,0'))
    const walled = position({ rooms: 'buzzsaw@1,0/0' })
    expect(pathTo(walled, cellOf('0,0'), east)).toBe(-1)
    expect(pathTo(walled, cellOf('1,0'), west)).toBe(-1)
    expect(pathTo(position({ facedown: 'A@1,0' }), cellOf('0,0'), east)).toBe(-1)
  })

  it('[TE-0.4] distance is the fewest steps along paths; walls and facedown cards are never crossed', () => {
    const state = position({
      rooms: 'portalChamber@0,-1 goblinDen@1,-1 guardPost@2,-1 encounter1@2,0 buzzsaw@1,0/0',
      facedown: 'A@-1,0',
    })
    const away = distances(state, cellOf('0,0'), false)
    const at = (cell: string) => away[cellOf(cell)]
    expect([at('0,0'), at('0,-1'), at('1,-1'), at('2,-1'), at('2,0')]).toEqual([0, 1, 2, 3, 4])
    expect(at('1,0')).toBe(3)
    expect(at('-1,0')).toBe(far)
  })

  it('[TE-0.5] the boss sheet is one step behind the Lair Door for movement, and for no range', () => {
    const state = position({ rooms: 'lairDoor@1,0', boss: 'dragon@lair' })
    expect(neighbours(state, lair)).toEqual([cellOf('1,0')])
    expect(neighbours(state, cellOf('1,0'))).toContain(lair)
    expect(neighbours(state, cellOf('0,0'))).not.toContain(lair)
    expect(distances(state, cellOf('0,0'), true)[lair]).toBe(2)
    expect(distances(state, cellOf('1,0'), false)[lair]).toBe(far)
    expect(distances(state, lair, false)[cellOf('1,0')]).toBe(far)
    expect(sight(state, cellOf('1,0'), lair)).toBe(-1)
    expect(sight(state, lair, cellOf('1,0'))).toBe(-1)
  })

  it('[TE-0.6] goblins, minions and the boss are enemies; a hero with 1 health is conscious, with 0 not', () => {
    const state = position({
      heroes: [
        { hero: 'fighter', health: 1 },
        { hero: 'ranger', health: 0 },
      ],
      goblins: 'boomy@0,0',
      boss: 'lich@lair',
      rooms: 'lairDoor@1,0',
    })
    expect(enemiesOf(state)).toEqual(['boomy', 'lich'])
    expect(enemiesOf(position({ minions: 'troll@0,0' }))).toEqual(['troll'])
    expect([isConscious(state, 0), isConscious(state, 1)]).toEqual([true, false])
  })

  it('[TE-0.7] whoever runs the hero at turn also decides about others’ losses and enemies’ ties', () => {
    const table = tableAt({
      heroes: ['fighter', { hero: 'ranger', at: '2,0', has: 'greatAxe fireball' }],
      seats: 2,
      rooms: 'portalChamber@1,0 guardPost@2,0',
      minions: 'gelatinousOoze@2,0',
    }).play('end')
    expect(table.state.torch).toBe(8)
    expect(table.state.turn.hero).toBe(0)
    expect(table.legal()).toEqual(['discard:1:greatAxe', 'discard:1:fireball'])
    expect(tinyEpic.active(table.state)).toEqual([0])
    expect(tinyEpic.moves(table.state, 1)).toEqual([])
  })

  it('[TE-0.8] of "/" one is chosen; of "+" both may be taken', () => {
    const either = riggedTable('6 5 5 e2', {
      goblins: 'stabby@0,0',
      heroes: [{ hero: 'fighter', health: 2 }, 'ranger'],
    }).play('attack:hammer commit:0')
    expect(either.legal()).toEqual(['option:0', 'option:1', 'decline'])
    either.play('option:1')
    expect(either.hero().health).toBe(5)
    expect(either.asked()?.do).toBe('turn')

    const both = riggedTable('6 2 5 e2 greatAxe fireball', { goblins: 'brawny@0,0' }).play(
      'attack:hammer commit:0+1 draw equip:0',
    )
    expect(both.asked()).toMatchObject({ do: 'discover', kind: 'spell' })
    both.play('draw equip:0')
    expect(both.hero()).toMatchObject({ hands: ['greatAxe', 'none'], spells: ['fireball'] })
  })
})

describe('components', () => {
  it('[TE-1.1] 8 heroes, 28 dungeon cards, 26 loot, 14 spells, 6 goblins, 8 minions, 6 bosses', () => {
    expect(heroes).toHaveLength(8)
    expect(rooms).toHaveLength(28)
    expect(loots).toHaveLength(26)
    expect(spells).toHaveLength(14)
    expect(goblins).toHaveLength(6)
    expect(minions).toHaveLength(8)
    expect(bosses).toHaveLength(6)
    for (const list of [heroes, rooms, loots, spells, goblins, minions, bosses])
      expect(new Set<string>(list).size).toBe(list.length)
  })

  it('[TE-1.2] goblin tokens 1–4, 3 hero dice, 1 enemy die; 7 disarm markers are enough, 5 seals are used up', () => {
    const table = riggedTable('6 6 6 e2', { goblins: 'boomy@0,0 stabby@0,0 shooty@0,0 pokey@0,0' }).play(
      'attack:hammer enemy:boomy',
    )
    expect(table.state.goblins.map(({ slot }) => slot)).toEqual([1, 2, 3, 4])
    expect(table.told('rolled')).toMatchObject([{ dice: [6, 6, 6], enemyDie: 2 }])
    expect(table.left()).toEqual([])
    expect(rooms.filter(room => roomCards[room].disarm !== undefined).length).toBeLessThanOrEqual(7)
    expect(rooms.filter(room => roomCards[room].seal !== undefined)).toHaveLength(5)
  })

  it('[TE-1.3] 12 markers are health and focus of four heroes and four enemies’ health', () => {
    const four = position({ heroes: ['fighter', 'ranger', 'wizard', 'cleric'], boss: 'dragon' })
    const markers = four.heroes.flatMap(({ health, focus }) => [health, focus])
    expect(markers.length + (four.boss?.markers.length ?? 0)).toBe(12)
  })

  it('[TE-1.4] 1 Entrance, 1 Lair Door, 4 encounters, 22 rooms', () => {
    expect(chambers).toHaveLength(22)
    expect(encounters).toHaveLength(4)
    expect(rooms.filter(room => roomCards[room].ambush === 'minion')).toEqual([...encounters])
    expect(rooms.filter(room => room === 'entrance' || room === 'lairDoor')).toHaveLength(2)
    expect(1 + 1 + encounters.length + chambers.length).toBe(rooms.length)
  })
})
