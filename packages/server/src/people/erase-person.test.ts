import { readMatch } from '@kazamata/kernel/match'
import { nim } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { attend } from '../testing/deal-client.ts'
import { httpNode } from '../testing/http-node.ts'

const open = { kind: 'open' }
const table = { game: 'nim', options: { sticks: 3 }, seats: [open, open], watchable: true }
const password = 'a quiet cellar'

/** Ada, with a password, and Bob at a table, begun. */
async function begun() {
  const made = httpNode()
  const [ada, bob] = [made.browser(), made.browser()]
  const { body } = await ada.post('/tables', { ...table, name: 'Ada' })
  await ada.post('/account', { name: 'Ada', password })
  await bob.post(`/tables/${body.id}/join`, { invite: body.invite, name: 'Bob' })
  await attend(made.node, body.id ?? '')
  await ada.post(`/tables/${body.id}/start`)
  const id = body.id ?? ''
  const hosted = async () => {
    const found = await made.node.host.find(id)
    if (typeof found === 'string') throw new Error(`There is no match: ${found}.`)
    return found
  }
  return { ...made, ada, bob, id, hosted }
}

test('with the password: a bot takes the seat, the name goes, the match can be played to its end and verified', async () => {
  const { ada, bob, id, node, hosted } = await begun()
  const { room } = await hosted()
  const { body: waiting } = await ada.post('/tables', table)
  expect(await ada.post('/me/delete', { password: 'guess me' })).toMatchObject({
    body: { code: 'bad-login' },
  })
  expect(await ada.post('/me/delete')).toMatchObject({ body: { code: 'bad-login' } })
  expect(await ada.post('/me/delete', { password })).toMatchObject({ status: 200, body: {} })
  expect(ada.cookie).toBe('kazamata=')
  expect(room.end).toBe('closed')

  const { room: now } = await hosted()
  expect(now).not.toBe(room)
  expect(now.snapshot('table').seats).toEqual([
    { name: '', occupant: { kind: 'bot', level: 'adventurer' } },
    { name: 'Bob', occupant: { kind: 'person' } },
  ])
  expect(now.record.entries).toMatchObject([{ seat: 0, reason: 'left' }])
  const { store } = node.parts
  expect(await store.tables.load(waiting.id ?? '')).toBeUndefined()
  expect(await store.accounts.ofName('ada')).toBeUndefined()

  // The bot of the test never answers: somebody else ends it.
  await now.assign(0, 'request-0', { kind: 'person' })
  for (const [n, seat] of [0, 1, 0].entries())
    await now.submit(seat, `request-${n + 1}`, now.snapshot(seat).question, [{ take: 1 }])
  const file = JSON.stringify((await bob.get(`/matches/${id}/file`)).body)
  expect(file).not.toContain('Ada')
  const read = readMatch(file, game => (game === 'nim' ? nim.nim : undefined))
  expect(read).toMatchObject({ id, seats: [{ name: '', digest: expect.any(String) }, { name: 'Bob' }] })
})

test('a guest needs no password, and a stranger is nobody', async () => {
  const { browser } = httpNode()
  const guest = browser()
  await guest.post('/me', { name: 'Ben' })
  expect(await guest.post('/me/delete')).toMatchObject({ status: 200 })
  expect((await guest.get('/me')).body).toBe(null)
  expect(await browser().post('/me/delete')).toMatchObject({ status: 401 })
})

test('one’s own data: all of it, and nothing that proves who one is', async () => {
  const { ada, id, browser } = await begun()
  await ada.post('/me', { settings: { theme: 'light' } })
  const { body, headers } = await ada.get('/me/data')
  expect(headers['content-disposition']).toMatch(/^attachment/)
  expect(body).toMatchObject({
    person: { name: 'Ada', settings: { theme: 'light' } },
    account: true,
    sessions: 1,
    matches: [{ match: id, game: 'nim', seat: 0 }],
    tables: [],
    results: [],
    ratings: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/hash|password|recovery/i)
  expect(await browser().get('/me/data')).toMatchObject({ status: 401 })
})
