import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { variants } from './variants.ts'

describe('options to soak', () => {
  it('are each value on its own, all together, and all but one', () => {
    const options = z.object({
      known: z.boolean().default(true),
      first: z.enum(['random', 'starter', 'eldest']).default('random'),
      count: z.union([z.literal(0), z.literal(2)]).default(2),
    })
    expect(variants(options)).toEqual([
      {},
      { known: false },
      { first: 'starter' },
      { first: 'eldest' },
      { count: 0 },
      { known: false, first: 'eldest', count: 0 },
      { first: 'eldest', count: 0 },
      { known: false, count: 0 },
      { known: false, first: 'eldest' },
    ])
    for (const set of variants(options)) expect(options.safeParse(set).success).toBe(true)
  })

  it('are the defaults where there is nothing to choose', () => {
    expect(variants(z.object({}))).toEqual([{}])
  })
})
