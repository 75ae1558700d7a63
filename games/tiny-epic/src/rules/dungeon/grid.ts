import { type Pile, piles, type Room, rooms } from '../../content/ids.ts'
import { layouts, type RoomCard, roomCards } from '../../content/rooms.ts'
import type { Place, State } from '../../state.ts'

/*
 * The 7×7 grid. A cell is a code: 0 empty, 1 to 3 a facedown card of pile A to C, from 4 on a room in one of four
 * rotations. All that a code means is worked out once.
 */

export const side = 7
export const cellCount = side * side
export const entranceCell = 24
/** The boss sheet: one more place, joined to the Lair Door (TE-0.5). */
export const lair = 49

export type Turns = 0 | 1 | 2 | 3
export const allTurns: readonly Turns[] = [0, 1, 2, 3]

export type Cell =
  | { readonly is: 'empty' }
  | { readonly is: 'facedown'; readonly pile: Pile }
  | { readonly is: 'room'; readonly room: Room; readonly turns: Turns }

const firstRoom = 4

/** What each code shows. */
const empty: Cell = { is: 'empty' }
const shown: readonly Cell[] = [
  empty,
  ...piles.map((pile): Cell => ({ is: 'facedown', pile })),
  ...rooms.flatMap(room => allTurns.map((turns): Cell => ({ is: 'room', room, turns }))),
]

const codes = new Map(rooms.map((room, index) => [room, firstRoom + 4 * index]))

export function codeOf(room: Room, turns: Turns): number {
  return (codes.get(room) ?? 0) + turns
}

export function facedownCode(pile: number): number {
  return 1 + pile
}

/** The pile of a facedown card, as an index, or −1. */
export function pileAt(state: State, cell: Place): number {
  const code = state.cells[cell] ?? 0
  return code > 0 && code < firstRoom ? code - 1 : -1
}

export function cellAt(state: State, cell: Place): Cell {
  const known = shown[state.cells[cell] ?? 0]
  if (known === undefined) throw new Error(`Cell ${cell} holds a code that no card has.`)
  return known
}

export function isRevealed(state: State, cell: Place): boolean {
  return (state.cells[cell] ?? 0) >= firstRoom
}

/** The room in a cell; none where no card lies face up, nor on the boss sheet. */
export function roomAt(state: State, cell: Place): Room | undefined {
  const card = shown[state.cells[cell] ?? 0]
  return card?.is === 'room' ? card.room : undefined
}

/** By code. */
const cards: readonly (RoomCard | undefined)[] = shown.map(cell =>
  cell.is === 'room' ? roomCards[cell.room] : undefined,
)

/** The card of the room in a cell. */
export function roomCardAt(state: State, cell: Place): RoomCard | undefined {
  return cards[state.cells[cell] ?? 0]
}

/** Directions 0 to 3 are north, east, south, west; exits are bits of them. */
const compass = 'NESW'
const masks = Object.fromEntries(
  Object.entries(layouts).map(([layout, exits]) => [
    layout,
    [...exits].reduce((mask, letter) => mask | (1 << compass.indexOf(letter)), 0),
  ]),
)

/** By code. */
export const exits: readonly number[] = shown.map(cell => {
  if (cell.is !== 'room') return 0
  const mask = masks[roomCards[cell.room].layout] ?? 0
  return ((mask << cell.turns) | (mask >> (4 - cell.turns))) & 15
})

/** The exits of a room turned so often, as bits of directions. */
export function exitsOf(room: Room, turns: Turns): number {
  return exits[codeOf(room, turns)] ?? 0
}

/** By cell and direction; −1 outside the grid (TE-7.9). */
const beside: readonly number[] = Array.from({ length: cellCount }, (_, cell) => {
  const [x, y] = [cell % side, Math.floor(cell / side)]
  return [
    y > 0 ? cell - side : -1,
    x < side - 1 ? cell + 1 : -1,
    y < side - 1 ? cell + side : -1,
    x > 0 ? cell - 1 : -1,
  ]
}).flat()

/** The cell next to a cell in a direction, or −1. */
export function besideOf(cell: Place, direction: number): Place {
  return beside[4 * cell + direction] ?? -1
}

export function hasExit(state: State, cell: Place, direction: number): boolean {
  return ((exits[state.cells[cell] ?? 0] ?? 0) & (1 << direction)) !== 0
}

/** The room joined to a room in a direction by a path, or −1 (TE-0.3). */
export function pathTo(state: State, cell: Place, direction: number): Place {
  if (!hasExit(state, cell, direction)) return -1
  const next = besideOf(cell, direction)
  return next >= 0 && hasExit(state, next, (direction + 2) & 3) ? next : -1
}

/** The facedown card behind a corridor of a room, or −1. */
export function facedownTo(state: State, cell: Place, direction: number): Place {
  if (!hasExit(state, cell, direction)) return -1
  const next = besideOf(cell, direction)
  return next >= 0 && pileAt(state, next) >= 0 ? next : -1
}

const firstDoor = codeOf('lairDoor', 0)

/** Where the Lair Door lies, or −1. */
export function doorCell(state: State): Place {
  const { cells } = state
  for (let cell = 0; cell < cellCount; cell++) {
    const code = cells[cell] ?? 0
    if (code >= firstDoor && code < firstDoor + 4) return cell
  }
  return -1
}

/** Places joined to a place, the boss sheet included once it is in play: what enemies walk along. */
export function neighbours(state: State, place: Place): Place[] {
  if (place === lair) return [doorCell(state)]
  const found: Place[] = []
  for (let direction = 0; direction < 4; direction++) {
    const next = pathTo(state, place, direction)
    if (next >= 0) found.push(next)
  }
  if (state.act === 2 && isDoor(state, place)) found.push(lair)
  return found
}

export function isDoor(state: State, place: Place): boolean {
  const code = state.cells[place] ?? 0
  return code >= firstDoor && code < firstDoor + 4
}

export function hasFacedown(state: State): boolean {
  const { cells } = state
  for (let cell = 0; cell < cellCount; cell++) {
    const code = cells[cell] ?? 0
    if (code > 0 && code < firstRoom) return true
  }
  return false
}

/** All facedown cards on the table, in order of cells. */
export function facedownCells(state: State): Place[] {
  const found: Place[] = []
  for (let cell = 0; cell < cellCount; cell++) if (pileAt(state, cell) >= 0) found.push(cell)
  return found
}
