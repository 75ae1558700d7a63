import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rate } from './wilson.ts'

describe('the interval around a rate', () => {
  it.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [250, 1000, 0.2242, 0.2778],
  ])('%i of %i lies between %f and %f', (hits, of, low, high) => {
    expect(rate(hits, of)).toEqual({ of, hits, rate: hits / of, low, high })
  })

  it('says nothing where nothing was tried', () => {
    expect(rate(0, 0)).toMatchObject({ low: 0, high: 1 })
  })

  it('holds the rate and narrows with more trials', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (of, n) => {
        const hits = Math.min(n, of)
        const few = rate(hits, of)
        const many = rate(hits * 100, of * 100)
        expect(few.low).toBeLessThanOrEqual(few.rate)
        expect(few.high).toBeGreaterThanOrEqual(few.rate)
        expect(many.high - many.low).toBeLessThan(few.high - few.low)
      }),
    )
  })
})
