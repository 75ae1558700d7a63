import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxZoom, panned, showing, unzoomed, zoomed } from './useZoom.ts'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const view = fc
  .tuple(fc.double({ min: 1, max: maxZoom, noNaN: true }), part, part)
  .map(([zoom, x, y]) => panned({ ...unzoomed, zoom }, -x * (zoom - 1), -y * (zoom - 1)))

describe('looking closer', () => {
  it('never loses the map', () => {
    fc.assert(
      fc.property(view, fc.double({ min: 0.2, max: 5, noNaN: true }), part, part, (old, by, x, y) => {
        const now = zoomed(old, by, x, y)
        expect(now.zoom).toBeGreaterThanOrEqual(1)
        expect(now.zoom).toBeLessThanOrEqual(maxZoom)
        for (const corner of [now.x, now.y]) {
          expect(corner).toBeLessThanOrEqual(0)
          expect(corner + now.zoom).toBeGreaterThanOrEqual(1 - 1e-9)
        }
      }),
    )
  })

  it('keeps what lies under the finger', () => {
    const now = zoomed(unzoomed, 2, 0.25, 0.5)
    expect(now).toEqual({ zoom: 2, x: -0.25, y: -0.5 })
  })

  it('goes no farther than it must to show a room', () => {
    fc.assert(
      fc.property(view, part, part, (old, x, y) => {
        const place = { x: x * 0.9, y: y * 0.9, w: 0.1, h: 0.1 }
        const now = showing(old, place)
        expect(now.x + place.x * now.zoom).toBeGreaterThanOrEqual(-1e-9)
        expect(now.x + (place.x + place.w) * now.zoom).toBeLessThanOrEqual(1 + 1e-9)
        expect(showing(now, place).x).toBeCloseTo(now.x)
      }),
    )
  })
})
