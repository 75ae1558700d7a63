import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Span, scrollTo } from './use-scroll-to-rooms.ts'

const span = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 400 }))
  .map(([low, size]): Span => ({ low, high: low + size }))
const height = 300

describe('scrolling to rooms', () => {
  it('does not move for what is already visible', () => {
    expect(scrollTo(40, height, [{ low: 50, high: 340 }])).toBe(40)
  })

  it('moves no farther than needed, down and up', () => {
    expect(scrollTo(0, height, [{ low: 290, high: 340 }])).toBe(40)
    expect(scrollTo(200, height, [{ low: 150, high: 200 }])).toBe(150)
  })

  it('shows the last one, however large the others are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), span, span, (from, other, last) => {
        const top = scrollTo(from, height, [other, last])
        expect(top).toBeLessThanOrEqual(last.low)
        expect(Math.min(last.high, last.low + height)).toBeLessThanOrEqual(top + height)
      }),
    )
  })
})
