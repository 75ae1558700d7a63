import { clientMessage, serverMessage } from '@kazamata/protocol'
import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { fuzzRoutes } from './fuzz-routes.ts'

const typeOf = (option: {
  readonly shape: { readonly type: { readonly def: { readonly values: readonly string[] } } }
}) => option.shape.type.def.values[0] ?? ''

test('malformed texts are refused or end their connection with a reason, and nothing breaks', async () => {
  const { rejected, closed, taken, types, sent } = await fuzz(6_000, 1)
  expect(rejected).toBeGreaterThan(3_000)
  expect(closed).toBeGreaterThan(500)
  // Good ones between them go on being answered.
  expect(taken).toBeGreaterThan(50)
  // Of each type that the protocol has.
  expect(Object.keys(types).sort()).toEqual(clientMessage.def.options.map(typeOf).sort())
  for (const [type, { good, bad }] of Object.entries(types)) {
    expect(good, type).toBeGreaterThan(50)
    expect(bad, type).toBeGreaterThan(150)
  }
  // They reach everything but what is said of other matches.
  const all = serverMessage.def.options.map(typeOf)
  expect(all.filter(type => !sent.includes(type)).sort()).toEqual(['rematch', 'turn'])
})

test('malformed requests for every route are refused, and nothing breaks', async () => {
  const { routes, unknown, answers } = await fuzzRoutes(4_000, 1)
  // Each route with a body has one here that it understands.
  expect(unknown).toEqual([])
  expect(Object.keys(routes).length).toBeGreaterThan(30)
  for (const [route, { understood, refused }] of Object.entries(routes)) {
    expect(understood, route).toBeGreaterThan(5)
    if (route.startsWith('POST')) expect(refused, route).toBeGreaterThan(20)
  }
  expect(answers['400']).toBeGreaterThan(1_000)
  // Good ones between them go on being answered.
  expect(answers['200']).toBeGreaterThan(50)
})
