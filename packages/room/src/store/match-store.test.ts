import { describe, expect, test } from 'vitest'
import { faultyStore } from '../testing/faulty-store.ts'
import { type StoreHarness, storeContract } from '../testing/store-contract.ts'
import type { MatchStore } from './match-store.ts'
import { memoryStore } from './memory-store.ts'

const inMemory = (): StoreHarness => {
  const store = memoryStore()
  return { open: async () => store }
}

/** A memory store whose disk breaks: it forgets the write, or keeps it and cannot say so. */
const faulty = (fault: 'failed' | 'unknown'): StoreHarness => {
  const store = faultyStore(memoryStore())
  return { open: async () => store, breakDisk: () => store.breakWith(fault) }
}

describe.each([
  ['memory', inMemory],
  ['memory on a disk that is full', () => faulty('failed')],
  ['memory on a disk that loses its answer', () => faulty('unknown')],
])('the contract of a match store: %s', (_, harness) => {
  for (const { title, needsDisk, run } of storeContract)
    if (needsDisk === undefined || harness().breakDisk !== undefined) test(title, () => run(harness()))
})

/** Stores with one mistake each, and the case that finds it. */
const mutants: readonly (readonly [string, (store: MatchStore) => Partial<MatchStore>, RegExp])[] = [
  ['checks nothing before an append', store => ({ append: unchecked(store, () => true) }), /gap|lost/],
  ['takes a gap', store => ({ append: unchecked(store, (length, from) => from >= length) }), /gap/],
  ['puts a match over another', store => ({ create: overwriting(store) }), /same id/],
  ['says it won and stores nothing', () => ({ append: async () => 'won' }), /gives back/],
  [
    'stores entries of any size',
    store => ({ append: unchecked(store, (length, from) => from === length) }),
    /larger/,
  ],
]

function unchecked(store: MatchStore, may: (length: number, from: number) => boolean): MatchStore['append'] {
  return async (stored, from, entries) => {
    const known = (await store.load(stored.id))?.record.entries ?? []
    if (!may(known.length, from)) return 'lost'
    await store.remove(stored.id)
    const short = entries.map(entry =>
      'move' in entry && typeof entry.move === 'string' ? { ...entry, move: 1 } : entry,
    )
    return store.create(stored, [...known.slice(0, from), ...short])
  }
}

function overwriting(store: MatchStore): MatchStore['create'] {
  return async (stored, entries) => {
    await store.remove(stored.id)
    return store.create(stored, entries)
  }
}

test.each(mutants)('the contract finds a store that %s', async (_, mistake, title) => {
  const failed: string[] = []
  for (const { title, needsDisk, run } of storeContract) {
    const store = memoryStore()
    const broken = { ...store, ...mistake(store) }
    if (needsDisk === undefined) await run({ open: async () => broken }).catch(() => failed.push(title))
  }
  expect(failed.join('\n')).toMatch(title)
})
