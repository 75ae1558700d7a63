import type { AnyGame } from '@kazamata/kernel'
import { nim, torch } from '@kazamata/kernel/testing'
import { usualSettings } from '@kazamata/protocol'
import { describe, expect, test, vi } from 'vitest'
import { usualLimits } from '../connection/limits.ts'
import { OnlineNode } from '../online-node.ts'
import type { ServerParts } from '../parts.ts'
import type { Person } from '../store/online-store.ts'
import { settled } from '../testing/node.ts'
import { serverParts } from '../testing/server-parts.ts'
import { startedMatch } from '../testing/started-match.ts'
import { testCluster } from '../testing/test-cluster.ts'
import { placeOf } from './placement.ts'

const bot = { kind: 'bot', level: 'novice' } as const
const request = (n: number) => `request-${String(n).padStart(4, '0')}`
const deaf = { deliver: () => undefined }

/** Bots that play the first legal move, and how often they were asked. */
function firstMover() {
  const asked = vi.fn()
  const bots: ServerParts['bots'] = {
    forMatch: () => ({
      ask: async ({ moves }) => {
        asked()
        return { moves: moves.slice(0, 1) }
      },
    }),
  }
  return { bots, asked }
}

/** A match of two people on two nodes, of which `placed` plays for the bots. */
async function playing({
  game = nim.nim,
  cluster = testCluster(),
}: {
  readonly game?: AnyGame
  readonly cluster?: ReturnType<typeof testCluster>
} = {}) {
  const { store, clock, nodeOf } = cluster
  const started = await startedMatch(store, { game, seats: 2, options: {} }, 1, clock)
  const { match, people } = started
  const [ada, ben] = people
  if (ada === undefined || ben === undefined) throw new Error('Somebody is missing.')
  const [first, second] = [firstMover(), firstMover()]
  const nodes = { a: nodeOf('a', first), b: nodeOf('b', second) }
  const isA = placeOf(['a', 'b'], match) === 'a'
  const [placed, other] = isA ? [nodes.a, nodes.b] : [nodes.b, nodes.a]
  const [askedPlaced, askedOther] = isA ? [first.asked, second.asked] : [second.asked, first.asked]
  async function join(node: typeof placed, person: Person) {
    const client = node.greeted(person)
    client.say({ type: 'join', match, version: 0, chat: 0 })
    await settled()
    return client
  }
  const entries = async () => (await store.matches.load(match))?.record.entries ?? []
  return {
    ...started,
    ada,
    ben,
    cluster,
    store,
    clock,
    placed,
    other,
    askedPlaced,
    askedOther,
    join,
    entries,
  }
}

describe('bots', () => {
  test('are asked by one node, which opens the match though everybody looks at it over another', async () => {
    const { other, join, ada, match, clock, askedPlaced, askedOther, entries, placed } = await playing()
    const a = await join(other, ada)
    a.say({ type: 'assign', match, id: request(1), seat: 0, occupant: bot })
    await settled()
    expect(placed.host.rooms).toBe(1)
    await clock.advance(300)
    expect(askedPlaced).toHaveBeenCalledTimes(1)
    expect(askedOther).not.toHaveBeenCalled()
    expect(await entries()).toMatchObject([{ occupant: bot }, { by: 'bot' }])
    expect(a.of('update').at(-1)?.active).toEqual([1])
  })

  test('are asked by another node within four seconds after theirs has died', async () => {
    const { other, placed, join, ada, ben, match, clock, askedPlaced, askedOther, entries } = await playing()
    await join(placed, ben)
    const a = await join(other, ada)
    placed.die()
    a.say({ type: 'assign', match, id: request(1), seat: 0, occupant: bot })
    await clock.advance(500)
    const before = (await entries()).length
    await clock.advance(3_500)
    expect(askedOther).toHaveBeenCalled()
    expect((await entries()).length).toBeGreaterThan(before)
    expect(askedPlaced.mock.calls.length + askedOther.mock.calls.length).toBeLessThanOrEqual(2)
  })

  test('are not asked anew by a node that comes while they decide; it asks them for what follows', async () => {
    const { cluster, placed, join, ada, match, clock, askedPlaced, entries } = await playing()
    const a = await join(placed, ada)
    a.say({ type: 'assign', match, id: request(1), seat: 0, occupant: bot })
    await settled()
    expect(askedPlaced).toHaveBeenCalledTimes(1)
    const name = ['c', 'd', 'e', 'f', 'g', 'h', 'i'].find(one => placeOf(['a', 'b', one], match) === one)
    const { asked, ...mover } = firstMover()
    const came = cluster.nodeOf(name ?? '', mover)
    await settled()
    await clock.advance(300)
    expect(asked).not.toHaveBeenCalled()
    expect(await entries()).toMatchObject([{ occupant: bot }, { by: 'bot' }])
    a.say({ type: 'assign', match, id: request(2), seat: 1, occupant: bot })
    await clock.advance(300)
    expect(came.host.rooms).toBe(1)
    expect(asked).toHaveBeenCalled()
    expect(askedPlaced).toHaveBeenCalledTimes(1)
  })

  test('are asked though the hint that they wait was lost', async () => {
    let isDeaf = true
    const cluster = testCluster({ deliver: carry => isDeaf || carry() })
    const { other, join, ada, match, clock, entries } = await playing({ cluster })
    const a = await join(other, ada)
    a.say({ type: 'assign', match, id: request(1), seat: 0, occupant: bot })
    await clock.advance(1_000)
    expect(await entries()).toHaveLength(1)
    isDeaf = false
    await clock.advance(5_500)
    expect((await entries()).length).toBeGreaterThan(1)
  })

  test('of a node that stops are asked by another, though nobody looks on', async () => {
    const { placed, other, join, ben, match, store, clock, entries } = await playing()
    const b = await join(placed, ben)
    await store.matches.load(match)
    const hosted = await placed.host.find(match)
    if (typeof hosted === 'string') throw new Error(hosted)
    b.connection.lost()
    await hosted.room.assign(0, request(1), bot)
    placed.host.releaseBots()
    await placed.parts.bus.leave()
    placed.host.close()
    await clock.advance(1_000)
    expect(other.host.rooms).toBe(1)
    expect((await entries()).length).toBeGreaterThan(1)
  })
})

describe('what a bus does not tell', () => {
  test('of a match is found within five seconds', async () => {
    const { placed, other, join, ada, ben, match, clock } = await playing({ cluster: testCluster(deaf) })
    const [a, b] = [await join(placed, ada), await join(other, ben)]
    a.say({ type: 'move', match, id: request(1), question: 1, moves: [{ take: 1 }] })
    await settled()
    expect(b.of('update')).toHaveLength(1)
    await clock.advance(5_000)
    expect(b.of('update').at(-1)?.active).toEqual([1])
    expect(b.of('presence').at(-1)?.online).toEqual([0, 1])
  })

  test('of an erased person and of an abandoned match is found, too', async () => {
    const { placed, other, join, ada, ben, store, match, clock } = await playing({
      cluster: testCluster(deaf),
    })
    const b = await join(other, ben)
    await store.people.erase(ada.id)
    placed.host.reopen(match)
    await clock.advance(5_000)
    expect(b.of('close').at(-1)).toEqual({ type: 'close', why: 'restart' })
    const again = await join(other, ben)
    expect(again.of('update').at(-1)?.seats[0]?.name).toBe('')
    await store.matches.abandon(match, 0)
    await clock.advance(5_000)
    expect(again.of('close')).toHaveLength(1)
  })

  test('of a waiting table and its chat is found within five seconds', async () => {
    const { clock, nodeOf } = testCluster(deaf)
    const [one, two] = [nodeOf('a'), nodeOf('b')]
    const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
    const open = { kind: 'open' as const }
    const settings = { ...usualSettings, chat: true, listed: true }
    const made = await one.tables.create(ada, {
      game: 'nim',
      options: {},
      seats: [open, open],
      watchable: true,
      settings,
    })
    if (typeof made === 'string') throw new Error(made)
    const [a, b] = [one.greeted(ada), two.greeted(ben)]
    for (const client of [a, b]) client.say({ type: 'join', match: made.id, version: 0, chat: 0 })
    await settled()
    await one.tables.join(ben, made.id, undefined)
    a.say({ type: 'say', match: made.id, id: request(1), said: { text: 'Hello' } })
    await settled()
    expect(b.of('table').at(-1)?.you).toBeUndefined()
    await clock.advance(5_000)
    expect(b.of('table').at(-1)).toMatchObject({ you: 1, seats: [{ online: true }, { online: true }] })
    expect(b.of('chat').at(-1)?.lines).toMatchObject([{ text: 'Hello' }])
    await two.tables.leave(ada, made.id)
    await clock.advance(5_000)
    expect(a.of('table').at(-1)?.seats[0]).toEqual(open)
  })
})

describe('a table for playing again', () => {
  test.each([
    ['is told over all nodes', testCluster, 0],
    ['is found though no hint told of it', () => testCluster(deaf), 10_000],
  ] as const)('%s', async (_, cluster, time) => {
    const { placed, other, join, ada, ben, match, clock } = await playing({ cluster: cluster() })
    const [a, b] = [await join(placed, ada), await join(other, ben)]
    for (const [n, client] of [a, b, a, b].entries()) {
      const { question, moves = [] } = client.of('update').at(-1) ?? {}
      client.say({ type: 'move', match, id: request(n), question, moves: moves.slice(-1) })
      await settled()
      await clock.advance(time)
    }
    expect(b.of('update').at(-1)?.outcome).toBeDefined()
    await placed.tables.rematch(ada, match)
    await settled()
    await clock.advance(time)
    expect(b.of('rematch')).toMatchObject([{ match, offer: { host: 'Ada' } }])
  })

  test('is not looked for while the match runs', async () => {
    const { placed, other, join, ada, ben, match, store } = await playing()
    const load = vi.spyOn(store.tables, 'load')
    const [a] = [await join(placed, ada), await join(other, ben)]
    a.say({ type: 'move', match, id: request(1), question: 1, moves: [{ take: 1 }] })
    await settled()
    expect(load).not.toHaveBeenCalled()
  })
})

describe('who is there', () => {
  test('is told over all nodes, and forgotten with the node over which they came', async () => {
    const { placed, other, join, ada, ben, spectator, clock } = await playing()
    const a = await join(placed, ada)
    await join(other, ben)
    await join(other, spectator)
    await settled()
    expect(a.of('presence').at(-1)).toMatchObject({ online: [0, 1], watching: 1 })
    other.die()
    await clock.advance(4_000)
    expect(a.of('presence').at(-1)).toMatchObject({ online: [0], watching: 0 })
  })

  test('keeps the seat of whoever is at a waiting table over another node, and frees that of whoever went with theirs', async () => {
    const { clock, store, nodeOf } = testCluster()
    const [one, two] = [nodeOf('a'), nodeOf('b')]
    const [ada, ben] = [await one.guest('Ada'), await one.guest('Ben')]
    const open = { kind: 'open' as const }
    const settings = { ...usualSettings, listed: true }
    const made = await one.tables.create(ada, {
      game: 'nim',
      options: {},
      seats: [open, open],
      watchable: true,
      settings,
    })
    if (typeof made === 'string') throw new Error(made)
    const join = async (node: typeof one, person: typeof ada) => {
      const client = node.greeted(person)
      client.say({ type: 'join', match: made.id, version: 0 })
      await settled()
      return client
    }
    await one.tables.join(ben, made.id, undefined)
    const [, here] = [await join(one, ada), await join(one, ben), await join(two, ben)]
    here.connection.lost()
    await clock.advance(120_000)
    const seats = async () => (await store.tables.load(made.id))?.seats.map(({ kind }) => kind)
    expect(await seats()).toEqual(['person', 'person'])
    two.die()
    await clock.advance(55_000)
    expect(await seats()).toEqual(['person', 'person'])
    await clock.advance(15_000)
    expect(await seats()).toEqual(['person', 'open'])
  })

  test('what comrades suggest is seen over all nodes, until the next move', async () => {
    const { placed, other, join, ada, ben, match } = await playing({ game: torch.torch })
    const [a, b] = [await join(placed, ada), await join(other, ben)]
    b.say({ type: 'hint', match, hint: { spot: 3 } })
    await settled()
    expect(a.of('activity').at(-1)?.hints).toEqual([{ seat: 1, spot: 3 }])
    const { question, moves } = a.of('update').at(-1) ?? {}
    a.say({ type: 'move', match, id: request(1), question, moves: moves?.slice(0, 1) })
    await settled()
    for (const client of [a, b]) expect(client.of('activity').at(-1)?.hints).toEqual([])
  })
})

describe('people', () => {
  const settings = { build: '', connection: usualLimits, connectionsPerPerson: 2 }

  /** Two whole nodes, and Ada, who has two sessions. */
  async function nodes({ cluster = testCluster() } = {}) {
    const { partsOf, store, clock } = cluster
    const [one, two] = ['a', 'b'].map(name => {
      const { die, ...parts } = partsOf(name)
      return new OnlineNode(serverParts(parts), settings)
    })
    if (one === undefined || two === undefined) throw new Error('A node is missing.')
    const made = await one.people.makeGuest('Ada')
    if (typeof made === 'string') throw new Error(made)
    const { person, token } = made
    await store.people.beginSession(person.id, 'other session')
    const session = one.people.sessionOf(token)
    function connect(node: OnlineNode, of = session) {
      const closed = vi.fn()
      const connection = node.connect(person, { buffered: 0, send: () => undefined, close: closed }, of)
      if (typeof connection === 'string') throw new Error(connection)
      return { connection, closed }
    }
    return { one, two, person, session, store, clock, connect }
  }

  test('who is signed out over one node is so over all, and other sessions stay', async () => {
    const { one, two, person, session, connect } = await nodes()
    const [theirs, others] = [connect(two), connect(two, 'other session')]
    one.signOut(person.id, { only: session })
    expect(theirs.closed).toHaveBeenCalled()
    expect(others.closed).not.toHaveBeenCalled()
    one.signOut(person.id, { except: undefined })
    expect(others.closed).toHaveBeenCalled()
  })

  test('though the hint was lost, a session that has ended, or a ban, ends connections within half a minute', async () => {
    const { two, person, session, store, clock, connect } = await nodes({ cluster: testCluster(deaf) })
    const [theirs, others] = [connect(two), connect(two, 'other session')]
    await store.people.endSession(session)
    await clock.advance(30_000)
    expect(theirs.closed).toHaveBeenCalled()
    expect(others.closed).not.toHaveBeenCalled()
    await store.moderation.ban(person.id, 1)
    await clock.advance(30_000)
    expect(others.closed).toHaveBeenCalled()
  })

  test('have so many connections over all nodes', async () => {
    const { one, two, person, connect } = await nodes()
    connect(two)
    const { connection } = connect(two)
    await settled()
    const wire = { buffered: 0, send: () => undefined, close: () => undefined }
    expect(one.connect(person, wire, '', await one.connectionsElsewhere(person))).toBe('full')
    two.disconnect(connection)
    await settled()
    expect(await one.connectionsElsewhere(person)).toBe(1)
    expect(await one.parts.attendance.disconnected([person.id])).toEqual([])
  })
})
