import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cross, ladder, line, ring, scribble } from './pencil.ts'

const box = { x: 10, y: 20, w: 30, h: 30 }
const numbers = (d: string) => [...d.matchAll(/-?\d+(\.\d+)?/g)].map(match => Number(match[0]))

describe('the pencil', () => {
  it('draws the same mark the same way each time, and no two marks alike', () => {
    expect(scribble(box, 'a')).toBe(scribble(box, 'a'))
    expect(scribble(box, 'a')).not.toBe(scribble(box, 'b'))
    expect(ring([0, 0], 9, 9, 'a')).not.toBe(ring([0, 0], 9, 9, 'b'))
    expect(ladder([0, 0], [0, 60], 'A2/B2')).not.toBe(ladder([0, 0], [0, 60], 'B1/B2'))
  })

  it('stays near what it marks', () => {
    fc.assert(
      fc.property(fc.string(), seed => {
        const marks = [
          scribble(box, seed),
          cross([25, 35], 12, seed),
          ring([25, 35], 14, 14, seed),
          line([12, 22], [38, 48], seed),
        ]
        for (const mark of marks)
          numbers(mark).forEach((n, i) => {
            const [low, high] = i % 2 === 0 ? [10, 40] : [20, 50]
            expect(n).toBeGreaterThan(low - 4)
            expect(n).toBeLessThan(high + 4)
          })
      }),
    )
  })
})
