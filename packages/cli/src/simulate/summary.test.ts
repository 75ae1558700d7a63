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
  rates: [{ of: 'survival', name: 'ninja', hit }],
  lengths: { moves },
})

const results = [
  result(0, [0, 1, 2], 10, true),
  result(0, [1, 2, 0], 20, false),
  result(2, [2, 0, 1], 40, true),
  result(1, [0, 2, 1], 30, true),
]

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

  it('prints all of it', () => {
    const text = print(summarize(plan, results))
    expect(text).toContain('some: 4 games of veteran, novice, novice; seed 3, 50 iterations a decision')
    expect(text).toMatch(/^veteran +4 +2 +50\.0 % +15\.0 % – 85\.0 %$/m)
    expect(text).toMatch(/^ninja +4 +3 +75\.0 %/m)
    expect(text).toMatch(/^moves +25\.0 +30 +10 +40$/m)
  })
})
