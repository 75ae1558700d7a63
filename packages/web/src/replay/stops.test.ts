import type { AnyGame } from '@kazamata/kernel'
import { legalMoves, play } from '@kazamata/kernel/match'
import { accepted, delve, nim } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { aMatch, person } from '../testing/match.ts'
import { stopAfter, stopBefore, stopsFor } from './stops.ts'

function playOut(game: AnyGame, seats: number) {
  let match = aMatch(
    game,
    Array.from({ length: seats }, () => person),
  )
  for (let [seat] = game.active(match.state); seat !== undefined; [seat] = game.active(match.state))
    match = accepted(play(game, match, seat, legalMoves(game, match, seat)[0]))
  return match
}

test('where everybody hears of every move, every move is a stop', () => {
  const match = playOut(nim.nim, 2)
  expect(stopsFor(nim.nim, match, 'table')).toEqual([
    ...match.record.entries.keys(),
    match.record.entries.length,
  ])
})

test('what others do in secret is stepped over, what one does oneself is not', () => {
  const match = playOut(delve.delve, 3)
  const last = match.record.entries.length
  const [table, own] = [stopsFor(delve.delve, match, 'table'), stopsFor(delve.delve, match, 1)]
  expect(own.length).toBeGreaterThan(table.length)
  expect(table.length).toBeLessThan(last / 2)
  for (const stops of [table, own]) {
    expect(stops[0]).toBe(0)
    expect(stops.at(-1)).toBe(last)
    expect(stops).toEqual([...stops].sort((a, b) => a - b))
  }
})

test('steps go to the next stop and stay at the ends', () => {
  expect([0, 1, 4, 7].map(at => stopAfter([0, 4, 7], at))).toEqual([4, 4, 7, 7])
  expect([0, 3, 4, 7].map(at => stopBefore([0, 4, 7], at))).toEqual([0, 0, 0, 4])
})
