import type { Occupant, Seat } from '@kazamata/kernel'
import type { Entry } from '@kazamata/kernel/match'
import { describe, expect, test } from 'vitest'
import { Clocks, firstDeadline, type Pace } from './clocks.ts'

const person: Occupant = { kind: 'person' }
const bot: Occupant = { kind: 'bot', level: 'adventurer' }
const live: Pace = { kind: 'live', bank: 100, add: 10 }
const days: Pace = { kind: 'days', per: 2 }
const day = 86_400_000

const move = (seat: Seat): Entry => ({ seat, move: {}, by: 'player' })
const back = (seat: Seat): Entry => ({ seat, back: 0 })
const late = (seat: Seat): Entry => ({ seat, occupant: bot, reason: 'late' })
const left = (seat: Seat): Entry => ({ seat, occupant: bot, reason: 'left' })
const returned = (seat: Seat): Entry => ({ seat, occupant: person, reason: 'back' })

/** Two people, of whom the first is to move; each further entry is `[entry, who is to move then, when in seconds]`. */
function played(pace: Pace, ...entries: readonly (readonly [Entry, readonly Seat[], number])[]): Clocks {
  return entries.reduce(
    (clocks, [entry, active, at]) => clocks.after(entry, active, at * 1_000),
    Clocks.start(pace, [person, person], [0], 0),
  )
}

describe('a live clock', () => {
  test('begins with the bank; it runs for whoever is to move, and stands still for the others', () => {
    expect(played(live).seats).toEqual([{ left: 100_000, since: 0 }, { left: 100_000 }])
  })

  test('a turn costs the time it took, and its end starts the clock of the next', () => {
    expect(played(live, [move(0), [1], 25]).seats).toEqual([
      { left: 75_000 },
      { left: 100_000, since: 25_000 },
    ])
  })

  test('whoever becomes active gets the increment, and never more than the bank', () => {
    const { seats } = played(live, [move(0), [1], 25], [move(1), [0], 30])
    expect(seats).toEqual([{ left: 85_000, since: 30_000 }, { left: 95_000 }])
    const short = played(live, [move(0), [1], 5], [move(1), [0], 6])
    expect(short.seats?.[0]).toEqual({ left: 100_000, since: 6_000 })
  })

  test('moves that change nobody’s turn leave it as it is', () => {
    const before = played(live, [move(0), [1], 25])
    expect(before.after(move(1), [1], 60_000)).toBe(before)
    expect(before.after(back(1), [1], 70_000)).toBe(before)
  })

  test('of several who are to move at once each has an own clock, which the others’ end does not touch', () => {
    const both = Clocks.start(live, [person, person], [0, 1], 0)
    expect(both.after(move(0), [1], 40_000).seats).toEqual([{ left: 60_000 }, { left: 100_000, since: 0 }])
  })

  test('a turn that is taken back goes on with the time it had, without an increment', () => {
    const { seats } = played(live, [move(0), [1], 25], [back(0), [0], 40])
    expect(seats).toEqual([{ left: 75_000, since: 40_000 }, { left: 85_000 }])
  })

  test('no clock gains by a time that goes back', () => {
    expect(played(live, [move(0), [1], 25], [move(1), [0], 20]).seats?.[1]).toEqual({ left: 100_000 })
  })

  test('runs for no bot', () => {
    const clocks = Clocks.start(live, [bot, person], [0], 0)
    expect(clocks.seats).toEqual([null, { left: 100_000 }])
    expect(clocks.expired(1e9)).toEqual([])
  })

  test('is over with the match', () => {
    expect(played(live, [move(0), [], 25]).seats).toEqual([{ left: 75_000 }, { left: 100_000 }])
  })
})

describe('whoever is late', () => {
  const lost = played(live, [late(0), [0], 100])

  test('is so when the bank is empty, not before', () => {
    expect(played(live).expired(99_999)).toEqual([])
    expect(played(live).expired(100_000)).toEqual([0])
    expect(firstDeadline(played(live).seats ?? [])).toBe(100_000)
  })

  test('has a clock that stands still while a bot plays', () => {
    expect(lost.seats?.[0]).toEqual({ left: 0, late: true })
    expect(lost.expired(1e9)).toEqual([])
    expect(firstDeadline(lost.seats ?? [])).toBeUndefined()
  })

  test('comes back with half a minute, or the increment where that is more, or the bank where that is less', () => {
    expect(lost.after(returned(0), [0], 110_000).seats?.[0]).toEqual({ left: 30_000, since: 110_000 })
    const comeBack = (bank: number, add: number) =>
      played({ kind: 'live', bank, add }, [late(0), [0], bank], [returned(0), [0], bank]).seats?.[0]?.left
    expect(comeBack(100, 45)).toBe(45_000)
    expect(comeBack(30, 60)).toBe(30_000)
  })

  test('gets that once a turn: nobody stalls by being late again and again', () => {
    const again = lost.after(returned(0), [0], 110_000).after(late(0), [0], 140_000)
    expect(again.after(returned(0), [0], 141_000).seats?.[0]).toEqual({ left: 0, since: 141_000 })
    const nextTurn = again.after(move(0), [1], 142_000).after(move(1), [0], 143_000)
    expect(nextTurn.after(returned(0), [0], 144_000).seats?.[0]?.left).toBe(30_000)
  })

  test('in another’s turn, comes back with the same', () => {
    const later = lost.after(move(0), [1], 101_000).after(returned(0), [1], 102_000)
    expect(later.seats?.[0]).toEqual({ left: 30_000 })
  })
})

test('whoever hands their seat over keeps their time, and gains none', () => {
  const away = played(live, [left(0), [0], 90])
  expect(away.seats?.[0]).toEqual({ left: 10_000 })
  expect(away.after(returned(0), [0], 95_000).seats?.[0]).toEqual({ left: 10_000, since: 95_000 })
})

test('days are given anew for each turn, and to whoever comes back', () => {
  const { seats } = played(days, [move(0), [1], 3_600], [move(1), [0], 7_200])
  expect(seats).toEqual([{ left: 2 * day, since: 7_200_000 }, { left: 2 * day - 3_600_000 }])
  const lost = played(days, [late(0), [0], 172_800])
  expect(lost.after(returned(0), [0], 3 * day).seats?.[0]).toEqual({ left: 2 * day, since: 3 * day })
})

test('without a clock nobody is ever late', () => {
  const none = played({ kind: 'none' })
  expect(none.seats).toBeUndefined()
  expect(none.expired(1e15)).toEqual([])
})

test('a match is deserted when bots play for all its people', () => {
  const one = Clocks.start(live, [person, bot, person], [0], 0).after(late(0), [0], 1)
  expect(one.isDeserted).toBe(false)
  expect(one.after(left(2), [0], 2).isDeserted).toBe(true)
  expect(one.after(left(2), [0], 2).after(returned(0), [0], 3).isDeserted).toBe(false)
})
