import { nim } from '@kazamata/kernel/testing'
import { expect, test, vi } from 'vitest'
import { fakeServer, firstSnapshot, matchId as match, updateOf } from '../../testing/online.ts'
import type { MatchMessage } from './connection.ts'

function watched(server = fakeServer()) {
  const received: MatchMessage[] = []
  let version = 0
  const stop = server.connection.watch(match, {
    chatLength: () => 0,
    version: () => version,
    restored: () => undefined,
    receive: message => received.push(message),
  })
  return {
    ...server,
    received,
    stop,
    setVersion: (next: number) => {
      version = next
    },
  }
}

const undo = { type: 'undo', match, question: 1, count: 1 } as const

test('says hello first, and joins once it is welcome', () => {
  const server = watched()
  expect(server.sockets).toHaveLength(1)
  server.welcome()
  expect(server.sockets[0]?.sent.map(({ type }) => type)).toEqual(['hello', 'join'])
  expect(server.sent('join')).toEqual([{ type: 'join', match, version: 0, chat: 0 }])
})

test('after a broken line it connects again and joins with the last version', () => {
  const server = watched()
  server.welcome()
  server.setVersion(7)
  server.cut()
  server.advance(500)
  server.welcome()
  expect(server.sockets).toHaveLength(2)
  expect(server.sent('join')).toEqual([{ type: 'join', match, version: 7, chat: 0 }])
})

test('a line that was there is tried again almost at once, not by all pages in one moment', () => {
  const waits = [0, 0.5, 0.99].map(random => {
    const server = watched(fakeServer({ random: () => random }))
    server.welcome()
    server.cut()
    let waited = 0
    for (; server.sockets.length === 1 && waited < 1_000; waited++) server.advance(1)
    // Nobody answers there: from now on it waits as after every failure.
    server.cut()
    server.advance(240)
    expect(server.sockets).toHaveLength(2)
    return waited
  })
  expect(waits).toEqual([1, 125, 248])
})

test('waits longer after each failure, up to a limit', () => {
  const server = watched()
  const waits = Array.from({ length: 8 }, () => {
    server.cut()
    const before = server.sockets.length
    let waited = 0
    while (server.sockets.length === before) {
      server.advance(500)
      waited += 500
    }
    return waited
  })
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
})

test('connects at once when the network is back', () => {
  const server = watched()
  for (let i = 0; i < 6; i++) {
    server.cut()
    server.advance(15_000)
  }
  server.cut()
  const before = server.sockets.length
  server.connection.check()
  expect(server.sockets).toHaveLength(before + 1)
})

test('a short break is not shown, a longer one is until the line is mended', () => {
  const server = watched()
  server.welcome()
  const lines: string[] = []
  server.connection.onLine(() => lines.push(server.connection.line))
  server.cut()
  server.advance(500)
  server.welcome()
  expect(lines).toEqual([])
  server.cut()
  server.advance(1000)
  server.welcome()
  expect(lines).toEqual(['offline', 'online'])
})

test('an unanswered request is sent again under its id, and answered once', async () => {
  const server = watched()
  server.welcome()
  const answer = server.connection.request(undo)
  const id = server.lastId()
  server.cut()
  server.advance(500)
  server.welcome()
  expect(server.sent('undo')).toEqual([{ ...undo, id }])
  server.say({ type: 'ack', id, version: 3, played: 1 })
  expect(await answer).toMatchObject({ version: 3, played: 1 })
  server.cut()
  server.advance(500)
  server.welcome()
  expect(server.sent('undo')).toEqual([])
})

test('a request that is made while the line is broken is sent when it is mended, after the join', () => {
  const server = watched()
  server.welcome()
  server.cut()
  void server.connection.request(undo)
  server.advance(500)
  server.welcome()
  expect(server.sockets[1]?.sent.map(({ type }) => type)).toEqual(['hello', 'join', 'undo'])
})

test('a busy server is asked again a few times', async () => {
  const server = watched()
  server.welcome()
  const answer = server.connection.request(undo)
  const id = server.lastId()
  for (let i = 0; i < 5; i++) {
    server.say({ type: 'reject', id, match, code: 'unavailable' })
    server.advance(1000)
  }
  expect(server.sent('undo')).toHaveLength(5)
  expect(await answer).toEqual({ code: 'unavailable' })
})

test('a silent line is tried by a ping, and given up without an answer', () => {
  const server = watched()
  server.welcome()
  server.advance(20_000)
  expect(server.sent('ping')).toHaveLength(1)
  server.say({ type: 'pong', n: 0, now: 1 })
  server.advance(20_000)
  expect(server.sent('ping')).toHaveLength(2)
  expect(server.sockets).toHaveLength(1)
  server.advance(8_500)
  expect(server.sockets[0]?.isClosed).toBe(true)
  expect(server.sockets).toHaveLength(2)
})

test('a server that is restarted is found again', () => {
  const server = watched()
  server.welcome()
  server.say({ type: 'close', why: 'restart' })
  server.advance(500)
  expect(server.sockets).toHaveLength(2)
})

test('a page of another version does not connect again', () => {
  const server = watched()
  server.welcome()
  server.say({ type: 'close', why: 'reload' })
  server.advance(60_000)
  server.connection.check()
  expect(server.sockets).toHaveLength(1)
  expect(server.connection.line).toBe('outdated')
})

test('a browser that the server no longer knows stops trying', async () => {
  const server = watched(fakeServer({ isKnown: async () => false }))
  server.cut()
  await vi.waitFor(() => expect(server.connection.line).toBe('signed-out'))
  server.advance(60_000)
  expect(server.sockets).toHaveLength(1)
})

test('what a socket says that was given up is not heard', () => {
  const server = watched()
  server.welcome()
  const [old] = server.sockets
  server.cut()
  server.advance(500)
  old?.events.received(JSON.stringify({ type: 'unchanged', match, version: 1 }))
  expect(server.received).toEqual([])
})

test('messages go to whoever shows their match; what is unknown is ignored', () => {
  const server = watched()
  server.welcome()
  server.say({ type: 'unchanged', match, version: 1 })
  server.say({ type: 'unchanged', match: 'cd'.repeat(16), version: 1 })
  server.sockets[0]?.events.received('{"type":"novelty"}')
  server.sockets[0]?.events.received('no JSON')
  expect(server.received).toEqual([{ type: 'unchanged', match, version: 1 }])
  server.stop()
  expect(server.sent('leave')).toEqual([{ type: 'leave', match }])
})

test('a join that the server could not take is sent again', () => {
  const server = watched()
  server.welcome()
  server.say({ type: 'reject', match, code: 'unavailable' })
  server.advance(1000)
  expect(server.sent('join')).toHaveLength(2)
  server.say({ type: 'reject', match, code: 'no-such-match' })
  expect(server.received).toMatchObject([{ type: 'reject', code: 'no-such-match' }])
})

test('turns are heard of for every match', () => {
  const server = watched()
  const turns: unknown[] = []
  server.connection.onTurn((match, yours) => turns.push([match, yours]))
  server.welcome()
  server.say({ type: 'turn', match: 'cd'.repeat(16), yours: true })
  expect(turns).toEqual([['cd'.repeat(16), true]])
})

test('of a match that is shown, updates tell whose turn it is, and each change once', () => {
  const server = watched()
  const turns: unknown[] = []
  server.connection.onTurn((_, yours) => turns.push(yours))
  server.welcome()
  const bot = { name: 'Ada', occupant: { kind: 'bot', level: 'novice' } } as const
  for (const snapshot of [
    firstSnapshot(0),
    firstSnapshot(0, { version: 2 }),
    firstSnapshot(0, { version: 3, active: [1] }),
    firstSnapshot(0, { version: 4, seats: [bot, bot] }),
    firstSnapshot(0, { version: 5 }),
  ])
    server.say(updateOf(nim.nim, snapshot))
  expect(turns).toEqual([true, false, true])
})

test('knows the server’s time from its welcome and its pongs', () => {
  const server = watched()
  server.welcome()
  expect(server.connection.time).toBe(0)
  server.advance(5_000)
  expect(server.connection.time).toBe(5_000)
  // The server has slept, and its time with it.
  server.say({ type: 'pong', n: 0, now: 1_000 })
  expect(server.connection.time).toBe(1_000)
})
