import 'fake-indexeddb/auto'
import { nim } from '@kazamata/kernel/testing'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMatch, bot, person, saved } from '../testing/match.ts'
import { indexedShelf } from './indexed.ts'
import { memoryShelf } from './memory.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const one = saved(nim.nim, aMatch(nim.nim, [person, bot], 'one'))
const two = saved(nim.nim, aMatch(nim.nim, [person, bot], 'two'))
const move = (take: number) => ({ seat: 0, move: { take }, by: 'player' }) as const

describe.each([
  { name: 'in memory', open: async () => memoryShelf(), durable: false },
  { name: 'in IndexedDB', open: indexedShelf, durable: true },
])('a shelf $name', ({ open, durable }) => {
  test('says whether it lasts', async () => {
    expect((await open()).durable).toBe(durable)
  })

  test('gives back what was put there', async () => {
    const shelf = await open()
    expect(await shelf.add(one, [move(1)])).toBe('kept')
    expect(await shelf.append({ ...one, active: [1] }, 1, [move(2), move(3)])).toBe('kept')
    const found = await shelf.load('one')
    expect(found?.record.entries).toEqual([move(1), move(2), move(3)])
    expect(found?.record.seed).toBe(one.seed)
    expect(found?.saved.active).toEqual([1])
  })

  test('has nothing it was not given', async () => {
    expect(await (await open()).load('none')).toBeUndefined()
  })

  test('lists the last played first', async () => {
    const shelf = await open()
    await shelf.add({ ...one, played: 5 }, [])
    await shelf.add({ ...two, played: 9 }, [])
    expect((await shelf.list()).map(match => match.id)).toEqual(['two', 'one'])
  })

  test('does not put a match over another', async () => {
    const shelf = await open()
    await shelf.add(one, [move(1)])
    expect(await shelf.add(one, [])).toBe('conflict')
    expect((await shelf.load('one'))?.record.entries).toEqual([move(1)])
  })

  test('lets only one of two writers win, and keeps nothing of the other', async () => {
    const shelf = await open()
    await shelf.add(one, [])
    expect(await shelf.append({ ...one, active: [1] }, 0, [move(1)])).toBe('kept')
    expect(await shelf.append({ ...one, active: [7] }, 0, [move(2)])).toBe('conflict')
    const found = await shelf.load('one')
    expect(found?.record.entries).toEqual([move(1)])
    expect(found?.saved.active).toEqual([1])
  })

  test('removes a match with all its entries', async () => {
    const shelf = await open()
    await shelf.add(one, [move(1), move(2)])
    await shelf.add(two, [move(3)])
    await shelf.remove('one')
    expect(await shelf.load('one')).toBeUndefined()
    expect((await shelf.load('two'))?.record.entries).toEqual([move(3)])
    await shelf.add(one, [])
    expect((await shelf.load('one'))?.record.entries).toEqual([])
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
  const shelf = await indexedShelf()
  expect((await shelf.load('one'))?.record.entries).toEqual([move(1)])
  expect(await shelf.campaigns()).toEqual([])
  expect(await shelf.append(one, 1, [move(2)])).toBe('kept')
})

test('a match and a campaign that were kept before version 2 are read as of version 1', async () => {
  const shelf = await indexedShelf()
  const old = await openDB('kazamata')
  const { version: _, seats, ...rest } = one
  const holders = seats.map(({ name, occupant }) => ({ name, holder: occupant }))
  await old.put('matches', { ...rest, seats: holders })
  await old.put('entries', { seat: 0, holder: bot }, ['one', 0])
  await old.put('campaigns', { id: 'tour', seats: holders, chapters: [], played: 0 })
  old.close()

  const kept = { ...one, version: 1 }
  expect(await shelf.list()).toEqual([kept])
  const found = await shelf.load('one')
  expect(found?.saved).toEqual(kept)
  expect(found?.record).toMatchObject({ version: 1, seats, entries: [{ seat: 0, occupant: bot }] })
  expect(await shelf.campaigns()).toMatchObject([{ id: 'tour', seats }])
})
