import { describe, expect, test } from 'vitest'
import { dungeons } from '../content/dungeons.ts'
import { cards, letters, minionKinds, type Room, rooms } from '../content/ids.ts'
import {
  corners,
  type Edge,
  entrances,
  minionRooms,
  type Place,
  places,
  walls,
  warps,
  waters,
} from '../content/map.ts'
import { list, position, sit } from '../testing/index.ts'
import { tableOf } from '../testing/spec.ts'

/** Section 3.2 once more, read from the rulebooks and the public copy: row 7 first. */
const printed = [
  'P|T,G:G|.|T,L|.|zombie5,G:H',
  '.|T,I|T|orc5,G:F|T,I|T',
  'ghost5,G:D|T|T|T,L|.|goblin5,G:E',
  '.|I|goblin4,G:C|.|ghost4,P|T,L',
  'T,L|T|P|T,L|.|orc4,G:B',
  'zombie4,G:A|.|T|.|zombie3,L|T,I',
  'ghost3,P,P|orc3,I|P|goblin3,P|T,I|P',
]

function signs({ minion, trap, potions = 0, part, level, gem }: Place): string {
  const parts = [
    ...(minion ? [`${minion.kind}${minion.level}`] : []),
    ...(trap ? ['T'] : []),
    ...Array.from({ length: potions }, () => 'P'),
    ...(part ? ['I'] : []),
    ...(level ? ['L'] : []),
    ...(gem ? [`G:${gem}`] : []),
  ]
  return parts.join() || '.'
}

const room = (name: string): Room => {
  const found = rooms.find(each => each === name)
  if (found === undefined) throw new Error(`There is no room ${name}.`)
  return found
}
const edge = ([a, b]: Edge): string => [a, b].toSorted().join('/')
const edges = (list: readonly Edge[]): string[] => list.map(edge).toSorted()
const column = (name: Room) => name.charCodeAt(0) - 64
const row = (name: Room) => Number(name[1])

/** All pairs of rooms that share a side. */
const sides: string[] = rooms.flatMap(a =>
  rooms
    .filter(b => Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b)) === 1 && a < b)
    .map(b => edge([a, b])),
)

/** The rooms one step away on a card. */
function next(from: Room, closed: ReadonlySet<string>): Room[] {
  const open = sides.filter(side => side.includes(from) && !closed.has(side))
  return [...open, ...edges(warps).filter(pair => pair.includes(from))].map(pair =>
    room(pair.replace(from, '').replace('/', '')),
  )
}

/** Steps from some rooms to every room that can be reached. */
function distances(from: readonly Room[], closed: ReadonlySet<string>): Map<Room, number> {
  const far = new Map(from.map(start => [start, 0]))
  for (const [at, steps] of far) for (const to of next(at, closed)) if (!far.has(to)) far.set(to, steps + 1)
  return far
}

const closedOn = (card: (typeof cards)[number]) =>
  new Set([...edges(waters), ...edges(walls), ...edges(dungeons[card].walls)])

describe('the map', () => {
  test('[PD-MAP.8] [PD-MAP.7] has in its 42 rooms what is printed, six columns by seven rows', () => {
    const cells = printed.toReversed().flatMap(line => line.split('|'))
    expect(rooms).toHaveLength(42)
    expect(new Set(rooms.map(column))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(new Set(rooms.map(row))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
    expect(rooms.map(name => signs(places[name]))).toEqual(cells)
    expect(entrances).toEqual(list('A1 B1 C1 D1 E1 F1'))
    expect(corners.toSorted()).toEqual(list('A1 A7 F1 F7'))
  })

  test('[PD-MAP.8] sums up to the totals of section 3.2', () => {
    const all = rooms.map(name => places[name])
    const minions = all.flatMap(({ minion }) => (minion === undefined ? [] : [minion]))
    expect(minions).toHaveLength(12)
    for (const kind of minionKinds)
      expect(
        minions
          .filter(minion => minion.kind === kind)
          .map(({ level }) => level)
          .toSorted(),
      ).toEqual([3, 4, 5])
    for (const level of [3, 4, 5]) expect(minions.filter(minion => minion.level === level)).toHaveLength(4)
    expect(minionRooms.map(name => places[name].minion)).toEqual(minions)
    expect(all.filter(({ trap }) => trap)).toHaveLength(16)
    expect(all.reduce((sum, { potions = 0 }) => sum + potions, 0)).toBe(8)
    expect(all.filter(({ part }) => part)).toHaveLength(6)
    expect(all.filter(({ level }) => level)).toHaveLength(6)
    expect(all.flatMap(({ gem }) => gem ?? []).toSorted()).toEqual([...letters])
    expect(rooms.filter(name => signs(places[name]) === '.').toSorted()).toEqual(
      list('A4 A6 B2 C7 D2 D4 E3 E5 E7'),
    )
    expect(all.filter(({ minion, trap }) => minion && trap)).toEqual([])
  })

  test('[PD-MAP.1] [PD-MAP.2] the entrances of the examples hold what the rulebooks say', () => {
    expect(list('C1 D1 E1 F1').map(name => signs(places[room(name)]))).toEqual(['P', 'goblin3,P', 'T,I', 'P'])
    expect(sit(position()).play('1 walk C1').sheet().potions).toBe(1)
  })

  test('[PD-MAP.3] two pairs of rooms are joined by warps', () => {
    expect(edges(warps)).toEqual(['A2/F2', 'A4/F4'])
  })

  test('[PD-MAP.4] both ghosts of the upper rows are read so that levels never fall from row to row', () => {
    expect([places.A5.minion, places.E4.minion]).toEqual([
      { kind: 'ghost', level: 5 },
      { kind: 'ghost', level: 4 },
    ])
    const rowsOf = (level: number) =>
      minionRooms.filter(name => places[name].minion?.level === level).map(row)
    expect([3, 4, 5].map(rowsOf)).toEqual([
      [1, 1, 1, 2],
      [2, 3, 4, 4],
      [5, 5, 6, 7],
    ])
  })

  test('[PD-MAP.5] B7 is sealed: the Cloak alone leads in', () => {
    const way = (at: Room, cloak: number) =>
      sit(position({ card: 'I', at, parts: { cloak } }))
        .play('1 walk')
        .legal()
    expect(edges(walls)).toContain('B6/B7')
    expect(sides).toContain('B5/B6')
    expect(edges(walls)).not.toContain('B5/B6')
    for (const at of ['A7', 'B6', 'C7'] as const) {
      expect(way(at, 0)).not.toContain('B7')
      expect(way(at, 1)).not.toContain('B7')
      expect(way(at, 2)).toContain('B7')
    }
    expect(way('B5', 0)).toContain('B6')
  })

  test.each(['A2/A3', 'D2/D3', 'D2/E2', 'F5/F6'])('[PD-MAP.6] %s is open', side => {
    const [from, to] = side.split('/')
    expect(sides).toContain(side)
    expect([...edges(walls), ...edges(waters)]).not.toContain(side)
    expect(
      sit(position({ card: 'E', at: room(from ?? '') }))
        .play('1 walk')
        .legal(),
    ).toContain(to)
    expect(
      sit(position({ card: 'E', at: room(to ?? '') }))
        .play('1 walk')
        .legal(),
    ).toContain(from)
  })

  test('[PD-MAP.8] of 71 sides 7 are water and 6 are walls', () => {
    expect(sides).toHaveLength(71)
    expect(edges(waters)).toEqual(list('A1/A2 A3/A4 A5/A6 D6/E6 E5/F5 F2/F3 F4/F5'))
    expect(edges(walls)).toEqual(list('A7/B7 B6/B7 B7/C7 C3/C4 D1/D2 F6/F7'))
    for (const side of [...edges(waters), ...edges(walls)]) expect(sides).toContain(side)
  })
})

describe('dungeon cards', () => {
  const lines = tableOf('### 4.3').filter(([card]) => /^[A-L]$/.test(card ?? ''))

  test('[PD-HOU.3] are those of section 4.3', () => {
    expect(lines.map(([card]) => card)).toEqual([...cards])
    for (const [index, [, first, second, third, , , extra, named]] of lines.entries()) {
      const card = dungeons[cards[index] ?? 'A']
      expect(card.rooms).toEqual([first, second, third])
      expect(edges(card.walls)).toEqual(extra?.split(', ').toSorted())
      expect(card.bosses).toEqual(named?.split(', '))
    }
  })

  test('[PD-HOU.3] lie as far away as the table says', () => {
    for (const [index, [, , , , far, tour]] of lines.entries()) {
      const card = cards[index] ?? 'A'
      const closed = closedOn(card)
      const [one, two, three] = dungeons[card].rooms
      const steps = (from: readonly Room[], to: Room) => distances(from, closed).get(to) ?? Number.NaN
      const enter = (to: Room) => steps(entrances, to) + 1
      expect([card, [one, two, three].map(enter).join('/')]).toEqual([card, far])
      expect([card, enter(one) + steps([one], two) + steps([two], three)]).toEqual([card, Number(tour)])
    }
  })

  test('[PD-HOU.4] [PD-EX-50] have 4 to 7 walls on open sides, no two cards alike', () => {
    const taken = new Set([...edges(waters), ...edges(walls)])
    for (const card of cards) {
      const extra = edges(dungeons[card].walls)
      expect(extra.length).toBeGreaterThanOrEqual(4)
      expect(extra.length).toBeLessThanOrEqual(7)
      expect(new Set(extra).size).toBe(extra.length)
      for (const side of extra) {
        expect(sides).toContain(side)
        expect(taken.has(side)).toBe(false)
      }
    }
    expect(new Set(cards.map(card => edges(dungeons[card].walls).join())).size).toBe(12)
  })

  test('[PD-HOU.5] [PD-EX-50] leave every room but B7 within reach, and B7 with the Cloak', () => {
    for (const card of cards) {
      const region = distances(['A1'], closedOn(card))
      expect(rooms.filter(name => !region.has(name))).toEqual(['B7'])
      expect(distances(['A1'], new Set(edges(waters))).size).toBe(42)
    }
  })

  test('[PD-HOU.6] [PD-EX-50] hide their bosses in different blank rooms, farther and farther away', () => {
    for (const card of cards) {
      const far = distances(entrances, closedOn(card))
      const bossRooms = dungeons[card].rooms
      expect(new Set(bossRooms).size).toBe(3)
      for (const name of bossRooms) expect(signs(places[name])).toBe('.')
      const [one = 0, two = 0, three = 0] = bossRooms.map(name => (far.get(name) ?? 0) + 1)
      expect(one < two && two < three && one <= 6).toBe(true)
    }
  })

  test('[PD-HOU.7] [PD-EX-50] name every boss in three stories, three weaknesses to a card', async () => {
    const { bossCards } = await import('../content/bosses.ts')
    const { bosses } = await import('../content/ids.ts')
    for (const boss of bosses) {
      const named = cards.filter(card => dungeons[card].bosses.includes(boss))
      expect(named).toHaveLength(3)
      expect(new Set(named.map(card => Math.floor(cards.indexOf(card) / 3))).size).toBe(3)
    }
    for (const card of cards) {
      const { bosses: three } = dungeons[card]
      expect(three.map(boss => bossCards[boss].level)).toEqual([1, 2, 3])
      expect(new Set(three.map(boss => bossCards[boss].weakness)).size).toBe(3)
    }
  })
})
