import { expect, test } from 'vitest'
import { BatchedLookup } from './batched-lookup.ts'

/** Questions that are answered when the test says so. */
function slowly() {
  const asked: { readonly keys: readonly string[]; answer(text: string): void; fail(): void }[] = []
  const lookup = new BatchedLookup<string>(
    keys =>
      new Promise((answer, reject) => asked.push({ keys, answer, fail: () => reject(new Error('away')) })),
  )
  const settled = () => new Promise(resolve => setImmediate(resolve))
  return { asked, lookup, settled }
}

test('what is wanted while a question is being answered is one question', async () => {
  const { asked, lookup, settled } = slowly()
  const first = [lookup.find(['a']), lookup.find(['b', 'a'])]
  await settled()
  const second = [lookup.find(['c']), lookup.find(['a'])]
  await settled()
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b']])
  asked[0]?.answer('one')
  expect(await Promise.all(first)).toEqual(['one', 'one'])
  await settled()
  expect(asked.map(({ keys }) => keys)).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ])
  asked[1]?.answer('two')
  expect(await Promise.all(second)).toEqual(['two', 'two'])
})

test('a question that fails fails for all who asked it, and the next one is asked', async () => {
  const { asked, lookup, settled } = slowly()
  const both = [lookup.find(['a']), lookup.find(['b'])].map(answer => answer.catch(() => 'failed'))
  await settled()
  const next = lookup.find(['c'])
  asked[0]?.fail()
  expect(await Promise.all(both)).toEqual(['failed', 'failed'])
  await settled()
  asked[1]?.answer('three')
  expect(await next).toBe('three')
})
