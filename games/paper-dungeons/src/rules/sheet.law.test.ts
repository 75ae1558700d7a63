import { fastChance, pick } from '@kazamata/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dungeons } from '../content/dungeons.ts'
import { type Card, type Room, rooms } from '../content/ids.ts'
import { type Edge, entrances, places, walls, warps, waters } from '../content/map.ts'
import { maxDamage, maxGems, maxPotions } from '../content/tracks.ts'
import { paperDungeons as game } from '../game.ts'
import type { Sheet } from '../state.ts'
import { bits, completed, hasExplored, health, openHearts, roomCount } from './sheet-counts.ts'

/** The rooms entered, in order. */
function wayOf({ path }: Readonly<Sheet>): readonly Room[] {
  return (path.match(/../g) ?? []).map(name => {
    const room = rooms.find(known => known === name)
    if (room === undefined) throw new Error(`There is no room ${name}.`)
    return room
  })
}

const joins = (edges: readonly Edge[], [one, two]: readonly [Room, Room]) =>
  edges.some(([a, b]) => (a === one && b === two) || (a === two && b === one))

const touch = ([one, two]: readonly [Room, Room]) => {
  const [a, b] = [rooms.indexOf(one), rooms.indexOf(two)]
  return Math.abs(a - b) === 6 || (Math.abs(a - b) === 1 && Math.floor(a / 6) === Math.floor(b / 6))
}

/** Everything that a drawn sheet must fulfil, worked out from its path and its boxes alone. */
function checkSheet(sheet: Readonly<Sheet>, card: Card, round: number): void {
  const way = wayOf(sheet)
  const steps = way.slice(1).map((to, i) => [way[i] ?? to, to] as const)
  const [first] = way
  expect(first === undefined || entrances.includes(first)).toBe(true)
  expect(way.at(-1)).toBe(sheet.at)
  expect(rooms.filter(room => hasExplored(sheet, room))).toEqual(rooms.filter(room => way.includes(room)))
  expect(roomCount(sheet)).toBe(new Set(way).size)
  expect(sheet.track).toHaveLength(3 * round)

  const blocked = [...walls, ...dungeons[card].walls]
  expect(sheet.walls).toBe(steps.filter(step => joins(blocked, step)).length)
  expect(sheet.waters).toBe(steps.filter(step => joins(waters, step)).length)
  for (const step of steps) expect(touch(step) || joins(warps, step)).toBe(true)
  if (sheet.walls > 0) expect(completed(sheet)).toContain('cloak')
  if (sheet.waters > 0) expect(completed(sheet)).toContain('medallion')

  expect(sheet.traps).toBe(way.filter(room => places[room].trap).length)

  expect(sheet.potions).toBeLessThanOrEqual(maxPotions)
  expect(sheet.damage).toBeLessThanOrEqual(maxDamage)
  expect(sheet.gems).toBeLessThanOrEqual(maxGems)
  expect(openHearts(sheet)).toBeGreaterThanOrEqual(0)
  for (const level of sheet.levels) expect(level >= 1 && level <= 6).toBe(true)
  for (const parts of sheet.parts) expect(parts >= 0 && parts <= 2).toBe(true)

  const bonus = ((sheet.levels[3] ?? 0) >= 4 ? 1 : 0) + (sheet.potions === maxPotions ? 1 : 0)
  expect(sheet.gems).toBe(bits(sheet.taken) + bonus)
  expect(sheet.taken & sheet.crossed).toBe(0)
  if (!sheet.resurrected) expect(sheet.damage).toBeLessThanOrEqual(health(sheet))
}

describe('a drawn sheet', () => {
  it('agrees with its own path and boxes whenever it is shown', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 3 }), fc.boolean(), (seed, seats, ask) => {
        const chance = fastChance(seed)
        const options = game.options.parse({ potionUse: ask ? 'ask' : 'auto', vanishingGems: true })
        const state = game.setup(options, seats, chance, () => {})
        for (let active = game.active(state); active.length > 0; active = game.active(state)) {
          const seat = pick(chance, active)
          const moves = game.moves(state, seat)
          const steps = moves.filter(({ do: what }) => what === 'walk' || what === 'step')
          // Chance alone seldom walks far.
          const choice = steps.length > 0 && chance.int(2) === 0 ? steps : moves
          const { phase, round } = state
          game.apply(state, seat, pick(chance, choice), chance, () => {})
          if (state.phase === phase && state.round === round) continue
          const played = state.phase === 'turn' ? state.round - 1 : state.round
          for (const { shown } of state.players) checkSheet(shown, state.card, played)
        }
      }),
      { numRuns: 40 },
    )
  })
})
