import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histogram, mean, percentile, rate } from './statistics.ts'

describe('means', () => {
  it('are those of the book', () => {
    expect(mean([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({
      of: 8,
      mean: 5,
      low: 3.52,
      high: 6.48,
      deviation: 2.14,
      min: 2,
      max: 9,
    })
  })

  it('of one or nothing claim no spread', () => {
    expect(mean([7])).toMatchObject({ of: 1, mean: 7, low: 7, high: 7, deviation: 0 })
    expect(mean([])).toMatchObject({ of: 0, mean: 0 })
  })
})

describe('percentiles', () => {
  it('are values of the list', () => {
    const values = [5, 1, 4, 2, 3]
    expect([0, 20, 50, 99, 100].map(percent => percentile(values, percent))).toEqual([1, 1, 3, 5, 5])
    expect(() => percentile([], 50)).toThrow('needs a number')
  })
})

describe('histograms', () => {
  it('count every value once, in its own bin', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50, max: 200 })),
        fc.integer({ min: 1, max: 20 }),
        (values, width) => {
          const { from, counts } = histogram(values, width)
          expect(Number.isInteger(from / width)).toBe(true)
          counts.forEach((count, i) => {
            const low = from + i * width
            expect(count).toBe(values.filter(value => value >= low && value < low + width).length)
          })
          expect(counts.reduce((a, b) => a + b, 0)).toBe(values.length)
        },
      ),
    )
  })
})

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
