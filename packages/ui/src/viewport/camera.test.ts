import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Camera, type CameraLimits, clampCamera, panCamera, revealRect, zoomCamera } from './camera.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const size = fc.record({ w: number(1, 2000), h: number(1, 2000) })

/** The drawing fits the window at its least scale. */
const limits: fc.Arbitrary<CameraLimits> = fc
  .record({ drawing: size, window: size, zoom: number(1, 8), overscroll: fc.constantFrom(0, 0.8) })
  .map(({ drawing, window, zoom, overscroll }) => {
    const minScale = Math.min(window.w / drawing.w, window.h / drawing.h)
    return { drawing, window, minScale, maxScale: minScale * zoom, overscroll }
  })
const setting = limits.chain(limits => {
  const { minScale, maxScale, window } = limits
  const camera = fc
    .record({ scale: number(minScale, maxScale), x: number(-4000, 4000), y: number(-4000, 4000) })
    .map(camera => clampCamera(camera, limits))
  return fc.record({
    limits: fc.constant(limits),
    camera,
    point: fc.record({ x: number(0, window.w), y: number(0, window.h) }),
  })
})
const near = 1e-6

/** The window along one axis, as the camera shows the drawing in it. */
function axes({ scale, x, y }: Camera, { drawing, window, overscroll = 0 }: CameraLimits) {
  const beyond = overscroll * scale + near
  return [
    { start: x, end: x + scale * drawing.w, room: window.w, beyond },
    { start: y, end: y + scale * drawing.h, room: window.h, beyond },
  ]
}

describe('a camera', () => {
  it('never looks farther beyond an edge of the drawing than it may, however it is moved', () => {
    fc.assert(
      fc.property(setting, number(0.2, 5), number(-5000, 5000), ({ limits, camera, point }, factor, pan) => {
        for (const moved of [
          zoomCamera(camera, factor, point, limits),
          panCamera(camera, pan, -pan, limits),
        ]) {
          expect(moved.scale).toBeGreaterThanOrEqual(limits.minScale - near)
          expect(moved.scale).toBeLessThanOrEqual(limits.maxScale + near)
          for (const { start, end, room, beyond } of axes(moved, limits))
            if (end - start <= room) {
              expect(start).toBeGreaterThanOrEqual(-near)
              expect(end).toBeLessThanOrEqual(room + near)
            } else {
              expect(start).toBeLessThanOrEqual(beyond)
              expect(end).toBeGreaterThanOrEqual(room - beyond)
            }
        }
      }),
    )
  })

  it('keeps what is under the finger there', () => {
    const limits = { drawing: { w: 1, h: 1 }, window: { w: 1, h: 1 }, minScale: 1, maxScale: 3 }
    const start = { scale: 1, x: 0, y: 0 }
    expect(zoomCamera(start, 2, { x: 0.25, y: 0.5 }, limits)).toEqual({ scale: 2, x: -0.25, y: -0.5 })
  })

  it('pans no farther than it must to show a rectangle', () => {
    const part = number(0, 1)
    fc.assert(
      fc.property(setting, part, part, ({ limits, camera }, x, y) => {
        const w = Math.min(limits.drawing.w, limits.window.w / camera.scale) / 10
        const h = Math.min(limits.drawing.h, limits.window.h / camera.scale) / 10
        const rect = { x: x * (limits.drawing.w - w), y: y * (limits.drawing.h - h), w, h }
        const now = revealRect(camera, rect, limits)
        expect(now.scale).toBe(camera.scale)
        expect(now.x + rect.x * now.scale).toBeGreaterThanOrEqual(-near)
        expect(now.x + (rect.x + w) * now.scale).toBeLessThanOrEqual(limits.window.w + near)
        expect(now.y + rect.y * now.scale).toBeGreaterThanOrEqual(-near)
        expect(now.y + (rect.y + h) * now.scale).toBeLessThanOrEqual(limits.window.h + near)
        expect(revealRect(now, rect, limits).x).toBeCloseTo(now.x)
      }),
    )
  })

  it('puts a drawing that fits in the middle, and leaves room for what stands below it', () => {
    const limits = { drawing: { w: 10, h: 10 }, minScale: 1, maxScale: 5, margin: 6, footer: 60 }
    const start = { scale: 10, x: -999, y: 999 }
    expect(clampCamera(start, { ...limits, window: { w: 200, h: 400 }, minScale: 10, maxScale: 10 })).toEqual(
      {
        scale: 10,
        x: 50,
        y: 150,
      },
    )
    expect(clampCamera(start, { ...limits, window: { w: 200, h: 200 }, minScale: 10, maxScale: 10 }).y).toBe(
      40,
    )
    expect(clampCamera(start, { ...limits, window: { w: 200, h: 120 }, minScale: 10, maxScale: 10 }).y).toBe(
      6,
    )
  })
})
