import { describe, expect, test } from 'vitest'
import { paperDungeons as game } from '../game.ts'
import { scoreOf } from '../rules/score.ts'
import {
  type Drawn,
  did,
  gemsOf,
  happened,
  type Position,
  position,
  sit,
  type Table,
} from '../testing/index.ts'

const chimera = { card: 'A', round: 6, bosses: ['1A', '2A', '3A'] } as const
const there = { explored: 'E5', at: 'E6' } as const

function fight(...seats: readonly Drawn[]): Table {
  return sit(position({ ...chimera, seats })).reveal()
}
const alone = (drawn: Drawn, more: Position = chimera) =>
  happened(sit(position({ ...more, ...drawn })).reveal(), 'fight')[0]

describe('taking part', () => {
  test('[PD-BOS.1] whoever has entered the room, in any round, standing anywhere', () => {
    const levels = 'W3 M3 C4 R3'
    const table = fight({ levels, explored: 'E5', at: 'A1' }, { levels, at: 'E5' }, { levels, at: 'E6' })
    expect(happened(table, 'fight').map(({ fled }) => fled)).toEqual([undefined, undefined, 'absent'])
    const now = sit(position({ ...chimera, seats: [{ levels, at: 'E6' }, {}] }))
      .play('1 walk E5 stop')
      .reveal()
    expect(happened(now, 'fight')[0]).toMatchObject({ seat: 0, tier: 1 })
  })

  test('[PD-BOS.2] coming later changes nothing', () => {
    const table = sit(position({ ...chimera, seats: [{ at: 'E6' }, {}] })).reveal()
    expect(table.sheet().glory).toEqual([0, -4])
    table.play('1 walk E5 stop').reveal()
    expect(table.sheet().glory).toEqual([0, -4])
    expect(happened(table, 'fight').filter(({ boss }) => boss === '2A')).toHaveLength(2)
  })

  test('[PD-BOS.7] [PD-BOS.8] who never came or is too weak flees: the penalty, and no damage', () => {
    const table = fight({ levels: 'W6 M6 C6 R6' }, { levels: 'W3 M3 C3 R2', ...there })
    expect(happened(table, 'fight')).toMatchObject([
      { fled: 'absent', glory: -4, damage: 0 },
      { fled: 'weak', glory: -4, damage: 0 },
    ])
    for (const { sheet } of table.state.players) expect(sheet).toMatchObject({ damage: 0, glory: [0, -4] })
    for (const told of happened(table, 'fight')) expect(told).not.toHaveProperty('tier')
  })

  test('[PD-BOS.9] nobody may flee who can fight', () => {
    const table = sit(position({ ...chimera, levels: 'W3 M3 C4 R3', ...there, damage: 15 }))
    table.play('1 walk stop 2 walk stop 3 walk stop')
    expect(table.legal()).toEqual(['confirm'])
    table.play('confirm')
    expect(table.sheet()).toMatchObject({ glory: [0, 3], damage: 19, resurrected: true })
  })

  test('[PD-DMG.6] [PD-DMG.7] a boss resurrects whoever has too much damage, but nobody twice', () => {
    const fighter = { levels: 'W3 M3 C4 R3', ...there, damage: 15 } as const
    const table = fight(fighter, { ...fighter, resurrected: true })
    expect([0, 1].map(seat => table.sheet(seat))).toMatchObject([
      { damage: 19, resurrected: true },
      { damage: 19, resurrected: true },
    ])
    expect([0, 1].map(seat => did(table, 'resurrected', seat).length)).toEqual([1, 0])
  })
})

describe('strength', () => {
  test('[PD-BOS.3] levels, and those of the weakness once more', () => {
    const levels = 'W3 M1 C2 R5'
    expect(alone({ levels })?.strength).toEqual({ levels: 11, weakness: 5, total: 16 })
    expect(alone({ levels }, { ...chimera, bosses: ['1A', '2B', '3A'] })?.strength).toMatchObject({
      weakness: 2,
    })
    expect(alone({ levels }, { ...chimera, bosses: ['1A', '2C', '3A'] })?.strength).toMatchObject({
      weakness: 3,
    })
    expect(alone({ levels }, { ...chimera, bosses: ['1A', '2D', '3A'] })?.strength).toMatchObject({
      weakness: 1,
    })
  })

  test('[PD-BOS.4] [PD-BOS.5] bonuses of warrior, Sword and Berserker, never doubled', () => {
    const drawn = { levels: 'W4', parts: { sword: 2 }, power: 'berserker' } as const
    const basilisk = { ...chimera, bosses: ['1A', '2C', '3A'] } as const
    expect(alone(drawn, basilisk)?.strength).toEqual({
      levels: 7,
      weakness: 4,
      warrior: 1,
      sword: 3,
      berserker: 2,
      total: 17,
    })
  })

  test('[PD-BOS.6] [PD-BOS.10] a tier is reached by its threshold, and pays and hurts as printed', () => {
    const results = [
      'W3 M3 C2 R3',
      'W3 M3 C4 R3',
      'W3 M3 C5 R3',
      'W3 M3 C4 R4',
      'W3 M3 C5 R5',
      'W3 M4 C5 R5',
    ].map(levels => {
      const told = alone({ levels, ...there })
      return [told?.strength.total, told?.tier, told?.glory, told?.damage]
    })
    expect(results).toEqual([
      [14, 1, 3, 4],
      [16, 1, 3, 4],
      [17, 1, 3, 4],
      [18, 2, 6, 3],
      [21, 2, 6, 3],
      [22, 3, 7, 2],
    ])
  })

  test('[PD-BOS.11] nobody’s strength changes another’s tier', () => {
    const weak = { levels: 'W3 M3 C2 R3', ...there }
    const [own] = happened(fight(weak, {}), 'fight')
    const [beside] = happened(fight(weak, { levels: 'W6 M6 C6 R6', ...there }), 'fight')
    expect(beside).toEqual(own)
  })
})

describe('the reward', () => {
  const strong = { levels: 'W3 M3 C4 R4', ...there }
  const weak = { levels: 'W3 M3 C2 R3', ...there }

  test('[PD-BOS.12] goes to the single strongest fighter', () => {
    const table = fight(weak, strong, weak)
    expect(happened(table, 'victor')).toMatchObject([{ boss: '2A', seat: 1 }])
    expect(table.legal(1)).toContain('crown')
    expect(table.legal(0)).toEqual([])
  })

  test.each([
    ['1A', 'part'],
    ['1B', 'potions'],
    ['1D', 'level'],
  ] as const)('[PD-BOS.12] %s gives %s', (boss, kind) => {
    const seats = [{ levels: 'W3 M3 C3 R3', explored: 'D2', at: 'D3' }, {}] as const
    const table = sit(position({ round: 3, bosses: [boss, '2A', '3A'], seats })).reveal()
    if (kind === 'potions') expect(table.sheet().potions).toBe(2)
    else expect(table.legal()).toContain(kind === 'part' ? 'crown' : 'W')
  })

  test('[PD-BOS.13] to nobody after a tie', () => {
    const table = fight(strong, weak, strong)
    expect(happened(table, 'victor')).toMatchObject([{ tied: [0, 2] }])
    expect(table.state.phase).toBe('turn')
    expect(table.sheet(0).parts).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('[PD-BOS.14] those who flee do not count, however strong; a sole fighter wins it', () => {
    const table = fight({ levels: 'W6 M6 C6 R6' }, weak)
    expect(happened(table, 'victor')).toMatchObject([{ seat: 1 }])
    const nobody = fight({ levels: 'W6 M6 C6 R6' }, {})
    expect(happened(nobody, 'victor')[0]?.seat).toBeUndefined()
    expect(nobody.state.phase).toBe('turn')
  })

  test('[PD-BOS.15] alone there is none', () => {
    const table = sit(position({ ...chimera, ...strong })).reveal()
    expect(happened(table, 'fight')).toMatchObject([{ tier: 2 }])
    expect(happened(table, 'victor').filter(({ seat }) => seat !== undefined)).toEqual([])
    expect(table.state).toMatchObject({ phase: 'turn', round: 7 })
    expect(table.sheet().parts).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('[PD-BOS.16] strengths, glory, damage, reward: its potions come too late', () => {
    const seats = [
      { levels: 'W3 M3 C4 R3', explored: 'E5', at: 'E6' },
      { levels: 'W3 M3 C3 R3', explored: 'E5', at: 'E6' },
    ] as const
    const table = sit(position({ ...chimera, bosses: ['1A', '2B', '3A'], seats })).reveal()
    const told = table.events.flatMap(event => {
      if (event.type === 'done') return [`${event.deed.do} ${event.seat}`]
      return event.type === 'fight' || event.type === 'victor' ? [event.type] : []
    })
    expect(told).toEqual(['fight', 'fight', 'hurt 0', 'hurt 1', 'victor', 'potion 0', 'potion 0'])
    const [{ damage } = { damage: 0 }] = happened(table, 'fight')
    expect(damage).toBeGreaterThan(0)
    expect(table.sheet(0)).toMatchObject({ damage, hearts: 0, potions: 2 })
  })

  test('[PD-BOS.16] a level won from the boss makes nobody stronger in that fight', () => {
    const seats = [{ levels: 'W3 M3 C3 R3', explored: 'D2', at: 'D3' }, {}] as const
    const table = sit(position({ round: 3, bosses: ['1D', '2A', '3A'], seats }))
      .reveal()
      .play('C')
    const [told] = happened(table, 'fight')
    expect(told?.strength.total).toBe(15)
    expect(table.sheet()).toMatchObject({ glory: [told?.glory], damage: told?.damage, levels: [3, 3, 4, 3] })
  })

  test('[PD-BOS.17] glory and loss are written at once', () => {
    const table = fight(weak, {})
    expect(table.state.players.map(({ sheet }) => sheet.glory)).toEqual([
      [0, 3],
      [0, -4],
    ])
    expect(scoreOf(table.sheet(1)).B).toBe(-4)
  })
})

describe('vanishing gems', () => {
  const seats = [{ taken: 'A' }, { crossed: 'E' }] as const

  test('[PD-VAR.1] [PD-VAR.2] two letters go after bosses 1 and 2, but not what is already taken', () => {
    const table = sit(position({ seats, round: 3, options: { vanishingGems: true } })).reveal()
    const crossed = () => table.state.players.map(({ sheet }) => gemsOf(sheet.crossed))
    expect(crossed()).toEqual(['E', 'A E'])
    expect(gemsOf(table.sheet(0).taken)).toBe('A')
    expect(table.sheet(0).gems).toBe(1)
    table.reveal().reveal()
    expect(crossed()).toEqual(['E', 'A E'])
    table.reveal()
    expect(crossed()).toEqual(['C E G', 'A C E G'])
  })

  test('[PD-VAR.3] boss 3 takes none', () => {
    const table = sit(position({ seats, round: 8, options: { vanishingGems: true } })).reveal()
    expect(happened(table, 'vanished')).toEqual([])
    expect(game.outcome(table.state)).toBeDefined()
  })

  test('[PD-VAR.4] the variant is an option of the match, off unless agreed', () => {
    expect(game.options.parse({})).toEqual({
      dungeon: 'random',
      bosses: 'card',
      missions: true,
      vanishingGems: false,
      potionUse: 'auto',
    })
    const table = sit(position({ seats, round: 3 })).reveal()
    expect(table.state.players.map(({ sheet }) => gemsOf(sheet.crossed))).toEqual(['', 'E'])
    expect(table.view('table').options.vanishingGems).toBe(false)
  })

  test('[PD-VAR.5] they vanish also when everybody fled', () => {
    const table = sit(position({ seats: 2, round: 6, options: { vanishingGems: true } })).reveal()
    expect(happened(table, 'fight').map(({ fled }) => fled)).toEqual(['absent', 'absent'])
    expect(happened(table, 'vanished')).toMatchObject([
      { letter: 'C', crossed: [0, 1] },
      { letter: 'G', crossed: [0, 1] },
    ])
  })
})

describe('alone', () => {
  test('[PD-SOL.2] [PD-SOL.6] gems vanish, and only so', () => {
    const table = sit(position({ round: 2, at: 'E3' }))
      .play('1 walk F3 stop')
      .reveal()
    expect(happened(table, 'announced')).toMatchObject([{ letter: 'B', seats: [0], crossed: [] }])
    expect(table.sheet().crossed).toBe(0)
    table.reveal()
    expect(gemsOf(table.sheet().crossed)).toBe('A E')
    expect(table.sheet()).toMatchObject({ glory: [-3], damage: 3 })
  })

  test('[PD-SOL.6] tiers, damage and bonus gems are as ever', () => {
    const table = sit(position({ ...chimera, levels: 'W3 M3 C4 R3', ...there })).reveal()
    expect(table.sheet()).toMatchObject({ glory: [0, 3], damage: 4 })
    const gem = sit(position({ levels: 'R3', dice: 'R M C W M C' })).play('4 R')
    expect(gem.sheet().gems).toBe(1)
  })

  test('[PD-SOL.3] [PD-SOL.4] missions pay 6, 5, 4, 4, 3, 3, 2, 1 by round', () => {
    const paid = [1, 2, 3, 4, 5, 6, 7, 8].map(
      round =>
        sit(position({ round, missions: 'M02', levels: 'W6' }))
          .reveal()
          .sheet().missions[0]?.glory,
    )
    expect(paid).toEqual([6, 5, 4, 4, 3, 3, 2, 1])
  })

  test('[PD-SOL.1] the setup is the same', () => {
    const table = sit(game.setup(game.options.parse({}), 1, { int: n => n - 1 }, () => {}))
    expect(table.state.missions).toHaveLength(3)
    expect(table.legal()).toHaveLength(2)
    table.play(table.legal()[1] ?? '')
    expect(table.legal()).toHaveLength(2)
    expect(did(table, 'keptPower')).toHaveLength(1)
  })
})
