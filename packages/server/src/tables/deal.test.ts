import { dealFault, type MatchRecord } from '@kazamata/kernel/match'
import { usualSettings } from '@kazamata/protocol'
import { describe, expect, test } from 'vitest'
import type { Person } from '../store/online-store.ts'
import { attend } from '../testing/deal-client.ts'
import { settled, testNode } from '../testing/node.ts'
import { answerTime } from './dealing.ts'

const open = { kind: 'open' as const }
const oak = { kind: 'bot' as const, level: 'novice', name: 'Oak' }

/** Ada's table of three, one of them a bot, with Ben; all have clients that answer, unless it says otherwise. */
async function table({ isSilent = false, listed = false } = {}) {
  const node = testNode()
  const [ada, ben] = [await node.guest('Ada'), await node.guest('Ben')]
  const settings = { ...usualSettings, listed }
  const wanted = { game: 'nim', options: {}, seats: [open, open, oak], watchable: true, settings }
  const made = await node.tables.create(ada, wanted)
  if (typeof made === 'string') throw new Error(made)
  const { id, invite } = made
  await node.tables.join(ben, id, invite)
  const look = async (who: Person, answers = true) => {
    const client = node.greeted(who)
    if (!answers) client.deals.hear = () => undefined
    client.say({ type: 'join', match: id, version: 0 })
    await settled()
    return client
  }
  const host = await look(ada)
  const guest = await look(ben, !isSilent)
  const load = () => node.parts.store.tables.load(id)
  const record = async (): Promise<MatchRecord | undefined> =>
    (await node.parts.store.matches.load(id))?.record
  return { ...node, guestOf: node.guest, id, invite, ada, ben, host, guest, look, load, record }
}

const seatKinds = ({ seats = [] }: { readonly seats?: readonly { readonly kind: string }[] } = {}) =>
  seats.map(({ kind }) => kind)

describe('a deal', () => {
  test('is published before anybody reveals anything; everybody has a receipt that fits the match', async () => {
    const { tables, ada, id, host, guest, record } = await table()
    expect(host.of('table').at(-1)?.deal).toEqual({ commitment: expect.any(String), redeals: 0 })
    expect(await tables.start(ada, id)).toBeUndefined()
    await settled()
    const match = await record()
    expect(match?.deal).toMatchObject({ redeals: 0, nonces: [{}, {}, '00'.repeat(32)] })
    const secret = match?.deal?.secret ?? '-'
    for (const { texts, received, deals } of [host, guest]) {
      const types = received.map(({ type }) => type).filter(type => type === 'deal' || type === 'update')
      expect([...new Set(types)]).toEqual(['deal', 'update'])
      expect(texts.join()).not.toContain(secret)
      expect(match && deals.receipt && dealFault(match, deals.receipt)).toBeUndefined()
      expect(deals.receipt).toBeDefined()
    }
    const [first, last] = [guest.of('deal')[0], guest.of('deal').at(-1)]
    expect(first).not.toHaveProperty('nonces')
    expect(last?.nonces).toEqual(match?.deal?.nonces)
    expect(guest.of('update')[0]?.about?.deal).toEqual({
      commitment: first?.commitment,
      redeals: 0,
      by: [0, 1],
    })
  })

  test('names no salt: what a name was cannot be guessed once it is erased', async () => {
    const { tables, ada, id, guest, record } = await table()
    await tables.start(ada, id)
    const match = await record()
    for (const { salt = '-' } of match?.seats ?? []) expect(guest.texts.join()).not.toContain(salt)
  })

  test('without an answer in 15 s: the seat is open, all is drawn anew, and everybody sees it', async () => {
    const { tables, ada, ben, id, invite, host, load, record, look, clock } = await table({ isSilent: true })
    const before = host.of('table').at(-1)?.deal?.commitment
    expect(await tables.start(ada, id)).toBeUndefined()
    expect(host.of('table').at(-1)?.deal).toEqual({ commitment: before, redeals: 0, given: [2] })
    await clock.advance(answerTime - 1)
    expect(seatKinds(await load())).toEqual(['person', 'person', 'bot'])
    await clock.advance(1)
    await settled()
    expect(seatKinds(await load())).toEqual(['person', 'open', 'bot'])
    const deal = host.of('table').at(-1)?.deal
    expect(deal).toEqual({ commitment: expect.any(String), redeals: 1 })
    expect(deal?.commitment).not.toBe(before)
    // Ben comes again, with a page that answers.
    await tables.join(ben, id, invite)
    const again = await look(ben)
    expect(await tables.start(ada, id)).toBeUndefined()
    await settled()
    expect(again.of('update')[0]?.about?.deal?.redeals).toBe(1)
    expect((await record())?.deal?.redeals).toBe(1)
  })

  test('who has promised and does not reveal is silent too', async () => {
    const { tables, ada, id, guest, load, clock } = await table()
    const hear = guest.deals.hear.bind(guest.deals)
    guest.deals.hear = message => message.type !== 'deal' && hear(message)
    await tables.start(ada, id)
    expect(guest.of('deal')).not.toEqual([])
    await clock.advance(answerTime)
    await settled()
    expect(seatKinds(await load())).toEqual(['person', 'open', 'bot'])
    expect((await load())?.deal).toMatchObject({ redeals: 1 })
  })

  test('the host of a table by invitation keeps their seat, the last one there too', async () => {
    const { tables, ada, id, host, load, clock } = await table()
    host.deals.hear = () => undefined
    host.connection.lost()
    await tables.start(ada, id)
    await clock.advance(answerTime)
    await settled()
    expect(seatKinds(await load())).toEqual(['person', 'person', 'bot'])
    expect((await load())?.deal).toMatchObject({ redeals: 1 })
  })

  test('at a table of the lobby the next person is host in the place of a silent one', async () => {
    const { tables, ada, ben, id, host, load, clock } = await table({ listed: true })
    host.connection.lost()
    await tables.start(ada, id)
    await clock.advance(answerTime)
    await settled()
    expect(await load()).toMatchObject({ host: ben.id, seats: [open, {}, oak] })
  })

  test('of two devices the first one counts, and the other breaks nothing', async () => {
    const { tables, ada, ben, id, guest, look, record } = await table()
    const second = await look(ben)
    second.deals.hear = () => undefined
    second.say({ type: 'nonceHash', match: id, commitment: '0'.repeat(64), hash: '1'.repeat(64) })
    second.say({ type: 'nonce', match: id, nonce: '2'.repeat(64) })
    await tables.start(ada, id)
    await settled()
    expect((await record())?.deal?.nonces[1]).toBe(guest.deals.receipt?.nonce)
    expect(second.of('update')).toHaveLength(1)
    expect(second.of('reject')).toEqual([])
  })

  test('when the first device has gone before the start, the other one counts', async () => {
    const { tables, ada, ben, id, guest, look, record } = await table()
    const second = await look(ben)
    guest.connection.lost()
    await tables.start(ada, id)
    await settled()
    expect((await record())?.deal?.nonces[1]).toBe(second.deals.receipt?.nonce)
  })

  test('somebody who leaves in the middle ends it: what was published holds no longer', async () => {
    const { tables, ada, ben, id, host, load } = await table({ isSilent: true })
    await tables.start(ada, id)
    await tables.leave(ben, id)
    expect(await load()).toMatchObject({ seats: [{}, open, oak], deal: { redeals: 1 } })
    expect((await load())?.deal?.begun).toBeUndefined()
    expect(host.of('table').at(-1)?.deal).toEqual({ commitment: expect.any(String), redeals: 1 })
  })

  test('goes on after a restart with the same secret, when everybody is back', async () => {
    const { tables, ada, ben, id, guest, load, parts } = await table({ isSilent: true })
    await tables.start(ada, id)
    const { secret } = (await load())?.deal ?? {}
    guest.connection.lost()
    tables.close()
    const node = testNode({ ...parts, clock: testNode().clock })
    const clients = [ada, ben].map(person => node.greeted(person))
    for (const client of clients) client.say({ type: 'join', match: id, version: 0 })
    await settled()
    await settled()
    const record = (await parts.store.matches.load(id))?.record
    expect(record?.deal).toMatchObject({ secret, redeals: 0 })
    expect(clients[1]?.of('update')).toHaveLength(1)
  })

  test('a table of before there were deals gets one when it is started', async () => {
    const { tables, ada, id, load, parts, record, clock } = await table()
    const stored = await load()
    if (stored === undefined) throw new Error('There is no table.')
    const { deal: _, ...old } = stored
    await parts.store.tables.save({ ...old, revision: old.revision + 1 })
    await tables.start(ada, id)
    await clock.advance(1)
    await settled()
    expect((await record())?.deal).toMatchObject({ redeals: 0 })
  })

  test('a quick table goes on with bots for those who do not answer', async () => {
    const node = testNode()
    const [ada, ben, cleo] = [await node.guest('Ada'), await node.guest('Ben'), await node.guest('Cleo')]
    const wish = { game: 'nim', bots: ['Oak'] }
    const made = await node.tables.quick(ada, wish)
    if (typeof made === 'string') throw new Error(made)
    await node.tables.quick(ben, wish)
    await attend(node, made.id)
    await node.tables.quick(cleo, wish)
    await node.clock.advance(answerTime)
    await settled()
    expect((await node.parts.store.matches.load(made.id))?.record).toBeUndefined()
    // Bots come when its time has come.
    await node.clock.advance(60_000)
    await settled()
    expect((await node.parts.store.matches.load(made.id))?.record).toMatchObject({
      seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Oak' }],
      deal: { redeals: 1 },
    })
  })

  test('the last one at a table who never answers does not hold it for ever', async () => {
    const node = testNode()
    const ada = await node.guest('Ada')
    const made = await node.tables.quick(ada, { game: 'nim', bots: ['Oak'] })
    if (typeof made === 'string') throw new Error(made)
    const client = node.greeted(ada)
    client.deals.hear = () => undefined
    client.say({ type: 'join', match: made.id, version: 0 })
    await node.clock.advance(120_000)
    expect(client.of('table').at(-1)?.deal?.redeals).toBe(3)
    expect(client.of('reject')).toMatchObject([{ code: 'no-such-match' }])
  })

  test('takes nothing from somebody who has no seat', async () => {
    const { tables, ada, id, host, load, guestOf, look } = await table({ isSilent: true })
    const eve = await look(await guestOf('Eve'), false)
    const commitment = host.of('table').at(-1)?.deal?.commitment
    eve.say({ type: 'nonceHash', match: id, commitment, hash: '1'.repeat(64) })
    await tables.start(ada, id)
    await settled()
    expect((await load())?.deal?.begun?.hashes).toEqual([expect.any(String), null, expect.any(String)])
    expect(eve.of('deal')).toEqual([])
  })

  test('is told once to each, however often others come and go: no answer of theirs becomes a flood', async () => {
    const { tables, ada, id, guest, host, greeted, guestOf } = await table({ listed: true })
    const hear = guest.deals.hear.bind(guest.deals)
    guest.deals.hear = message => message.type !== 'deal' && hear(message)
    await tables.start(ada, id)
    await settled()
    const told = host.of('deal').length
    expect(told).toBeGreaterThan(0)
    const eve = greeted(await guestOf('Eve'))
    for (let n = 0; n < 10; n++) {
      eve.say({ type: 'join', match: id, version: 0 })
      await settled()
      eve.say({ type: 'leave', match: id })
      await settled()
    }
    expect(eve.of('deal')).toHaveLength(10)
    expect(host.of('deal')).toHaveLength(told)
  })

  test('who leaves a quick table while it is dealt does not keep the others waiting', async () => {
    const node = testNode()
    const [ada, ben] = [await node.guest('Ada'), await node.guest('Ben')]
    const wish = { game: 'nim', bots: ['Oak'] }
    const made = await node.tables.quick(ada, wish)
    if (typeof made === 'string') throw new Error(made)
    await attend(node, made.id)
    await node.tables.quick(ben, wish)
    await node.clock.advance(30_000)
    await settled()
    expect((await node.parts.store.tables.load(made.id))?.deal?.begun).toBeDefined()
    await node.tables.leave(ben, made.id)
    await node.clock.advance(1)
    await settled()
    expect((await node.parts.store.matches.load(made.id))?.record).toMatchObject({
      seats: [{ name: 'Ada' }, { name: 'Oak' }, { name: 'Oak' }],
      deal: { redeals: 1 },
    })
  })
})
