import { delve, nim } from '@kazamata/kernel/testing'
import { expect, test, vi } from 'vitest'
import type { Pace } from './clocks.ts'
import type { MatchLog } from './store/index.ts'
import { answeringLog, bot, memoryLog, open, person } from './testing/parts.ts'

const pace: Pace = { kind: 'live', bank: 60, add: 5 }
const take = (count: number) => ({ take: count })

/** A room of two people with a clock in the hands of the test. */
function clockedRoom(game = nim.nim, log: MatchLog = memoryLog(), time = { now: 0 }) {
  const clock = { pace, begun: 0, now: () => time.now }
  return { room: open(game, [person, person], { log, clock }), time, log }
}

test('entries are stamped with the time, and the clocks after them are stored with them', async () => {
  const log = memoryLog()
  const append = vi.fn(log.append)
  const { room, time } = clockedRoom(nim.nim, { ...log, append })
  time.now = 20_000
  await room.submit(0, 'a', 1, [take(1)])
  expect(log.logged.map(({ at }) => at)).toEqual([20_000])
  const clocks = [{ left: 40_000 }, { left: 60_000, since: 20_000 }]
  expect(append.mock.calls[0]?.[2]).toMatchObject({ active: [1], clocks })
  for (const viewer of ['table', 0, 1] as const) expect(room.snapshot(viewer).clocks).toEqual(clocks)
  expect(room.update(1, 0).clocks).toEqual(clocks)
})

test('a room that was behind computes the same clocks from what it reads', async () => {
  const time = { now: 0 }
  const log = memoryLog()
  const [one, two] = [clockedRoom(nim.nim, log, time).room, clockedRoom(nim.nim, log, time).room]
  time.now = 20_000
  await one.submit(0, 'a', 1, [take(1)])
  time.now = 50_000
  await two.catchUp()
  expect(two.snapshot('table')).toEqual(one.snapshot('table'))
})

test('nobody is replaced before their time is up, then all whose time is', async () => {
  const { room, time, log } = clockedRoom()
  time.now = 59_999
  expect(await room.replaceLate(bot)).toEqual({ error: 'stale' })
  time.now = 60_000
  await room.replaceLate(bot)
  expect((await log.read(0)).map(({ entry }) => entry)).toEqual([{ seat: 0, occupant: bot, reason: 'late' }])
  expect(room.snapshot(1).clocks?.[0]).toEqual({ left: 0, late: true })
  expect(await room.replaceLate(bot)).toEqual({ error: 'stale' })
})

test('several who are late at once are replaced at once', async () => {
  const log = memoryLog()
  const time = { now: 60_000 }
  const room = open(delve.delve, [person, person], { log, clock: { pace, begun: 0, now: () => time.now } })
  await room.replaceLate(bot)
  expect(log.entries.map(({ seat }) => seat)).toEqual([0, 1])
  expect(room.standing.deserted).toBe(true)
})

test('two nodes believe that a seat is late: it is replaced once', async () => {
  const time = { now: 0 }
  const log = memoryLog()
  const [one, two] = [clockedRoom(nim.nim, log, time).room, clockedRoom(nim.nim, log, time).room]
  time.now = 60_000
  await Promise.all([one.replaceLate(bot), two.replaceLate(bot)])
  expect(log.entries).toHaveLength(1)
  expect(two.snapshot('table')).toEqual(one.snapshot('table'))
})

test('a move that another node stored in the last moment counts: its seat is not late', async () => {
  const time = { now: 0 }
  const log = memoryLog()
  const [one, two] = [clockedRoom(nim.nim, log, time).room, clockedRoom(nim.nim, log, time).room]
  time.now = 59_999
  await one.submit(0, 'a', 1, [take(1)])
  time.now = 60_000
  expect(await two.replaceLate(bot)).toEqual({ error: 'stale' })
  expect(log.entries).toHaveLength(1)
})

test('where nothing can be stored nobody is replaced, and the next try does it', async () => {
  const { room, log } = clockedRoom(nim.nim, answeringLog('failed'), { now: 60_000 })
  expect(await room.replaceLate(bot)).toEqual({ error: 'unavailable' })
  await room.replaceLate(bot)
  expect(await log.read(0)).toHaveLength(1)
})
