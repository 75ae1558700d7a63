import 'fake-indexeddb/auto'
import { nim } from '@kazamata/kernel/testing'
import { storeContract } from '@kazamata/room/store-contract'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aMatch, bot, person, stored } from '../testing/match.ts'
import { indexedDbStores } from './indexed-db.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const one = stored(nim.nim, aMatch(nim.nim, [person, bot], 'one'))
const move = (take: number) => ({ seat: 0, move: { take }, by: 'player' }) as const

/** From now on no transaction can write. */
function breakDisk(): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('There is no room left.', 'QuotaExceededError')
  })
}
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the contract of a match store: IndexedDB', () => {
  const open = async () => (await indexedDbStores()).matches
  for (const { title, run } of storeContract) test(title, () => run({ open, breakDisk }))

  test('it lasts', async () => {
    expect((await open()).durable).toBe(true)
  })
})

test('a browser that kept matches before there were campaigns keeps them', async () => {
  const old = await openDB('kazamata', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' })
      fresh.createObjectStore('entries')
    },
  })
  await old.put('matches', one)
  await old.put('entries', move(1), ['one', 0])
  old.close()
  const stores = await indexedDbStores()
  expect((await stores.matches.load('one'))?.record.entries).toEqual([move(1)])
  expect(await stores.campaigns.list()).toEqual([])
  expect(await stores.matches.append(one, 1, [move(2)])).toBe('won')
})

test('campaigns that were stored before are listed, the last played first', async () => {
  const stores = await indexedDbStores()
  const old = await openDB('kazamata')
  for (const [id, played] of [
    ['a', 5],
    ['b', 9],
  ])
    await old.put('campaigns', { id, seats: [], chapters: [], played })
  old.close()
  expect((await stores.campaigns.list()).map(({ id }) => id)).toEqual(['b', 'a'])
})

test('a match and a campaign that were kept before version 2 are read as of version 1', async () => {
  const stores = await indexedDbStores()
  const old = await openDB('kazamata')
  const { version: _, seats, ...rest } = one
  const holders = seats.map(({ name, occupant }) => ({ name, holder: occupant }))
  await old.put('matches', { ...rest, seats: holders })
  await old.put('entries', { seat: 0, holder: bot }, ['one', 0])
  await old.put('campaigns', { id: 'tour', seats: holders, chapters: [], played: 0 })
  old.close()

  const kept = { ...one, version: 1 }
  expect(await stores.matches.list()).toEqual([kept])
  const found = await stores.matches.load('one')
  expect(found?.stored).toEqual(kept)
  expect(found?.record).toMatchObject({ version: 1, seats, entries: [{ seat: 0, occupant: bot }] })
  expect(await stores.campaigns.list()).toMatchObject([{ id: 'tour', seats }])
})
