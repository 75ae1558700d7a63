import { afterEach, expect, test } from 'vitest'
import { httpNodes } from '../testing/http-node.ts'

const nodes = httpNodes()
afterEach(() => nodes.close())

const day = 86_400_000

/** Ada, a guest, and Bob, who has an account. */
async function known() {
  const made = nodes.started()
  const [ada, bob] = [made.browser(), made.browser()]
  await ada.post('/me', { name: 'Ada' })
  await bob.post('/me', { name: 'Bob' })
  await bob.post('/account', { name: 'Bob', password: 'a quiet cellar' })
  const names = () =>
    Promise.all([ada, bob].map(async who => Object(await who.get('/me').then(({ body }) => body)).name))
  return { ...made, ada, bob, names }
}

test('a session lasts as long as it is used every 90 days, and no longer', async () => {
  const { clock, names, ada } = await known()
  for (let visits = 0; visits < 3; visits++) {
    clock.skip(89 * day)
    expect(await names()).toEqual(['Ada', 'Bob'])
  }
  clock.skip(91 * day)
  // Nobody has swept yet, and it holds no longer.
  expect(await names()).toEqual([undefined, undefined])
  expect(await ada.post('/device-links')).toMatchObject({ status: 401, body: { code: 'signed-out' } })
})

test('what nobody uses is swept; whoever is connected uses their session', async () => {
  const { clock, node, names, ada } = await known()
  const { people } = node.parts.store
  const session = node.people.sessionOf(ada.cookie.split('=')[1] ?? '')
  const person = await people.ofSession(session)
  if (person === undefined) throw new Error('There is no Ada.')
  const wire = { send: () => undefined, close: () => undefined, buffered: 0 }
  node.connect(person, wire, session)
  for (let sweeps = 0; sweeps < 2; sweeps++) {
    clock.skip(60 * day)
    await clock.advance(day / 24)
  }
  expect(await people.countSessions(person.id)).toBe(1)
  expect(await names()).toEqual(['Ada', undefined])
  const [bob] = await node.parts.store.moderation.people('Bob', 1)
  expect(await people.countSessions(bob?.id ?? '')).toBe(0)
})
