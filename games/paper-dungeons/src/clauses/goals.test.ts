import { describe, expect, test } from 'vitest'
import { type Goal, goals, type Mission, missions, rooms } from '../content/ids.ts'
import { goalProgress } from '../rules/goals.ts'
import { scoreOf } from '../rules/score.ts'
import { type Drawn, did, happened, position, sheetOf, sit } from '../testing/index.ts'

const rows = (...numbers: number[]) =>
  numbers.flatMap(row => [...'ABCDEF'].map(column => `${column}${row}`)).join(' ')
const columns = (names: string, up: number) =>
  [...names].flatMap(column => Array.from({ length: up }, (_, row) => `${column}${row + 1}`)).join(' ')
const first = (count: number) => rooms.slice(0, count).join(' ')
const threes = ['A1', 'B1', 'D1', 'E2']
const fours = ['A2', 'F3', 'C4', 'E4']
const fives = ['A5', 'F5', 'D6', 'F7']
const minions = [...threes, ...fours, ...fives]
const edges = rooms.filter(room => /[AF]|1|7/.test(room))
const slain = (names: readonly string[], count: number) => ({ slain: names.slice(0, count).join(' ') })
const parts = (complete: number) => {
  const names = ['sword', 'scepter', 'medallion', 'cloak', 'crown', 'cauldron', 'armour', 'tome'] as const
  return { parts: Object.fromEntries(names.map((name, i) => [name, i < complete ? 2 : 1])) }
}
const heroes = (count: number, level: number) => ({
  levels: ['W', 'M', 'C', 'R'].map((hero, i) => `${hero}${i < count ? level : level - 1}`).join(' '),
})

/** A sheet that has so many of what a goal counts. */
const counted: Record<Goal, { tiers: [number, number, number]; with: (count: number) => Drawn }> = {
  G01: { tiers: [2, 3, 4], with: count => slain([...fours.slice(0, count), ...threes, ...fives], count + 8) },
  G02: { tiers: [2, 3, 4], with: count => slain([...fives.slice(0, count), ...threes, ...fours], count + 8) },
  G03: { tiers: [4, 7, 10], with: count => ({ traps: count - 3, walls: 2, waters: 1 }) },
  G04: {
    tiers: [4, 5, 6],
    with: count => ({ explored: `${columns('ABCDEF'.slice(0, count), 4)} ${rows(1, 2, 3)}` }),
  },
  G05: {
    tiers: [1, 2, 3],
    with: count => ({ explored: `${rows(...[7, 2, 4].slice(0, count))} A1 B1 C1 D1 E1` }),
  },
  G06: { tiers: [2, 3, 4], with: count => heroes(count, 5) },
  G07: { tiers: [2, 3, 4], with: count => slain([...threes.slice(0, count), ...fours, ...fives], count + 8) },
  G08: { tiers: [6, 9, 12], with: count => ({ potions: count, hearts: 2 * count }) },
  G09: { tiers: [20, 25, 30], with: count => ({ explored: first(count) }) },
  G10: { tiers: [10, 15, 20], with: count => ({ glory: [count + 3, 2, -5] }) },
  G11: { tiers: [2, 4, 7], with: parts },
  G12: {
    tiers: [10, 13, 16],
    with: count => ({ explored: `${edges.slice(0, count).join(' ')} B2 C3 D4 E5` }),
  },
  G13: { tiers: [4, 7, 10], with: count => slain(minions, count) },
  G14: { tiers: [2, 5, 7], with: count => ({ gems: count }) },
  G15: { tiers: [1, 2, 3], with: count => ({ explored: ['A1', 'F7', 'A7'].slice(0, count).join(' ') }) },
  G16: { tiers: [12, 16, 20], with: health },
}

/** Any four levels with this sum. */
function health(sum: number): Drawn {
  const levels = ['W', 'M', 'C', 'R'].map((hero, i) => `${hero}${Math.floor((sum + i) / 4)}`)
  return { levels: levels.join(' ') }
}

describe('goals', () => {
  test.each(goals.map(goal => [goal] as const))(
    '[PD-GOL.2] [PD-GOL.3] [PD-GOL.4] [PD-GOL.5] %s pays 0, 2, 4 or 6, from each tier on',
    goal => {
      const { tiers, with: drawn } = counted[goal]
      const glory = (count: number) => scoreOf(sheetOf({ ...drawn(count), goal })).J
      const [one, two, three] = tiers
      expect([one - 1, one, two - 1, two, three - 1, three].map(glory)).toEqual([0, 2, 2, 4, 4, 6])
    },
  )

  test('[PD-GOL.1] a goal is scored by its owner alone, at the end of the game', () => {
    const seats = [
      { goal: 'G14', gems: 7 },
      { goal: 'G13', gems: 7 },
    ] as const
    const table = sit(position({ seats, round: 7 })).reveal()
    expect(table.events.filter(({ type }) => type === 'ended')).toEqual([])
    expect(table.sheet(0)).toMatchObject({ glory: [0, 0], missions: [] })
    table.reveal()
    const [{ scores } = { scores: [] }] = happened(table, 'ended')
    expect((scores[0] ?? 0) - (scores[1] ?? 0)).toBe(6)
  })

  test('[PD-GOL.6] traps, walls and waters count as often as they are met', () => {
    const goal = 'G03'
    const at = { goal, parts: { cloak: 2, medallion: 2 }, at: 'D1', slain: 'A1 A2' } as const
    const table = sit(position(at)).play('1 walk D2 D1 2 walk D2 D3')
    expect(goalProgress(table.sheet(), goal).count).toBe(4)
    const wet = sit(position({ ...at, at: 'A1', taken: 'A' })).play('1 walk A2 A1 2 walk A2 A1')
    expect(goalProgress(wet.sheet(), goal).count).toBe(4)
  })

  test('[PD-GOL.7] glory of bosses with what fleeing cost', () => {
    const count = (...glory: number[]) => goalProgress(sheetOf({ glory }), 'G10').count
    expect([count(5, 8, -6), count(-3, -4, -6), count(4, 6)]).toEqual([7, -13, 10])
  })

  test('[PD-GOL.8] 22 rooms at the edge, four in the corners', () => {
    const counts = (goal: Goal) =>
      rooms.filter(room => goalProgress(sheetOf({ explored: room }), goal).count === 1)
    expect(counts('G12')).toEqual(edges)
    expect(edges).toHaveLength(22)
    expect(counts('G15')).toEqual(['A1', 'F1', 'A7', 'F7'])
  })
})

/** For each mission a sheet that fulfils it and one that just fails. */
const fulfilled: Record<Mission, [Drawn, Drawn]> = {
  M01: [{ slain: 'A1 A2 A5' }, { slain: 'A1 B1 D1 A2 F3 C4' }],
  M02: [{ levels: 'C6' }, { levels: 'W5 M5 C5 R5' }],
  M03: [{ explored: rows(4) }, { explored: 'A4 B4 C4 D4 E4 A5 B5 C5 D5 F5' }],
  M04: [{ levels: 'W3 M3 C3 R3' }, { levels: 'W6 M6 C6 R2' }],
  M05: [{ explored: columns('C', 7) }, { explored: `${columns('C', 6)} D7 D6 D5` }],
  M06: [
    { potions: 8, hearts: 16 },
    { potions: 7, hearts: 0 },
  ],
  M07: [{ levels: 'W4 M4 R4' }, { levels: 'W6 M6 C3 R3' }],
  M08: [{ slain: minions.slice(0, 6).join(' ') }, { slain: minions.slice(0, 5).join(' ') }],
  M09: [{ gems: 4 }, { gems: 3 }],
  M10: [{ explored: 'A1 F7' }, { explored: 'A1 B7 E1' }],
  M11: [{ traps: 5 }, { traps: 4, walls: 9, waters: 9 }],
  M12: [{ explored: first(15) }, { explored: first(14) }],
  M13: [parts(4), parts(3)],
  M14: [{ levels: 'W4 M4 C2 R2' }, { levels: 'W3 M4 C2 R2' }],
  M15: [{ explored: 'D2 E5 A6' }, { explored: 'D2 E5 D4' }],
  M16: [{ levels: 'W5 R5' }, { levels: 'W6 M4 C4 R4' }],
}

describe('missions', () => {
  test.each(missions.map(mission => [mission] as const))(
    '[PD-MIS.6] [PD-MIS.5] %s is claimed by itself',
    mission => {
      const [enough, short] = fulfilled[mission]
      const table = sit(position({ seats: [enough, short], missions: mission })).reveal()
      expect(happened(table, 'mission')).toMatchObject([{ mission, seats: [0], glory: 4 }])
      expect(table.state.missions).toEqual([])
    },
  )

  test('[PD-MIS.1] [PD-MIS.3] [PD-MIS.4] all who fulfil it first score 4, and it is gone', () => {
    const seats = [{ levels: 'W6' }, { levels: 'W5' }, { levels: 'M6' }]
    const table = sit(position({ seats, missions: 'M02 M06' })).reveal()
    expect(table.state.players.map(({ sheet }) => sheet.missions)).toEqual([
      [{ mission: 'M02', glory: 4 }],
      [],
      [{ mission: 'M02', glory: 4 }],
    ])
    expect(table.state.missions).toEqual(['M06'])
    table.play('5 W', 1).reveal()
    expect(table.sheet(1)).toMatchObject({ levels: [6, 1, 1, 1], missions: [] })
    expect(table.sheet(0).missions).toHaveLength(1)
  })

  test('[PD-MIS.2] they are looked at when the round ends, not before', () => {
    const table = sit(position({ seats: 2, levels: 'W5', missions: 'M02' })).play('5 W', 0)
    table.rest(0)
    expect(table.sheet(0).missions).toEqual([])
    expect(happened(table, 'mission')).toEqual([])
    table.reveal()
    expect(table.sheet(0).missions).toEqual([{ mission: 'M02', glory: 4 }])
  })

  test('[PD-MIS.7] one player may score all three at once', () => {
    const seats = [{ levels: 'W6 M3 C3 R3' }, {}]
    const table = sit(position({ seats, missions: 'M02 M04 M14' })).reveal()
    expect(table.sheet(0).missions.map(({ mission }) => mission)).toEqual(['M02', 'M04', 'M14'])
    expect(scoreOf(table.sheet(0)).K).toBe(12)
    expect(did(table, 'levelled')).toEqual([])
  })
})
