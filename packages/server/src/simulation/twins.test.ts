import { clientMessage, serverMessage } from '@kazamata/protocol'
import { expect, test } from 'vitest'
import { leaks } from './leaks.ts'
import { tableLeaks } from './table-leaks.ts'
import { tableTwins } from './table-twins.ts'
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
const tableSteps = 12

/** What viewers of a running match are sent, and what is said to the server there. */
const sentInMatches = [
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
]
const saidInMatches = ['assign', 'hello', 'hint', 'join', 'leave', 'move', 'nonsense', 'ping', 'say', 'undo']
/** The same at a table before the match, and after it. */
const sentAtTables = ['table', 'deal', 'rematch', 'chat', 'update']
const saidAtTables = ['nonceHash', 'nonce', 'say']

const typeOf = (option: (typeof clientMessage.def.options | typeof serverMessage.def.options)[number]) =>
  option.shape.type.def.values[0] ?? ''

test('twins are sent and say every message that the protocol has', () => {
  const sent = new Set([...sentInMatches, ...sentAtTables])
  expect([...sent].sort()).toEqual(serverMessage.def.options.map(typeOf).sort())
  const said = new Set([...saidInMatches, ...saidAtTables].filter(type => type !== 'nonsense'))
  expect([...said].sort()).toEqual(clientMessage.def.options.map(typeOf).sort())
})

test.each(Object.entries(pairs))('what others do in secret shows in no byte: %s', async (id, count) => {
  const table = [...smallTables, ...(await realTables())].find(({ game }) => game.id === id)
  if (table === undefined) throw new Error(`There is no game "${id}".`)
  let different = 0
  const types = new Set<string>()
  const said = new Set<string>()
  for (let seed = 0; seed < count; seed++) {
    const figures = await twins(table, seed, steps)
    different += figures.different
    for (const type of figures.types) types.add(type)
    for (const type of figures.said) said.add(type)
  }
  // There must have been secrets, and all that is said of a running match.
  expect(different).toBeGreaterThan(count / 4)
  expect([...types].sort()).toEqual([...sentInMatches].sort())
  expect([...said].sort()).toEqual([...saidInMatches].sort())
})

test.each(leaks)('a server that %s is found', async leak => {
  const find = async () => {
    for (let seed = 0; seed < 100; seed++)
      for (const table of smallTables) await twins(table, seed, steps, leak)
  }
  await expect(find()).rejects.toThrow(/a secret shows/)
})

test("at a waiting table, what is nobody else's business shows in no byte", async () => {
  let different = 0
  const types = new Set<string>()
  const said = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const figures = await tableTwins(seed, tableSteps)
    different += figures.different
    for (const type of figures.types) types.add(type)
    for (const type of figures.said) said.add(type)
  }
  expect(different).toBeGreaterThan(150)
  for (const type of sentAtTables) expect(types).toContain(type)
  for (const type of saidAtTables) expect(said).toContain(type)
})

test.each(tableLeaks)('a server that %s is found at a waiting table', async leak => {
  const find = async () => {
    for (let seed = 0; seed < 50; seed++) await tableTwins(seed, tableSteps, leak)
  }
  await expect(find()).rejects.toThrow(/a secret shows|names a secret|shows a nonce/)
})
