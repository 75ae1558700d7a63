import { afterEach, describe, expect, test } from 'vitest'
import { argon2 } from '../../people/argon2.ts'
import { memoryStore } from '../../store/memory-store.ts'
import { httpNode } from '../../testing/http-node.ts'
import { plainPasswords } from '../../testing/server-parts.ts'

let servers: ReturnType<typeof httpNode>[] = []
afterEach(async () => {
  for (const { server } of servers) await server.close()
  servers = []
})

function started(...args: Parameters<typeof httpNode>) {
  const made = httpNode(...args)
  servers.push(made)
  return made
}

const password = 'a quiet cellar'
const open = { kind: 'open' }
const table = { game: 'nim', options: { sticks: 3 }, seats: [open, open], watchable: true }

/** Ada, who has a password and is signed in on her laptop. */
async function kept(...args: Parameters<typeof httpNode>) {
  const made = started(...args)
  const laptop = made.browser()
  await laptop.post('/me', { name: 'Ada' })
  const { body } = await laptop.post('/account', { name: 'Ada', password })
  return { ...made, laptop, recovery: body.recovery ?? '' }
}

describe('an account', () => {
  test('keeps a guest with all matches, on any device, and the password is stored nowhere', async () => {
    const store = memoryStore()
    const { browser } = started({ store })
    const [laptop, phone] = [browser(), browser()]
    const { body } = await laptop.post('/tables', { ...table, name: 'Ada' })
    const before = await laptop.get('/me')
    expect(before.body).toMatchObject({ name: 'Ada', account: false })
    const kept = await laptop.post('/account', { name: 'Ada Łucja', password })
    expect(kept).toMatchObject({ status: 200, body: { recovery: expect.stringMatching(/^(.{4}-){4}.{4}$/) } })
    expect(await phone.post('/account/login', { name: 'ada ŁUCJA', password })).toMatchObject({ status: 200 })
    expect(phone.cookie).not.toBe(laptop.cookie)
    for (const device of [laptop, phone]) {
      expect((await device.get('/me')).body).toEqual({
        ...Object(before.body),
        name: 'Ada Łucja',
        account: true,
      })
      expect((await device.get('/matches')).body).toMatchObject([{ id: body.id, you: 0 }])
    }
    const stored = await store.accounts.ofName('ada łucja')
    expect(stored?.passwordHash).toBe(await plainPasswords.hash(password))
    expect(JSON.stringify(stored)).not.toContain(kept.body.recovery)
  })

  test('can be made by a stranger at once', async () => {
    const ada = started().browser()
    expect(await ada.post('/account', { name: 'Ada', password })).toMatchObject({ status: 200 })
    expect((await ada.get('/me')).body).toMatchObject({ name: 'Ada', account: true })
  })

  test('has a name that no other account has, also after renaming', async () => {
    const { browser, laptop } = await kept()
    const bob = browser()
    const taken = { status: 409, body: { code: 'name-taken' } }
    expect(await bob.post('/account', { name: 'ＡＤＡ', password })).toMatchObject(taken)
    expect(await bob.post('/account', { name: 'Bob', password })).toMatchObject({ status: 200 })
    expect(await bob.post('/me', { name: 'aDa' })).toMatchObject(taken)
    expect(await bob.post('/tables', { ...table, name: 'ADA' })).toMatchObject(taken)
    expect((await bob.get('/me')).body).toMatchObject({ name: 'Bob' })
    expect(await laptop.post('/me', { name: 'ADA' })).toMatchObject({ status: 200, body: { name: 'ADA' } })
    expect(await laptop.post('/account', { name: 'Eve', password })).toMatchObject({ status: 403 })
  })

  test.each([
    [{ name: 'Ada', password: 'short' }, 'bad-password'],
    [{ name: 'Ada', password: 'x'.repeat(129) }, 'bad-password'],
    [{ name: '<b>', password }, 'bad-name'],
    [{ name: 'Ada' }, 'bad-message'],
    [{ name: 'Ada', password, admin: true }, 'bad-message'],
  ])('%j is refused', async (body, code) => {
    const ada = started().browser()
    expect(await ada.post('/account', body)).toMatchObject({ status: 400, body: { code } })
    expect(ada.cookie).toBe('')
  })

  test('whoever signs in leaves the guest that this browser was', async () => {
    const { browser } = await kept()
    const phone = browser()
    await phone.post('/me', { name: 'Ben' })
    const guest = phone.headers()
    await phone.post('/account/login', { name: 'Ada', password })
    expect((await phone.get('/me')).body).toMatchObject({ name: 'Ada' })
    const old = await servers[0]?.server.inject({ url: '/api/me', headers: guest })
    expect(old?.body).toBe('null')
  })
})

describe('what follows the account', () => {
  test('language, theme and text size, also to the device of a link', async () => {
    const { laptop, browser } = await kept()
    const settings = { language: 'hu', theme: 'light', textSize: '115' }
    await laptop.post('/me', { settings: { language: 'hu', theme: 'dark' } })
    expect((await laptop.post('/me', { settings: { theme: 'light', textSize: '115' } })).body).toMatchObject({
      settings,
    })
    const [phone, tablet] = [browser(), browser()]
    expect(await phone.post('/account/login', { name: 'Ada', password })).toMatchObject({
      body: { settings },
    })
    const { body } = await laptop.post('/device-links')
    expect(await tablet.post('/device-links/use', { secret: body.secret })).toMatchObject({
      body: { settings },
    })
  })

  test('a browser that was signed out makes no guest by telling its settings', async () => {
    const nobody = started().browser()
    expect(await nobody.post('/me', { settings: { theme: 'light' } })).toMatchObject({ status: 401 })
    expect(nobody.cookie).toBe('')
  })

  test('no setting that the page does not know', async () => {
    const { laptop } = await kept()
    for (const settings of [{ language: 'tlh' }, { textSize: 100 }, { more: 'x' }])
      expect(await laptop.post('/me', { settings })).toMatchObject({ status: 400 })
  })
})

describe('signing in', () => {
  test('a wrong password and a name that nobody has are answered alike, each after one check', async () => {
    let checks = 0
    const passwords = {
      ...plainPasswords,
      async verify(stored: string, given: string) {
        checks += 1
        return plainPasswords.verify(stored, given)
      },
    }
    const { browser } = await kept({ passwords })
    const answers = []
    for (const name of ['Ada', 'Eve', '<b>']) {
      checks = 0
      const { status, body, headers } = await browser().post('/account/login', { name, password: 'guess me' })
      answers.push({ status, body, cookie: headers['set-cookie'], checks })
    }
    const refused = { status: 403, body: { code: 'bad-login' }, cookie: undefined, checks: 1 }
    expect(answers).toEqual([refused, refused, refused])
  })

  test('known and unknown names cannot be told apart by time: a rank test over real hashes', async () => {
    const { node } = await kept({ passwords: argon2 })
    const times: { readonly isKnown: boolean; readonly time: number }[] = []
    for (let n = 0; n < 60; n++) {
      const isKnown = n % 2 === 0
      const before = performance.now()
      expect(await node.accounts.login(isKnown ? 'Ada' : 'Eve', 'guess me')).toBe('bad-login')
      times.push({ isKnown, time: performance.now() - before })
    }
    // Mann and Whitney's U is nearly normal; the two have not the same distribution if it is far from the middle.
    const ranked = times.toSorted((a, b) => a.time - b.time)
    const sum = ranked.reduce((total, { isKnown }, rank) => total + (isKnown ? rank + 1 : 0), 0)
    const each = times.length / 2
    const u = sum - (each * (each + 1)) / 2
    const z = (u - each ** 2 / 2) / Math.sqrt((each ** 2 * (times.length + 1)) / 12)
    expect(Math.abs(z)).toBeLessThan(4)
  })

  test('one address tries ten times a minute and no more, a private one a hundred times', async () => {
    const { browser, clock } = await kept()
    const codes: unknown[] = []
    for (let n = 0; n < 100; n++) {
      codes.push((await browser().post('/account/login', { name: 'Ada', password: 'guess me' })).status)
      await clock.advance(10)
    }
    expect(codes.filter(code => code === 403).length).toBe(100)
    expect((await browser().post('/account/recover', { recovery: 'x', password })).status).toBe(429)
    await clock.advance(60_000)
    expect(await browser().post('/account/login', { name: 'Ada', password })).toMatchObject({ status: 200 })
  })
})

describe('the recovery code', () => {
  test('sets another password and another code, and ends all other sessions', async () => {
    const { browser, laptop, recovery } = await kept()
    const phone = browser()
    const next = 'a better cellar'
    const typed = recovery.toLowerCase().replaceAll('-', ' ')
    const { status, body } = await phone.post('/account/recover', { recovery: typed, password: next })
    expect({ status, name: body.name }).toEqual({ status: 200, name: 'Ada' })
    expect(body.recovery).not.toBe(recovery)
    expect((await phone.get('/me')).body).toMatchObject({ name: 'Ada' })
    expect((await laptop.get('/me')).body).toBe(null)
    const again = await browser().post('/account/recover', { recovery, password: next })
    expect(again).toMatchObject({ status: 403, body: { code: 'bad-recovery' } })
    expect(await laptop.post('/account/login', { name: 'Ada', password })).toMatchObject({ status: 403 })
    expect(await laptop.post('/account/login', { name: 'Ada', password: next })).toMatchObject({
      status: 200,
    })
  })
})

describe('another password', () => {
  test('needs the old one, ends other sessions, and comes with another code', async () => {
    const { browser, laptop, recovery } = await kept()
    const phone = browser()
    await phone.post('/account/login', { name: 'Ada', password })
    const next = 'a better cellar'
    const wrong = await laptop.post('/account/password', { password: next, next })
    expect(wrong).toMatchObject({ status: 403, body: { code: 'bad-login' } })
    const { body } = await laptop.post('/account/password', { password, next })
    expect(body.recovery).toMatch(/^(.{4}-){4}.{4}$/)
    expect((await laptop.get('/me')).body).toMatchObject({ name: 'Ada' })
    expect((await phone.get('/me')).body).toBe(null)
    expect(await phone.post('/account/recover', { recovery, password })).toMatchObject({ status: 403 })
    expect(await phone.post('/account/login', { name: 'Ada', password: next })).toMatchObject({ status: 200 })
  })

  test('a guest has none to change, nor has a stranger', async () => {
    const { browser } = started()
    const body = { password, next: password }
    expect(await browser().post('/account/password', body)).toMatchObject({ status: 401 })
    const guest = browser()
    await guest.post('/me', { name: 'Ben' })
    expect(await guest.post('/account/password', body)).toMatchObject({ body: { code: 'bad-login' } })
  })
})

describe('signing out', () => {
  /** What the open connections of Ada's devices were told last. */
  async function connected() {
    const made = await kept()
    const phone = made.browser()
    await phone.post('/account/login', { name: 'Ada', password })
    const heard: Record<string, string[]> = { laptop: [], phone: [] }
    for (const [device, { cookie }] of Object.entries({ laptop: made.laptop, phone })) {
      const token = cookie.split('=')[1] ?? ''
      const person = await made.node.people.ofToken(token)
      if (person === undefined) throw new Error('Ada is not signed in.')
      const wire = { buffered: 0, send: (text: string) => heard[device]?.push(text), close: () => undefined }
      made.node.connect(person, wire, made.node.people.sessionOf(token))
    }
    return { ...made, phone, heard }
  }
  const ended = [JSON.stringify({ type: 'close', why: 'signed-out' })]

  test('here: this browser is a stranger, its connections end, other devices go on', async () => {
    const { laptop, phone, heard } = await connected()
    const { cookie } = laptop
    expect(await laptop.post('/sign-out', { where: 'here' })).toMatchObject({ status: 200 })
    expect(laptop.cookie).toBe('kazamata=')
    expect(heard).toEqual({ laptop: ended, phone: [] })
    expect((await phone.get('/me')).body).toMatchObject({ name: 'Ada' })
    const old = await servers[0]?.server.inject({ url: '/api/me', headers: { cookie } })
    expect(old?.body).toBe('null')
  })

  test('everywhere: all sessions and their connections end', async () => {
    const { laptop, phone, heard } = await connected()
    await laptop.post('/sign-out', { where: 'everywhere' })
    expect(heard).toEqual({ laptop: ended, phone: ended })
    expect((await phone.get('/me')).body).toBe(null)
  })

  test('another password ends the connections of other devices only', async () => {
    const { laptop, heard } = await connected()
    await laptop.post('/account/password', { password, next: 'a better cellar' })
    expect(heard).toEqual({ laptop: [], phone: ended })
  })

  test('a stranger may, and nothing happens', async () => {
    expect(await started().browser().post('/sign-out', { where: 'here' })).toMatchObject({ status: 200 })
  })
})
