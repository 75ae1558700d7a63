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
