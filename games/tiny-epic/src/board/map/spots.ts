import type { Enemy } from '../../content/ids.ts'
import { doorCell, lair } from '../../rules/grid.ts'
import type { Place, State } from '../../state.ts'
import type { Figure } from '../props.ts'

/** A figure and where it stands: in parts of a cell, from the cell's north-west corner. */
export interface Spot {
  readonly key: string
  readonly figure: Figure
  readonly place: Place
  /** Where it is drawn: the boss sheet lies behind the Lair Door. */
  readonly cell: Place
  readonly x: number
  readonly y: number
  readonly r: number
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
  rows(0.115, 0.24, 0.24, 4, 4),
]
/** Those behind the Lair Door stand in the upper half of its cell, those before it in the lower. */
const inLair = rows(0.14, 0.24, 0.24, 4, 1)
const halves = { inside: -0.18, outside: 0.26 } as const

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

export const keyOf = (figure: Figure) => ('hero' in figure ? `hero${figure.hero}` : figure.enemy)
export const isSame = (a: Figure, b: Figure | undefined) => b !== undefined && keyOf(a) === keyOf(b)

/** Where every figure stands. */
export function spotsOf(state: State): Spot[] {
  const door = doorCell(state)
  const figures = figuresOf(state)
  const places = [...new Set(figures.map(({ place }) => place))]
  const shared = places.includes(lair) && places.includes(door)
  return places.flatMap(place => {
    const here = figures.filter(other => other.place === place)
    const inside = place === lair
    const half = inside || (shared && place === door)
    const { r, at } = half && here.length <= 4 ? inLair : patternFor(here.length)
    const lift = half ? halves[inside ? 'inside' : 'outside'] : 0
    return here.map(({ figure, size }, i) => {
      const [x, y] = at[half ? i + Math.floor((at.length - here.length) / 2) : i] ?? [0, 0]
      const alone = here.length === 1 && size > 1 && !half
      return {
        key: keyOf(figure),
        figure,
        place,
        cell: inside ? door : place,
        x: 0.5 + (alone ? x / 4 : x),
        y: 0.5 + (alone ? y / 4 : y) + lift,
        r: r * size,
      }
    })
  })
}
