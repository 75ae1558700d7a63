import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { fuzzRoutes } from './fuzz-routes.ts'

test('malformed texts are refused or end their connection with a reason, and nothing breaks', async () => {
  const { rejected, closed, taken } = await fuzz(5_000, 1)
  expect(rejected).toBeGreaterThan(3_000)
  expect(closed).toBeGreaterThan(500)
  // Good ones between them go on being answered.
  expect(taken).toBeGreaterThan(50)
})

test('malformed requests for every route are refused, and nothing breaks', async () => {
  const { routes, answers } = await fuzzRoutes(4_000, 1)
  expect(routes).toBeGreaterThan(25)
  expect(answers['400']).toBeGreaterThan(1_000)
  // Good ones between them go on being answered.
  expect(answers['200']).toBeGreaterThan(50)
})
