import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchText, readBatch } from './batch-text.ts'
import type { Write } from './writer.ts'

/** Also with what must not be taken for the end of a line, or for none. */
const anyId = fc.oneof(
  fc.string(),
  fc.constantFrom('', '\n', 'a\nb', 'append', '\r', '\u2028', '"', '{}'),
  fc.stringMatching(/^[\w-]{11,64}$/),
)
const json = fc.json()
const time = fc.oneof(
  fc.maxSafeNat(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter(n => !Object.is(n, -0)),
)

const entry = fc.record({ entry: json, request: fc.option(anyId), at: time })
const append = fc.record({
  of: fc.constant('matches' as const),
  kind: fc.constant('append' as const),
  progress: fc.record({ id: anyId, standing: json, played: time, due: fc.option(time) }),
  isDueStored: fc.boolean(),
  from: fc.nat(),
  entries: fc.array(entry),
  over: fc.boolean(),
})
const other = fc.record({
  of: fc.constant('matches' as const),
  kind: fc.constant('postpone' as const),
  id: anyId,
  length: fc.nat(),
  due: time,
})

test('the thread that writes reads the batch that was sent', () => {
  const batches: fc.Arbitrary<Write[]> = fc.array(fc.oneof(append, other))
  fc.assert(
    fc.property(batches, batch => {
      expect(readBatch(batchText(batch))).toEqual(batch)
    }),
  )
})

test('a text that ends in the middle of a write is no batch', () => {
  expect(() => readBatch('append\nid\n{}')).toThrow('ends in the middle')
})
