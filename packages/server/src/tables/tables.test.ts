import { usualSettings } from '@kazamata/protocol'
import { describe, expect, test } from 'vitest'
import { People } from '../people/people.ts'
import { memoryStore } from '../store/memory-store.ts'
import type { Person, WaitingSeat } from '../store/online-store.ts'
import { attend } from '../testing/deal-client.ts'
import { settled, testNode } from '../testing/node.ts'
import { Tables } from './tables.ts'

const open = { kind: 'open' as const }
const listed = { ...usualSettings, listed: true }
const wish = { game: 'nim', bots: ['Oak', 'Ash'] }

async function people(node = testNode()) {
  const [ada, ben, cleo, dora] = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dora'].map(node.guest))
  if (!(ada && ben && cleo && dora)) throw new Error('Somebody is missing.')
  return { node, ada, ben, cleo, dora }
}

const made = <T extends object>(result: T | string): T => {
  if (typeof result === 'string') throw new Error(result)
  return result
}

/** Ada's table of three in the lobby, unless it says otherwise. */
async function table(settings = listed) {
  const all = await people()
  const wanted = {
    game: 'nim',
    options: { sticks: 12 },
    seats: [open, open, open],
    watchable: false,
    settings,
  }
  const { id, invite } = made(await all.node.tables.create(all.ada, wanted))
  const look = async (who: Person) => {
    const client = all.node.greeted(who)
    client.say({ type: 'join', match: id, version: 0 })
    await settled()
    return client
  }
  return { ...all, ...all.node, id, invite, look, stored: () => all.node.parts.store.tables.load(id) }
}

const who = (seats: readonly WaitingSeat[] | undefined, names: Readonly<Record<string, Person>>) =>
  seats?.map(seat =>
    'person' in seat ? Object.keys(names).find(name => names[name]?.id === seat.person) : seat.kind,
  )

describe('a table of the lobby', () => {
  test('takes whoever comes, without an invitation; any other table does not', async () => {
    const { tables, ben, id, stored, ada } = await table()
    expect(await tables.join(ben, id, undefined, 2)).toBeUndefined()
    expect(who((await stored())?.seats, { ada, ben })).toEqual(['ada', 'open', 'ben'])
    const hidden = await table(usualSettings)
    expect(await hidden.tables.join(hidden.ben, hidden.id, undefined)).toBe('bad-invite')
    expect(await hidden.tables.join(hidden.ben, hidden.id, hidden.invite)).toBeUndefined()
  })

  test('whoever the host removes is told why, and does not come back', async () => {
    const { tables, ada, ben, cleo, id, invite, look, stored } = await table()
    await tables.join(ben, id, undefined)
    const [host, guest] = [await look(ada), await look(ben)]
    expect(await tables.remove(ben, id, 0)).toBe('not-allowed')
    expect(await tables.remove(ada, id, 0)).toBe('not-allowed')
    expect(await tables.remove(ada, id, 2)).toBe('no-such-seat')
    expect(await tables.remove(ada, id, 1)).toBeUndefined()
    expect(guest.received.at(-1)).toEqual({ type: 'reject', code: 'removed', match: id })
    expect(host.of('table').at(-1)?.seats[1]).toEqual(open)
    expect(await tables.join(ben, id, undefined)).toBe('removed')
    expect(await tables.join(ben, id, invite)).toBe('removed')
    expect((await look(ben)).received.at(-1)).toMatchObject({ type: 'reject', code: 'removed' })
    expect(await tables.join(cleo, id, undefined)).toBeUndefined()
    expect(who((await stored())?.seats, { ada, cleo })).toEqual(['ada', 'cleo', 'open'])
  })

  test('the host makes another the host, who may do what the first may no longer', async () => {
    const { tables, ada, ben, id, look } = await table()
    await tables.join(ben, id, undefined)
    const guest = await look(ben)
    expect(await tables.handOver(ben, id, 1)).toBe('not-allowed')
    expect(await tables.handOver(ada, id, 2)).toBe('no-such-seat')
    expect(await tables.handOver(ada, id, 1)).toBeUndefined()
    expect(guest.of('table').at(-1)).toMatchObject({ host: 1, you: 1 })
    expect(await tables.remove(ada, id, 1)).toBe('not-allowed')
    expect(await tables.remove(ben, id, 0)).toBeUndefined()
  })

  test('when the host leaves or does not come back, the next person is the host; without anybody it is gone', async () => {
    const { tables, clock, ada, ben, cleo, id, look, stored } = await table()
    for (const guest of [ben, cleo]) await tables.join(guest, id, undefined)
    const [host] = [await look(ada), await look(ben), await look(cleo)]
    host.connection.lost()
    await clock.advance(59_000)
    expect((await stored())?.host).toBe(ada.id)
    await clock.advance(2_000)
    expect((await stored())?.host).toBe(ben.id)
    expect(who((await stored())?.seats, { ben, cleo })).toEqual(['open', 'ben', 'cleo'])
    expect(await tables.leave(ben, id)).toBeUndefined()
    expect((await stored())?.host).toBe(cleo.id)
    expect(await tables.leave(cleo, id)).toBeUndefined()
    expect(await stored()).toBeUndefined()
  })

  test('a table by invitation waits for its host, and is gone when they leave', async () => {
    const { tables, clock, ada, ben, id, invite, look, stored } = await table(usualSettings)
    await tables.join(ben, id, invite)
    const host = await look(ada)
    host.connection.lost()
    await clock.advance(120_000)
    expect((await stored())?.host).toBe(ada.id)
    await tables.leave(ada, id)
    expect(await stored()).toBeUndefined()
  })
})

describe('what the lobby shows', () => {
  test('tables that wait for somebody, while their people are there', async () => {
    const { tables, clock, ada, ben, id, look, parts } = await table()
    const shown = async () => (await tables.lobby.tables()).map(one => one.id)
    const host = await look(ada)
    await clock.advance(600_000)
    expect(await shown()).toEqual([id])
    await tables.join(ben, id, undefined)
    await tables.changeSeat(ada, id, 2, { kind: 'bot', level: 'novice', name: 'Oak' })
    expect(await shown()).toEqual([])
    await tables.leave(ben, id)
    expect(await shown()).toEqual([id])
    // The server stops, and nobody comes back to it.
    tables.close()
    host.connection.lost()
    const later = new Tables(parts, new People(parts))
    await clock.advance(100_000)
    expect(await later.lobby.tables()).toEqual([])
  })
})

describe('a quick table', () => {
  test('the next ones sit down where most are, and it begins by itself when no seat is open', async () => {
    const { node, ada, ben, cleo, dora } = await people()
    const { tables, parts } = node
    const { id } = made(await tables.quick(ada, wish))
    expect(await tables.quick(ada, wish)).toEqual({ id })
    const other = made(await tables.quick(dora, { ...wish, language: 'hu' }))
    expect(other.id).not.toBe(id)
    expect(await tables.quick(ben, wish)).toEqual({ id })
    expect(await tables.quick(cleo, wish)).toEqual({ id })
    await attend({ tables, parts }, id)
    await settled()
    const match = await parts.store.matches.load(id)
    expect(match?.stored.people).toEqual([ada.id, ben.id, cleo.id])
    expect(match?.stored.settings).toMatchObject({ listed: true, pace: { kind: 'live' } })
    // Another pace is another table.
    expect(await tables.quick(ben, { ...wish, pace: 'days' })).not.toEqual(other)
    expect(await tables.quick(cleo, { ...wish, game: 'chess' })).toBe('unknown-game')
  })

  test('after thirty seconds bots take the open seats, also when the server was started anew meanwhile', async () => {
    const { node, ada } = await people()
    const { clock, parts } = node
    const { id } = made(await node.tables.quick(ada, wish))
    const before = node.greeted(ada)
    before.say({ type: 'join', match: id, version: 0 })
    await settled()
    expect(before.of('table').at(-1)?.startsIn).toBe(30_000)
    await clock.advance(20_000)
    node.tables.close()
    const again = testNode({ store: parts.store, clock })
    const after = again.greeted(ada)
    after.say({ type: 'join', match: id, version: 0 })
    await settled()
    expect(after.of('table').at(-1)?.startsIn).toBe(10_000)
    await clock.advance(9_999)
    expect(await parts.store.matches.load(id)).toBeUndefined()
    await clock.advance(1)
    await settled()
    expect((await parts.store.matches.load(id))?.stored).toMatchObject({
      people: [ada.id, null, null],
      seats: [{ name: 'Ada' }, { name: 'Ash' }, { name: 'Oak' }],
    })
    expect(after.of('update')).toHaveLength(1)
  })

  test('nobody plays for those who have left', async () => {
    const { node, ada, ben } = await people()
    const { id } = made(await node.tables.quick(ada, wish))
    await node.tables.quick(ben, wish)
    const client = node.greeted(ben)
    client.say({ type: 'join', match: id, version: 0 })
    await settled()
    await node.tables.leave(ada, id)
    await node.clock.advance(30_000)
    await settled()
    expect((await node.parts.store.matches.load(id))?.stored.people).toEqual([null, ben.id, null])
    const lonely = made(await node.tables.quick(ada, wish))
    await node.tables.leave(ada, lonely.id)
    await node.clock.advance(60_000)
    expect(await node.parts.store.matches.load(lonely.id)).toBeUndefined()
  })
})

test('a person has so many waiting tables and running matches, and no more', async () => {
  const { node, ada, ben } = await people()
  const { tables, parts } = node
  const wanted = { game: 'nim', options: {}, seats: [open, open], watchable: true, settings: listed }
  const other = made(await tables.create(ben, wanted))
  const own = []
  for (let count = 0; count < 5; count++) own.push(made(await tables.create(ada, wanted)).id)
  expect(await tables.create(ada, wanted)).toBe('too-many-tables')
  expect(await tables.join(ada, other.id, undefined)).toBe('too-many-tables')
  expect(await tables.quick(ada, wish)).toBe('too-many-tables')
  expect(await tables.join(ada, own[0] ?? '', undefined)).toBeUndefined()
  await tables.leave(ada, own[0] ?? '')
  expect(await tables.join(ada, other.id, undefined)).toBeUndefined()
  const begun = { ...parts.store.matches, countRunning: async () => 30 }
  const busy = new Tables({ ...parts, store: { ...parts.store, matches: begun } }, node.people)
  expect(await busy.create(ben, wanted)).toBe('too-many-matches')
  expect(await busy.quick(ben, wish)).toBe('too-many-matches')
})

test('a store that cannot be read while nobody waits for an answer is reported, and the server lives on', async () => {
  const reports: unknown[] = []
  const store = memoryStore()
  const away = new Error('The database is away.')
  let isAway = false
  const load = (id: string) => (isAway ? Promise.reject(away) : store.tables.load(id))
  const { node, ada, ben, cleo } = await people(
    testNode({
      store: { ...store, tables: { ...store.tables, load } },
      report: error => reports.push(error),
    }),
  )
  const seats = [open, open, open]
  const { id, invite } = made(
    await node.tables.create(ada, {
      game: 'nim',
      options: { sticks: 12 },
      seats,
      watchable: false,
      settings: listed,
    }),
  )
  await node.tables.join(ben, id, invite)
  const client = node.greeted(ben)
  client.say({ type: 'join', match: id, version: 0 })
  await settled()
  made(await node.tables.quick(cleo, wish))
  isAway = true
  client.connection.lost()
  // Whoever has gone loses their seat, and a quick table begins by itself.
  await node.clock.advance(300_000)
  expect(new Set(reports)).toEqual(new Set([away]))
})
