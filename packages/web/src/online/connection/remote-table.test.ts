import type { AnyGame } from '@kazamata/kernel'
import { nim } from '@kazamata/kernel/testing'
import { usualSettings } from '@kazamata/protocol'
import type { Snapshot } from '@kazamata/room'
import { expect, test, vi } from 'vitest'
import { fakeServer, firstSnapshot, matchId as match, updateOf } from '../../testing/online.ts'
import { RemoteMatch } from './remote-match.ts'
import { openRemoteTable } from './remote-table.ts'

const game: AnyGame = nim.nim

/** A table that is shown, and the server behind it. */
function seated(snapshot: Snapshot = firstSnapshot(0)) {
  const server = fakeServer()
  const remote = new RemoteMatch(server.connection, match)
  server.welcome()
  server.say(updateOf(game, snapshot))
  const start = remote.get()
  if (start.is !== 'playing') throw new Error('The match does not run.')
  const file = async () => new Blob(['file'])
  const table = openRemoteTable({ game, match: remote, start, after: server.parts.after, file })
  return {
    ...server,
    remote,
    table,
    snapshot,
    /** The server's next update. */
    become(next: Partial<Snapshot>, keep = table.get().snapshot.events.length) {
      const { version } = table.get().snapshot
      server.say(
        updateOf(
          game,
          { ...table.get().snapshot, version: version + 1, ...next },
          {
            from: version,
            keep,
          },
        ),
      )
    },
  }
}

const events = (...types: readonly string[]) => types.map(type => ({ type }))

test('whoever has a seat sees its view and decides when it is their turn', () => {
  const { table, become } = seated()
  expect(table.get()).toMatchObject({ actor: 0, snapshot: { viewer: 0, moves: [{ take: 1 }, { take: 2 }] } })
  become({ active: [1], moves: [] })
  expect(table.get().actor).toBeUndefined()
})

test('a spectator sees the table without moves', () => {
  const { table } = seated(firstSnapshot('table', { moves: [{ take: 1 }], undoable: 1 }))
  expect(table.get().actor).toBeUndefined()
  expect(table.get().snapshot).toMatchObject({ viewer: 'table', moves: [], undoable: 0 })
})

test('a seat that a bot plays has no moves until it is taken back', () => {
  const bot = { name: 'Ada', occupant: { kind: 'bot', level: 'novice' } } as const
  const { table, become, snapshot } = seated()
  become({ seats: snapshot.seats.with(0, bot) })
  expect(table.get().actor).toBeUndefined()
  expect(table.get().snapshot.moves).toEqual([])
  table.play({ take: 1 })
  become({ seats: snapshot.seats })
  expect(table.get().actor).toBe(0)
})

test('a move names the question it answers', async () => {
  const { table, sent, say, lastId, become } = seated()
  table.play({ take: 1 })
  expect(sent('move')).toMatchObject([{ question: 1, moves: [{ take: 1 }] }])
  // Clicks while it is under way are not sent.
  table.play({ take: 2 })
  expect(sent('move')).toHaveLength(1)
  become({ question: 2, undoable: 1 })
  say({ type: 'ack', id: lastId(), version: 2, played: 1 })
  await vi.waitFor(() => {
    table.undo(1)
    expect(sent('undo')).toMatchObject([{ question: 2, count: 1 }])
  })
})

test('a long turn is sent in parts that the protocol allows', async () => {
  const { table, sent, say, lastId, become } = seated()
  table.play(...Array.from({ length: 40 }, (_, take) => ({ take })))
  become({ question: 2 })
  say({ type: 'ack', id: lastId(), version: 2, played: 32 })
  await vi.waitFor(() => expect(sent('move')).toHaveLength(2))
  expect(sent('move')[1]).toMatchObject({ question: 2, moves: { length: 8 } })
})

test('an update after a resume goes on where the page was', () => {
  const { table, cut, advance, welcome, sent, say } = seated()
  cut()
  advance(500)
  welcome()
  expect(sent('join')).toMatchObject([{ version: 1 }])
  const later = firstSnapshot(0, { version: 4, events: events('begun', 'a', 'b', 'c') })
  say(updateOf(game, later, { from: 1, keep: 1 }))
  expect(table.get().snapshot.events).toEqual(events('begun', 'a', 'b', 'c'))
  expect(table.get().snapshot.version).toBe(4)
})

test('an undo takes events back', () => {
  const { table, become } = seated()
  become({ events: events('begun', 'a', 'b'), undoable: 1 })
  expect(table.get().snapshot.events).toHaveLength(3)
  become({ events: events('begun') }, 1)
  expect(table.get().snapshot.events).toEqual(events('begun'))
})

test('an update with a gap before it is asked for again, an old one is ignored', () => {
  const { table, say, sent } = seated()
  say(updateOf(game, firstSnapshot(0, { version: 5 }), { from: 3, keep: 1 }))
  expect(table.get().snapshot.version).toBe(1)
  expect(sent('join')).toHaveLength(2)
  say(updateOf(game, firstSnapshot(0, { version: 1 }), { from: 3, keep: 1 }))
  expect(sent('join')).toHaveLength(2)
})

test('a click while the line is broken waits for it, and is sent once', async () => {
  const { table, cut, advance, welcome, sent, say, lastId, become } = seated()
  cut()
  advance(400)
  expect(table.get().trouble).toBeUndefined()
  table.play({ take: 1 })
  advance(600)
  expect(table.get().trouble).toBe('waiting')
  welcome()
  expect(table.get().trouble).toBeUndefined()
  expect(sent('move')).toMatchObject([{ question: 1, moves: [{ take: 1 }] }])
  become({ active: [1], moves: [], question: 2 })
  say({ type: 'ack', id: lastId(), version: 2, played: 1 })
  await Promise.resolve()
  expect(table.get().trouble).toBeUndefined()
})

test('a click that came too late is dropped, which is said for a while', async () => {
  const { table, say, lastId, advance } = seated()
  table.play({ take: 1 })
  say({ type: 'reject', id: lastId(), match, code: 'stale' })
  await vi.waitFor(() => expect(table.get().trouble).toBe('dropped'))
  advance(8000)
  expect(table.get().trouble).toBeUndefined()
})

test('a broken line is shown, and a page that is out of date', () => {
  const { table, cut, advance, welcome, say } = seated()
  cut()
  advance(1000)
  expect(table.get().trouble).toBe('offline')
  welcome()
  say({ type: 'close', why: 'reload' })
  expect(table.get().trouble).toBe('outdated')
})

test('what goes on beside the match is shown', () => {
  const { table, say } = seated()
  say({ type: 'activity', match, thinking: [1], aims: [null, { id: 'aim' }], hints: [{ seat: 1, spot: 3 }] })
  expect(table.get()).toMatchObject({
    thinking: [1],
    aims: [undefined, { id: 'aim' }],
    hints: [{ seat: 1, spot: 3 }],
  })
})

test('a suggestion is sent without the seat, which the server knows', () => {
  const { table, sent } = seated()
  table.hint({ seat: 0, spot: 3 })
  expect(sent('hint')).toEqual([{ type: 'hint', match, hint: { spot: 3 } }])
})

test('a suggestion while the line is broken is dropped with a word', () => {
  const { table, cut, sent, advance, welcome } = seated()
  cut()
  table.hint({ seat: 0, spot: 3 })
  expect(table.get().trouble).toBe('unsent')
  advance(500)
  welcome()
  expect(sent('hint')).toEqual([])
})

test('a click waits for several broken lines and is still sent under one id', async () => {
  const { table, cut, advance, welcome, sockets, say, lastId } = seated()
  table.play({ take: 1 })
  const id = lastId()
  for (let n = 0; n < 10; n++) {
    cut()
    advance(500)
    welcome()
    // Impatient.
    table.play({ take: 2 })
  }
  const moves = sockets.flatMap(({ sent }) => sent.filter(({ type }) => type === 'move'))
  expect(moves).toHaveLength(11)
  expect(new Set(moves.map(move => JSON.stringify(move))).size).toBe(1)
  say({ type: 'ack', id, version: 1, played: 1 })
  cut()
  advance(500)
  welcome()
  expect(sockets.at(-1)?.sent.filter(({ type }) => type === 'move')).toEqual([])
})

test('there is a file once the match is over', async () => {
  const { table, become } = seated()
  expect(await table.file()).toBeUndefined()
  become({ outcome: { winners: [0], scores: [1, 0], why: 'N-1' } })
  expect(await table.file()).toBeInstanceOf(Blob)
})

test('its state is the same value as long as nothing has changed', () => {
  const { table, say } = seated()
  const before = table.get()
  say({ type: 'presence', match, online: [0], watching: 0 })
  expect(table.get()).toBe(before)
})

test('a waiting table is shown until its match begins', () => {
  const { connection, welcome, say } = fakeServer()
  const remote = new RemoteMatch(connection, match)
  welcome()
  say({
    type: 'table',
    match,
    game: 'nim',
    options: {},
    seats: [{ kind: 'open' }],
    watchable: true,
    settings: usualSettings,
  })
  expect(remote.get()).toMatchObject({ is: 'waiting', table: { game: 'nim' } })
  say(updateOf(game, firstSnapshot(0)))
  expect(remote.get()).toMatchObject({ is: 'playing', about: { game: game.id } })
  say({ type: 'reject', match, code: 'no-such-match' })
  expect(remote.get()).toEqual({ is: 'refused', code: 'no-such-match' })
})

test('after a restored backup everything is asked for anew, and it is said that the table went back', async () => {
  const server = seated()
  server.become({ events: events('begun', 'taken'), active: [1] })
  const answer = server.connection.request({ type: 'undo', match, question: 2, count: 1 })
  server.cut()
  server.advance(500)
  server.welcome(1234)
  // What was asked of the old server means something else now.
  expect(await answer).toEqual({ code: 'stale' })
  expect(server.sent('undo')).toEqual([])
  expect(server.sent('join')).toEqual([{ type: 'join', match, version: 0, chat: 0 }])
  server.say(updateOf(game, server.snapshot))
  expect(server.table.get()).toMatchObject({ trouble: 'rewound', snapshot: { version: 1, active: [0] } })
  server.advance(8_000)
  expect(server.table.get().trouble).toBeUndefined()
})

test('a restored backup that knows all that was shown is no news', () => {
  const server = seated()
  server.cut()
  server.advance(500)
  server.welcome(1234)
  server.say(updateOf(game, { ...server.snapshot, version: 2, events: events('begun', 'taken') }))
  expect(server.table.get()).toMatchObject({ snapshot: { version: 2 } })
  expect(server.table.get().trouble).toBeUndefined()
})
