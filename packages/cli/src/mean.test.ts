import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { histogram, mean } from './mean.ts'

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
