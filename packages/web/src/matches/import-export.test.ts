import type { AnyGame } from '@kazamata/kernel'
import { play, writeMatch } from '@kazamata/kernel/match'
import { accepted, nim } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { aMatch, bot, person, stored } from '../testing/match.ts'
import { importMatch } from './import-export.ts'
import { memoryStores } from './memory-stores.ts'

const game: AnyGame = nim.nim
const games =
  async () =>
  (id: string): AnyGame | undefined =>
    id === 'nim' ? game : undefined

/** A match after some takings, as text. */
function text(...takings: number[]): string {
  let match = aMatch(game, [person, bot], 'file')
  for (const [nth, take] of takings.entries()) match = accepted(play(game, match, nth % 2, { take }))
  return writeMatch(match.record)
}

async function take(content: string | Blob, stores = memoryStores()) {
  const before = JSON.stringify(await stores.matches.list())
  const taken = await importMatch(stores, typeof content === 'string' ? new Blob([content]) : content, games)
  return { taken, stores, unchanged: JSON.stringify(await stores.matches.list()) === before }
}

const changed = (change: (file: Record<string, unknown>) => void) => {
  const file: Record<string, unknown> = JSON.parse(text(1, 2, 3))
  change(file)
  return JSON.stringify(file)
}

const withId = (id: string) => writeMatch(aMatch(game, [person, bot], id).record)

test('a match comes back as it went', async () => {
  const { taken, stores } = await take(text(1, 2, 3))
  expect(taken).toEqual({ id: 'file' })
  expect((await stores.matches.load('file'))?.record.entries).toHaveLength(3)
  expect((await stores.matches.list())[0]?.active).toEqual([1])
})

test('50 MB of junk are refused without being read', async () => {
  const junk = new Blob(['x'])
  Object.defineProperty(junk, 'size', { value: 50_000_000 })
  junk.text = () => Promise.reject(new Error('It was read.'))
  const { taken, unchanged } = await take(junk)
  expect(taken).toEqual({ reason: 'too-large' })
  expect(unchanged).toBe(true)
})

test('whatever a name of an older match is made of, the same match again is no news', async () => {
  const { record } = aMatch(game, [person, bot], 'file')
  const seats = record.seats.map(seat => ({ ...seat, name: 'half a \ud800' }))
  const file = writeMatch({ ...record, version: 1, seats })
  const { stores } = await take(file)
  expect((await take(file, stores)).taken).toEqual({ id: 'file' })
})

test('a file that cannot be read is refused', async () => {
  const torn = new Blob(['x'])
  torn.text = () => Promise.reject(new Error('gone'))
  expect((await take(torn)).taken).toEqual({ reason: 'unreadable' })
})

test.each([
  ['cut short', text(1, 2).slice(0, -20), { reason: 'not-json' }],
  ['something else', '{"name":"x"}', { reason: 'not-a-match' }],
  [
    'of a game that is not here',
    changed(file => Object.assign(file, { game: 'chess' })),
    { reason: 'unknown-game' },
  ],
  ['of other rules', changed(file => Object.assign(file, { rulesVersion: 9 })), { reason: 'wrong-version' }],
  [
    'with another seed',
    changed(file => Object.assign(file, { seed: 'cd'.repeat(32) })),
    { reason: 'damaged' },
  ],
  ['whose id no address can hold', withId('a/b'), { reason: 'not-a-match' }],
  ['without an id', withId(''), { reason: 'not-a-match' }],
  [
    'with an illegal move',
    changed(file => {
      file.entries = [{ seat: 0, move: { take: 7 }, by: 'player' }]
    }),
    { reason: 'illegal-move', at: 0 },
  ],
])('a file %s is refused and changes nothing', async (_what, content, refusal) => {
  const stores = memoryStores()
  await take(text(1), stores)
  const { taken, unchanged } = await take(content, stores)
  expect(taken).toEqual(refusal)
  expect(unchanged).toBe(true)
})

test('a match that is already here goes on where the file goes on', async () => {
  const { stores } = await take(text(1, 2))
  expect((await take(text(1, 2, 3), stores)).taken).toEqual({ id: 'file' })
  expect((await stores.matches.load('file'))?.record.entries).toHaveLength(3)
})

test('an older file of a match that is here takes nothing back', async () => {
  const { stores } = await take(text(1, 2, 3))
  const { taken, unchanged } = await take(text(1), stores)
  expect(taken).toEqual({ id: 'file' })
  expect(unchanged).toBe(true)
})

test('a file in which a match of ours went another way is refused', async () => {
  const { stores } = await take(text(1, 2))
  const { taken, unchanged } = await take(text(1, 3), stores)
  expect(taken).toEqual({ reason: 'differs' })
  expect(unchanged).toBe(true)
})

test('a match from a file keeps the seal that was shown, and whether it went on then', async () => {
  const { stores } = await take(text(1, 2))
  const [running] = await stores.matches.list()
  expect(running).toMatchObject({ seal: JSON.parse(text()).commitment, imported: 'running' })
  const { stores: other } = await take(text(3, 3, 3, 3))
  expect((await other.matches.list())[0]).toMatchObject({ winners: [1], imported: 'over' })
})

test('a match begun here was played on elsewhere when a file of it comes back longer', async () => {
  const stores = memoryStores()
  const match = aMatch(game, [person, bot], 'file')
  await stores.matches.create({ ...stored(game, match), seal: 'as shown' }, [])
  await take(text(), stores)
  const [same] = await stores.matches.list()
  expect(same?.imported).toBeUndefined()
  await take(text(1), stores)
  expect((await stores.matches.list())[0]).toMatchObject({ seal: 'as shown', imported: 'running' })
})
