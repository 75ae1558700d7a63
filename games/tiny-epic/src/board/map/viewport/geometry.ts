import type { Place } from '../../../state.ts'

/** The grid's side, in cells. */
export const side = 7

export interface Size {
  readonly w: number
  readonly h: number
}

/** How the grid lies behind its window: pixels a cell, and where its corner is. */
export interface Camera {
  readonly cell: number
  readonly x: number
  readonly y: number
}

/** Around the whole grid, in pixels. */
const rim = 6
const closest = 220
/** Beyond the border one sees so much of a cell: nothing need stay under what lies over the edges of the window. */
const beyond = 0.8
/** Below the whole grid there is room for buttons, if the window is tall enough. */
const foot = 60

const between = (low: number, n: number, high: number) => Math.min(Math.max(n, low), high)

export const columnOf = (place: Place) => place % side
export const rowOf = (place: Place) => Math.floor(place / side)

/** A cell of the whole grid. */
function wholeCell({ w, h }: Size): number {
  return Math.max(12, (Math.min(w, h) - 2 * rim) / side)
}

/** A cell of a window on the fight: about four rooms across on a phone. */
export function nearCell({ w, h }: Size): number {
  return Math.max(wholeCell({ w, h }), between(84, w / 4.05, 112))
}

/** The grid never leaves the window, and stands in its middle where it is smaller. */
export function clamped(camera: Camera, size: Size): Camera {
  const cell = between(wholeCell(size), camera.cell, closest)
  const [length, rest] = [cell * side, cell * beyond]
  const along = (at: number, room: number, after: number) =>
    length + 2 * rim <= room
      ? between(rim, room - length - after, (room - length) / 2)
      : between(room - length - rest, at, rest)
  return { cell, x: along(camera.x, size.w, 0), y: along(camera.y, size.h, foot) }
}

export function whole(size: Size): Camera {
  return clamped({ cell: wholeCell(size), x: 0, y: 0 }, size)
}

/** With a place in the middle. */
export function centred(place: Place, cell: number, size: Size): Camera {
  return clamped(
    { cell, x: size.w / 2 - (columnOf(place) + 0.5) * cell, y: size.h / 2 - (rowOf(place) + 0.5) * cell },
    size,
  )
}

/** Closer or farther; what lies at this point of the window stays there. */
export function zoomed(camera: Camera, by: number, x: number, y: number, size: Size): Camera {
  const cell = between(wholeCell(size), camera.cell * by, closest)
  const k = cell / camera.cell
  return clamped({ cell, x: x - (x - camera.x) * k, y: y - (y - camera.y) * k }, size)
}

export function panned(camera: Camera, dx: number, dy: number, size: Size): Camera {
  return clamped({ ...camera, x: camera.x + dx, y: camera.y + dy }, size)
}

/** Is a place in sight, and so many cells around it as far as the grid goes? */
export function shows(camera: Camera, place: Place, around: number, size: Size): boolean {
  const along = (at: number, corner: number, room: number) => {
    const low = corner + Math.max(0, at - around) * camera.cell
    const high = corner + Math.min(side, at + 1 + around) * camera.cell
    return low >= -1 && high <= room + 1
  }
  return along(columnOf(place), camera.x, size.w) && along(rowOf(place), camera.y, size.h)
}

/** Is the whole grid in sight? */
export function isWhole(camera: Camera, size: Size): boolean {
  return camera.cell <= wholeCell(size) * 1.01
}
