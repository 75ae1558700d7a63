import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { httpNode } from '../testing/http-node.ts'
import { seededHex } from '../testing/server-parts.ts'
import { sqliteFolders } from '../testing/sqlite-harness.ts'
import type { AdminAnswer, AdminCommand } from './admin.ts'
import { adminFile, serveAdmin } from './admin-server.ts'
import { askAdmin } from './ask-admin.ts'

const folders = sqliteFolders()
let stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await folders.clear()
})

/** A server with Ada and Bob, and its commands. */
async function started() {
  const made = httpNode()
  const folder = folders.folder()
  const stop = await serveAdmin(made.node, folder, seededHex('admin'))
  stops = [stop, () => made.server.close()]
  const [ada, bob] = [made.browser(), made.browser()]
  await ada.post('/me', { name: 'Ada' })
  await made.clock.advance(86_400_000)
  await bob.post('/account', { name: 'Bob', password: 'a quiet cellar' })
  const ask = (command: AdminCommand) => askAdmin(folder, command)
  const idOf = async (name: string) => {
    const found = await ask({ do: 'people', text: name })
    return ('people' in found && found.people[0]?.id) || ''
  }
  return { ...made, folder, ada, bob, ask, idOf, stop }
}

test('people are listed and found', async () => {
  const { ask } = await started()
  const ada = { name: 'Ada', made: 1_000_000, hasAccount: false }
  expect(await ask({ do: 'people', text: '' })).toMatchObject({
    people: [{ name: 'Bob', hasAccount: true }, ada],
  })
  expect(await ask({ do: 'people', text: 'ad' })).toMatchObject({ people: [ada] })
})

test('somebody is renamed, to a name that is one and that no other account has', async () => {
  const { ask, ada, bob, idOf } = await started()
  const [person, other] = [await idOf('Ada'), await idOf('Bob')]
  expect(await ask({ do: 'rename', person, name: 'Cleo' })).toEqual({ done: 'Ada is called Cleo now.' })
  expect((await ada.get('/me')).body).toMatchObject({ name: 'Cleo' })
  expect(await ask({ do: 'rename', person: other, name: '<b>' })).toEqual({ refused: '"<b>" is not a name.' })
  expect((await bob.get('/me')).body).toMatchObject({ name: 'Bob' })
})

test('whoever is banned is out at once, on every device, and cannot come back by a new name or their password', async () => {
  const { ask, bob, browser, node, idOf } = await started()
  const person = await idOf('Bob')
  const wire = { send: () => undefined, close: () => undefined, buffered: 0 }
  const known = await node.parts.store.people.load(person)
  if (known === undefined) throw new Error('Bob is not there.')
  const connection = node.connect(known, wire)
  if (typeof connection === 'string') throw new Error(connection)
  let ended = false
  wire.close = () => {
    ended = true
  }
  expect(await ask({ do: 'ban', person })).toEqual({ done: 'Bob is banned.' })
  expect(ended).toBe(true)
  expect((await bob.get('/me')).body).toBe(null)
  const banned = { status: 403, body: { code: 'banned' } }
  expect(await bob.post('/me', { name: 'Robert' })).toMatchObject(banned)
  const login = { name: 'Bob', password: 'a quiet cellar' }
  expect(await browser().post('/account/login', login)).toMatchObject(banned)
  // Whoever does not know the password learns nothing.
  expect(await browser().post('/account/login', { ...login, password: 'guess' })).toMatchObject({
    body: { code: 'bad-login' },
  })
  expect(await ask({ do: 'ban', person })).toEqual({ refused: 'Bob is banned already.' })
  expect(await ask({ do: 'unban', person })).toEqual({ done: 'Bob is not banned any more.' })
  expect(await ask({ do: 'unban', person })).toEqual({ refused: 'Bob is not banned.' })
  expect((await bob.get('/me')).body).toMatchObject({ name: 'Bob' })
})

test('somebody is erased', async () => {
  const { ask, ada, idOf } = await started()
  const person = await idOf('Ada')
  expect(await ask({ do: 'delete', person })).toEqual({
    done: 'Ada is erased; matches stay without the name.',
  })
  expect((await ada.get('/me')).body).toBe(null)
  const gone: AdminAnswer = { refused: `There is no person ${person}.` }
  for (const what of ['ban', 'unban', 'delete'] as const)
    expect(await ask({ do: what, person })).toEqual(gone)
})

test('commands need the token, which only the server’s user can read, and the server', async () => {
  const { folder, stop } = await started()
  const file = adminFile(folder)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const address = readFileSync(file, 'utf8')
  const { port } = JSON.parse(address)
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  expect((await post({}, '{"do":"people","text":""}')).status).toBe(403)
  expect((await post({ authorization: 'Bearer guess' }, '{"do":"people","text":""}')).status).toBe(403)
  const { token } = JSON.parse(address)
  expect((await post({ authorization: `Bearer ${token}` }, '{"do":"reign"}')).status).toBe(400)
  await stop()
  stops.shift()
  expect(existsSync(file)).toBe(false)
  const nobody = `No server runs on "${folder}": start it first.`
  await expect(askAdmin(folder, { do: 'people', text: '' })).rejects.toThrow(nobody)
  // What a server left that was killed.
  writeFileSync(file, address)
  await expect(askAdmin(folder, { do: 'people', text: '' })).rejects.toThrow(nobody)
})
