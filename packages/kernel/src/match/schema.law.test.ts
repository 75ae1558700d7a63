import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordOf } from '../conformance/index.ts'
import { isRefusal } from '../errors.ts'
import { canonicalJson } from '../hash.ts'
import { isTame } from '../tame.ts'
import { nim } from '../testing/nim.ts'
import { readHeader } from './schema.ts'

const record = recordOf(nim, { seats: 2, options: { sticks: 4 }, seed: 'schema' }, 0)

/** A game that takes any options. */
const lenient = {
  ...nim,
  options: {
    parse: (input: unknown) => input,
    safeParse: (data: unknown) => ({ success: true as const, data }),
  },
}

function hasCanonicalJson(value: unknown): boolean {
  try {
    canonicalJson(value)
    return true
  } catch {
    return false
  }
}

const anything = fc.anything({ withNullPrototype: true, withDate: true, withMap: true })
const json = fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' })

test('options are taken exactly where their canonical JSON can be made', () => {
  fc.assert(
    fc.property(fc.oneof(anything, json), options => {
      const isTaken = !isRefusal(readHeader(lenient, { ...record, options }))
      expect(isTaken).toBe(isTame(options, 31) && hasCanonicalJson(options))
    }),
    { numRuns: 2000 },
  )
})

test('options that are nested as deep as a file may be are taken, one level more is not', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
  const isTaken = (options: unknown) => !isRefusal(readHeader(lenient, { ...record, options }))
  expect([isTaken(nested(31)), isTaken(nested(32))]).toEqual([true, false])
})
