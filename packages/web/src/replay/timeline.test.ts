import type { AnyGame } from '@kazamata/kernel'
import { faceUpOf, legalMoves, play } from '@kazamata/kernel/match'
import { accepted, delve, nim } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { aMatch, person } from '../testing/match.ts'
import { lastBefore, nextAt, partAt, roundsOf, tellFor, timelineOf } from './timeline.ts'

function playOut(game: AnyGame, seats: number) {
  let match = aMatch(
    game,
    Array.from({ length: seats }, () => person),
  )
  for (let [seat] = game.active(match.state); seat !== undefined; [seat] = game.active(match.state))
    match = accepted(play(game, match, seat, legalMoves(game, match, seat)[0]))
  return match
}

const stopsFor = (game: AnyGame, match: ReturnType<typeof playOut>, eyes: number | 'table') =>
  timelineOf(game, {}, match, eyes).stops.map(({ at }) => at)

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
  const stops = [0, 4, 7].map(at => ({ at }))
  expect([0, 1, 4, 7].map(at => nextAt(stops, at))).toEqual([4, 4, 7, 7])
  expect([0, 3, 4, 7].map(at => lastBefore(stops, at))).toEqual([0, 0, 0, 4])
})

/** As the game says: a round of "delve" begins with its roll, in the move that ends the last one. */
const rounds = (fromNextMove: boolean) => ({
  partOf: (event: { type: string }) =>
    event.type === 'rolled'
      ? {
          kind: 'round' as const,
          title: { id: 'round' },
          ...(fromNextMove && { fromNextMove: true as const }),
        }
      : undefined,
})

test('rounds begin where the game says, and a moment belongs to the last that has begun', () => {
  const match = playOut(delve.delve, 2)
  const timeline = timelineOf(delve.delve, rounds(false), match, 'table')
  const begun = match.steps.flatMap(({ seq, events }) =>
    events.some(event => event.type === 'rolled') ? [seq + 1] : [],
  )
  expect(begun).toHaveLength(3)
  expect(roundsOf(timeline).map(({ at }) => at)).toEqual(begun)
  const [, second = 0] = begun
  expect(partAt(timeline.parts, second - 1)?.at).toBe(0)
  expect(partAt(timeline.parts, second)?.at).toBe(second)
})

test('a round whose first moment still shows the end of the last one is shown from the next move on', () => {
  const match = playOut(delve.delve, 2)
  const { stops, parts } = timelineOf(delve.delve, rounds(true), match, 'table')
  const plain = timelineOf(delve.delve, rounds(false), match, 'table').parts
  expect(parts.map(({ at }) => at)).toEqual(plain.map(({ at }) => nextAt(stops, at)))
})

const open: AnyGame = {
  ...nim.nim,
  faceUp: { view: state => state, tell: event => event },
}

test('nothing lies face up before the end of the match', () => {
  let match = aMatch(open, [person, person])
  for (let [seat] = open.active(match.state); seat !== undefined; [seat] = open.active(match.state)) {
    expect(faceUpOf(open, match)).toBeUndefined()
    expect(() => tellFor(open, match, 'face-up')).toThrow(/over/)
    match = accepted(play(open, match, seat, legalMoves(open, match, seat)[0]))
  }
  expect(faceUpOf(open, match)).toBe(open.faceUp)
})
