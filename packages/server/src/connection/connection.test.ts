import { type TableSettings, usualSettings } from '@kazamata/protocol'
import { describe, expect, test } from 'vitest'
import { attend } from '../testing/deal-client.ts'
import { settled, testNode } from '../testing/node.ts'

const open = { kind: 'open' } as const
const nimTable = { game: 'nim', options: { sticks: 12 }, seats: [open, open], watchable: true }
const take = (count: number) => ({ take: count })
const request = (n: number) => `request-${String(n).padStart(4, '0')}`

async function begun(changes: Partial<typeof nimTable & { settings: TableSettings }> = {}) {
  const node = testNode()
  const [ada, ben, cleo] = [await node.guest('Ada'), await node.guest('Ben'), await node.guest('Cleo')]
  const made = await node.tables.create(ada, { ...nimTable, ...changes })
  if (typeof made === 'string') throw new Error(made)
  const { id: match, invite } = made
  expect(await node.tables.join(ben, match, invite)).toBeUndefined()
  return { ...node, ada, ben, cleo, match, invite }
}

async function running(changes: Partial<typeof nimTable & { settings: TableSettings }> = {}) {
  const table = await begun(changes)
  await attend(table, table.match)
  expect(await table.tables.start(table.ada, table.match)).toBeUndefined()
  const join = async (client: ReturnType<typeof table.greeted>, version = 0) => {
    client.say({ type: 'join', match: table.match, version })
    await settled()
    return client
  }
  return { ...table, join }
}

describe('a waiting table', () => {
  test('is shown whole at every change, and its match follows when it begins', async () => {
    const { ada, ben, greeted, tables, match } = await begun()
    const [host, guest] = [greeted(ada), greeted(ben)]
    for (const client of [host, guest]) client.say({ type: 'join', match, version: 0 })
    await settled()
    expect(host.of('table').at(-1)).toMatchObject({
      host: 0,
      you: 0,
      seats: [
        { kind: 'person', name: 'Ada', online: true },
        { kind: 'person', name: 'Ben', online: true },
      ],
    })
    expect(guest.of('table').at(-1)).toMatchObject({ you: 1 })
    expect(await tables.start(ben, match)).toBe('not-allowed')
    expect(await tables.start(ada, match)).toBeUndefined()
    await settled()
    expect(guest.of('update')).toMatchObject([
      { from: 0, version: 1, viewer: 1, about: { game: 'nim', host: 0 } },
    ])
    expect(await tables.start(ada, match)).toBe('too-late')
  })

  test('a wrong invitation, a full table, a stranger where nobody may watch', async () => {
    const { cleo, tables, match, invite, greeted } = await begun({ watchable: false })
    expect(await tables.join(cleo, match, '0'.repeat(32))).toBe('bad-invite')
    expect(await tables.join(cleo, match, invite)).toBe('full')
    const stranger = greeted(cleo)
    stranger.say({ type: 'join', match, version: 0 })
    await settled()
    expect(stranger.of('reject')).toMatchObject([{ code: 'no-such-match', match }])
    expect(stranger.of('table')).toEqual([])
  })

  test('who is away for a minute loses their seat; who comes back in time keeps it; the host keeps it always', async () => {
    const { ada, ben, greeted, match, clock, parts } = await begun()
    const [host, guest] = [greeted(ada), greeted(ben)]
    for (const client of [host, guest]) client.say({ type: 'join', match, version: 0 })
    await settled()
    const seats = async () => (await parts.store.tables.load(match))?.seats.map(({ kind }) => kind)
    guest.connection.lost()
    await clock.advance(59_000)
    const again = greeted(ben)
    again.say({ type: 'join', match, version: 0 })
    await clock.advance(59_000)
    expect(await seats()).toEqual(['person', 'person'])
    again.connection.lost()
    host.connection.lost()
    await clock.advance(61_000)
    expect(await seats()).toEqual(['person', 'open'])
  })
})

describe('a running match', () => {
  test('a move is acknowledged after its update, and all others see it', async () => {
    const { ada, ben, cleo, greeted, join, match } = await running()
    const [a, b, watcher] = [await join(greeted(ada)), await join(greeted(ben)), await join(greeted(cleo))]
    a.say({ type: 'move', match, id: request(1), question: 1, moves: [take(2)] })
    await settled()
    expect(a.received.slice(-2)).toMatchObject([
      { type: 'update', from: 1, version: 2 },
      { type: 'ack', id: request(1), version: 2, played: 1 },
    ])
    expect(b.of('update').at(-1)).toMatchObject({ viewer: 1, version: 2, active: [1] })
    expect(watcher.of('update').at(-1)).toMatchObject({ viewer: 'table', moves: [], version: 2 })
  })

  test('a request that is sent again gets its first answer, on another device too', async () => {
    const { ada, greeted, join, match, host } = await running()
    const [one, two] = [await join(greeted(ada)), await join(greeted(ada))]
    const move = { type: 'move', match, id: request(1), question: 1, moves: [take(2)] }
    one.say(move)
    await settled()
    for (const client of [one, two]) client.say(move)
    await settled()
    expect(one.of('ack')).toHaveLength(2)
    expect([...one.of('ack'), ...two.of('ack')]).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'ack', id: request(1), version: 2, played: 1 })),
    )
    const hosted = await host.find(match)
    if (typeof hosted !== 'string') expect(hosted.room.record.entries).toHaveLength(1)
  })

  test('a client that comes back gets what it missed, and one that missed nothing is told so', async () => {
    const { ada, ben, greeted, join, match } = await running()
    const a = await join(greeted(ada))
    a.say({ type: 'move', match, id: request(1), question: 1, moves: [take(2)] })
    await settled()
    const late = await join(greeted(ben), 1)
    expect(late.of('update')).toMatchObject([{ from: 1, version: 2 }])
    const same = await join(greeted(ben), 2)
    expect(same.of('unchanged')).toEqual([{ type: 'unchanged', match, version: 2 }])
    const lost = await join(greeted(ben), 99)
    expect(lost.of('update')).toMatchObject([{ from: 0, version: 2 }])
  })

  test('presence: seats online by any device, and how many people watch', async () => {
    const { ada, cleo, greeted, join } = await running()
    const a = await join(greeted(ada))
    const second = await join(greeted(ada))
    const watcher = await join(greeted(cleo))
    expect(a.of('presence').at(-1)).toMatchObject({ online: [0], watching: 1 })
    second.connection.lost()
    expect(a.of('presence').at(-1)).toMatchObject({ online: [0], watching: 1 })
    a.connection.lost()
    expect(watcher.of('presence').at(-1)).toMatchObject({ online: [], watching: 1 })
  })

  test('a seat goes to a bot and back by its person; the host may give it away only while its person is away', async () => {
    const { ada, ben, cleo, greeted, join, match } = await running()
    const [host, guest, watcher] = [
      await join(greeted(ada)),
      await join(greeted(ben)),
      await join(greeted(cleo)),
    ]
    const bot = { kind: 'bot', level: 'novice' }
    const assign = (n: number, seat: number, occupant: object) => ({
      type: 'assign',
      match,
      id: request(n),
      seat,
      occupant,
    })
    watcher.say(assign(1, 0, bot))
    host.say(assign(2, 1, bot))
    guest.say(assign(3, 1, bot))
    await settled()
    expect(watcher.of('reject')).toMatchObject([{ code: 'not-seated' }])
    expect(host.of('reject')).toMatchObject([{ code: 'not-seated', id: request(2) }])
    expect(guest.of('update').at(-1)?.seats[1]).toMatchObject({ occupant: bot })
    guest.say(assign(4, 1, { kind: 'person' }))
    await settled()
    expect(guest.of('update').at(-1)?.seats[1]).toMatchObject({ occupant: { kind: 'person' } })
    guest.connection.lost()
    host.say(assign(5, 1, bot))
    await settled()
    const given = { type: 'ack', id: request(5), version: host.of('update').at(-1)?.version, played: 0 }
    expect(host.of('ack')).toEqual([given])
    // The answer may have been lost, and who was away may have come back: asked again, it is the same.
    await join(greeted(ben))
    host.say(assign(5, 1, bot))
    host.say(assign(6, 1, bot))
    await settled()
    expect(host.of('ack')).toEqual([given, given])
    expect(host.of('reject').at(-1)).toMatchObject({ code: 'not-seated', id: request(6) })
  })

  test('where a clock runs, only the clock and its person give a seat to a bot', async () => {
    const settings = { ...usualSettings, pace: { kind: 'live', bank: 600, add: 10 } as const }
    const { ada, ben, greeted, join, match } = await running({ settings })
    const [host, guest] = [await join(greeted(ada)), await join(greeted(ben))]
    guest.connection.lost()
    const occupant = { kind: 'bot', level: 'novice' }
    host.say({ type: 'assign', match, id: request(1), seat: 1, occupant })
    await settled()
    expect(host.of('reject')).toMatchObject([{ code: 'not-seated', id: request(1) }])
  })

  test('nobody may watch where the host does not allow it, and only who is seated moves', async () => {
    const { cleo, greeted, join, match } = await running({ watchable: false })
    const stranger = await join(greeted(cleo))
    stranger.say({ type: 'move', match, id: request(1), question: 1, moves: [take(1)] })
    await settled()
    expect(stranger.of('reject').map(({ code }) => code)).toEqual(['not-allowed', 'not-seated'])
    expect(stranger.of('update')).toEqual([])
  })

  test('a person hears of their turn also when they look at nothing', async () => {
    const { ada, ben, greeted, join, host, match } = await running()
    const a = await join(greeted(ada))
    const heard: unknown[] = []
    host.onTurn((person, match, yours) => heard.push([person, match, yours]))
    a.say({ type: 'move', match, id: request(1), question: 1, moves: [take(1)] })
    await settled()
    expect(heard).toEqual([
      [ada.id, match, false],
      [ben.id, match, true],
    ])
  })

  test('a connection hears of turns in matches it has not joined; of the others their updates say so', async () => {
    const { ada, ben, greeted, join, host, match } = await running()
    const [a, elsewhere] = [await join(greeted(ada)), greeted(ben)]
    host.onTurn((person, match, yours) => {
      const client = person === ada.id ? a : elsewhere
      client.connection.turn(match, yours)
    })
    a.say({ type: 'move', match, id: request(1), question: 1, moves: [take(1)] })
    await settled()
    expect(a.of('turn')).toEqual([])
    expect(elsewhere.of('turn')).toEqual([{ type: 'turn', match, yours: true }])
  })

  test('who begins hears of it when the match begins', async () => {
    const { ada, ben, greeted, tables, match, host } = await begun()
    const heard: unknown[] = []
    host.onTurn((person, match, yours) => heard.push([person, match, yours]))
    for (const person of [ada, ben]) greeted(person).say({ type: 'join', match, version: 0 })
    await settled()
    expect(heard).toEqual([])
    await tables.start(ada, match)
    await settled()
    expect(heard).toEqual([[ada.id, match, true]])
  })

  test('a room that nobody looks at is closed after a minute, and opened again with the same truth', async () => {
    const { ada, greeted, join, match, host, clock } = await running()
    const a = await join(greeted(ada))
    a.say({ type: 'move', match, id: request(1), question: 1, moves: [take(2)] })
    await settled()
    await clock.advance(120_000)
    expect(host.rooms).toBe(1)
    a.connection.lost()
    await clock.advance(120_000)
    expect(host.rooms).toBe(0)
    const again = await join(greeted(ada), 2)
    expect(again.of('unchanged')).toMatchObject([{ version: 2 }])
    again.say({ type: 'move', match, id: request(1), question: 1, moves: [take(2)] })
    await settled()
    expect(again.of('ack')).toEqual([{ type: 'ack', id: request(1), version: 2, played: 1 }])
  })

  test('a room whose match is over is closed soon after the last one has left it', async () => {
    const { ada, ben, greeted, join, match, host, clock } = await running()
    const [a, b] = [await join(greeted(ada)), await join(greeted(ben))]
    for (const [n, client] of [a, b, a, b].entries()) {
      const question = client.of('update').at(-1)?.question
      client.say({ type: 'move', match, id: request(n), question, moves: [take(3)] })
      await settled()
    }
    expect(a.of('update').at(-1)?.outcome).toBeDefined()
    await clock.advance(120_000)
    expect(host.rooms).toBe(1)
    for (const { connection } of [a, b]) connection.lost()
    await clock.advance(15_000)
    expect(host.rooms).toBe(0)
  })
})

describe('bad clients', () => {
  test('what does not follow the protocol is refused, the third time the connection ends', async () => {
    const { guest, greeted } = testNode()
    const client = greeted(await guest('Ada'))
    client.say({ type: 'move', id: request(7), more: 1 })
    client.connection.receive('{"type":')
    expect(client.wire.isClosed).toBe(false)
    client.connection.receive(undefined)
    expect(client.received.slice(1)).toEqual([
      { type: 'reject', code: 'bad-message', id: request(7) },
      { type: 'reject', code: 'bad-message' },
      { type: 'reject', code: 'bad-message' },
      { type: 'close', why: 'flood' },
    ])
    expect(client.wire.isClosed).toBe(true)
  })

  test('a page of another protocol is asked to load again, and nothing goes before hello', async () => {
    const { guest, connect } = testNode()
    const old = connect(await guest('Ada'))
    old.say({ type: 'hello', protocol: 99, build: 'x' })
    expect(old.received).toEqual([
      { type: 'reject', code: 'wrong-protocol' },
      { type: 'close', why: 'reload' },
    ])
    const rude = connect(await guest('Ben'))
    rude.say({ type: 'ping', n: 1 })
    expect(rude.received).toEqual([{ type: 'reject', code: 'bad-message' }])
  })

  test('too many messages are refused, many more end the connection, and time heals', async () => {
    const { guest, greeted, clock } = testNode()
    const client = greeted(await guest('Ada'), { burst: 5, perSecond: 1 })
    for (let n = 0; n < 6; n++) client.say({ type: 'ping', n })
    expect(client.of('pong')).toHaveLength(4)
    expect(client.of('reject').map(({ code }) => code)).toEqual(['too-fast', 'too-fast'])
    await clock.advance(2_000)
    client.say({ type: 'ping', n: 9 })
    expect(client.of('pong').at(-1)?.n).toBe(9)
    for (let n = 0; n < 20; n++) client.say({ type: 'ping', n })
    expect(client.received.at(-1)).toEqual({ type: 'close', why: 'flood' })
  })

  test('a request that comes too fast is not refused: its first copy may be in the log, and it is sent again', async () => {
    const { ada, greeted, join, match, clock } = await running()
    const first = await join(greeted(ada))
    const move = { type: 'move', match, id: request(1), question: 1, moves: [take(2)] }
    first.say(move)
    await settled()
    first.connection.lost()
    const again = await join(greeted(ada, { burst: 2, perSecond: 1 }))
    again.say(move)
    expect(again.of('reject')).toEqual([{ type: 'reject', code: 'unavailable', id: request(1) }])
    again.say({ type: 'ping', n: 1 })
    expect(again.of('reject').at(-1)).toEqual({ type: 'reject', code: 'too-fast' })
    await clock.advance(1_000)
    again.say(move)
    await settled()
    expect(again.of('ack')).toEqual([{ type: 'ack', id: request(1), version: 2, played: 1 }])
  })

  test('what all of an address may not send is refused, and what one connection may not counts for that one alone', async () => {
    const { guest, greeted } = testNode()
    const ada = greeted(await guest('Ada'), { burst: 5, perSecond: 1 })
    let left = 6
    const mayAddressSend = () => left-- > 0
    for (let n = 0; n < 8; n++) ada.connection.receive(`{"type":"ping","n":${n}}`, mayAddressSend)
    expect(ada.of('pong')).toHaveLength(4)
    const ben = greeted(await guest('Ben'))
    for (let n = 0; n < 3; n++) ben.connection.receive(`{"type":"ping","n":${n}}`, mayAddressSend)
    expect(ben.of('pong')).toHaveLength(2)
    expect(ben.of('reject')).toEqual([{ type: 'reject', code: 'too-fast' }])
  })

  test('who is too fast all the time is let go, though some messages are let through between', async () => {
    const { guest, greeted, clock } = testNode()
    const client = greeted(await guest('Ada'))
    for (let second = 0; second < 10; second++) {
      for (let n = 0; n < 50; n++) {
        client.say({ type: 'ping', n })
        clock.skip(20)
      }
    }
    expect(client.received.at(-1)).toEqual({ type: 'close', why: 'flood' })
  })

  test('a slow client gets one update for all it missed; too slow, it is let go', async () => {
    const { ada, ben, greeted, join, match, clock } = await running()
    const [a, slow] = [await join(greeted(ada)), await join(greeted(ben))]
    const before = slow.of('update').length
    slow.wire.buffered = 300_000
    a.say({ type: 'move', match, id: request(1), question: 1, moves: [take(1)] })
    await settled()
    a.say({ type: 'assign', match, id: request(2), seat: 0, occupant: { kind: 'bot', level: 'novice' } })
    await settled()
    expect(slow.of('update')).toHaveLength(before)
    slow.wire.buffered = 0
    slow.connection.drained()
    expect(slow.of('update').slice(before)).toMatchObject([{ from: 1, version: 3 }])
    slow.wire.buffered = 300_000
    a.say({ type: 'assign', match, id: request(3), seat: 0, occupant: { kind: 'person' } })
    await clock.advance(31_000)
    expect(slow.received.at(-1)).toEqual({ type: 'close', why: 'slow' })
  })
})
