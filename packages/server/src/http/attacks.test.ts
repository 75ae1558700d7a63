import { afterEach, describe, expect, test } from 'vitest'
import { administer } from '../admin/admin.ts'
import { memoryStore } from '../store/memory-store.ts'
import { attend } from '../testing/deal-client.ts'
import { browserOf, httpNodes } from '../testing/http-node.ts'

/* What somebody tries who knows the source: docs/security.md lists it all. */

const { started, close } = httpNodes()
afterEach(close)

const open = { kind: 'open' }
const table = { game: 'nim', options: { sticks: 3 }, seats: [open, open], watchable: true }
const password = 'a quiet cellar'

/** Two accounts, of which Eve is the curious one. */
async function accounts() {
  const made = started()
  const [ada, eve] = [made.browser(), made.browser()]
  const { body } = await ada.post('/account', { name: 'Ada', password })
  await eve.post('/account', { name: 'Eve', password })
  return { ...made, ada, eve, recovery: body.recovery ?? '' }
}

describe('pages of others', () => {
  test('a page of the same host without https is another page', async () => {
    const { server } = started({}, { publicUrl: new URL('https://localhost:8080') })
    const post = (origin: string) => browserOf(server, origin).post('/me', { name: 'Ada' })
    expect(await post('http://localhost:8080')).toMatchObject({ status: 403 })
    expect(await post('https://localhost:8080')).toMatchObject({ status: 200 })
  })

  test('a network at home is reached by its address beside the public one', async () => {
    const { server } = started({}, { publicUrl: new URL('https://games.test') })
    expect(await browserOf(server).post('/me', { name: 'Ada' })).toMatchObject({ status: 200 })
  })

  test('no unsafe route answers a page of another host', async () => {
    const { server } = started()
    const routes: string[] = []
    server.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('POST')) routes.push(url.replace(':id', '0'.repeat(32)))
    })
    await server.ready()
    expect(routes.length).toBeGreaterThan(20)
    for (const url of routes) {
      const headers = { host: 'localhost:8080', origin: 'http://evil.test' }
      const answer = await server.inject({ method: 'POST', url, headers, payload: {} })
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 403, { code: 'not-allowed' }])
    }
  })
})

describe('limits', () => {
  test('five waiting tables a person, also where all are asked for at once', async () => {
    const store = memoryStore()
    const { create } = store.tables
    // A disk takes its time.
    store.tables.create = async table => new Promise(setImmediate).then(() => create(table))
    const ada = started({ store }).browser()
    await ada.post('/me', { name: 'Ada' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.post('/tables', table)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await ada.get('/matches')).body).toHaveLength(5)
  })

  test('who asks too often waits for the answer, so that a loop of requests becomes slow', async () => {
    const { server, clock } = started()
    const ask = () => server.inject({ url: '/api/lobby', remoteAddress: '203.0.113.9' })
    for (let n = 0; n < 60; n++) expect((await ask()).statusCode).toBe(200)
    const statuses: number[] = []
    const all = Array.from({ length: 1_100 }, () => ask().then(({ statusCode }) => statuses.push(statusCode)))
    // Held in memory are so many; the others are answered at once.
    while (statuses.length < 100) await new Promise(setImmediate)
    for (let n = 0; n < 20; n++) await new Promise(setImmediate)
    expect(statuses).toHaveLength(100)
    // Nobody else waits.
    expect((await server.inject({ url: '/api/lobby', remoteAddress: '203.0.113.10' })).statusCode).toBe(200)
    await clock.advance(1_000)
    await Promise.all(all)
    expect(new Set(statuses)).toEqual(new Set([429]))
  })

  test('an account that tries out names learns no more of them than by logging in', async () => {
    const { eve } = await accounts()
    const statuses: number[] = []
    for (let n = 0; n < 110; n++) statuses.push((await eve.post('/me', { name: `Ada ${n}` })).status)
    // A network at home may do ten times as much, and two were spent on the accounts.
    expect(statuses.filter(status => status === 200)).toHaveLength(98)
    expect(statuses.at(-1)).toBe(429)
  })

  test('a story keeps nothing that is no option of the game', async () => {
    const ada = started().browser()
    const junk = { ...table, options: { sticks: 'x'.repeat(10_000) }, story: 's' }
    expect(await ada.post('/tables', junk)).toMatchObject({ status: 400, body: { code: 'bad-options' } })
  })
})

describe('bodies', () => {
  test.each([
    ['deep lists', `{"game":"nim","options":${'['.repeat(7_000)}${']'.repeat(7_000)}}`],
    ['a prototype', '{"__proto__":{"hidden":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"hidden":true}}}'],
    ['no object', '[[[]]]'],
  ])('%s', async (_, payload) => {
    const { server, browser } = started()
    const headers = { ...browser().headers(), 'content-type': 'application/json' }
    for (const url of ['/api/tables', '/api/me', '/api/account']) {
      const answer = await server.inject({ method: 'POST', url, headers, payload })
      expect([url, answer.statusCode]).toEqual([url, 400])
    }
    expect(Object.hasOwn(Object.prototype, 'hidden')).toBe(false)
  })
})

describe('whoever is banned', () => {
  test('does not come back by the recovery code', async () => {
    const { node, browser, recovery } = await accounts()
    const account = await node.parts.store.accounts.ofName('ada')
    await administer(node, { do: 'ban', person: account?.person ?? '' })
    const next = { recovery, password: 'a better cellar' }
    const phone = browser()
    expect(await phone.post('/account/recover', next)).toMatchObject({
      status: 403,
      body: { code: 'banned' },
    })
    expect(phone.cookie).toBe('')
  })

  test('does not come back by a link to another device', async () => {
    const { node, browser, ada } = await accounts()
    const { body } = await ada.post('/device-links')
    const account = await node.parts.store.accounts.ofName('ada')
    await administer(node, { do: 'ban', person: account?.person ?? '' })
    const phone = browser()
    expect((await phone.post('/device-links/use', { secret: body.secret })).status).not.toBe(200)
    expect(phone.cookie).toBe('')
  })
})

describe('reading what is not one’s own', () => {
  test('a private table and its match are there for nobody else', async () => {
    const { browser, node } = started()
    const [ada, ben, eve] = [browser(), browser(), browser()]
    const { body } = await ada.post('/tables', { ...table, watchable: false, name: 'Ada' })
    await eve.post('/me', { name: 'Eve' })
    for (const what of ['seat', 'remove', 'host'])
      expect((await eve.post(`/tables/${body.id}/${what}`, { seat: 0 })).status, what).toBe(403)
    for (const what of ['start', 'leave'])
      expect((await eve.post(`/tables/${body.id}/${what}`)).status, what).toBe(403)
    expect((await eve.post(`/tables/${body.id}/join`, {})).body).toEqual({ code: 'bad-invite' })
    await ben.post(`/tables/${body.id}/join`, { invite: body.invite, name: 'Ben' })
    await attend(node, body.id ?? '')
    await ada.post(`/tables/${body.id}/start`)
    expect((await eve.get(`/matches/${body.id}/file`)).body).toEqual({ code: 'not-allowed' })
    expect((await eve.post(`/matches/${body.id}/rematch`)).body).toEqual({ code: 'not-seated' })
    const hosted = await node.host.find(body.id ?? '')
    if (typeof hosted === 'string') throw new Error(hosted)
    const someone = (await node.parts.store.people.load(hosted.stored.host))?.id ?? ''
    expect([hosted.viewerFor(someone), hosted.viewerFor('nobody')]).toEqual([0, undefined])
  })
})
