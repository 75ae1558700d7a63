import { afterEach, expect, test } from 'vitest'
import { attend } from '../testing/deal-client.ts'
import { httpNodes } from '../testing/http-node.ts'

const nodes = httpNodes()
afterEach(() => nodes.close())

const taken = { status: 409, body: { code: 'name-taken' } }
const password = 'a quiet cellar'
const open = { kind: 'open' }
const table = { game: 'nim', options: { sticks: 3 }, seats: [open, open, open], watchable: true }

/** Ada has an account; of Bob nothing is known yet. */
async function withAccount() {
  const made = nodes.started()
  const [ada, bob] = [made.browser(), made.browser()]
  await ada.post('/me', { name: 'Ada' })
  await ada.post('/account', { name: 'Ada Lynx', password })
  return { ...made, ada, bob }
}

test.each(['Ada Lynx', 'ADA LYNX', 'Ａda Lynx'])('no guest is called %s, as an account is', async name => {
  const { ada, bob } = await withAccount()
  expect(await bob.post('/me', { name })).toMatchObject(taken)
  expect(bob.cookie).toBe('')
  expect(await bob.post('/me', { name: 'Bob' })).toMatchObject({ status: 200 })
  expect(await bob.post('/me', { name })).toMatchObject(taken)
  expect(await bob.post('/tables', { ...table, name })).toMatchObject(taken)
  expect(await ada.post('/me', { name })).toMatchObject({ status: 200, body: { name } })
})

test('which names are of accounts can be tried no faster than passwords', async () => {
  const { bob } = await withAccount()
  await bob.post('/me', { name: 'Bob' })
  const codes = []
  for (let n = 0; n < 105; n++) codes.push((await bob.post('/me', { name: `Bob ${n}` })).body.code)
  expect(codes).toContain('too-fast')
})

test('nobody sits down beside somebody whose name looks the same, or takes such a name there', async () => {
  const { ada, bob, browser } = await withAccount()
  const { body } = await ada.post('/tables', table)
  const join = (who: typeof bob, name: string) =>
    who.post(`/tables/${body.id}/join`, { invite: body.invite, name })
  expect(await join(bob, 'Ada.Lynx')).toMatchObject(taken)
  expect(await join(bob, 'Bill')).toMatchObject({ status: 200 })
  expect(await join(browser(), 'BiII')).toMatchObject(taken)
  expect(await bob.post('/me', { name: 'Ada_Lynx' })).toMatchObject(taken)
  expect(await bob.post('/me', { name: 'Bob' })).toMatchObject({ status: 200 })
})

test('nor does who keeps their name with a password there', async () => {
  const { ada, bob } = await withAccount()
  const { body } = await ada.post('/tables', table)
  await bob.post(`/tables/${body.id}/join`, { invite: body.invite, name: 'Bob' })
  expect(await bob.post('/account', { name: 'Ada_Lynx', password })).toMatchObject(taken)
  expect(await bob.post('/account', { name: 'Bob', password })).toMatchObject({ status: 200 })
})

test('who sits down and takes another name in the same moment gets one of the two', async () => {
  const { ada, bob } = await withAccount()
  await bob.post('/me', { name: 'Bob' })
  const { body } = await ada.post('/tables', table)
  const sit = () => bob.post(`/tables/${body.id}/join`, { invite: body.invite })
  for (const [url, more] of [
    ['/me', {}],
    ['/account', { password }],
  ] as const) {
    const both = await Promise.all([sit(), bob.post(url, { name: 'Ada_Lynx', ...more })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await bob.post(`/tables/${body.id}/leave`)
    await bob.post('/me', { name: 'Bob' })
  }
})

test('of two whose names look the same and who sit down in the same moment one does', async () => {
  const { node, ada, bob, browser } = await withAccount()
  const { tables } = node.parts.store
  const save = tables.save
  // A disk takes its time.
  tables.save = async changed => new Promise(setImmediate).then(() => save(changed))
  const bill = browser()
  await bob.post('/me', { name: 'BiII' })
  await bill.post('/me', { name: 'Bill' })
  const { body } = await ada.post('/tables', table)
  const sit = (who: typeof bob) => who.post(`/tables/${body.id}/join`, { invite: body.invite })
  const both = await Promise.all([sit(bob), sit(bill)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('during a match nobody takes the name of somebody who plays in it, nor one that looks the same', async () => {
  const { node, ada, bob } = await withAccount()
  const { body } = await ada.post('/tables', { ...table, seats: [open, open] })
  await bob.post(`/tables/${body.id}/join`, { invite: body.invite, name: 'Bob' })
  await attend(node, body.id ?? '')
  expect(await ada.post(`/tables/${body.id}/start`)).toMatchObject({ status: 200 })
  expect(await node.parts.store.matches.load(body.id ?? '')).toBeDefined()
  expect(await bob.post('/me', { name: 'Ada_Lynx' })).toMatchObject(taken)
  // The board shows the name she began with.
  expect(await ada.post('/me', { name: 'Lynx' })).toMatchObject({ status: 200 })
  expect(await bob.post('/me', { name: 'Ada Lynx' })).toMatchObject(taken)
  expect(await bob.post('/me', { name: 'Ly_nx' })).toMatchObject(taken)
  expect(await bob.post('/me', { name: 'Robert' })).toMatchObject({ status: 200 })
})
