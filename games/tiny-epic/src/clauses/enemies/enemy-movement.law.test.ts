import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chambers } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import { tinyEpic as game } from '../../game.ts'
import type { State } from '../../state.ts'
import { corridors, dungeonOf, joined, side } from '../../testing/corridors.ts'
import { position, sit } from '../../testing/index.ts'

/* What one minion can do in an enemy phase, by the letter of TE-18 and the numbers of D6. */

/** Speed, reach, damage, loss of focus. */
const beasts = {
  skeleton: [3, 0, 2, 3],
  dungeonCrawler: [2, 1, 2, 2],
  troglodyte: [1, 1, 2, 2],
  minotaur: [5, 0, 3, 0],
  wraith: [4, 1, 1, 3],
  ogre: [3, 0, 3, 0],
} as const
const names = ['skeleton', 'dungeonCrawler', 'troglodyte', 'minotaur', 'wraith', 'ogre'] as const

function away(state: State, from: number): Map<number, number> {
  const found = new Map([[from, 0]])
  for (const [at, distance] of found)
    for (const next of joined(state, at)) if (!found.has(next)) found.set(next, distance + 1)
  return found
}

const awake = (state: State) => state.heroes.filter(({ health }) => health > 0).map(({ place }) => place)

/** Every room it may end in. */
function ends(state: State, from: number, speed: number): Set<number> {
  const places = awake(state)
  const reach = away(state, from)
  const near = Math.min(...places.map(place => reach.get(place) ?? 99))
  if (near === 99) return new Set([from])
  const found = new Set<number>()
  for (const hunted of places.filter(place => reach.get(place) === near)) {
    const home = away(state, hunted)
    const walk = (at: number, left: number): void => {
      if (left === 0 || places.includes(at)) {
        found.add(at)
        return
      }
      for (const next of joined(state, at))
        if (home.get(next) === (home.get(at) ?? 0) - 1) walk(next, left - 1)
    }
    walk(from, speed)
  }
  return found
}

/** Where it stands then, and what every hero has lost. */
function reckoned(state: State, from: number, name: keyof typeof beasts): Set<string> {
  const [speed, reach, damage, focus] = beasts[name]
  return new Set(
    [...ends(state, from, speed)].map(end => {
      const distance = away(state, end)
      const losses = state.heroes.map(hero => {
        const hit = hero.health > 0 && (distance.get(hero.place) ?? 99) <= reach
        const health = hit ? Math.max(0, hero.health - damage) : hero.health
        // Who falls to the first part suffers no other.
        const drained = hit && health > 0 ? Math.min(hero.focus, focus) : 0
        return `${health}/${hero.focus - drained}`
      })
      return `${end}: ${losses}`
    }),
  )
}

/** The same by playing every answer the engine accepts. */
function played(from: State): Set<string> {
  const found = new Set<string>()
  const visit = (words: readonly string[]): void => {
    const table = sit(game.clone(from)).play(['end', ...words].join(' '))
    const over = table.events.findIndex(({ type }) => type === 'phaseEnded')
    if (over < 0) {
      for (const word of table.legal()) visit([...words, word])
      return
    }
    const told = table.events.slice(0, over)
    let end = from.minions[0]?.place
    const heroes = from.heroes.map(({ hero, health, focus }) => ({ hero, health, focus }))
    for (const event of told) {
      const hero = 'hero' in event ? heroes.find(({ hero }) => hero === event.hero) : undefined
      if (event.type === 'crept') end = event.to
      if (event.type === 'hurt' && hero) hero.health = event.health
      if (event.type === 'drained' && hero) hero.focus = event.focus
    }
    found.add(`${end}: ${heroes.map(({ health, focus }) => `${health}/${focus}`)}`)
  }
  visit([])
  return found
}

/** Rooms with three or four exits: more than one way. */
const open = chambers.filter(room => /tee|cross/.test(roomCards[room].layout))

describe('the hunt', () => {
  it('[TE-18.3] [TE-18.5] [TE-18.6] [TE-18.7] [TE-18.8] [TE-18.9] [TE-18.16] goes where and hits whom it may', () => {
    const cell = fc.nat(100)
    const scene = fc.record({
      given: dungeonOf(open),
      places: fc.tuple(cell, cell, cell, cell),
      lying: fc.tuple(fc.boolean(), fc.boolean()),
      name: fc.constantFrom(...names),
      worn: fc.integer({ min: 1, max: 4 }),
    })
    let choices = 0
    fc.assert(
      fc.property(scene, ({ given, places, lying, name, worn }) => {
        const connected = [...away(given, 24).keys()]
        const at = (index: number) => connected[(places[index] ?? 0) % connected.length] ?? 24
        const state = position({
          heroes: [
            { hero: 'fighter', health: worn },
            { hero: 'ranger', ...(lying[0] && { health: 0 }) },
            { hero: 'paladin', ...(lying[1] && { health: 0 }) },
          ],
          minions: `${name}@0,0`,
          torch: 4,
        })
        state.cells.splice(0, side * side, ...given.cells)
        for (const [i, hero] of state.heroes.entries()) hero.place = at(i)
        state.minions = state.minions.map(minion => ({ ...minion, place: at(3) }))
        expect(corridors(state, at(3))).not.toBe('')
        const ways = played(state)
        expect(ways).toEqual(reckoned(state, at(3), name))
        if (ways.size > 1) choices += 1
      }),
      { numRuns: 250 },
    )
    expect(choices).toBeGreaterThan(0)
  })
})
