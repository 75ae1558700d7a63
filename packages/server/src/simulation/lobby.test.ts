import { expect, test } from 'vitest'
import { type LobbyMutant, simulateLobby } from './lobby.ts'

async function simulateAll(seeds: number, mutant?: LobbyMutant) {
  const sum = { changes: 0, starts: 0, kills: 0 }
  for (let seed = 0; seed < seeds; seed++) {
    const figures = await simulateLobby(seed, 400, mutant)
    for (const key of ['changes', 'starts', 'kills'] as const) sum[key] += figures[key]
  }
  return sum
}

test('nobody sits twice or where they were removed from, and a match is of exactly those who sat there', async () => {
  const { changes, starts, kills } = await simulateAll(150)
  // The storm must have been one.
  expect(changes).toBeGreaterThan(1_000)
  expect(starts).toBeGreaterThan(50)
  expect(kills).toBeGreaterThan(100)
})

test('the simulation finds a node that starts a table that has changed meanwhile', async () => {
  await expect(simulateAll(500, 'starts a table that has changed')).rejects.toThrow(
    /not those who sat|missing|at no table|removed is in/,
  )
})
