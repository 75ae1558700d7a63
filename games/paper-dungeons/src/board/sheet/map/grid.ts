import { columnLetters, type Room, rooms, rowNumbers } from '../../../content/ids.ts'
import type { Rect } from '../drawing/Paper.tsx'
import type { Point } from '../drawing/pencil.ts'

export const columns = columnLetters.length
export const rows = rowNumbers.length

/** Where a map lies on its paper, and how large a room is. */
export type Grid = Rect

/** Column 0 to 5 and row 0 to 6, row 0 at the bottom. */
export function placeOf(room: Room): { readonly column: number; readonly row: number } {
  const i = rooms.indexOf(room)
  return { column: i % columns, row: Math.floor(i / columns) }
}

export function roomAt(column: number, row: number): Room | undefined {
  if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined
  return rooms[row * columns + column]
}

export function cellOf({ x, y, w, h }: Grid, room: Room): Rect {
  const { column, row } = placeOf(room)
  return { x: x + column * w, y: y + (rows - 1 - row) * h, w, h }
}

/** The side between two neighbouring rooms, from left to right or from top to bottom. */
export function sideOf(grid: Grid, a: Room, b: Room): readonly [Point, Point] {
  const [one, two] = [cellOf(grid, a), cellOf(grid, b)]
  const [x, y] = [Math.max(one.x, two.x), Math.max(one.y, two.y)]
  return one.x === two.x
    ? [
        [x, y],
        [x + grid.w, y],
      ]
    : [
        [x, y],
        [x, y + grid.h],
      ]
}

/** Where the party's line passes: along the lower third, so that it hides nothing. */
export function nodeOf(grid: Grid, room: Room): Point {
  const { x, y, w, h } = cellOf(grid, room)
  return [x + w / 2, y + h * 0.79]
}

/** Where a warp leaves the map: left of column A, right of column F. */
export function warpOf(grid: Grid, room: Room): Point {
  const { x, y, w, h } = cellOf(grid, room)
  return [placeOf(room).column === 0 ? x : x + w, y + h * 0.64]
}

/** Rooms in the order entered. */
export function roomsOf(path: string): Room[] {
  const found: Room[] = []
  for (let i = 0; i < path.length; i += 2) {
    const room = rooms.find(name => name === path.slice(i, i + 2))
    if (room !== undefined) found.push(room)
  }
  return found
}
