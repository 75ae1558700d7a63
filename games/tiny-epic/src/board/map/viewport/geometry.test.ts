import { describe, expect, it } from 'vitest'
import { cellOf } from '../../../testing/index.ts'
import { centred, clamped, isWhole, nearCell, panned, shows, side, whole, zoomed } from './geometry.ts'

const desk = { w: 628, h: 690 }
const phone = { w: 360, h: 330 }

describe('[TE-UI.22] the window on the grid', () => {
  it('shows the whole grid in the middle', () => {
    const camera = whole(desk)
    expect(isWhole(camera, desk)).toBe(true)
    expect(camera.scale * side).toBeLessThanOrEqual(desk.w)
    expect(camera.y).toBeCloseTo(desk.h - camera.scale * side - camera.y)
  })

  it('shows about four rooms across on a phone, each large enough for two fingers', () => {
    const cell = nearCell(phone)
    expect(phone.w / cell).toBeCloseTo(4.05, 1)
    expect(cell).toBeGreaterThanOrEqual(88)
  })

  it('has a place in the middle, but never looks far beyond the border', () => {
    const cell = nearCell(phone)
    const mid = centred(cellOf('0,0'), cell, phone)
    expect(mid.x + 3.5 * cell).toBeCloseTo(phone.w / 2)
    const corner = centred(cellOf('-3,-3'), cell, phone)
    expect(corner.x).toBeLessThan(cell)
    expect(shows(corner, cellOf('-3,-3'), 0, phone)).toBe(true)
    expect(shows(corner, cellOf('3,3'), 0, phone)).toBe(false)
  })

  it('keeps what lies under the fingers there', () => {
    const before = centred(cellOf('0,0'), nearCell(phone), phone)
    const after = zoomed(before, 1.3, 200, 150, phone)
    expect((200 - after.x) / after.scale).toBeCloseTo((200 - before.x) / before.scale)
    expect((150 - after.y) / after.scale).toBeCloseTo((150 - before.y) / before.scale)
  })

  it('cannot be dragged off the grid, nor made smaller than the whole', () => {
    const far = panned(centred(cellOf('0,0'), 100, phone), 5000, -5000, phone)
    expect(far.x).toBeLessThanOrEqual(80)
    expect(far.y + 700).toBeGreaterThanOrEqual(phone.h - 80)
    expect(clamped({ scale: 1, x: 0, y: 0 }, desk)).toEqual(whole(desk))
  })
})
