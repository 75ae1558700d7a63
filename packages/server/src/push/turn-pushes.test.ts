import { createECDH } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { noBus } from '../cluster/bus.ts'
import type { PushReply } from '../parts.ts'
import { hashOf } from '../people/people.ts'
import { memoryStore } from '../store/memory-store.ts'
import { attend } from '../testing/deal-client.ts'
import { httpNode } from '../testing/http-node.ts'
import { settled } from '../testing/node.ts'
import { serverParts, testClock } from '../testing/server-parts.ts'
import { TurnPushes } from './turn-pushes.ts'
import { loadVapid } from './vapid.ts'

const ecdh = createECDH('prime256v1')
ecdh.setPrivateKey('02'.repeat(32), 'hex')
const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
const endpoint = (n: number) => `https://push.example/${n}`

/** Ada with two browsers that are told, and a push service that answers as the test wants. */
async function told(...replies: readonly (PushReply | Error)[]) {
  const clock = testClock()
  const parts = serverParts({ clock, store: memoryStore(), bus: { ...noBus, isShared: true } })
  const { store } = parts
  await store.people.create({ id: 'ada', name: 'Ada', made: 1 }, 'session')
  const subscribe = (n: number) =>
    store.push.save({ person: 'ada', session: 'session', endpoint: endpoint(n), ...keys, made: n })
  await subscribe(1)
  const queue = [...replies]
  const sent: { readonly endpoint: string; readonly headers: Readonly<Record<string, string>> }[] = []
  const connected = new Set<string>()
  const elsewhere = new Set<string>()
  const pushes = new TurnPushes({
    ...parts,
    push: {
      vapid: await loadVapid(parts, 'mailto:ada@example.org'),
      async post(endpoint, headers) {
        sent.push({ endpoint, headers })
        const reply = queue.shift() ?? { status: 201 }
        if (reply instanceof Error) throw reply
        return reply
      },
    },
    isConnected: person => connected.has(person),
    disconnected: async people => people.filter(person => !connected.has(person) && !elsewhere.has(person)),
    dueOf: async match => (match === 'timed' ? clock.now() + 90_000 : undefined),
  })
  const turn = async (match = 'm', isTheirs = true) => {
    pushes.turn('ada', match, isTheirs)
    await settled()
  }
  return { pushes, clock, store, sent, connected, elsewhere, subscribe, turn }
}

test('a turn is told to every browser of a person, once until they have been there', async () => {
  const { pushes, sent, subscribe, turn } = await told()
  await subscribe(2)
  await turn()
  expect(sent.map(one => one.endpoint)).toEqual([endpoint(2), endpoint(1)])
  await turn('m', false)
  await turn()
  expect(sent).toHaveLength(2)
  await turn('another')
  expect(sent).toHaveLength(4)
  pushes.seen('ada', 'm')
  await turn()
  expect(sent).toHaveLength(6)
})

test('the service keeps it until the turn is over, and learns neither match nor person', async () => {
  const { sent, turn } = await told()
  await turn('timed')
  await turn('m')
  expect(sent.map(({ headers }) => headers.ttl)).toEqual(['90', '86400'])
  expect(sent[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })
  expect(sent[0]?.headers.topic).toMatch(/^[\w-]{32}$/)
  expect(JSON.stringify(sent)).not.toMatch(/timed|ada"/)
})

test('whoever has a page open is told when it is gone for a while, unless the turn is over by then', async () => {
  const { pushes, clock, sent, connected, turn } = await told()
  connected.add('ada')
  await turn('m')
  await turn('n')
  await turn('n', false)
  pushes.gone('ada')
  await clock.advance(60_000)
  expect(sent).toEqual([])
  connected.clear()
  pushes.gone('ada')
  await clock.advance(29_000)
  expect(sent).toEqual([])
  await clock.advance(2_000)
  expect(sent).toHaveLength(1)
})

test.each([404, 410])('%s: the browser is forgotten', async status => {
  const { clock, store, sent, turn } = await told({ status })
  await turn()
  await clock.advance(10_000_000)
  expect([sent.length, await store.push.of('ada')]).toEqual([1, []])
})

test('a busy service is asked again later and later, five times in all', async () => {
  const busy = { status: 503 }
  const { clock, sent, turn } = await told({ status: 429, retryAfter: 60_000 }, new Error(), busy, busy, busy)
  await turn()
  const counts = []
  for (const wait of [59_000, 2_000, 120_000, 480_000, 1_920_000, 100_000_000]) {
    await clock.advance(wait)
    counts.push(sent.length)
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 5])
})

test('what is not true any more is not sent again', async () => {
  const { clock, sent, turn, store } = await told({ status: 503 }, { status: 503 })
  await turn('m')
  await turn('m', false)
  await turn('n')
  await store.people.endSession('session')
  await clock.advance(10_000_000)
  expect(sent).toHaveLength(2)
})

test('other answers end it', async () => {
  const { clock, store, sent, turn } = await told({ status: 400 })
  await turn()
  await clock.advance(10_000_000)
  expect([sent.length, (await store.push.of('ada')).length]).toEqual([1, 1])
})

test('of too many messages those beyond are given up, of one person’s sooner: nobody’s push service takes the place of others', async () => {
  const { pushes, clock, store, sent } = await told(...Array<PushReply>(2_000).fill({ status: 503 }))
  const toldTo = (n: number) => sent.filter(one => one.endpoint === endpoint(n)).length
  for (let n = 2; n <= 22; n++) {
    const [id, session] = [`person ${n}`, `session ${n}`]
    await store.people.create({ id, name: 'Ben', made: 1 }, session)
    await store.push.save({ person: id, session, endpoint: endpoint(n), ...keys, made: n })
    for (let turn = 0; turn < 60; turn++) pushes.turn(id, `match ${turn}`, true)
    await settled()
  }
  await clock.advance(1)
  expect([toldTo(2), toldTo(3)]).toEqual([50, 50])
  expect(sent).toHaveLength(1_000)
})

test('over HTTP: a browser subscribes with the key of the server, and is told of the first move of the other', async () => {
  const store = memoryStore()
  const parts = serverParts({ store })
  const post = vi.fn(async () => ({ status: 201 }))
  const vapid = await loadVapid(parts, 'mailto:ada@example.org')
  const { browser, node } = httpNode({ store, push: { vapid, post } })
  const [ada, ben] = [browser(), browser()]
  expect((await ada.get('/push')).body).toEqual({ key: vapid.publicKey })
  const subscription = { endpoint: endpoint(1), keys }
  expect(await ada.post('/push', subscription)).toMatchObject({ status: 401, body: { code: 'signed-out' } })
  const made = await ada.post('/tables', {
    name: 'Ada',
    game: 'nim',
    options: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    watchable: false,
  })
  const id = made.body.id ?? ''
  await ben.post(`/tables/${id}/join`, { name: 'Ben', invite: made.body.invite })
  for (const wrong of [
    { ...subscription, endpoint: 'https://127.0.0.1/a' },
    { endpoint: endpoint(1), keys: { ...keys, p256dh: 'AAAA' } },
  ])
    expect(await ada.post('/push', wrong)).toMatchObject({ status: 400, body: { code: 'bad-message' } })
  for (const one of [ada, ben]) {
    const own = { ...subscription, endpoint: one === ada ? endpoint(1) : endpoint(2) }
    expect(await one.post('/push', own)).toMatchObject({ status: 200, body: {} })
  }
  await attend(node, id)
  await ada.post(`/tables/${id}/start`)
  await node.host.find(id)
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1))
  expect(post.mock.calls[0]).toMatchObject([endpoint(1), {}, expect.any(Uint8Array)])
  const me = await store.people.ofSession(hashOf(ada.cookie.split('=')[1] ?? ''))
  expect((await store.push.of(me?.id ?? '')).length).toBe(1)
  await ada.post('/push/remove', { endpoint: endpoint(1) })
  expect(await store.push.of(me?.id ?? '')).toEqual([])
  await node.close()
})

test('without the switch of the operator there is no key, and nobody subscribes', async () => {
  const { browser } = httpNode()
  const ada = browser()
  await ada.post('/me', { name: 'Ada' })
  expect((await ada.get('/push')).body).toEqual({})
  expect((await ada.post('/push', { endpoint: endpoint(1), keys })).body).toEqual({ code: 'not-allowed' })
})

test('the key is made once', async () => {
  const parts = serverParts()
  const first = await loadVapid(parts, 'mailto:ada@example.org')
  expect((await loadVapid(parts, 'mailto:ada@example.org')).publicKey).toBe(first.publicKey)
})

test('whoever has a page open over another node is told when that has been gone for a while', async () => {
  const { clock, sent, elsewhere, turn } = await told()
  elsewhere.add('ada')
  await turn()
  await clock.advance(60_000)
  expect(sent).toEqual([])
  elsewhere.clear()
  await clock.advance(30_000)
  expect(sent).toEqual([])
  await clock.advance(6_000)
  expect(sent).toHaveLength(1)
})
