import type { AnyGame } from '@kazamata/kernel'
import { delve, nim, torch } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { type Figures, type Mutant, Simulation } from './testing/simulation.ts'

const tables: readonly (readonly [AnyGame, { seats: number; options: unknown }])[] = [
  [nim.nim, { seats: 3, options: { sticks: 60 } }],
  [delve.delve, { seats: 3, options: { rounds: 8 } }],
  [torch.torch, { seats: 2, options: { light: 40 } }],
]

/** Runs these seeds; throws with the seed at the first promise that is broken. */
async function simulate(seeds: number, steps: number, mutant?: Mutant): Promise<Figures> {
  const all: Figures = { entries: 0, kills: 0, accepted: 0, refused: 0 }
  for (let seed = 0; seed < seeds; seed++) {
    const table = tables[seed % tables.length]
    if (table === undefined) break
    const figures = await new Simulation(...table, seed, mutant).run(steps).catch((error: Error) => {
      throw new Error(`${table[0].id}, seed ${seed}: ${error.message}`)
    })
    for (const key of ['entries', 'kills', 'accepted', 'refused'] as const) all[key] += figures[key]
  }
  return all
}

test('two nodes on one log keep their promises through lost messages, dying nodes and unknown writes', async () => {
  const figures = await simulate(300, 500)
  // The storm must have been one.
  for (const count of Object.values(figures)) expect(count).toBeGreaterThan(1000)
})

const mutants: readonly (readonly [Mutant, RegExp])[] = [
  ['publishes before it is stored', /Version/],
  ['does not know a request again', /two ways|refused and is in the log|times/],
  ['resumes as if nothing had been undone', /Version/],
  ['goes on after an unknown write', /Version|times|Refused/],
  ['takes stale moves', /another question/],
]

test.each(mutants)('the simulation finds a node that %s', async (mutant, message) => {
  await expect(simulate(300, 500, mutant)).rejects.toThrow(message)
})
