import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readMatch } from '@kazamata/kernel/match'
import { nim } from '@kazamata/kernel/testing'
import { matchSummaries } from '@kazamata/protocol'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { memoryStore } from '../store/memory-store.ts'
import { attend } from '../testing/deal-client.ts'
import { browserOf, httpNodes } from '../testing/http-node.ts'

const { started, close } = httpNodes()
afterEach(close)

const open = { kind: 'open' }
const table = { name: 'Ada', game: 'nim', options: { sticks: 3 }, seats: [open, open], watchable: true }

describe('people', () => {
  test('a guest is made by the first POST that needs one, never by a GET', async () => {
    const { browser } = started()
    const ada = browser()
    expect(await ada.get('/me')).toMatchObject({ status: 200, body: null })
    expect(await ada.get('/matches')).toMatchObject({ status: 200, body: [] })
    expect(ada.cookie).toBe('')
    expect(await ada.post('/me', { name: 'Žofie Łucja' })).toMatchObject({
      status: 200,
      body: { name: 'Žofie Łucja' },
    })
    expect(ada.cookie).toMatch(/^kazamata=[0-9a-f]{64}$/)
    expect(await ada.get('/me')).toMatchObject({ body: { name: 'Žofie Łucja' } })
    const { cookie } = ada
    await ada.post('/me', { name: 'Ada' })
    expect(ada.cookie).toBe(cookie)
    expect(await ada.get('/me')).toMatchObject({ body: { name: 'Ada' } })
  })

  test('the cookie is out of reach of scripts and other sites; with https it is bound to the host', async () => {
    const plain = await started().browser().post('/me', { name: 'Ada' })
    expect(plain.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/)
    expect(plain.headers['set-cookie']).not.toMatch(/Secure/)
    const { server } = started({}, { publicUrl: new URL('https://games.test') })
    const secure = await browserOf(server, 'https://games.test').post('/me', { name: 'Ada' })
    expect(secure.headers['set-cookie']).toMatch(/^__Host-kazamata=.*Path=\/; HttpOnly; Secure; SameSite=Lax/)
  })

  test.each([
    ...[['A'], ['x'.repeat(25)], ['a\u202eb'], ['a\u200bb'], ['tab\tname\u0000'], ['<b>'], ['a\u001b[2Jb']],
    // Letters and marks that show nothing: Hangul fillers, a joiner, variation selectors, a Khmer vowel.
    ...[
      ['Ada\u3164'],
      ['Ada\uffa0'],
      ['A\u115fda'],
      ['Ad\u034fa'],
      ['Ada\ufe0f'],
      ['Ada\u{e0100}'],
      ['Ada\u17b4'],
    ],
    // Marks upon marks, and letters of another script among those that look like them.
    ...[[`A${'\u0316'.repeat(4)}`], ['Аda'], ['Adа'], ['Αda'], ['Ив\u03bf']],
  ])('a name such as %j is refused', async name => {
    expect(await started().browser().post('/me', { name })).toMatchObject({
      status: 400,
      body: { code: 'bad-name' },
    })
  })

  test.each([
    ['Žofie Łucja'],
    ['Gyöngyösi'],
    ['Анна'],
    ['Ελένη'],
    ['Анна K'],
    ['김민준'],
    ['नेहा'],
    ['Nguyễn Thị'],
  ])('a name such as %j is one', async name => {
    expect(await started().browser().post('/me', { name })).toMatchObject({ status: 200, body: { name } })
  })

  test('one address makes so many guests an hour and no more', async () => {
    const { browser } = started()
    const codes: unknown[] = []
    for (let n = 0; n < 201; n++) codes.push((await browser().post('/me', { name: 'Ada' })).status)
    expect(codes.filter(code => code === 200).length).toBe(200)
    expect(codes.at(-1)).toBe(429)
  })
})

describe('another device', () => {
  async function linked() {
    const made = started()
    const [laptop, phone] = [made.browser(), made.browser()]
    await laptop.post('/me', { name: 'Ada' })
    const { body } = await laptop.post('/device-links')
    return { ...made, laptop, phone, secret: body.secret ?? '' }
  }

  test('a link makes it the same person, who plays on both', async () => {
    const { laptop, phone, secret } = await linked()
    const { body } = await laptop.post('/tables', table)
    expect(await phone.post('/device-links/use', { secret })).toMatchObject({
      status: 200,
      body: { name: 'Ada' },
    })
    expect(phone.cookie).not.toBe(laptop.cookie)
    for (const device of [laptop, phone])
      expect(matchSummaries.parse((await device.get('/matches')).body)).toMatchObject([
        { id: body.id, you: 0 },
      ])
  })

  test('a browser that was somebody else becomes this person', async () => {
    const { phone, secret } = await linked()
    await phone.post('/me', { name: 'Ben' })
    await phone.post('/device-links/use', { secret })
    expect(await phone.get('/me')).toMatchObject({ body: { name: 'Ada' } })
  })

  test('a link can be used once, and only the last one that was made', async () => {
    const { laptop, phone, browser, secret } = await linked()
    const refused = { status: 403, body: { code: 'bad-link' } }
    const { body } = await laptop.post('/device-links')
    expect(await phone.post('/device-links/use', { secret })).toMatchObject(refused)
    expect(phone.cookie).toBe('')
    expect(await phone.post('/device-links/use', { secret: body.secret })).toMatchObject({ status: 200 })
    expect(await browser().post('/device-links/use', { secret: body.secret })).toMatchObject(refused)
  })

  test.each([
    [9 * 60_000, 200],
    [10 * 60_000, 403],
  ])('after %i ms it is answered with %i', async (ms, status) => {
    const { clock, phone, secret } = await linked()
    await clock.advance(ms)
    expect((await phone.post('/device-links/use', { secret })).status).toBe(status)
  })

  test('the secret is not stored', async () => {
    const store = memoryStore()
    const saved = vi.spyOn(store.people, 'saveLink')
    const ada = started({ store }).browser()
    await ada.post('/me', { name: 'Ada' })
    const { body } = await ada.post('/device-links')
    expect(body.secret).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(saved.mock.calls)).not.toContain(body.secret)
  })

  test('a stranger has no link to give, and a link of another shape is refused', async () => {
    const { browser } = started()
    expect(await browser().post('/device-links')).toMatchObject({ status: 401 })
    expect(await browser().post('/device-links/use', { secret: 'abc' })).toMatchObject({
      status: 400,
      body: { code: 'bad-message' },
    })
  })

  test('one address tries so many a minute and no more', async () => {
    const { browser } = started()
    const statuses: number[] = []
    const guess = { secret: '0'.repeat(32) }
    for (let n = 0; n < 101; n++) statuses.push((await browser().post('/device-links/use', guess)).status)
    expect(statuses.filter(status => status === 403)).toHaveLength(100)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the address for others', () => {
  const ask = async (host: string, settings: Parameters<typeof started>[1]) =>
    (await started({}, settings).server.inject({ url: '/api/address', headers: { host } })).json()
  const networkUrl = () => 'http://192.168.0.4:8080'

  test.each([['localhost:8080'], ['127.0.0.1:8080'], ['[::1]:8080']])(
    'whoever asks at %s is told the one on the network',
    async host => expect(await ask(host, { networkUrl })).toEqual({ url: 'http://192.168.0.4:8080' }),
  )

  test('whoever came by another address knows one that works', async () => {
    expect(await ask('laptop.local:8080', { networkUrl })).toEqual({})
  })

  test('the one that was configured comes first', async () => {
    const publicUrl = new URL('https://games.test')
    for (const host of ['localhost:8080', '10.0.0.5:8080'])
      expect(await ask(host, { networkUrl, publicUrl })).toEqual({ url: 'https://games.test' })
  })

  test('a server that nobody else reaches knows none', async () => {
    expect(await ask('localhost:8080', { networkUrl: () => undefined })).toEqual({})
  })
})

test('docs/protocol.md names every route, and none that there is not', async () => {
  const { server } = started()
  const routes = new Set<string>()
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (one !== 'HEAD' && url.startsWith('/api/')) routes.add(`${one} ${url.replace(':id', 'ID')}`)
  })
  await server.ready()
  const doc = readFileSync(join(import.meta.dirname, '../../../../docs/protocol.md'), 'utf8')
  const described = [...doc.matchAll(/^\| `((?:GET|POST) \/api\/.*?)`/gm)].map(([, route]) => route)
  // The socket has a section of its own.
  expect([...described, 'GET /api/socket'].sort()).toEqual([...routes].sort())
})

describe('other pages', () => {
  test.each([['http://evil.test'], ['null'], ['']])('a POST of the page %j is refused', async origin => {
    const { server } = started()
    expect(await browserOf(server, origin).post('/me', { name: 'Ada' })).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
  })

  test('what is no JSON, too large or of another shape is refused with a code', async () => {
    const { browser, server } = started()
    const ada = browser()
    await ada.post('/me', { name: 'Ada' })
    expect(await ada.post('/tables', { game: 'nim' })).toMatchObject({
      status: 400,
      body: { code: 'bad-message' },
    })
    expect(await ada.post('/tables', { ...table, options: 'x'.repeat(20_000) })).toMatchObject({
      status: 400,
    })
    const text = await server.inject({
      method: 'POST',
      url: '/api/me',
      headers: { ...ada.headers(), 'content-type': 'application/json' },
      payload: '{"name":',
    })
    expect([text.statusCode, text.json()]).toEqual([400, { code: 'bad-message' }])
    expect((await server.inject({ url: '/api/nothing' })).statusCode).toBe(404)
  })
})

describe('tables', () => {
  test('create, join, start, play to the end, and fetch the file', async () => {
    const { browser, node } = started()
    const [ada, ben, cleo] = [browser(), browser(), browser()]
    const { body } = await ada.post('/tables', table)
    const id = body.id ?? ''
    expect(await ben.post(`/tables/${id}/join`, { name: 'Ben', invite: body.invite })).toMatchObject({
      status: 200,
    })
    expect(await ben.post(`/tables/${id}/start`)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
    const [waiting] = matchSummaries.parse((await ben.get('/matches')).body)
    expect(waiting).toMatchObject({ id, stage: 'waiting', you: 1 })
    await attend(node, id)
    expect(await ada.post(`/tables/${id}/start`)).toMatchObject({ status: 200 })
    expect(await ada.get(`/matches/${id}/file`)).toMatchObject({ body: { code: 'too-early' } })
    const hosted = await node.host.find(id)
    if (typeof hosted === 'string') throw new Error(hosted)
    await hosted.room.submit(0, 'a', 1, [{ take: 3 }])
    const [over] = matchSummaries.parse((await ben.get('/matches')).body)
    expect(over).toMatchObject({ id, stage: 'over', active: [] })
    const file = await cleo.get(`/matches/${id}/file`)
    const record = readMatch(JSON.stringify(file.body), game => (game === 'nim' ? nim.nim : undefined))
    expect(record).toMatchObject({ id, seats: [{ name: 'Ada' }, { name: 'Ben' }] })
  })

  test('a bad game, bad options, too few seats, a seat without a person, an unknown level', async () => {
    const ada = started().browser()
    for (const [change, code] of [
      [{ game: 'chess' }, 'unknown-game'],
      [{ options: { sticks: -1 } }, 'bad-options'],
      [{ seats: [open] }, 'bad-seats'],
      [
        {
          seats: [
            { kind: 'bot', level: 'novice', name: 'Oak' },
            { kind: 'bot', level: 'novice', name: 'Elm' },
          ],
        },
        'bad-seats',
      ],
      [{ seats: [open, { kind: 'bot', level: 'god', name: 'Oak' }] }, 'bad-seats'],
    ] as const)
      expect(await ada.post('/tables', { ...table, ...change })).toMatchObject({
        status: 400,
        body: { code },
      })
  })

  test('an invitation tells who invites to what, and makes nobody a guest', async () => {
    const { browser } = started()
    const [ada, stranger] = [browser(), browser()]
    await ada.post('/me', { name: 'Ada' })
    const { body } = await ada.post('/tables', table)
    const ask = (invite: unknown) => stranger.post(`/tables/${body.id}/invitation`, { invite })
    expect(await ask(body.invite)).toMatchObject({ status: 200, body: { game: 'nim', host: 'Ada' } })
    expect(await ask('0'.repeat(32))).toMatchObject({ status: 403, body: { code: 'bad-invite' } })
    expect(await ask('abc')).toMatchObject({ status: 400, body: { code: 'bad-message' } })
    expect(stranger.cookie).toBe('')
    await ada.post(`/tables/${body.id}/leave`)
    expect(await ask(body.invite)).toMatchObject({ status: 404, body: { code: 'no-such-match' } })
  })

  test('whoever is not signed in can neither start nor leave', async () => {
    const { browser } = started()
    const { body } = await browser().post('/tables', table)
    for (const what of ['start', 'leave'])
      expect(await browser().post(`/tables/${body.id}/${what}`)).toMatchObject({ status: 401 })
  })
})

describe('the socket', () => {
  async function listening() {
    const made = started()
    await made.server.listen({ host: '127.0.0.1', port: 0 })
    const at = made.server.server.address()
    if (at === null || typeof at === 'string') throw new Error('The server has no port.')
    const host = `127.0.0.1:${at.port}`
    const socket = (headers: Record<string, string>) => {
      const opened = new WebSocket(`ws://${host}/api/socket?match=x`, { headers })
      const texts: string[] = []
      opened.on('message', data => texts.push(String(data)))
      const closed = new Promise<string>(resolve => {
        opened.on('close', () => resolve('closed'))
        opened.on('unexpected-response', (_, response) => resolve(String(response.statusCode)))
        opened.on('error', () => undefined)
      })
      return { opened, texts, closed }
    }
    const ada = made.browser()
    await ada.post('/me', { name: 'Ada' })
    return { ...made, host, socket, cookie: ada.cookie }
  }

  test('needs the cookie and the own page', async () => {
    const { host, socket, cookie } = await listening()
    expect(await socket({ origin: `http://${host}` }).closed).toBe('401')
    expect(await socket({ origin: 'http://evil.test', cookie }).closed).toBe('403')
    expect(await socket({ cookie }).closed).toBe('403')
  })

  test('speaks the protocol, and a message that is too large ends it', async () => {
    const { host, socket, cookie, node } = await listening()
    const { opened, texts, closed } = socket({ origin: `http://${host}`, cookie })
    await new Promise(resolve => opened.on('open', resolve))
    opened.send(JSON.stringify({ type: 'hello', protocol: 1, build: 'test' }))
    await expect.poll(() => texts.length).toBe(1)
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({ type: 'welcome', name: 'Ada' })
    expect(node.connectionCount).toBe(1)
    opened.send('x'.repeat(20_000))
    expect(await closed).toBe('closed')
    await expect.poll(() => node.connectionCount).toBe(0)
  })

  test('keeps nothing of the request that it once was', async () => {
    const { host, socket, cookie, server } = await listening()
    const requests: WeakRef<object>[] = []
    server.server.on('upgrade', request => requests.push(new WeakRef(request)))
    const { opened, texts } = socket({ origin: `http://${host}`, cookie })
    await new Promise(resolve => opened.on('open', resolve))
    opened.send(JSON.stringify({ type: 'hello', protocol: 1, build: 'test' }))
    await expect.poll(() => texts.length).toBe(1)
    setFlagsFromString('--expose-gc')
    const collectGarbage: () => void = runInNewContext('gc')
    await expect
      .poll(() => {
        collectGarbage()
        return requests.map(request => request.deref())
      })
      .toEqual([undefined])
  })

  test('ends when its session does, and no other with it', async () => {
    const { host, socket, cookie, node, server } = await listening()
    const headers = { origin: `http://${host}`, cookie, host }
    const link = await server.inject({ method: 'POST', url: '/api/device-links', headers, payload: {} })
    const used = await server.inject({
      ...{ method: 'POST', url: '/api/device-links/use', headers: { origin: headers.origin, host } },
      payload: link.json(),
    })
    const phone = String(used.headers['set-cookie']).split(';')[0] ?? ''
    const sockets = [cookie, phone].map(own => socket({ origin: headers.origin, cookie: own }))
    await expect.poll(() => node.connectionCount).toBe(2)
    await server.inject({ method: 'POST', url: '/api/sign-out', headers, payload: { where: 'here' } })
    await sockets[0]?.closed
    expect(sockets.map(({ texts }) => texts)).toEqual([['{"type":"close","why":"signed-out"}'], []])
    await expect.poll(() => node.connectionCount).toBe(1)
  })

  test('is asked to come back when the server stops', async () => {
    const { host, socket, cookie, node } = await listening()
    const { opened, texts, closed } = socket({ origin: `http://${host}`, cookie })
    await new Promise(resolve => opened.on('open', resolve))
    await expect.poll(() => node.connectionCount).toBe(1)
    await node.close()
    await closed
    expect(texts.map(text => JSON.parse(text))).toEqual([{ type: 'close', why: 'restart' }])
  })
})
