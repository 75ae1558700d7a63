import { canonicalJson } from '@kazamata/kernel'
import type { Entry } from '@kazamata/kernel/match'
import { type MatchStore, maxEntrySize, type StoredMatch, type WriteResult } from '../store/match-store.ts'

/** A store under test. */
export interface StoreHarness {
  /** Opens the store; once more, it is the same store opened by another process where there is such a thing. */
  open(): Promise<MatchStore>
  /** From now on the disk takes nothing; absent where a store has no disk. */
  breakDisk?(): void
}

export interface StoreCase {
  readonly title: string
  /** Can only be tried where a disk can be broken. */
  readonly needsDisk?: true
  run(harness: StoreHarness): Promise<void>
}

const stored = (id: string, played = 0): StoredMatch => ({
  version: 2,
  id,
  game: 'nim',
  rulesVersion: 1,
  options: { sticks: 12 },
  seats: [
    { name: 'Ada', occupant: { kind: 'person' } },
    { name: 'Oak', occupant: { kind: 'bot', level: 'novice' } },
  ],
  seed: 'ab'.repeat(32),
  seal: 'cd'.repeat(32),
  active: [0],
  begun: 0,
  played,
})
const move = (take: number): Entry => ({ seat: 0, move: { take }, by: 'player' })

function same(actual: unknown, expected: unknown, what: string): void {
  const [found, wanted] = [actual, expected].map(value =>
    value === undefined ? 'nothing' : canonicalJson(value),
  )
  if (found !== wanted) throw new Error(`${what}: found ${found} instead of ${wanted}.`)
}

const entriesOf = async (store: MatchStore, id: string) => (await store.load(id))?.record.entries

async function write(result: Promise<WriteResult>, expected: WriteResult, what: string): Promise<void> {
  same(await result, expected, what)
}

/** A store with match `a` of one entry. */
async function begun({ open }: StoreHarness): Promise<MatchStore> {
  const store = await open()
  await write(store.create(stored('a'), [move(1)]), 'won', 'a new match')
  return store
}

/** What every store of matches keeps to, whatever it is made of. */
export const storeContract: readonly StoreCase[] = [
  {
    title: 'gives back what was stored, header and entries, also when opened again',
    async run(harness) {
      const store = await begun(harness)
      await write(store.append({ ...stored('a'), active: [1] }, 1, [move(2), move(3)]), 'won', 'an append')
      for (const one of [store, await harness.open()]) {
        const found = await one.load('a')
        same(found?.record.entries, [move(1), move(2), move(3)], 'the entries')
        same(found?.record.seed, stored('a').seed, 'the seed')
        same(found?.stored, { ...stored('a'), active: [1] }, 'what is stored beside the entries')
      }
    },
  },
  {
    title: 'has nothing it was not given, and lists the last played first',
    async run({ open }) {
      const store = await open()
      same(await store.load('none'), undefined, 'a match that was never stored')
      await store.create(stored('a', 5), [])
      await store.create(stored('b', 9), [])
      same(
        (await store.list()).map(({ id }) => id),
        ['b', 'a'],
        'the list',
      )
    },
  },
  {
    title: 'lost: a second match with the same id',
    async run(harness) {
      const store = await begun(harness)
      await write(store.create(stored('a', 7), []), 'lost', 'a duplicate')
      same(await entriesOf(store, 'a'), [move(1)], 'the entries')
      same((await store.load('a'))?.stored.played, 0, 'the header')
    },
  },
  {
    title: 'lost: an append to a match that was never stored',
    async run({ open }) {
      const store = await open()
      await write(store.append(stored('a'), 0, [move(1)]), 'lost', 'an append')
      same(await store.load('a'), undefined, 'the match')
    },
  },
  {
    title: 'lost: an append after another process removed the match',
    async run(harness) {
      const store = await begun(harness)
      await (await harness.open()).remove('a')
      await write(store.append(stored('a'), 1, [move(2)]), 'lost', 'an append')
      same(await store.load('a'), undefined, 'the match')
      same(await store.list(), [], 'the list')
      await write(store.create(stored('a'), []), 'won', 'a new match with its id')
      same(await entriesOf(store, 'a'), [], 'the entries of the new match')
    },
  },
  {
    title: 'lost: an append that would leave a gap',
    async run(harness) {
      const store = await begun(harness)
      await write(store.append({ ...stored('a'), active: [1] }, 2, [move(2)]), 'lost', 'an append')
      same(await entriesOf(store, 'a'), [move(1)], 'the entries')
      same((await store.load('a'))?.stored.active, [0], 'the header')
    },
  },
  {
    title: 'lost: the same append once more, and one that begins inside',
    async run(harness) {
      const store = await begun(harness)
      await write(store.append(stored('a'), 1, [move(2)]), 'won', 'an append')
      await write(store.append(stored('a'), 1, [move(2)]), 'lost', 'the same again')
      await write(store.append(stored('a'), 0, [move(1), move(2), move(3)]), 'lost', 'one that begins inside')
      same(await entriesOf(store, 'a'), [move(1), move(2)], 'the entries')
    },
  },
  {
    title: 'of many writers at the same place exactly one wins, with its header and all its entries',
    async run(harness) {
      const first = await begun(harness)
      const stores = [first, await harness.open()]
      const takes = [...Array(8).keys()]
      const results = await Promise.all(
        takes.map(take => {
          const store = stores[take % stores.length] ?? first
          return store.append({ ...stored('a'), played: take }, 1, [move(take), move(take)])
        }),
      )
      const winners = takes.filter(take => results[take] === 'won')
      same(winners.length, 1, 'how many won')
      same(results.filter(result => result === 'lost').length, takes.length - 1, 'how many lost')
      const found = await first.load('a')
      same(
        found?.record.entries,
        [move(1), ...winners.flatMap(take => [move(take), move(take)])],
        'the entries',
      )
      same(found?.stored.played, winners[0], 'the header')
    },
  },
  {
    title: 'appends to different matches do not hinder one another',
    async run(harness) {
      const store = await begun(harness)
      await store.create(stored('b'), [])
      const writes = [store.append(stored('a'), 1, [move(2)]), store.append(stored('b'), 0, [move(3)])]
      same(await Promise.all(writes), ['won', 'won'], 'both appends')
      await store.remove('a')
      same(await entriesOf(store, 'b'), [move(3)], 'the other match after one was removed')
    },
  },
  {
    title: 'failed: an entry larger than any honest one, and nothing of the append is stored',
    async run(harness) {
      const store = await begun(harness)
      const large: Entry = { seat: 0, move: 'x'.repeat(maxEntrySize), by: 'player' }
      await write(store.append({ ...stored('a'), active: [1] }, 1, [move(2), large]), 'failed', 'an append')
      await write(store.create(stored('b'), [large]), 'failed', 'a new match')
      same(await entriesOf(store, 'a'), [move(1)], 'the entries')
      same((await store.load('a'))?.stored.active, [0], 'the header')
      same(await store.load('b'), undefined, 'the new match')
    },
  },
  {
    title:
      'failed or unknown: a disk that takes nothing; what is read afterwards is the match before or after, never half',
    needsDisk: true,
    async run(harness) {
      const store = await begun(harness)
      harness.breakDisk?.()
      const result = await store.append({ ...stored('a'), active: [1] }, 1, [move(2), move(3)])
      if (result !== 'failed' && result !== 'unknown') throw new Error(`A broken disk answered ${result}.`)
      const entries = (await entriesOf(store, 'a'))?.length
      const possible = result === 'failed' ? [1] : [1, 3]
      if (entries === undefined || !possible.includes(entries))
        throw new Error(`After ${result} there are ${entries} entries.`)
    },
  },
]
