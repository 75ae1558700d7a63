import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathTo } from '../../rules/dungeon/grid.ts'
import { distances, sight } from '../../rules/dungeon/range-and-sight.ts'
import { corridors, dungeon, joined, side } from '../../testing/corridors.ts'
import { cellOf, position, riggedTable, sit, tableAt } from '../../testing/index.ts'

/** A row of crosses, and a room round its corner. */
const hall = 'portalChamber@1,0 guardPost@2,0 goblinDen@3,0 encounter1@2,-1'
const lair = { rooms: 'lairDoor@1,0', boss: 'dragon@lair' } as const

const targets = (words: readonly string[]) => words.filter(word => word.startsWith('enemy'))

describe('ranges', () => {
  it('[TE-12.1] same room: distance 0', () => {
    const state = (at: string) =>
      position({
        heroes: [{ hero: 'sorceress', has: 'frostNova' }, 'fighter'],
        rooms: hall,
        goblins: `boomy@${at}`,
      })
    expect(distances(state('0,0'), cellOf('0,0'), false)[cellOf('0,0')]).toBe(0)
    expect(sit(state('0,0')).legal()).toEqual(expect.arrayContaining(['attack:dagger', 'cast:frostNova']))
    const beside = sit(state('1,0')).legal()
    expect(beside).not.toContain('attack:dagger')
    expect(beside).not.toContain('cast:frostNova')
  })

  it('[TE-12.2] line of sight: same row or column, joined by paths all the way, from distance 1', () => {
    const state = position({ rooms: `${hall} buzzsaw@0,1 leverHall@0,2/1` })
    const from = cellOf('0,0')
    expect(
      ['0,0', '1,0', '2,0', '3,0', '2,-1', '0,1', '0,2', '0,3'].map(cell => sight(state, from, cellOf(cell))),
    ).toEqual([-1, 1, 2, 3, -1, 1, -1, -1])
  })

  it('[TE-12.3] any path: round corners too, the own room included', () => {
    const reach = (at: string) =>
      tableAt({ heroes: ['wizard', 'fighter'], rooms: hall, minions: `ogre@${at}` })
        .legal()
        .includes('cast:magicArrow')
    expect(['0,0', '1,0', '2,0', '3,0', '2,-1'].map(reach)).toEqual([true, true, true, false, false])
    const corner = tableAt({ heroes: ['wizard@1,0', 'fighter'], rooms: hall, minions: 'ogre@2,-1' })
    expect(corner.legal()).toContain('cast:magicArrow')
  })

  it('[TE-12.4] all within n, measured from the source', () => {
    const table = riggedTable('6 5 5', {
      heroes: [
        { hero: 'cleric', at: '1,0', health: 1, has: 'massMending' },
        { hero: 'fighter', at: '1,0', health: 1 },
        { hero: 'ranger', at: '3,0', health: 1 },
        { hero: 'rogue', at: '0,-1', health: 0 },
      ],
      rooms: `${hall} feasthall@0,-1 arcaneAltar@-1,0`,
    }).play('cast:massMending commit:0 pay decline')
    expect(table.state.heroes.map(({ health }) => health)).toEqual([4, 4, 4, 3])
    const far = riggedTable('6 5 5', {
      heroes: [
        { hero: 'cleric', at: '0,0', health: 1, has: 'massMending' },
        { hero: 'fighter', at: '3,0', health: 1 },
      ],
      rooms: hall,
    }).play('cast:massMending commit:0 pay decline')
    expect(far.state.heroes.map(({ health }) => health)).toEqual([4, 1])
  })

  it('[TE-12.5] whoever is attacked sees back along the corridor, however far', () => {
    const row =
      'arcaneAltar@-3,0 graveyard@-2,0 fireVortex@-1,0 portalChamber@1,0 guardPost@2,0 goblinDen@3,0'
    const state = position({
      rooms: row,
      heroes: ['sorceress@-1,0', 'fighter'],
      minions: 'ogre@3,0',
    })
    expect(sight(state, cellOf('-3,0'), cellOf('3,0'))).toBe(6)
    const table = sit(state, '6 5 5 e5').play('cast:seekingBolt commit:0 pay')
    expect(table.told('countered')).toMatchObject([{ enemy: 'ogre', damage: 4 }])
  })

  it('[TE-12.6] Chain Lightning’s second target is measured from the first', () => {
    const table = tableAt({
      heroes: [{ hero: 'sorceress', at: '-1,0', has: 'chainLightning' }, 'fighter'],
      rooms: `feasthall@-1,0 ${hall}`,
      minions: 'ogre@1,0 troll@3,0 wraith@-1,0',
    }).play('cast:chainLightning')
    expect(targets(table.legal())).toEqual(['enemy:ogre', 'enemy:wraith'])
    table.play('enemy:ogre')
    expect(targets(table.legal())).toEqual(['enemy:troll', 'enemy:wraith'])
  })

  it('[TE-12.6] the area of Tempest of Arrows lies round the target, which it leaves out', () => {
    const table = riggedTable('6 5 5 e2', {
      heroes: [{ hero: 'sorceress', at: '-1,0', has: 'tempestOfArrows' }, 'fighter'],
      rooms: `feasthall@-1,0 ${hall}`,
      minions: 'ogre@2,0 troll@3,0 wraith@2,0 skeleton@0,0',
    }).play('cast:tempestOfArrows enemy:ogre commit:0 pay')
    expect(table.told('struck')).toMatchObject([
      { enemy: 'ogre', amount: 2 },
      { enemy: 'troll', amount: 1 },
      { enemy: 'wraith', amount: 1 },
    ])
  })

  it('[TE-12.7] on the boss sheet all are in one room and see each other', () => {
    const table = tableAt({ ...lair, heroes: ['ranger@lair:1', 'fighter@lair:6'] })
    expect(table.legal()).toEqual(expect.arrayContaining(['attack:dagger', 'attack:bow']))
    const goblin = tableAt({ ...lair, goblins: 'boomy@lair', heroes: ['ranger@lair:1', 'fighter'] }).play(
      'attack:bow',
    )
    expect(targets(goblin.legal())).toEqual(['enemy:boomy', 'enemy:dragon'])
  })

  it('[TE-12.8] from outside nobody attacks a boss in the lair, nor helps a hero in it', () => {
    const table = riggedTable('', {
      ...lair,
      heroes: [
        { hero: 'paladin', at: '1,0', has: 'fireball pantherBow' },
        { hero: 'fighter', at: 'lair:2', health: 1 },
      ],
    })
    expect(table.legal().filter(word => /^(attack|cast:fireball)/.test(word))).toEqual([])
    // Healing Hands reaches one room; the only hero there is the paladin.
    table.play('free:healingHands')
    expect(table.told('healed')).toMatchObject([{ hero: 'paladin' }])
    expect(table.hero(1).health).toBe(1)
  })

  it('[TE-12.8] an attack made on the sheet reaches only heroes on it, one made outside only those outside', () => {
    const strike = (boss: string) =>
      tableAt({ ...lair, boss, heroes: ['paladin@1,0', 'fighter@lair:2'], torch: 17 })
        .play('end')
        .told('strikes')
    expect(strike('dragon@lair')).toMatchObject([{ heroes: ['fighter'] }])
    expect(strike('dragon@1,0')).toMatchObject([{ heroes: ['paladin'] }])
  })

  it('[TE-12.9] nor does anything reach out of the sheet', () => {
    const table = riggedTable('6 5 5', {
      ...lair,
      goblins: 'boomy@1,0',
      heroes: [
        { hero: 'cleric', at: 'lair:2', has: 'healingLight banish' },
        { hero: 'fighter', at: '1,0', health: 1 },
      ],
    })
    expect(table.legal()).not.toContain('cast:banish')
    expect(table.legal()).toContain('cast:healingLight')
    table.play('cast:healingLight')
    // Nobody else is in reach: the cleric is the target without a question.
    expect(table.asked()?.do).toBe('adjust')
    const near = tableAt({
      ...lair,
      goblins: 'boomy@1,0',
      boss: 'dragon@0,0',
      heroes: ['ranger@lair:2', 'fighter'],
    })
    expect(near.legal().filter(word => word.startsWith('attack'))).toEqual([])
  })
})

const cell = fc.nat(48)

describe('laws of the grid', () => {
  it('[TE-0.3] a path is one in both directions, and only between two corridors', () => {
    fc.assert(
      fc.property(dungeon, cell, (state, at) => {
        const found = [0, 1, 2, 3].map(way => pathTo(state, at, way)).filter(next => next >= 0)
        expect(found.toSorted((a, b) => a - b)).toEqual(joined(state, at).toSorted((a, b) => a - b))
        for (const [way, next] of [0, 1, 2, 3].map(way => [way, pathTo(state, at, way)] as const))
          if (next >= 0) expect(pathTo(state, next, (way + 2) % 4)).toBe(at)
      }),
    )
  })

  it('[TE-0.4] distance: 0 here, 1 more than the nearest joined room, symmetric, never shorter than a bee flies', () => {
    fc.assert(
      fc.property(dungeon, cell, cell, (state, from, to) => {
        if (corridors(state, from) === '') return
        const away = distances(state, from, false)
        const there = away[to] ?? 99
        if (to === from) expect(there).toBe(0)
        else {
          const nearest = Math.min(99, ...joined(state, to).map(next => away[next] ?? 99))
          expect(there).toBe(nearest === 99 ? 99 : nearest + 1)
        }
        expect(distances(state, to, false)[from]).toBe(there)
        const bee =
          Math.abs((from % side) - (to % side)) + Math.abs(Math.floor(from / side) - Math.floor(to / side))
        expect(there).toBeGreaterThanOrEqual(bee)
      }),
    )
  })

  it('[TE-12.2] sight is symmetric, straight, and as long as the distance of the rooms it joins', () => {
    fc.assert(
      fc.property(dungeon, cell, cell, (state, from, to) => {
        const seen = sight(state, from, to)
        expect(sight(state, to, from)).toBe(seen)
        const [dx, dy] = [(to % side) - (from % side), Math.floor(to / side) - Math.floor(from / side)]
        const straight = (dx === 0) !== (dy === 0)
        const length = Math.abs(dx) + Math.abs(dy)
        const step = straight ? (to - from) / length : 0
        const all =
          straight &&
          Array.from({ length }, (_, i) => from + i * step).every(at => joined(state, at).includes(at + step))
        expect(seen).toBe(all ? length : -1)
        if (seen > 0) expect(distances(state, from, false)[to]).toBe(seen)
      }),
      { numRuns: 300 },
    )
  })
})
