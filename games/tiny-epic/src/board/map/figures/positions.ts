import type { Enemy } from '../../../content/ids.ts'
import { besideOf, cellAt, doorCell, hasExit, lair } from '../../../rules/dungeon/grid.ts'
import { isDoorOpen } from '../../../rules/lair/lair-door.ts'
import type { Place, State } from '../../../state.ts'
import { type Figure, figureKey } from '../../shared/display.ts'

/** A figure and where it stands: in parts of a cell, from the cell's north-west corner. */
export interface FigurePosition {
  readonly key: string
  readonly figure: Figure
  readonly place: Place
  /** Where it is drawn: the boss sheet has no cell of its own. */
  readonly cell: Place
  readonly x: number
  readonly y: number
  readonly r: number
  /** The least distance to another figure: how wide the click area may be. */
  readonly pitch: number
}

/** From the middle of the cell; the radius of a common figure. */
interface Pattern {
  readonly r: number
  readonly at: readonly (readonly [number, number])[]
}

const rows = (r: number, dx: number, dy: number, across: number, down: number): Pattern => ({
  r,
  at: Array.from({ length: across * down }, (_, i) => [
    ((i % across) - (across - 1) / 2) * dx,
    (Math.floor(i / across) - (down - 1) / 2) * dy,
  ]),
})

/** By how many stand together. One leaves the room's picture in sight. */
const patterns: readonly Pattern[] = [
  { r: 0.22, at: [[0.12, 0.12]] },
  {
    r: 0.21,
    at: [
      [-0.17, -0.08],
      [0.19, 0.17],
    ],
  },
  {
    r: 0.2,
    at: [
      [-0.22, -0.17],
      [0.22, -0.17],
      [0, 0.22],
    ],
  },
  rows(0.2, 0.45, 0.45, 2, 2),
  rows(0.155, 0.33, 0.4, 3, 2),
  rows(0.145, 0.31, 0.31, 3, 3),
  rows(0.125, 0.25, 0.3, 4, 3),
  rows(0.115, 0.24, 0.24, 4, 4),
]

/**
 * Where the boss sheet is drawn once its door is open: in a free cell beside the Lair Door, best behind it, or over the
 * door where there is none; −1 before.
 */
export function lairCell(state: State): Place {
  const door = doorCell(state)
  if (door < 0 || !isDoorOpen(state)) return -1
  const way = [0, 1, 2, 3].find(direction => hasExit(state, door, direction)) ?? 0
  const around = [2, 1, 3].map(turn => besideOf(door, (way + turn) & 3))
  return around.find(cell => cell >= 0 && cellAt(state, cell).is === 'empty') ?? door
}

/** The cell in which a place is drawn. */
export function cellFor(state: State, place: Place): Place {
  return place === lair ? lairCell(state) : place
}

function patternFor(count: number): Pattern {
  const found = patterns.find(({ at }) => at.length >= count) ?? patterns.at(-1)
  if (found === undefined) throw new Error('There is a pattern for any crowd.')
  return found
}

/** Enemies first and the mighty before the small: who is in front stands low in the cell. */
function figuresOf(
  state: State,
): { readonly figure: Figure; readonly place: Place; readonly size: number }[] {
  const enemy = (id: Enemy, place: Place, size: number) => ({ figure: { enemy: id }, place, size })
  return [
    ...(state.boss === undefined ? [] : [enemy(state.boss.card, state.boss.place, 1.45)]),
    ...state.minions.map(({ card, place }) => enemy(card, place, 1.18)),
    ...state.goblins.map(({ card, place }) => enemy(card, place, 1)),
    ...state.heroes.map(({ place }, hero) => ({ figure: { hero }, place, size: 1 })),
  ]
}

function pitchOf(at: Pattern['at']): number {
  return at.reduce(
    (least, [x, y], i) => Math.min(least, ...at.slice(i + 1).map(([a, b]) => Math.hypot(a - x, b - y))),
    1,
  )
}

/** Where every figure stands. */
export function figurePositions(state: State): FigurePosition[] {
  const figures = figuresOf(state).map(one => ({ ...one, cell: cellFor(state, one.place) }))
  return [...new Set(figures.map(({ cell }) => cell))].flatMap(cell => {
    const here = figures.filter(other => other.cell === cell)
    const { r, at } = patternFor(here.length)
    return here.map(({ figure, place, size }, i) => {
      const [x, y] = at[i] ?? [0, 0]
      // The mighty fill a room that they have for themselves.
      const by = here.length === 1 && size > 1 ? 0.25 : 1
      return {
        key: figureKey(figure),
        figure,
        place,
        cell,
        x: 0.5 + x * by,
        y: 0.5 + y * by,
        r: r * size,
        pitch: pitchOf(at.slice(0, here.length)),
      }
    })
  })
}
