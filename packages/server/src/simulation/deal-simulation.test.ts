import { expect, test } from 'vitest'
import { simulateDeal } from './deal-simulation.ts'

test('deals over broken lines, with late answers and dying nodes: a match begins once, receipts fit, nobody waits for ever', async () => {
  const sum = { kills: 0, cuts: 0, redeals: 0, early: 0 }
  for (let seed = 0; seed < 200; seed++) {
    const figures = await simulateDeal(seed, 400)
    for (const key of ['kills', 'cuts', 'redeals', 'early'] as const) sum[key] += figures[key]
  }
  // The storm must have been one.
  for (const count of Object.values(sum)) expect(count).toBeGreaterThan(50)
})
