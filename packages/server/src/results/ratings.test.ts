import { expect, test } from 'vitest'
import type { Rating } from '../store/online-store.ts'
import { firstRating, isSure, rated } from './ratings.ts'

const outcome = (winners: readonly number[], scores: readonly number[], ties?: readonly number[]) => ({
  winners,
  scores,
  why: '',
  ...(ties && { ties }),
})
const players = (count: number): Rating[] =>
  Array.from({ length: count }, (_, seat) => firstRating(`p${seat}`, 'nim'))
const ratings = (list: readonly Rating[]) => list.map(({ rating }) => Math.round(rating))

test('the example of the author of Glicko-2', () => {
  const own = { ...firstRating('p0', 'nim'), deviation: 200 }
  const others = [
    [1400, 30],
    [1550, 100],
    [1700, 300],
  ].map(([rating = 0, deviation = 0]) => ({ ...own, rating, deviation }))
  const [next] = rated([own, ...others], outcome([], [1, 0, 2, 3]))
  expect(next?.rating).toBeCloseTo(1464.06, 1)
  expect(next?.deviation).toBeCloseTo(151.52, 1)
  expect(next?.matches).toBe(1)
})

test('of two equals the winner gains what the other loses, whatever the score', () => {
  const [won, lost] = rated(players(2), outcome([0], [1, 4]))
  expect(won?.rating).toBeGreaterThan(1500)
  expect((won?.rating ?? 0) + (lost?.rating ?? 0)).toBeCloseTo(3000)
})

test('the order is winners, scores, tie-breakers; who shares a place stays', () => {
  const four = ratings(rated(players(4), outcome([2], [3, 9, 5, 3], [1, 0, 0, 1])))
  expect(four[2]).toBeGreaterThan(four[1] ?? 0)
  expect(four[1]).toBeGreaterThan(four[0] ?? 0)
  expect(four[0]).toBe(four[3])
  expect(ratings(rated(players(2), outcome([0, 1], [2, 2])))).toEqual([1500, 1500])
  expect(ratings(rated(players(2), outcome([], [2, 2], [0, 1])))[1]).toBeGreaterThan(1500)
})

test('a rating becomes sure after some matches', () => {
  let two: readonly Rating[] = players(2)
  const sure: boolean[] = []
  for (let n = 0; n < 20; n++) {
    two = rated(two, outcome([n % 2], [0, 0]))
    sure.push(two.every(isSure))
  }
  expect(sure[0]).toBe(false)
  expect(sure.at(-1)).toBe(true)
})

test('whoever left has lost against all who stayed, who are compared among themselves', () => {
  const [winner, second, left] = ratings(rated(players(3), outcome([2], [5, 3, 9]), ['own', 'own', 'left']))
  const [alone, without] = ratings(rated(players(2), outcome([], [5, 3])))
  expect(winner).toBeGreaterThan(alone ?? 0)
  expect(second).toBeGreaterThan(without ?? 0)
  expect(second).toBeLessThan(winner ?? 0)
  expect(left).toBeLessThan(without ?? 0)
})

test('among those who left nothing counts', () => {
  const changed = rated(players(3), outcome([1], [1, 2, 3]), ['left', 'left', 'own'])
  expect(changed.map(({ person }) => person)).toEqual(['p0', 'p1', 'p2'])
  expect(rated(players(2), outcome([1], [1, 2]), ['left', 'left'])).toEqual([])
})

test('what is won with a bot’s moves counts for nobody, what is lost counts', () => {
  expect(rated(players(2), outcome([0], [1, 0]), ['helped', 'own'])).toEqual([])
  expect(rated(players(2), outcome([0, 1], [1, 1]), ['helped', 'own'])).toEqual([])
  expect(rated(players(2), outcome([0], [1, 0]), ['helped', 'left']).map(({ person }) => person)).toEqual([])
  const [lost, won] = ratings(rated(players(2), outcome([1], [0, 1]), ['helped', 'own']))
  expect([lost, won]).toEqual(ratings(rated(players(2), outcome([1], [0, 1]))))
})
