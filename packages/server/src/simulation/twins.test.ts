import { expect, test } from 'vitest'
import { leaks } from './leaks.ts'
import { realTables, smallTables } from './tables.ts'
import { twins } from './twins.ts'

/** By game: how many pairs; most where turns are hidden. */
const pairs: Readonly<Record<string, number>> = {
  nim: 50,
  delve: 400,
  torch: 50,
  'welcome-back': 200,
  'paper-dungeons': 250,
  'tiny-epic': 50,
}
const steps = 8

test.each(Object.entries(pairs))('what others do in secret shows in no byte: %s', async (id, count) => {
  const table = [...smallTables, ...(await realTables())].find(({ game }) => game.id === id)
  if (table === undefined) throw new Error(`There is no game "${id}".`)
  let different = 0
  const types = new Set<string>()
  for (let seed = 0; seed < count; seed++) {
    const figures = await twins(table, seed, steps)
    different += figures.different
    for (const type of figures.types) types.add(type)
  }
  // There must have been secrets, and all that is said of a running match.
  expect(different).toBeGreaterThan(count / 4)
  expect([...types].sort()).toEqual([
    'ack',
    'activity',
    'chat',
    'close',
    'pong',
    'presence',
    'reject',
    'turn',
    'unchanged',
    'update',
    'welcome',
  ])
})

test.each(leaks)('a server that %s is found', async leak => {
  const find = async () => {
    for (let seed = 0; seed < 100; seed++)
      for (const table of smallTables) await twins(table, seed, steps, leak)
  }
  await expect(find()).rejects.toThrow(/a secret shows/)
})
