import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Plan, seating } from './plan.ts'

const planOf = (players: number, seed: number): Plan => ({
  game: 'some',
  players: Array.from({ length: players }, (_, player) => `level ${player}`),
  games: 1000,
  seed,
  iterations: 1,
  options: {},
})

describe('who sits where', () => {
  it('gives everybody every seat once in each set of games', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(), fc.nat(99), (players, seed, set) => {
        const plan = planOf(players, seed)
        const everybody = plan.players.map((_, player) => player)
        const games = everybody.map(i => seating(plan, set * players + i))
        for (const game of games) expect([...game].sort()).toEqual(everybody)
        for (const seat of everybody) expect(games.map(game => game[seat]).sort()).toEqual(everybody)
      }),
    )
  })

  it('gives everybody every neighbour over many sets', () => {
    const plan = planOf(4, 1)
    const left = new Map<number | undefined, number>()
    for (let set = 0; set < 600; set++) {
      const game = seating(plan, set * 4)
      const neighbour = game[(game.indexOf(0) + 1) % 4]
      left.set(neighbour, (left.get(neighbour) ?? 0) + 1)
    }
    expect([...left.keys()].sort()).toEqual([1, 2, 3])
    for (const times of left.values()) expect(Math.abs(times - 200)).toBeLessThan(50)
  })
})
