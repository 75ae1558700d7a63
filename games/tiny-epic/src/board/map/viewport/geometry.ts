import {
  type Camera,
  type CameraLimits,
  clamp,
  clampCamera,
  panCamera,
  type Size,
  zoomCamera,
} from '@kazamata/ui'
import type { Place } from '../../../state.ts'

/** The grid's side, in cells. */
export const side = 7

/** Around the whole grid, in pixels. */
const margin = 6

export const columnOf = (place: Place) => place % side
export const rowOf = (place: Place) => Math.floor(place / side)

/** A cell of the whole grid. */
function wholeCell({ w, h }: Size): number {
  return Math.max(12, (Math.min(w, h) - 2 * margin) / side)
}

/** A cell of a window on the fight: about four rooms across on a phone. */
export function nearCell({ w, h }: Size): number {
  return Math.max(wholeCell({ w, h }), clamp(84, w / 4.05, 112))
}

/** Pixels a cell, and where the grid's corner is. */
const limitsFor = (window: Size): CameraLimits => ({
  drawing: { w: side, h: side },
  window,
  minScale: wholeCell(window),
  maxScale: 220,
  margin,
  // So that nothing has to stay under what lies over the edges of the window.
  overscroll: 0.8,
})

export const clamped = (camera: Camera, size: Size): Camera => clampCamera(camera, limitsFor(size))

export function whole(size: Size): Camera {
  return clamped({ scale: wholeCell(size), x: 0, y: 0 }, size)
}

/** With a place in the middle. */
export function centred(place: Place, cell: number, size: Size): Camera {
  return clamped(
    {
      scale: cell,
      x: size.w / 2 - (columnOf(place) + 0.5) * cell,
      y: size.h / 2 - (rowOf(place) + 0.5) * cell,
    },
    size,
  )
}

/** Closer or farther; what lies at this point of the window stays there. */
export const zoomed = (camera: Camera, by: number, x: number, y: number, size: Size): Camera =>
  zoomCamera(camera, by, { x, y }, limitsFor(size))

export const panned = (camera: Camera, dx: number, dy: number, size: Size): Camera =>
  panCamera(camera, dx, dy, limitsFor(size))

/** Is a place in sight, and so many cells around it as far as the grid goes? */
export function shows(camera: Camera, place: Place, around: number, size: Size): boolean {
  const along = (at: number, corner: number, room: number) => {
    const low = corner + Math.max(0, at - around) * camera.scale
    const high = corner + Math.min(side, at + 1 + around) * camera.scale
    return low >= -1 && high <= room + 1
  }
  return along(columnOf(place), camera.x, size.w) && along(rowOf(place), camera.y, size.h)
}

/** Is the whole grid in sight? */
export function isWhole(camera: Camera, size: Size): boolean {
  return camera.scale <= wholeCell(size) * 1.01
}
