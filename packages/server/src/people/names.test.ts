import { afterEach, expect, test } from 'vitest'
import { httpNodes } from '../testing/http-node.ts'

const nodes = httpNodes()
afterEach(() => nodes.close())

const taken = { status: 409, body: { code: 'name-taken' } }
const open = { kind: 'open' }
const table = { game: 'nim', options: { sticks: 3 }, seats: [open, open, open], watchable: true }

/** Ada has an account; of Bob nothing is known yet. */
async function withAccount() {
  const made = nodes.started()
  const [ada, bob] = [made.browser(), made.browser()]
  await ada.post('/me', { name: 'Ada' })
  await ada.post('/account', { name: 'Ada Lynx', password: 'a quiet cellar' })
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
