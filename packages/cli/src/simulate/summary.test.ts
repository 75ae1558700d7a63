import { describe, expect, it } from 'vitest'
import type { Plan, Result } from './plan.ts'
import { print, summarize } from './summary.ts'

const plan: Plan = {
  game: 'some',
  players: ['veteran', 'novice', 'novice'],
  games: 4,
  seed: 3,
  iterations: 50,
  options: {},
}

const result = (winner: number, order: number[], moves: number, hit: boolean): Result => ({
  winners: [winner],
  order,
  scores: [10 * moves, 3, 4],
  amounts: [{ of: 'glory by card', name: hit ? 'A' : 'B', amount: moves }],
  rates: [{ of: 'survival', name: 'ninja', hit }],
  lengths: { moves },
})

const results = [
  result(0, [0, 1, 2], 10, true),
  result(0, [1, 2, 0], 20, false),
  result(2, [2, 0, 1], 40, true),
  result(1, [0, 2, 1], 30, true),
]

const counts = (length: number, ones: readonly number[]) =>
  Array.from({ length }, (_, i) => (ones.includes(i) ? 1 : 0))

describe('what a simulation says', () => {
  it('counts wins by level, as many trials as players of it, and by seat', () => {
    const { levels, seats } = summarize(plan, results)
    expect(levels.veteran).toMatchObject({ hits: 2, of: 4, rate: 0.5 })
    expect(levels.novice).toMatchObject({ hits: 2, of: 8, rate: 0.25 })
    expect(seats.map(({ hits, of }) => [hits, of])).toEqual([
      [2, 4],
      [0, 4],
      [2, 4],
    ])
  })

  it('counts what the game counts, and lengths', () => {
    const { rates, lengths } = summarize(plan, results)
    expect(rates.survival?.ninja).toMatchObject({ hits: 3, of: 4 })
    expect(lengths).toEqual({ moves: { mean: 25, median: 30, min: 10, max: 40 } })
  })

  it('means what players score, and what the game measures', () => {
    const { scores, means } = summarize(plan, results)
    expect(scores.veteran).toMatchObject({ of: 4, mean: 250, min: 100, max: 400 })
    expect(scores.veteran?.histogram).toEqual({ from: 100, width: 10, counts: counts(31, [0, 10, 20, 30]) })
    expect(scores.novice).toMatchObject({
      of: 8,
      mean: 3.5,
      histogram: { from: 3, width: 1, counts: [4, 4] },
    })
    expect(means['glory by card']?.A).toMatchObject({ of: 3, mean: 26.67 })
  })

  it('prints all of it', () => {
    const text = print(summarize(plan, results))
    expect(text).toContain('some: 4 games of veteran, novice, novice; seed 3, 50 iterations a decision')
    expect(text).toMatch(/^veteran +4 +2 +50\.0 % +15\.0 % – 85\.0 %$/m)
    expect(text).toMatch(/^ninja +4 +3 +75\.0 %/m)
    expect(text).toMatch(/^veteran +4 +250\.00 +129\.10 +100 +400 +123\.48 – 376\.52$/m)
    expect(text).toMatch(/^ +400 +1 █+$/m)
    expect(text).toMatch(/^B +1 +20\.00/m)
    expect(text).toMatch(/^moves +25\.0 +30 +10 +40$/m)
  })
})
