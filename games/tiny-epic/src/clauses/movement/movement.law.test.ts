import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chambers, encounters, goblins } from '../../content/ids.ts'
import { roomCards } from '../../content/rooms.ts'
import { tinyEpic as game } from '../../game.ts'
import { cellAt, entranceCell, facedownCells, facedownCode } from '../../rules/dungeon/grid.ts'
import { heroAt, type State } from '../../state.ts'
import { beside, corridors, dungeonOf, joined, side, turned } from '../../testing/corridors.ts'
import { sit, wordOfCell } from '../../testing/index.ts'

const untrapped = [...chambers, ...encounters].filter(room => roomCards[room].trap === undefined)
const cell = fc.nat(side * side - 1)

/** Where the hero can get by playing steps, and with how much Speed spent at least. */
function walked(from: State): Map<number, number> {
  const found = new Map<number, number>()
  let layer = [from]
  for (let spent = 0; layer.length > 0; spent++) {
    const next: State[] = []
    for (const state of layer)
      for (const move of game.moves(state, 0)) {
        if (move.do !== 'step' || found.has(move.to)) continue
        found.set(move.to, spent + 1)
        const copy = game.clone(state)
        sit(copy, '').play(`step:${wordOfCell(move.to)}`)
        next.push(copy)
      }
    layer = next
  }
  return found
}

/** The same by the rules: so many rooms along paths, not past an enemy. */
function reached(state: State, speed: number, enemies: readonly number[]): Map<number, number> {
  const found = new Map<number, number>()
  let layer = [entranceCell]
  for (let spent = 1; spent <= speed; spent++) {
    const next: number[] = []
    for (const at of layer)
      for (const to of joined(state, at)) {
        if (found.has(to)) continue
        found.set(to, spent)
        if (!enemies.includes(to)) next.push(to)
      }
    layer = next
  }
  return found
}

const sorted = (found: Map<number, number>) => [...found].toSorted(([a], [b]) => a - b)

describe('laws of walking', () => {
  it('[TE-4.3] [TE-6.1] [TE-6.2] a hero gets as far as Speed and paths go, and not past an enemy', () => {
    fc.assert(
      fc.property(dungeonOf(untrapped), fc.array(cell, { maxLength: 4 }), (given, places) => {
        const state = game.clone(given)
        const dens = places.filter(place => corridors(state, place) !== '')
        state.goblins = dens.flatMap((place, i) => {
          const card = goblins[i]
          const slot = ([1, 2, 3, 4] as const)[i]
          return card === undefined || slot === undefined ? [] : [{ card, slot, place }]
        })
        expect(sorted(walked(state))).toEqual(sorted(reached(state, 3, dens)))
      }),
      { numRuns: 150 },
    )
  })

  it('[TE-6.4] a stealthy one as if there were none', () => {
    fc.assert(
      fc.property(dungeonOf(untrapped), cell, (given, place) => {
        const state = game.clone(given)
        state.goblins = corridors(state, place) === '' ? [] : [{ card: 'boomy', slot: 1, place }]
        heroAt(state, 0).garb = 'pantherCloak'
        expect(sorted(walked(state))).toEqual(sorted(reached(state, 3, [])))
      }),
      { numRuns: 100 },
    )
  })
})

describe('laws of revealing', () => {
  const quiet = untrapped.filter(room => roomCards[room].ambush === undefined)

  /** A dungeon whose hero stands in one of its rooms beside a facedown card. */
  const before = fc.record({
    given: dungeonOf(quiet),
    hidden: fc.array(fc.nat(2), { minLength: side * side, maxLength: side * side }),
    deck: fc.nat(5),
    place: fc.nat(40),
    room: fc.constantFrom(...quiet),
    pick: fc.nat(10),
  })

  it('[TE-7.2] [TE-7.3] [TE-7.5] [TE-7.6] [TE-7.9] [TE-7.10] flip, rotate and deal by the letter', () => {
    let flips = 0
    fc.assert(
      fc.property(before, ({ given, hidden, deck, place, room, pick }) => {
        const state = game.clone(given)
        for (const [at, lies] of hidden.entries())
          if (lies > 0 && corridors(state, at) === '') state.cells[at] = facedownCode(0)
        state.deck[0] = deck
        state.hidden[0] = deck + facedownCells(state).length
        const standing = Array.from({ length: side * side }, (_, at) => at).filter(
          at => corridors(state, at) !== '',
        )
        const from = standing[place % standing.length] ?? entranceCell
        heroAt(state, 0).place = from

        const ways = [...corridors(state, from)].flatMap(letter => {
          const to = beside(from, letter)
          return to !== undefined && cellAt(state, to.next).is === 'facedown' ? [{ ...to, letter }] : []
        })
        const table = sit(state, room)
        const offered = table.legal().filter(word => word.startsWith('flip'))
        expect(new Set(offered)).toEqual(new Set(ways.map(({ next }) => `flip:${wordOfCell(next)}`)))
        const way = ways[pick % Math.max(1, ways.length)]
        if (way === undefined) return
        flips += 1

        const free = (at: number) => state.cells[at] === 0
        const lying = [0, 1, 2, 3].filter(turns => turned(room, turns).includes(way.back))
        const looks = new Set(lying.map(turns => [...turned(room, turns)].toSorted().join('')))
        const empty = Array.from({ length: side * side }, (_, at) => at).filter(free)
        table.play(`flip:${wordOfCell(way.next)}`)
        if (looks.size > 1) {
          const turns = table.legal().map(word => Number(word.slice('rotate:'.length)))
          expect(turns.map(each => [...turned(room, each)].toSorted().join('')).toSorted()).toEqual(
            [...looks].toSorted(),
          )
          table.play(`rotate:${turns[pick % turns.length]}`)
        }
        const now = corridors(state, way.next)
        expect(now).toContain(way.back)
        const open = [...'NESW']
          .filter(letter => now.includes(letter))
          .flatMap(letter => beside(way.next, letter)?.next ?? [])
          .filter(at => empty.includes(at))
        expect(table.told('dealt').map(({ cell: at }) => at)).toEqual(open.slice(0, deck))
        expect(state.deck[0]).toBe(deck - Math.min(deck, open.length))
      }),
      { numRuns: 500 },
    )
    expect(flips).toBeGreaterThan(100)
  })
})
