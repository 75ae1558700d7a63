import { type Chance, fastChance } from '@kazamata/kernel'
import { describe, expect, test } from 'vitest'
import { bossCards } from '../content/bosses.ts'
import { dungeons } from '../content/dungeons.ts'
import { type Goal, goals, powers } from '../content/ids.ts'
import { paperDungeons as game } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { freshSheet } from '../state.ts'
import {
  did,
  gemsOf,
  happened,
  list,
  position,
  random,
  rigged,
  sit,
  slainOf,
  start,
  type Table,
  withPowers,
} from '../testing/index.ts'

/** The sizes of the bags that setup draws from, and the rest of the match's draws up to the first roll. */
function sizes(options: Record<string, unknown>, seats: number): { setup: number[]; later: number[] } {
  const drawn: number[] = []
  const source = fastChance(3)
  const chance: Chance = {
    int: n => {
      drawn.push(n)
      return source.int(n)
    },
  }
  const state = game.setup(optionsSchema.parse(options), seats, chance, () => {})
  const setup = drawn.splice(0)
  const table = sit(state, chance)
  while (state.round === 0) table.reveal()
  return { setup, later: drawn }
}

const keepAll = (table: Table): Table => {
  while (table.state.round === 0) table.reveal()
  return table
}

describe('the frame', () => {
  test('[PD-GEN.1] one to eight players', () => {
    expect(game.seats).toEqual({ min: 1, max: 8 })
    for (const seats of [1, 8]) expect(start({ seats }).state.players).toHaveLength(seats)
  })

  test('[PD-CMP.6] there are as many sheets as players', () => {
    const table = random(5, { seats: 3 })
    expect(table.state.players.map(({ sheet }) => sheet.track.length)).toEqual([24, 24, 24])
  })

  test('[PD-GEN.2] [PD-GEN.3] eight rounds, and a boss after the third, the sixth and the eighth', () => {
    const told = random(2, { seats: 2 }).events.flatMap(event =>
      event.type === 'rolled'
        ? [`round ${event.round}`]
        : event.type === 'boss'
          ? [`boss ${event.level}`]
          : [],
    )
    const round = (...numbers: number[]) => numbers.map(number => `round ${number}`)
    expect(told).toEqual([...round(1, 2, 3), 'boss 1', ...round(4, 5, 6), 'boss 2', ...round(7, 8), 'boss 3'])
  })

  test('[PD-GEN.4] one player’s walk never touches another’s sheet, gems excepted', () => {
    const table = sit(position({ seats: 2, at: 'E3', levels: 'W4' }))
    const before = structuredClone(table.sheet(1))
    table.play('1 walk F3 stop 2 walk E3 E4 3 walk stop confirm', 0)
    expect(table.sheet(1)).toEqual(before)
    table.reveal()
    expect({ ...table.sheet(1), crossed: 0, track: '' }).toEqual({ ...before, track: '' })
    expect(gemsOf(table.sheet(1).crossed)).toBe('B')
    table.play('1 walk F3 E3', 1)
    expect(slainOf(table.sheet(1))).toEqual(['F3'])
    table.play('2 walk E4 stop', 1)
    expect(table.sheet(1).potions).toBe(1)
  })

  test('[PD-GEN.5] everybody may act at any time until they confirm', () => {
    const table = sit(position({ seats: 3 }))
    expect(game.active(table.state)).toEqual([0, 1, 2])
    table.play('1', 2).play('2', 0).play('walk', 2).play('brew', 0).play('stop', 2)
    expect(game.active(table.state)).toEqual([0, 1, 2])
    table.rest(1)
    expect(game.active(table.state)).toEqual([0, 2])
    expect(table.state.round).toBe(2)
  })
})

describe('chance', () => {
  test('[PD-GEN.7] draws card, bosses, missions, powers and goals, and dice only when they are rolled', () => {
    const { setup, later } = sizes({ bosses: 'random' }, 2)
    const card = [12]
    const bosses = [4, 4, 4]
    const missions = [16, 15, 14]
    const hands = [16, 15, 14, 13]
    expect(setup).toEqual([...card, ...bosses, ...missions, ...hands, ...hands])
    expect(later.length % 6).toBe(0)
    expect(new Set(later)).toEqual(new Set([6]))
  })

  test('[PD-GEN.7] deals powers to all seats before goals, two and two', () => {
    const options = optionsSchema.parse({ dungeon: 'A', missions: false })
    const hands: unknown[] = []
    game.setup(options, 2, rigged([0, 0, 0, 0, 15, 14, 13, 12]), event => {
      if (event.type === 'dealt') hands.push([event.powers, event.goals])
    })
    expect(hands).toEqual([
      [powers.slice(0, 2), ['G16', 'G15']],
      [powers.slice(2, 4), ['G14', 'G13']],
    ])
  })

  test('[PD-GEN.7] rolls white dice before black ones, all of them while a roll does not count', () => {
    const dice = 'W M * C B S'
    const table = sit(position(), dice).reveal()
    expect(table.state.dice).toEqual(['warrior', 'mage', 'clover', 'cleric', 'boots', 'skull'])
  })

  test('[PD-GEN.8] is not asked where an option has decided', () => {
    expect(sizes({ dungeon: 'C', missions: false }, 1).setup).toEqual([16, 15, 16, 15])
    expect(sizes({ dungeon: 'C' }, 1).setup).toEqual([16, 15, 14, 16, 15, 16, 15])
    expect(sizes({ missions: false }, 1).setup).toEqual([12, 16, 15, 16, 15])
  })
})

describe('what is laid out', () => {
  test('[PD-SET.1] [PD-SET.14] everybody starts with a fresh sheet, outside the dungeon', () => {
    const table = keepAll(start({ seats: 2 }, 4))
    const fresh = freshSheet()
    expect(fresh).toMatchObject({ levels: [1, 1, 1, 1], potions: 0, damage: 0, gems: 0, slain: 0, path: '' })
    expect(fresh.parts).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(fresh.explored).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(start({ seats: 2 }).state.players.map(({ sheet }) => sheet)).toEqual([fresh, fresh])
    for (const { sheet } of table.state.players) expect(sheet.at).toBeUndefined()
    expect(sit(position()).play('1 walk').legal()).toEqual(['stop', 'A1', 'B1', 'C1', 'D1', 'E1', 'F1'])
  })

  test('[PD-SET.2] a random card is revealed, and its walls hold for all', () => {
    const cards = Array.from({ length: 40 }, (_, seed) => start({}, seed).state.card)
    expect(new Set(cards).size).toBeGreaterThan(6)
    expect(start({ dungeon: 'K' }).state.card).toBe('K')
    const table = sit(position({ card: 'A', at: 'B4', seats: 2 }))
    for (const seat of [0, 1])
      expect(table.play('1 walk', seat).legal(seat)).toEqual(['stop', 'B3', 'A4', 'B5'])
    expect(
      sit(position({ card: 'I', at: 'B4' }))
        .play('1 walk')
        .legal(),
    ).toContain('C4')
  })

  test('[PD-SET.3] the three bosses on its back are revealed and stay public', () => {
    for (const seed of [1, 2, 3]) {
      const table = start({ seats: 2 }, seed)
      const { card, bosses } = table.state
      expect(bosses).toEqual(dungeons[card].bosses)
      expect(happened(table, 'began')).toMatchObject([{ card, bosses }])
      for (const viewer of [0, 1, 'table'] as const)
        expect(table.view(viewer)).toMatchObject({ card, bosses })
    }
  })

  test('[PD-SET.4] random bosses: one of each level', () => {
    const seen = Array.from(
      { length: 60 },
      (_, seed) => start({ dungeon: 'A', bosses: 'random' }, seed).state,
    )
    for (const { bosses } of seen) expect(bosses.map(boss => bossCards[boss].level)).toEqual([1, 2, 3])
    for (const level of [0, 1, 2]) expect(new Set(seen.map(({ bosses }) => bosses[level])).size).toBe(4)
  })

  test('[PD-SET.5] three different missions, public; none with missions off', () => {
    const table = start({ seats: 2 }, 9)
    expect(new Set(table.state.missions).size).toBe(3)
    expect(happened(table, 'began')[0]?.missions).toEqual(table.state.missions)
    expect(table.view('table').missions).toEqual(table.state.missions)
    expect(start({ missions: false }).state.missions).toEqual([])
  })
})

describe('powers and goals', () => {
  test('[PD-SET.6] two of each are dealt, one of each is kept', () => {
    const table = start({ seats: 2 }, 6)
    for (const seat of [0, 1]) {
      const dealt = happened(table, 'dealt')[seat]
      expect(new Set(dealt?.powers).size).toBe(2)
      expect(new Set(dealt?.goals).size).toBe(2)
      expect(table.legal(seat)).toEqual(dealt?.powers)
      table.play(dealt?.powers[1] ?? '', seat)
      expect(table.legal(seat)).toEqual(dealt?.goals)
      table.play(`${dealt?.goals[1]} confirm`, seat)
      expect(table.sheet(seat)).toMatchObject({ power: dealt?.powers[1], goal: dealt?.goals[1] })
    }
  })

  test('[PD-SET.7] [PD-EX-51] with eight players every power and every goal is dealt once', () => {
    const dealt = happened(start({ seats: 8 }), 'dealt')
    expect(dealt.flatMap(hand => hand.powers).toSorted()).toEqual([...powers].toSorted())
    expect(dealt.flatMap(hand => hand.goals).toSorted()).toEqual([...goals].toSorted())
  })

  test('[PD-SET.8] what is kept is hidden until all have chosen', () => {
    const table = start({ seats: 3 }, 8)
    const seen = () => JSON.stringify([table.view(1), table.view(2), table.view('table')])
    const before = seen()
    const [power, ...others] = table.legal(0)
    expect(others).toHaveLength(1)
    table.play(power ?? '', 0)
    expect(seen()).toBe(before)
    table.play(table.legal(0)[1] ?? '', 0)
    expect(seen()).toBe(before)
    table.rest(0)
    expect(table.view(1).players[0]).toMatchObject({ confirmed: true })
    expect(table.view(1).players[0]?.shown.power).toBeUndefined()
    table.rest(2).rest(1)
    expect(table.view(1).players[0]?.shown).toMatchObject({ power })
  })

  test('[PD-SET.9] what is kept is public for the whole match', () => {
    const table = random(12, { seats: 3 })
    const kept = [0, 1, 2].map(seat => [
      did(table, 'keptPower', seat)[0]?.power,
      did(table, 'keptGoal', seat)[0]?.goal,
    ])
    const shown = table.view('table').players.map(({ shown }) => [shown.power, shown.goal])
    expect(shown).toEqual(kept)
    expect(kept.flat()).not.toContain(undefined)
  })

  test('[PD-SET.10] what is not kept leaves the match unseen', () => {
    const table = keepAll(start({ seats: 2, missions: false }, 10))
    const hand = happened(table, 'dealt')[0]
    const gone = [...(hand?.powers ?? []), ...(hand?.goals ?? [])].filter(
      card => card !== table.sheet().power && card !== table.sheet().goal,
    )
    expect(gone).toHaveLength(2)
    const told = table.events.flatMap(event => game.redact(event, 1) ?? [])
    for (const card of gone) {
      expect(JSON.stringify(table.state)).not.toContain(`"${card}"`)
      expect(JSON.stringify(told)).not.toContain(`"${card}"`)
    }
  })

  test.each([
    ['G01', '2 3 5 8'],
    ['G09', '2 4 5 7'],
    ['G02', '1 4 6 7'],
    ['G03', '1 2 7 8'],
    ['G08', '1 3 6 8'],
    ['G11', '3 4 5 6'],
  ] as [Goal, string][])('[PD-SET.11] with %s the dice %s train', (goal, numbers) => {
    const trains = (dice: string, number: string) =>
      sit(position({ goal, dice }))
        .play(number)
        .legal()
        .some(word => /^[WMCR]$/.test(word))
    const white = ['1', '2', '3', '4'].filter((number, i) => trains(`${'WMCR'[i]} W M B B B`, number))
    const black = ['5', '6', '7', '8'].filter((number, i) => trains(`* * S ${'WMCR'[i]} B B`, number))
    expect([...white, ...black]).toEqual(list(numbers))
  })

  test('[PD-SET.12] the training never changes', () => {
    const table = random(14, { seats: 2 })
    for (const seat of [0, 1]) {
      expect(did(table, 'keptGoal', seat)).toHaveLength(1)
      expect(table.sheet(seat).goal).toBe(did(table, 'keptGoal', seat)[0]?.goal)
    }
  })
})

describe('setup powers', () => {
  test('[PD-SET.13] are used before round 1 by all at once, and shown when all have chosen', () => {
    const table = withPowers('veteran', 'craftsman')
    expect(table.state).toMatchObject({ phase: 'prepare', round: 0 })
    expect(game.active(table.state)).toEqual([0, 1])
    const before = JSON.stringify(table.view(1))
    table.play('W C', 0)
    expect(JSON.stringify(table.view(1))).toBe(before)
    table.play('confirm', 0)
    expect(table.view(1).players[0]?.shown.levels).toEqual([1, 1, 1, 1])
    table.play('crown tome confirm', 1)
    expect(table.state.round).toBe(1)
    expect(table.view(1).players[0]?.shown.levels).toEqual([2, 1, 2, 1])
    expect(table.view(0).players[1]?.shown.parts).toEqual([0, 0, 0, 0, 1, 0, 0, 1])
    expect(table.events.findIndex(({ type }) => type === 'rolled')).toBeGreaterThan(
      table.events.findLastIndex(event => event.type === 'revealed' && event.round === 0),
    )
  })

  test('[PD-SET.15] set off nothing further, whatever is chosen', () => {
    for (const power of ['assassin', 'craftsman', 'healer', 'treasureHunter', 'veteran'] as const) {
      const first = withPowers(power)
      const wide = first.state.round === 0 ? first.legal().length : 1
      for (let choice = 0; choice < wide; choice++) {
        for (let second = 0; second < wide; second++) {
          const table = sit(game.clone(first.state), undefined, first.events)
          for (const at of [choice, second]) {
            const legal = table.legal()
            if (table.state.round === 0 && legal.length > 1) table.play(legal[at % legal.length] ?? '')
          }
          while (table.state.round === 0) table.reveal()
          const gains = table
            .sheetEvents()
            .filter(deed => ['potion', 'gem', 'levelled', 'crafted', 'slain', 'lost'].includes(deed.do))
          expect(gains).toHaveLength(power === 'treasureHunter' ? 1 : 2)
          for (const deed of gains)
            expect(deed).toMatchObject({ by: power === 'assassin' ? 'assassin' : 'power' })
        }
      }
    }
  })
})
