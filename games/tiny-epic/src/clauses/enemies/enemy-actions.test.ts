import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Hero } from '../../content/ids.ts'
import { type Layout, layouts } from '../../content/rooms.ts'
import { type Position, riggedTable, wordOfCell } from '../../testing/index.ts'

/** The torch goes from 9 to 10, where enemies act, in both acts. */
const phase = (told: Position, words = '') => riggedTable(words, { torch: 9, ...told }).play('end')

const row = 'encounter1@1,0 encounter2@2,0 portalChamber@3,0'
const west = 'goblinDen@-1,0 guardPost@-2,0'

describe('who acts, and when', () => {
  test('[TE-18.1] goblins by their slots, then minions from left to right, in Act 2 the boss', () => {
    const goblins = 'boomy@1,0#4 sneaky@1,0#2 shooty@1,0#1'
    const heroes = ['fighter', 'wizard'] as const
    const act1 = phase({ heroes, rooms: row, goblins, minions: 'wraith@3,0 troglodyte@3,0' })
    expect(act1.told('acts').map(({ enemy }) => enemy)).toEqual([
      'shooty',
      'sneaky',
      'boomy',
      'wraith',
      'troglodyte',
    ])
    const act2 = phase({ heroes, rooms: `${row} lairDoor@0,-1`, goblins, boss: 'lich@3,0' })
    expect(act2.told('acts').map(({ enemy }) => enemy)).toEqual(['shooty', 'sneaky', 'boomy', 'lich'])
  })

  test('[TE-18.2] no hero’s ability carries the enemy-action icon: the first thing in a phase is an enemy', () => {
    const table = phase({ heroes: ['fighter', 'wizard'], goblins: 'stabby@0,0' })
    const from = table.events.findIndex(({ type }) => type === 'phase')
    expect(table.events[from + 1]).toMatchObject({ type: 'acts', enemy: 'stabby' })
  })

  test('[TE-18.12] each looks at what the one before it has left', () => {
    const table = phase({
      heroes: [{ hero: 'fighter', health: 1 }, 'wizard@1,0'],
      rooms: row,
      goblins: 'stabby@0,0',
      minions: 'minotaur@0,0',
    })
    expect(table.told('fell')).toMatchObject([{ hero: 'fighter' }])
    expect(table.told('hunts')).toMatchObject([{ enemy: 'minotaur', hero: 'wizard' }])
    expect(table.hero(1).health).toBe(2)
  })

  test('[TE-18.14] a goblin that comes while they act does not act', () => {
    const table = phase({ heroes: ['fighter', 'wizard'], minions: 'troll@0,0' }, 'stabby')
    expect(table.told('goblin')).toMatchObject([{ goblin: 'stabby', place: 24 }])
    expect(table.told('phase')).toMatchObject([{ enemies: ['troll'] }])
    expect(table.told('acts')).toHaveLength(1)
    expect(table.hero(0).health).toBe(6)
  })
})

describe('attacks', () => {
  test('[TE-18.3] hit all conscious heroes in range; no defence helps', () => {
    const table = phase({
      heroes: [
        { hero: 'paladin', has: 'towerShield lionPlate' },
        { hero: 'wizard', health: 0 },
        'rogue@1,0',
        'cleric@2,0',
      ],
      rooms: row,
      minions: 'troglodyte@0,0',
    })
    expect(table.told('strikes')).toMatchObject([{ heroes: ['paladin', 'rogue'] }])
    expect(table.state.heroes.map(({ health }) => health)).toEqual([6, 3, 4, 6])
  })

  test('[TE-18.4] move or attack: whoever is in range is attacked, else it moves and does not', () => {
    const near = phase({
      heroes: ['fighter@1,0', 'wizard@1,0'],
      rooms: row,
      goblins: 'pokey@0,0',
    })
    expect(near.told('crept')).toEqual([])
    expect(near.hero(0).health).toBe(6)
    const far = phase({
      heroes: ['fighter@3,0', 'wizard@3,0'],
      rooms: row,
      goblins: 'pokey@0,0',
    })
    expect(far.told('crept')).toHaveLength(3)
    expect(far.told('strikes')).toEqual([])
    expect(far.hero(0).health).toBe(7)
  })

  test('[TE-18.5] move and attack: without moving if a hero is in its room, else after moving', () => {
    const told = { rooms: `${row} ${west}`, minions: 'wraith@0,0' }
    const here = phase({ ...told, heroes: ['fighter', 'wizard@2,0'] })
    expect(here.told('crept')).toEqual([])
    expect(here.told('strikes')).toMatchObject([{ heroes: ['fighter'] }])
    // In reach of its attack, but not in its room: it comes nearer all the same.
    const beside = phase({
      ...told,
      heroes: ['fighter@1,0', 'wizard@2,0'],
    })
    expect(beside.told('crept')).toMatchObject([{ to: 25 }])
    expect(beside.told('strikes')).toMatchObject([{ heroes: ['fighter', 'wizard'] }])
    const short = phase({
      rooms: row,
      heroes: ['fighter@3,0', 'wizard@3,0'],
      minions: 'troglodyte@0,0',
    })
    expect(short.told('crept')).toHaveLength(1)
    expect(short.told('strikes')).toEqual([])
  })

  test('[TE-18.11] what an attack takes or brings needs somebody in its range', () => {
    const far = {
      heroes: ['fighter@3,0', 'wizard@3,0'] as const,
      rooms: `${row} ${west}`,
    }
    const troll = phase({ ...far, minions: 'troll@-2,0' })
    expect(troll.told('crept')).toHaveLength(4)
    expect(troll.state.goblins).toEqual([])
    const skeleton = phase({ ...far, minions: 'skeleton@-1,0' })
    expect(skeleton.told('drained')).toEqual([])
    expect(skeleton.told('strikes')).toEqual([])
  })

  test('[TE-18.16] who is hit is settled once; whoever falls to the first part suffers no other', () => {
    const table = phase({
      heroes: [
        { hero: 'fighter', health: 2, focus: 5 },
        { hero: 'wizard', health: 5, focus: 8 },
      ],
      minions: 'skeleton@0,0',
    })
    expect(table.hero(0)).toMatchObject({ health: 0, focus: 5 })
    expect(table.hero(1)).toMatchObject({ health: 3, focus: 5 })
    // The only hero there falls, and counts as hit: the goblin comes.
    const troll = phase(
      {
        heroes: [{ hero: 'fighter', health: 1 }, 'wizard@1,0'],
        rooms: row,
        minions: 'troll@0,0',
      },
      'pokey',
    )
    expect(troll.told('fell')).toMatchObject([{ hero: 'fighter' }])
    expect(troll.told('goblin')).toMatchObject([{ goblin: 'pokey', place: 24 }])
    const ooze = phase({
      heroes: [{ hero: 'fighter', health: 1, has: 'greatAxe' }, 'wizard'],
      minions: 'gelatinousOoze@0,0',
    })
    expect(ooze.told('discarded')).toEqual([])
  })
})

describe('movement', () => {
  test('[TE-18.6] towards the nearest conscious hero; a tie is the player’s', () => {
    const nearest = phase({
      heroes: ['fighter@3,0', 'wizard@-2,0'],
      rooms: `${row} ${west}`,
      goblins: 'brawny@0,0',
    })
    expect(nearest.told('hunts')).toMatchObject([{ hero: 'wizard' }])
    const tie = phase({
      heroes: ['fighter@2,0', 'wizard@-2,0'],
      rooms: `${row} ${west}`,
      goblins: 'brawny@0,0',
    })
    expect(tie.legal()).toEqual(['target:0', 'target:1'])
    tie.play('target:1')
    expect(tie.told('crept')).toMatchObject([{ to: 23 }])
    // Two in one room are no tie.
    const same = phase({
      heroes: ['fighter@2,0', 'wizard@2,0'],
      rooms: row,
      goblins: 'brawny@0,0',
    })
    expect(same.asked()?.do).toBe('turn')
  })

  test('[TE-18.7] along a shortest path, of several the player’s, no further than its Speed', () => {
    // A square: from the Entrance two ways lead to 1,1.
    const told = {
      heroes: ['fighter@1,1', 'wizard@1,1'] as const,
      rooms: 'encounter1@1,0 encounter2@0,1 portalChamber@1,1',
    }
    const table = phase({ ...told, goblins: 'stabby@0,0' })
    expect(table.legal()).toEqual(['path:1,0', 'path:0,1'])
    table.play('path:0,1')
    expect(table.told('crept').map(({ to }) => wordOfCell(to))).toEqual(['0,1', '1,1'])
    const slow = phase({ ...told, goblins: 'brawny@0,0' }).play('path:1,0')
    expect(slow.told('crept')).toHaveLength(1)
  })

  test('[TE-18.8] it stops in the first room with a conscious hero', () => {
    const table = phase({
      heroes: ['fighter@1,0', 'wizard@3,0'],
      rooms: row,
      goblins: 'sneaky@0,0',
    })
    expect(table.state.goblins).toMatchObject([{ place: 25 }])
    expect(table.hero(0).focus).toBe(2)
    expect(table.hero(1).focus).toBe(8)
  })

  test('[TE-18.9] traps, enemies and the fallen do not matter to it, walls do', () => {
    const table = phase({
      heroes: ['fighter@2,0', { hero: 'wizard', at: '1,0', health: 0 }],
      rooms: 'buzzsaw@1,0 encounter2@2,0',
      goblins: 'sneaky@0,0',
      minions: 'troglodyte@1,0',
    })
    expect(table.told('crept').filter(({ enemy }) => enemy === 'sneaky')).toHaveLength(2)
    expect(table.told('rolled')).toEqual([])
    // The straight lies north and south: 1,0 is next door, but the way leads round.
    const wall = phase({
      heroes: ['fighter@1,0', 'wizard@1,0'],
      rooms: 'leverHall@1,0/0 encounter1@0,1 encounter2@1,1',
      goblins: 'brawny@0,0',
    })
    expect(wall.told('crept').map(({ to }) => wordOfCell(to))).toEqual(['0,1'])
  })

  test('[TE-18.10] when nobody is awake they stay', () => {
    const table = phase({
      heroes: [
        { hero: 'fighter', health: 0 },
        { hero: 'wizard', at: '1,0', health: 0 },
      ],
      rooms: row,
      goblins: 'sneaky@2,0',
      minions: 'minotaur@0,0',
    })
    expect(table.told('acts')).toHaveLength(2)
    expect(table.told('crept')).toEqual([])
    expect(table.told('strikes')).toEqual([])
  })

  test('[TE-18.13] portals are not for them, nor are facedown cards', () => {
    const table = phase({
      heroes: ['fighter@-2,0', 'wizard@-2,0'],
      rooms: `${row} goblinDen@-1,0 mirrorGate@-2,0`,
      facedown: 'A@3,1',
      goblins: 'sneaky@3,0',
    })
    expect(table.told('crept').map(({ to }) => wordOfCell(to))).toEqual(['2,0', '1,0', '0,0', '-1,0', '-2,0'])
    expect(table.told('flipped')).toEqual([])
  })

  test('[TE-18.15] the step between Lair Door and boss sheet counts as a room, both ways', () => {
    const rooms = 'lairDoor@0,-1 encounter1@1,0'
    const into = phase({
      heroes: ['fighter@lair:4', 'wizard@lair:5'],
      rooms,
      goblins: 'shooty@0,0',
      boss: 'lich@lair',
    })
    expect(into.told('crept').map(({ to }) => wordOfCell(to))).toEqual(['0,-1', 'lair'])
    expect(into.told('strikes')).toMatchObject([
      { enemy: 'shooty', heroes: ['fighter', 'wizard'] },
      { enemy: 'lich' },
    ])
    const out = phase({
      heroes: ['fighter', 'wizard@1,0'],
      rooms,
      goblins: 'brawny@lair',
      boss: 'lich@1,0',
    })
    expect(out.told('crept').filter(({ enemy }) => enemy === 'brawny')).toMatchObject([{ to: 17 }])
  })
})

describe('shortest paths and ties', () => {
  /** The same card may lie here twice: only its corridors count. */
  const names: Record<Layout, string> = {
    cross: 'portalChamber',
    tee: 'mirrorGate',
    corner: 'witchsCauldron',
    straight: 'leverHall',
    deadEnd: 'treasureVault',
  }
  const shapes = ['cross', 'tee', 'corner', 'straight', 'deadEnd'] as const
  const arbCard = fc.record({ shape: fc.constantFrom(...shapes), turns: fc.integer({ min: 0, max: 3 }) })
  const cells = [-1, 0, 1].flatMap(y => [-1, 0, 1].map(x => ({ x, y })))

  test('[TE-18.6] [TE-18.7] the engine asks exactly what a second reading of the map leaves open', () => {
    const compass = 'NESW'
    const away = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
    const law = fc.property(
      fc.array(arbCard, { minLength: 9, maxLength: 9 }),
      fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 4, maxLength: 4 }),
      (cards, [from = 0, ...heroAt]) => {
        const at = (x: number, y: number) => `${x},${y}`
        const exits = new Map(
          cells.map(({ x, y }, i) => {
            const card = x === 0 && y === 0 ? { shape: 'cross' as const, turns: 0 } : cards[i]
            const open = [...layouts[card?.shape ?? 'cross']].map(
              letter => (compass.indexOf(letter) + (card?.turns ?? 0)) % 4,
            )
            return [at(x, y), open] as const
          }),
        )
        const next = (word: string): string[] => {
          const [x = 0, y = 0] = word.split(',').map(Number)
          return (exits.get(word) ?? []).flatMap(way => {
            const [dx, dy] = away[way] ?? [0, 0]
            const to = at(x + dx, y + dy)
            return exits.get(to)?.includes((way + 2) % 4) ? [to] : []
          })
        }
        const reach = (start: string): Map<string, number> => {
          const steps = new Map([[start, 0]])
          for (const word of steps.keys())
            for (const to of next(word)) if (!steps.has(to)) steps.set(to, (steps.get(word) ?? 0) + 1)
          return steps
        }
        const word = (i: number) => at(cells[i]?.x ?? 0, cells[i]?.y ?? 0)
        const start = word(from)
        const homes = heroAt.map(word)
        if (homes.includes(start)) return
        const rooms = cells
          .flatMap(({ x, y }, i) =>
            x === 0 && y === 0 ? [] : [`${names[cards[i]?.shape ?? 'cross']}@${at(x, y)}/${cards[i]?.turns}`],
          )
          .join(' ')
        const sheets: readonly Hero[] = ['fighter', 'wizard', 'rogue']
        // Sneaky walks five rooms.
        const table = phase({
          heroes: sheets.map((hero, i) => ({ hero, at: homes[i] ?? '0,0' })),
          rooms,
          goblins: `sneaky@${start}`,
        })
        const steps = reach(start)
        const near = Math.min(...homes.map(home => steps.get(home) ?? 99))
        if (near === 99) {
          expect(table.told('crept')).toEqual([])
          return
        }
        const wanted = [...new Set(homes.filter(home => steps.get(home) === near))]
        const asked = table.legal().filter(move => move.startsWith('target'))
        expect(asked).toHaveLength(wanted.length > 1 ? wanted.length : 0)
        if (asked[0] !== undefined) table.play(asked[0])
        const hunted = table.told('hunts')[0]?.hero ?? 'fighter'
        const goal = homes[sheets.indexOf(hunted)] ?? ''
        const back = reach(goal)
        for (let left = near, here = start; left > 0 && near - left < 5; left--) {
          const ways = next(here).filter(to => back.get(to) === left - 1)
          const open = table.legal().filter(move => move.startsWith('path'))
          const done = table.told('crept').length
          if (near - left === done) expect(open.toSorted()).toEqual(ways.map(to => `path:${to}`).toSorted())
          if (near - left === done && open[0] !== undefined) table.play(open[0])
          here = wordOfCell(table.told('crept')[near - left]?.to ?? 0)
          expect(ways).toContain(here)
        }
        expect(table.told('crept')).toHaveLength(Math.min(5, near))
      },
    )
    fc.assert(law, { numRuns: 300 })
  })
})
