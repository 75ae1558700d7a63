import { type Chance, fastChance, pick } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dungeons } from '../content/dungeons.ts'
import { items, type Power, powers, type Room, rooms } from '../content/ids.ts'
import { minionRooms, places, walls, warps, waters } from '../content/map.ts'
import type { Event } from '../event.ts'
import { paperDungeons as game } from '../game.ts'
import { optionsSchema } from '../options.ts'
import { cloneSheet, playerAt, type Sheet, type State } from '../state.ts'
import { type Drawn, explores, list, position, sit, slainOf } from '../testing/index.ts'

/** One move of a random match. */
interface Moment {
  readonly state: State
  readonly seat: number
  /** The sheet of the seat before the move. */
  readonly before: Sheet
  readonly events: readonly Event[]
}

/** A random match, move by move; `walks` is how often in four a walk is preferred to other uses of a die. */
function* match(seed: number, seats: number, raw: Record<string, unknown>, walks: number): Generator<Moment> {
  const chance = fastChance(seed)
  const state = game.setup(optionsSchema.parse(raw), seats, chance, () => {})
  for (;;) {
    const active = game.active(state)
    if (active.length === 0) return
    const seat = pick(chance, active)
    const before = cloneSheet(playerAt(state, seat).sheet)
    const events: Event[] = []
    game.apply(state, seat, choose(game.moves(state, seat), chance, walks), chance, event =>
      events.push(event),
    )
    yield { state, seat, before, events }
  }
}

function choose<T extends { readonly do: string }>(moves: readonly T[], chance: Chance, walks: number): T {
  const far = chance.int(4) < walks
  const wanted = moves.filter(move => (far ? move.do === 'walk' || move.do === 'step' : move.do !== 'walk'))
  return pick(chance, wanted.length > 0 ? wanted : moves)
}

const anyMatch = [
  fc.integer(),
  fc.integer({ min: 1, max: 3 }),
  fc.record({
    potionUse: fc.constantFrom('auto', 'ask'),
    vanishingGems: fc.boolean(),
    bosses: fc.constantFrom('card', 'random'),
  }),
  fc.integer({ min: 1, max: 4 }),
] as const

function everyMoment(numRuns: number, law: (moment: Moment) => void): void {
  fc.assert(
    fc.property(...anyMatch, (seed, seats, options, walks) => {
      for (const moment of match(seed, seats, options, walks)) law(moment)
    }),
    { numRuns },
  )
}

/** Cheaper than `expect`, thousands of times. */
function hold(law: boolean, told: string): void {
  if (!law) throw new Error(told)
}

const has = (mask: number, part: number) => (mask & part) === part

describe('laws of every match', () => {
  test('[PD-RWD.6] [PD-GEM.8] [PD-DMG.7] counts only grow, and stay within the sheet', () => {
    everyMoment(40, ({ state, seat, before }) => {
      const { sheet } = playerAt(state, seat)
      for (const key of ['potions', 'hearts', 'damage', 'gems', 'traps', 'walls', 'waters'] as const)
        hold(sheet[key] >= before[key], `${key} fell`)
      const fell = [
        sheet.levels.some((level, i) => level < (before.levels[i] ?? 0)),
        sheet.parts.some((part, i) => part < (before.parts[i] ?? 0)),
        !has(sheet.taken, before.taken),
        !has(sheet.crossed, before.crossed),
        !has(sheet.slain, before.slain),
        sheet.explored.some((row, i) => !has(row, before.explored[i] ?? 0)),
        before.resurrected && !sheet.resurrected,
        !sheet.path.startsWith(before.path),
        !sheet.track.startsWith(before.track),
        (sheet.taken & sheet.crossed) !== 0,
      ]
      hold(!fell.includes(true), `something fell: ${fell.join()}`)
      const within = [
        ...sheet.levels.map(level => level >= 1 && level <= 6),
        ...sheet.parts.map(part => part >= 0 && part <= 2),
        sheet.potions <= 12,
        sheet.gems <= 10,
        sheet.damage <= 24,
      ]
      hold(!within.includes(false), `something is off the sheet: ${within.join()}`)
    })
  })

  test('[PD-POT.7] never more hearts are used than potions have opened', () => {
    everyMoment(40, ({ state }) => {
      for (const { sheet } of state.players)
        expect(2 * sheet.potions - sheet.hearts).toBeGreaterThanOrEqual(0)
    })
  })

  test('[PD-DMG.6] [PD-DMG.8] [PD-SHT.9] resurrected is who once had more damage than levels', () => {
    const dead = new Set<string>()
    let last: State | undefined
    everyMoment(80, ({ state, events }) => {
      if (state !== last) dead.clear()
      last = state
      for (const event of events) {
        if ((event.type !== 'noted' && event.type !== 'done') || event.deed.do !== 'hurt') continue
        if (event.deed.damage > event.deed.health) dead.add(String(event.seat))
      }
      for (const [seat, { sheet }] of state.players.entries())
        hold(sheet.resurrected === dead.has(String(seat)), `seat ${seat} is wrongly alive or dead`)
    })
  })

  test('[PD-RWD.6] at most 70 boxes are filled by one player in a game', () => {
    fc.assert(
      fc.property(...anyMatch, (seed, seats, options, walks) => {
        const filled = Array.from({ length: seats }, () => 0)
        const kinds = ['potion', 'gem', 'levelled', 'crafted', 'slain']
        for (const { events } of match(seed, seats, options, walks)) {
          for (const event of events)
            if ((event.type === 'noted' || event.type === 'done') && kinds.includes(event.deed.do))
              filled[event.seat] = (filled[event.seat] ?? 0) + 1
        }
        for (const boxes of filled) expect(boxes).toBeLessThanOrEqual(70)
        expect(12 + 10 + 20 + 16 + 12).toBe(70)
      }),
      { numRuns: 60 },
    )
  })

  test('[PD-DIE.9] [PD-RND.11] there is always a die left, and every die can at least walk nowhere', () => {
    everyMoment(15, ({ state, seat }) => {
      if (state.phase !== 'turn') return
      hold(state.dice.filter(face => face !== 'skull').length >= 4, 'too few dice')
      if (playerAt(state, seat).agenda.at(-1)?.do !== 'die') return
      const dice = game.moves(state, seat)
      hold(dice.length > 0, 'no die')
      for (const die of dice) {
        const trial = game.clone(state)
        const play = (wanted: string) => {
          const move = game.moves(trial, seat).find(each => each.do === wanted)
          if (move !== undefined) game.apply(trial, seat, move, fastChance(1), () => {})
          return move !== undefined
        }
        game.apply(trial, seat, die, fastChance(1), () => {})
        play('walk')
        hold(play('stop'), 'a die that cannot walk')
      }
    })
  })

  test('[PD-MOV.3] [PD-MOV.4] [PD-EXP.6] every way on a sheet is a way through the dungeon', () => {
    const joins = (pairs: readonly (readonly [Room, Room])[], a: Room, b: Room) =>
      pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a))
    const beside = (a: Room, b: Room) => {
      const [from, to] = [rooms.indexOf(a), rooms.indexOf(b)]
      return Math.abs((from % 6) - (to % 6)) + Math.abs(Math.floor(from / 6) - Math.floor(to / 6)) === 1
    }
    fc.assert(
      fc.property(...anyMatch, (seed, seats, options, _) => {
        let end: State | undefined
        for (const { state } of match(seed, seats, options, 4)) end = state
        for (const { sheet } of end?.players ?? []) {
          const path = (sheet.path.match(/../g) ?? []).flatMap(name => rooms.filter(room => room === name))
          expect(path.at(-1)).toBe(sheet.at)
          expect(rooms.filter(room => explores(sheet, room))).toEqual(
            rooms.filter(room => path.includes(room)),
          )
          expect(sheet.traps).toBe(path.filter(room => places[room].trap).length)
          let crossedWalls = 0
          let crossedWaters = 0
          for (const [i, to] of path.entries()) {
            const from = path[i - 1]
            if (from === undefined) {
              expect(to[1]).toBe('1')
              continue
            }
            expect(beside(from, to) || joins(warps, from, to)).toBe(true)
            if (joins(waters, from, to)) crossedWaters++
            if (joins([...walls, ...dungeons[end?.card ?? 'A'].walls], from, to)) crossedWalls++
          }
          expect([sheet.walls, sheet.waters]).toEqual([crossedWalls, crossedWaters])
          if (crossedWaters > 0) expect(sheet.parts[2]).toBe(2)
          if (crossedWalls > 0) expect(sheet.parts[3]).toBe(2)
        }
      }),
      { numRuns: 25 },
    )
  })
})

const names: readonly string[] = items
const dens: readonly string[] = minionRooms

/** The listing of section 2.14, once more: it takes its choices from a list. */
class Chain {
  constructor(
    readonly sheet: Sheet,
    private readonly choices: string[],
  ) {}

  private pick(options: readonly string[]): string | undefined {
    return options.length < 2 ? options[0] : this.choices.shift()
  }

  potion(): void {
    const { sheet } = this
    if (sheet.potions === 12) return
    const now = ++sheet.potions
    if (now === 4) this.anyLevel()
    if (now === 8) this.anyPart()
    if (now === 12) this.gem()
  }

  anyLevel(): void {
    const hero = this.pick(['W', 'M', 'C', 'R'].filter((_, i) => (this.sheet.levels[i] ?? 6) < 6))
    if (hero !== undefined) this.level('WMCR'.indexOf(hero))
  }

  level(hero: number): void {
    const now = (this.sheet.levels[hero] ?? 0) + 1
    this.sheet.levels[hero] = now
    if (hero === 3 && now === 4) this.gem()
    if (now === 5 && this.sheet.power === 'noble') this.anyPart()
  }

  anyPart(): void {
    const item = this.pick(items.filter((_, i) => (this.sheet.parts[i] ?? 2) < 2))
    if (item !== undefined) this.part(names.indexOf(item))
  }

  part(item: number): void {
    const now = (this.sheet.parts[item] ?? 0) + 1
    this.sheet.parts[item] = now
    if (now < 2) return
    if (items[item] === 'scepter') for (let i = 0; i < 2; i++) this.kill()
    if (items[item] === 'cauldron') for (let i = 0; i < 3; i++) this.potion()
    if (items[item] === 'tome') this.anyLevel()
  }

  gem(): void {
    const { sheet } = this
    if (sheet.gems === 10) return
    const now = ++sheet.gems
    if (now === 2 || now === 10) this.anyPart()
    if (now === 4 || now === 8) this.potion()
    if (now === 6) this.anyLevel()
    if (sheet.power === 'merchant') this.potion()
  }

  kill(): void {
    const { sheet } = this
    const room = this.pick(minionRooms.filter((_, i) => !(sheet.slain & (1 << i))))
    if (room === undefined) return
    sheet.slain |= 1 << dens.indexOf(room)
    if (slainOf(sheet).length % 3 > 0) return
    if (sheet.power === 'shaman') this.potion()
    if (sheet.power === 'beastmaster') this.anyPart()
  }
}

describe('chains', () => {
  const level = fc.integer({ min: 1, max: 6 })
  const part = fc.integer({ min: 0, max: 2 })
  const anySheet = fc.record({
    power: fc.constantFrom<Power>('merchant', 'noble', 'shaman', 'beastmaster', ...powers),
    levels: fc
      .tuple(level, level, level, level)
      .map(each => each.map((n, i) => `${'WMCR'[i]}${n}`).join(' ')),
    parts: fc
      .array(part, { minLength: 8, maxLength: 8 })
      .map(each => Object.fromEntries(items.map((item, i) => [item, each[i] ?? 0]))),
    potions: fc.integer({ min: 0, max: 12 }),
    gems: fc.integer({ min: 0, max: 10 }),
    slain: fc.subarray([...minionRooms]).map(each => each.join(' ')),
  })

  test('[PD-RWD.3] [PD-RWD.4] [PD-RWD.5] [PD-RWD.7] [PD-RWD.8] [PD-RWD.9] are those of the listing, choice by choice', () => {
    fc.assert(
      fc.property(anySheet, fc.nat(), fc.nat(), (drawn: Drawn, use, seed) => {
        const table = sit(position({ ...drawn, dice: '* M C W M C' })).play('9')
        const uses = table.legal().filter(word => word !== 'walk')
        const word = uses[use % Math.max(1, uses.length)]
        if (word === undefined) return
        const expected = cloneSheet(table.sheet())
        const chance = fastChance(seed)
        const choices: string[] = []
        table.play(word)
        while (playerAt(table.state, 0).agenda.at(-1)?.do !== 'die') {
          const choice = pick(chance, table.legal())
          choices.push(choice)
          table.play(choice)
        }
        const chain = new Chain(expected, choices)
        if (word === 'brew') for (let i = 0; i < (drawn.power === 'alchemist' ? 3 : 2); i++) chain.potion()
        else if (list('W M C R').includes(word)) chain.level('WMCR'.indexOf(word))
        else chain.part(names.indexOf(word))
        expect(choices).toEqual([])
        expect(table.sheet()).toEqual(chain.sheet)
      }),
      { numRuns: 800 },
    )
  })
})
