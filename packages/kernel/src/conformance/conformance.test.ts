import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../game.ts'
import { delve } from '../testing/delve.ts'
import { nim } from '../testing/nim.ts'
import { torch } from '../testing/torch.ts'
import { conform, golden, playRandomly } from './index.ts'

describe('games that keep the contract', () => {
  const settings: readonly { game: AnyGame; seats: number; options: object }[] = [
    { game: nim, seats: 2, options: {} },
    { game: nim, seats: 4, options: { sticks: 30 } },
    { game: delve, seats: 1, options: {} },
    { game: delve, seats: 2, options: {} },
    { game: delve, seats: 3, options: { rounds: 1 } },
    { game: delve, seats: 8, options: { rounds: 2 } },
    { game: torch, seats: 1, options: {} },
    { game: torch, seats: 3, options: { light: 8 } },
    { game: torch, seats: 4, options: {} },
  ]
  test.each(settings)('$game.id with $seats seats', ({ game, seats, options }) => {
    const report = conform(game, { games: 40, seats, options, seed: 'good', thorough: 0.5 })
    expect(report.games).toBe(40)
    expect(report.moves).toBeGreaterThanOrEqual(40)
    expect(report.longest).toBeGreaterThan(2)
    expect(report.sampled).toBeGreaterThan(10)
    expect(report.previewed).toBe(report.sampled)
    if (game.id === 'delve' && seats > 1) expect(report.interleaved).toBeGreaterThan(10)
    if (game.id !== 'nim') expect(report.undone).toBeGreaterThan(0)
  })

  test('a game may tell the table less than the seats', () => {
    const game: typeof delve = {
      ...delve,
      redact(event, viewer) {
        const told = delve.redact(event, viewer)
        return told?.type === 'revealed' && viewer === 'table'
          ? { ...told, diary: told.diary.slice(0, 1).map(({ face, find }) => ({ face, find })) }
          : told
      },
    }
    expect(conform(game, { games: 20, seats: 2, options: {}, seed: 'less' }).games).toBe(20)
  })

  test('the expensive laws are checked in a share of the games', () => {
    const plan = { games: 60, seats: 2, options: {}, seed: 'share' }
    const none = conform(delve, { ...plan, thorough: 0 })
    expect([none.sampled, none.interleaved, none.previewed, none.undone]).toEqual([0, 0, 0, 0])
    const some = conform(delve, plan)
    expect(some.sampled).toBeGreaterThan(0)
    expect(some.sampled).toBeLessThan(conform(delve, { ...plan, thorough: 1 }).sampled / 2)
  })
})

describe('golden games', () => {
  const plan = { games: 5, seats: 3, options: {}, seed: 'gold' }

  test.each([
    ['nim', nim, '1a8c728ee47af9fff2f674c9fbfd1b6cbe11bcec79230d7026e704ecc43f90c2'],
    ['delve', delve, '7d2d82a80e1f67827e9a7e3d7aabf318c0630531154d6634d2d3bd0ae2316ed9'],
    ['torch', torch, 'ff83df0283a260a470bd728a6cb9a1c9cc7dbb42ca02ebebd37f77b44a5bf755'],
  ])('%s keeps its hash', (_, game: AnyGame, kept) => {
    expect(golden(game, plan)).toBe(kept)
  })

  test('change with any rule', () => {
    const game: typeof nim = { ...nim, moves: state => nim.moves(state, 0).toReversed() }
    expect(golden(game, plan)).not.toBe(golden(nim, plan))
  })

  test('a game that refuses its own moves is no game', () => {
    let turn = 0
    const game: typeof nim = { ...nim, moves: state => [{ take: turn++ + 100 + state.sticks }] }
    expect(() => playRandomly(game, plan)).toThrow('nim refused its own move: illegal-move.')
  })
})
