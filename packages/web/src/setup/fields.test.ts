import type { AnyGame } from '@kazamata/kernel'
import { nim } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf } from './fields.ts'

const withOptions = (options: AnyGame['options']): AnyGame => ({ ...nim.nim, options })

test('options become switches and choices in their own order, with their defaults', () => {
  const game = withOptions(
    z.strictObject({
      who: z._default(z.enum(['chance', 'starter']), 'starter'),
      shown: z._default(z.boolean(), true),
      count: z._default(z.union([z.literal(0), z.literal(2)]), 2),
      later: z.optional(z.boolean()),
    }),
  )
  expect(fieldsOf(game)).toEqual([
    { is: 'choice', key: 'who', of: ['chance', 'starter'], value: 'starter' },
    { is: 'switch', key: 'shown', value: true },
    { is: 'choice', key: 'count', of: [0, 2], value: 2 },
    { is: 'switch', key: 'later', value: false },
  ])
})

test('an option that no form can ask for is a bug, and says so', () => {
  expect(() => fieldsOf(withOptions(z.strictObject({ n: z._default(z.int(), 3) })))).toThrow(
    /option n of nim/,
  )
  expect(() => fieldsOf(withOptions(z.strictObject({ n: z.boolean() })))).toThrow(/no default/)
})
