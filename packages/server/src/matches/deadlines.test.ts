import type { AnyGame, Occupant } from '@kazamata/kernel'
import { delve, nim } from '@kazamata/kernel/testing'
import type { Pace } from '@kazamata/protocol'
import { describe, expect, test } from 'vitest'
import type { ServerParts } from '../parts.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { OnlineStore } from '../store/online-store.ts'
import { settled, testNode } from '../testing/node.ts'
import { type TestClock, testClock } from '../testing/server-parts.ts'
import { startedMatch } from '../testing/started-match.ts'
import { wakeUp } from '../uptime.ts'

const live: Pace = { kind: 'live', bank: 60, add: 10 }
const days: Pace = { kind: 'days', per: 2 }
const none: Pace = { kind: 'none' }
const second = 1_000
const hour = 3_600_000
const day = 24 * hour
const report = (error: unknown) => {
  throw error
}
const person = { kind: 'person' } as const
const late = (seat: number) => ({ seat, occupant: { kind: 'bot', level: 'adventurer' }, reason: 'late' })

/** A match of two, on a node that can be stopped and started again. */
async function played(pace: Pace, game: AnyGame = nim.nim) {
  const clock = testClock()
  const store = memoryStore()
  const started = await startedMatch(store, { game, seats: 2, options: {}, pace }, 1, clock)
  const { match } = started
  const start = (more?: Partial<ServerParts>) => startNode(store, clock, more)
  let count = 0
  return {
    ...started,
    clock,
    store,
    start,
    entries: async () => (await store.matches.load(match))?.record.entries ?? [],
    stored: async () => (await store.matches.load(match))?.stored,
    /** A client that shows the match. */
    async client(node: Awaited<ReturnType<typeof start>>, seat: number) {
      const person = started.people[seat]
      if (person === undefined) throw new Error(`Nobody has seat ${seat}.`)
      const client = node.greeted(person)
      client.say({ type: 'join', match, version: 0 })
      await settled()
      return {
        ...client,
        async take(sticks: number) {
          const { question } = client.of('update').at(-1) ?? {}
          const id = `request-${String(count++).padStart(4, '0')}`
          client.say({ type: 'move', match, id, question, moves: [{ take: sticks }] })
          await settled()
        },
        async assign(seat: number, occupant: Occupant) {
          const id = `request-${String(count++).padStart(4, '0')}`
          client.say({ type: 'assign', match, id, seat, occupant })
          await settled()
        },
        clocks: () => client.of('update').at(-1)?.clocks,
      }
    },
  }
}

async function startNode(store: OnlineStore, clock: TestClock, more: Partial<ServerParts> = {}) {
  const uptime = await wakeUp({ store, clock, report })
  const node = testNode({ ...more, store, clock, slept: uptime.slept })
  return {
    ...node,
    async stop() {
      node.host.close()
      await uptime.close()
    },
  }
}

describe('whoever has no time left', () => {
  test('is replaced by a bot at that moment, though nobody looks on, and takes the seat back at once', async () => {
    const { start, clock, entries, client } = await played(live)
    const node = await start()
    await clock.advance(60 * second - 1)
    expect(await entries()).toEqual([])
    await clock.advance(second)
    expect(await entries()).toEqual([late(0)])
    const ada = await client(node, 0)
    expect(ada.clocks()?.[0]).toEqual({ left: 0, late: true })
    await ada.assign(0, person)
    expect(await entries()).toEqual([late(0), { seat: 0, occupant: person, reason: 'back' }])
    expect(ada.clocks()?.[0]).toMatchObject({ left: 30 * second, since: node.host.now })
    await clock.advance(30 * second)
    expect((await entries()).slice(2)).toEqual([late(0)])
  })

  test('has the time that their clock tells: moves end one and begin another', async () => {
    const { start, clock, entries, client } = await played(live)
    const node = await start()
    const [ada, ben] = [await client(node, 0), await client(node, 1)]
    await clock.advance(20 * second)
    await ada.take(1)
    expect(ada.clocks()).toEqual([{ left: 40 * second }, { left: 60 * second, since: node.host.now }])
    await clock.advance(50 * second)
    await ben.take(1)
    expect(ben.clocks()).toEqual([{ left: 50 * second, since: node.host.now }, { left: 10 * second }])
    await clock.advance(50 * second - 1)
    expect(await entries()).toHaveLength(2)
    await clock.advance(second)
    expect((await entries()).slice(2)).toEqual([late(0)])
  })

  test('keeps the seat while only the line is lost', async () => {
    const { start, clock, entries, client } = await played(days)
    const node = await start()
    const { connection } = await client(node, 0)
    connection.lost()
    clock.skip(2 * day - hour)
    await clock.advance(hour - second)
    expect(await entries()).toEqual([])
  })

  test('may be several at once', async () => {
    const { start, clock, entries } = await played(live, delve.delve)
    await start()
    await clock.advance(61 * second)
    expect(await entries()).toEqual([late(0), late(1)])
  })

  test('is replaced once, though two nodes believe it at the same moment', async () => {
    const { store, clock, entries, start } = await played(live)
    await start()
    testNode({ store, clock })
    await clock.advance(90 * second)
    expect(await entries()).toEqual([late(0)])
  })

  test('is so, too, after a disk was full when the time came', async () => {
    const { store, clock, entries } = await played(live)
    let isFull = true
    const { append } = store.matches
    const matches = {
      ...store.matches,
      append: async (...args: Parameters<typeof append>) => (isFull ? ('failed' as const) : append(...args)),
    }
    testNode({ store: { ...store, matches }, clock })
    await clock.advance(70 * second)
    expect(await entries()).toEqual([])
    isFull = false
    await clock.advance(10 * second)
    expect(await entries()).toEqual([late(0)])
  })
})

describe('a server that slept', () => {
  test.each([
    ['stopped', true],
    ['killed', false],
  ])('takes nobody’s time: %s for an hour', async (_, isStopped) => {
    const { start, clock, entries, client } = await played(live)
    const first = await start()
    const ada = await client(first, 0)
    await clock.advance(10 * second)
    await ada.take(1)
    await clock.advance(20 * second)
    if (isStopped) await first.stop()
    else first.host.close()
    await clock.advance(isStopped ? hour : 0)
    const second_ = await start()
    const ben = await client(second_, 1)
    expect(ben.clocks()?.[1]).toEqual(ada.clocks()?.[1])
    // Forty seconds were left, and it stood still until people had come back.
    await clock.advance(20 * second + 40 * second - 1)
    expect(await entries()).toHaveLength(1)
    await clock.advance(second)
    expect((await entries()).slice(1)).toEqual([late(1)])
  })

  test('finds what is due without opening the other matches', async () => {
    const { store, clock, start, entries } = await played(live)
    await startedMatch(store, { game: nim.nim, seats: 2, options: {}, pace: none }, 2, clock)
    const node = await start()
    await clock.advance(61 * second)
    expect(await entries()).toEqual([late(0)])
    expect(node.host.rooms).toBe(1)
  })
})

describe('a match that nobody plays any more', () => {
  test('has bots that wait until somebody looks on, and is closed for good after a day', async () => {
    const { start, clock, entries, stored, client } = await played(live)
    const node = await start()
    await clock.advance(60 * second)
    const ben = await client(node, 1)
    await ben.assign(1, { kind: 'bot', level: 'novice' })
    ben.connection.lost()
    clock.skip(day - hour)
    await clock.advance(hour - second)
    const { length } = await entries()
    expect((await stored())?.abandoned).toBeUndefined()
    // At the next full hour.
    await clock.advance(hour)
    expect((await stored())?.abandoned).toBe(true)
    expect(await entries()).toHaveLength(length)
    const ada = await client(node, 0)
    expect(ada.of('update').at(-1)?.about?.abandoned).toBe(true)
    await ada.assign(0, person)
    expect(ada.of('reject')).toMatchObject([{ code: 'abandoned' }])
    expect(await entries()).toHaveLength(length)
  })

  test('is not played to its end by bots that nobody sees', async () => {
    const { start, clock, entries, spectator, match } = await played(live, delve.delve)
    const node = await start({
      bots: { forMatch: () => ({ ask: async ({ moves }) => ({ moves: moves.slice(0, 1) }) }) },
    })
    await clock.advance(hour)
    const { length } = await entries()
    await clock.advance(hour)
    expect(await entries()).toHaveLength(length)
    node.greeted(spectator).say({ type: 'join', match, version: 0 })
    await clock.advance(5 * second)
    expect((await entries()).length).toBeGreaterThan(length)
  })

  test('without a clock is closed after 14 days in which nobody came', async () => {
    const { start, clock, stored, client, entries } = await played(none)
    const node = await start()
    clock.skip(10 * day)
    const ada = await client(node, 0)
    ada.connection.lost()
    clock.skip(13 * day)
    await clock.advance(hour)
    expect((await stored())?.abandoned).toBeUndefined()
    clock.skip(day)
    await clock.advance(hour)
    expect((await stored())?.abandoned).toBe(true)
    expect(await entries()).toEqual([])
  })

  test('is not closed while one of its people looks at it', async () => {
    const { start, clock, stored, client } = await played(none)
    const node = await start()
    const ada = await client(node, 0)
    clock.skip(30 * day)
    await clock.advance(hour)
    expect((await stored())?.abandoned).toBeUndefined()
    ada.connection.lost()
    clock.skip(15 * day)
    await clock.advance(hour)
    expect((await stored())?.abandoned).toBe(true)
  })

  test('tells whoever watches, also those who have seen all of it', async () => {
    const { start, clock, spectator, match } = await played(none)
    const node = await start()
    const watcher = node.greeted(spectator)
    watcher.say({ type: 'join', match, version: 0 })
    clock.skip(15 * day)
    await clock.advance(hour)
    expect(watcher.of('close')).toMatchObject([{ why: 'restart' }])
    const again = node.greeted(spectator)
    again.say({ type: 'join', match, version: 1 })
    await settled()
    expect(again.of('update')).toMatchObject([{ from: 0, about: { abandoned: true } }])
  })
})
