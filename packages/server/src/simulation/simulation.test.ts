import { expect, test } from 'vitest'
import { type Mutant, mutants } from './mutants.ts'
import { simulate, sumOf } from './simulation.ts'
import { smallTables } from './tables.ts'

const steps = 200

/** Simulates these seeds; throws with the seed at the first promise that is broken. */
async function simulateAll(seeds: number, mutant?: Mutant) {
  const all = []
  for (let seed = 0; seed < seeds; seed++)
    for (const table of smallTables.slice(seed % smallTables.length).slice(0, 1))
      all.push(await simulate(table, seed, steps, mutant))
  return sumOf(all)
}

test('two nodes on one store keep their promises through cut lines, dying nodes and unknown writes', async () => {
  const figures = await simulateAll(500)
  // The storm must have been one.
  expect(figures.entries).toBeGreaterThan(5000)
  for (const count of Object.values(figures)) expect(count).toBeGreaterThan(300)
})

const found: Readonly<Record<Mutant, RegExp>> = {
  'publishes before it is stored': /went back|shown in two ways|not what the log says/,
  'does not know a request again': /refused \(\S+\) and is in the log|is in the log \d+ times/,
  'stays behind its client': /went back/,
  'resumes as if nothing had been undone': /shown in two ways|not what the log says/,
  'goes on after an unknown write': /went back|shown in two ways|not what the log says/,
  'takes stale moves': /answered another question/,
}

test.each(mutants)('the simulation finds a node that %s', async mutant => {
  await expect(simulateAll(500, mutant)).rejects.toThrow(found[mutant])
})
