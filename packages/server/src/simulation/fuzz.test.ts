import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

test('malformed texts are refused or end their connection with a reason, and nothing breaks', async () => {
  const { rejected, closed, taken } = await fuzz(5_000, 1)
  expect(rejected).toBeGreaterThan(3_000)
  expect(closed).toBeGreaterThan(500)
  // Good ones between them go on being answered.
  expect(taken).toBeGreaterThan(50)
})
