import { limits } from '@kazamata/protocol'
import type { PushSubscription } from '../store/push-store.ts'
import { all, type OnlineStoreCase, type OnlineStoreHarness, same } from './store-samples.ts'

const subscription = (n: number, more: Partial<PushSubscription> = {}): PushSubscription => ({
  person: 'ada',
  session: 'phone',
  endpoint: `https://push.example/${n}`,
  p256dh: 'key',
  auth: 'secret',
  made: n,
  ...more,
})

/** Ada with a phone and a desktop, and Bob. */
async function known({ open }: OnlineStoreHarness) {
  const store = await open()
  await store.people.create({ id: 'ada', name: 'Ada', made: 1 }, 'phone')
  await store.people.beginSession('ada', 'desktop')
  await store.people.create({ id: 'bob', name: 'Bob', made: 1 }, 'tablet')
  return store
}

/** What telling people of their turn needs of the server's store. */
export const pushStoreContract: readonly OnlineStoreCase[] = [
  {
    title: 'keeps the subscriptions of a person, the newest ten of them, and each endpoint once',
    async run(harness) {
      const { push } = await known(harness)
      await all([push.save(subscription(1))], 'won', 'a subscription')
      await all(
        [push.save(subscription(2, { session: 'none' })), push.save(subscription(2, { session: 'tablet' }))],
        'lost',
        'one of a session that the person has not',
      )
      for (const one of [push, (await harness.open()).push])
        same(await one.of('ada'), [subscription(1)], 'what is stored')
      await all([push.save(subscription(1, { auth: 'another', made: 3 }))], 'won', 'the same endpoint again')
      same(await push.of('ada'), [subscription(1, { auth: 'another', made: 3 })], 'it is there once')
      for (let n = 4; n < 4 + limits.pushSubscriptions; n++) await push.save(subscription(n))
      const made = (await push.of('ada')).map(one => one.made)
      same(made, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4], 'the newest ten')
      const bobs = subscription(13, { person: 'bob', session: 'tablet' })
      await all([push.save(bobs)], 'won', 'an endpoint whose browser is somebody else now')
      same([(await push.of('ada')).length, await push.of('bob')], [9, [bobs]], 'whose it is')
      await all(
        [push.remove('ada', bobs.endpoint), push.remove('ada', 'none')],
        'lost',
        'what is not theirs to remove',
      )
      await all([push.remove('bob', bobs.endpoint)], 'won', 'their own')
      same(await push.of('bob'), [], 'what is left')
    },
  },
  {
    title: 'a subscription ends with its session, however that ends, and with the person',
    async run(harness) {
      const { push, people, accounts } = await known(harness)
      const account = { person: 'ada', folded: 'ada', passwordHash: 'p', recoveryHash: 'r' }
      const endpoints = async () => (await push.of('ada')).map(({ made }) => made)
      await push.save(subscription(1))
      await push.save(subscription(2, { session: 'desktop' }))
      await people.endSession('phone')
      same(await endpoints(), [2], 'after signing out on the phone')
      await people.beginSession('ada', 'phone')
      same(await endpoints(), [2], 'after signing in again')
      await people.endSessions('ada')
      same(await endpoints(), [], 'after signing out everywhere')
      await people.beginSession('ada', 'phone')
      await push.save(subscription(3))
      await accounts.create(account, 'Ada')
      await accounts.replacePassword(account, {
        passwordHash: 'q',
        recoveryHash: 's',
        sessionHash: 'desktop',
      })
      same(await endpoints(), [], 'after another password')
      await push.save(subscription(4, { session: 'desktop' }))
      await push.tell('ada', 'm')
      await people.erase('ada')
      same(await endpoints(), [], 'when the person is gone')
      await all([push.tell('ada', 'm')], 'won', 'what was told is gone, too')
    },
  },
  {
    title: 'tells a person once of a match until they have been there, and has one key',
    async run(harness) {
      const { push } = await known(harness)
      await all(
        [push.tell('ada', 'm'), push.tell('ada', 'n'), push.tell('bob', 'm')],
        'won',
        'the first time',
      )
      const again = (await harness.open()).push
      await all([push.tell('ada', 'm'), again.tell('bob', 'm')], 'lost', 'the second')
      await all([push.seen('ada', 'm')], 'won', 'a visit')
      await all([push.seen('ada', 'm'), push.seen('ada', 'none')], 'lost', 'a visit that changes nothing')
      await all([again.tell('ada', 'm')], 'won', 'the next time')
      await all([again.tell('ada', 'n')], 'lost', 'another match')
      same(await push.loadKey(), undefined, 'no key')
      await all([push.saveKey('ab')], 'won', 'a key')
      await all([again.saveKey('cd')], 'lost', 'another')
      same([await push.loadKey(), await again.loadKey()], ['ab', 'ab'], 'the key')
    },
  },
]
