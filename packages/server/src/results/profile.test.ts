import { expect, test } from 'vitest'
import type { SeatResult } from '../store/online-store.ts'
import { profileOf } from './profile.ts'

const ada = { id: 'ada', name: 'Ada', made: 5, settings: {}, hidden: false }

let matches = 0
function result(change: Partial<SeatResult>): SeatResult {
  matches += 1
  const about = { match: `m${matches}`, seat: 0, person: 'ada', game: 'nim', seats: 2, coop: false }
  return { ...about, won: false, score: 0, facts: {}, watchable: true, played: 100 - matches, ...change }
}

test('wins by game and number of players, best scores alone, what was won together, the last matches', () => {
  const together = (difficulty: string, boss: string | undefined, won: boolean) =>
    result({ game: 'torch', coop: true, seats: 3, won, facts: { difficulty, ...(boss && { boss }) } })
  const alone = (dungeon: string, score: number) =>
    result({ game: 'paper', seats: 1, won: true, score, facts: { dungeon } })
  const results = [
    ...[result({ won: true }), result({ seats: 4 }), result({}), result({ seats: 4, won: true })],
    ...[alone('A', 80), alone('B', 70), alone('A', 95)],
    ...[together('hard', 'lich', true), together('hard', 'lich', true), together('easy', undefined, false)],
    together('easy', 'lich', true),
    // With a word in the place of chance.
    ...[result({ coop: true, won: true }), result({ seats: 1, score: 999 })],
  ]
  const profile = profileOf(ada, results, [], false)
  expect(profile).toMatchObject({ id: 'ada', name: 'Ada', since: 5, played: 13, won: 9 })
  expect(profile.games).toEqual([
    { game: 'nim', seats: 1, played: 1, won: 0 },
    { game: 'nim', seats: 2, played: 3, won: 2 },
    { game: 'nim', seats: 4, played: 2, won: 1 },
    { game: 'paper', seats: 1, played: 3, won: 3 },
    { game: 'torch', seats: 3, played: 4, won: 3 },
  ])
  expect(profile.best).toEqual([
    { game: 'paper', facts: { dungeon: 'A' }, score: 95 },
    { game: 'paper', facts: { dungeon: 'B' }, score: 70 },
  ])
  expect(profile.together).toEqual([
    { game: 'torch', facts: { difficulty: 'easy', boss: 'lich' }, won: 1 },
    { game: 'torch', facts: { difficulty: 'hard', boss: 'lich' }, won: 2 },
  ])
  expect(profile.last.length).toBe(10)
  expect(profile.last[0]).toEqual({ match: 'm1', game: 'nim', seats: 2, won: true, played: 99 })
})
