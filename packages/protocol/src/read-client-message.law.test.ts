import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientMessage } from './client-messages.ts'
import { limits } from './limits.ts'
import { readClientMessage } from './read-client-message.ts'
import { readMessage } from './read-message.ts'

const good = {
  type: 'move',
  match: 'ab'.repeat(16),
  id: 'request-0001',
  question: 7,
  moves: [{ take: 1 }],
}

/** Values that almost fit. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    'move',
    'undo',
    'ab'.repeat(16),
    `${'ab'.repeat(16)}\n`,
    'AB'.repeat(16),
    'request-0001',
    'request 0001',
    'r'.repeat(65),
    -1,
    -0,
    0.5,
    2 ** 53,
    2 ** 53 - 1,
    1e300,
    [],
    [null],
    Array.from({ length: limits.moves }, () => 1),
    Array.from({ length: limits.moves + 1 }, () => 1),
    { length: 1, 0: 1 },
    { __proto__: null, deep: [[[]]] },
  ),
)
const key: fc.Arbitrary<string> = fc.constantFrom(
  'type',
  'match',
  'id',
  'question',
  'moves',
  'count',
  'toString',
  'extra',
)
/** A move with some keys left out, changed or added. */
const nearly = fc
  .record({ without: fc.array(key, { maxLength: 1 }), changed: fc.dictionary(key, odd, { maxKeys: 2 }) })
  .map(({ without, changed }) => {
    const kept = Object.entries(good).filter(([name]) => !without.includes(name))
    return JSON.stringify({ ...Object.fromEntries(kept), ...changed })
  })
const anyText = fc.oneof(
  { weight: 4, arbitrary: nearly },
  fc.json(),
  fc.string(),
  fc.constantFrom('{"__proto__":{"type":"move"}}', `${JSON.stringify(good).slice(0, -1)},"__proto__":1}`),
)

test('a message is read as its schema says', () => {
  fc.assert(
    fc.property(anyText, text => {
      expect(readClientMessage(text)).toEqual(clientMessage.safeParse(readMessage(text)).data)
    }),
    { numRuns: 1_000 },
  )
})

test('a move is read whatever the order of its keys', () => {
  const { type, ...rest } = good
  expect(readClientMessage(JSON.stringify({ ...rest, type }))).toEqual(good)
})
