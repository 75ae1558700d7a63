import { delve } from '@kazamata/kernel/testing'
import { expect, test } from 'vitest'
import { perspective, settled, startTable, until } from '../../testing/local-table.ts'
import { person } from '../../testing/match.ts'

test('the device changes hands at every secret question', async () => {
  const { table, entries } = await startTable({ occupants: [person, person] })
  expect(perspective(table)).toEqual({ viewer: 'table', curtain: [0] })
  table.play({ take: 1 })
  await settled()
  expect(await entries()).toEqual([])
  table.confirm(0)
  expect(perspective(table)).toEqual({ viewer: 0, actor: 0 })
  table.play({ take: 1 })
  await until(async () => expect(perspective(table)).toEqual({ viewer: 'table', curtain: [1] }))
})

test('after an open question even the same person needs the curtain again', async () => {
  let open = false
  const { table } = await startTable({ occupants: [person, person], parts: { isOpenQuestion: () => open } })
  table.confirm(0)
  open = true
  table.play({ take: 1 })
  await until(async () => expect(perspective(table)).toEqual({ viewer: 'table', actor: 1 }))
  table.play({ take: 1 })
  await until(async () => expect(perspective(table)).toEqual({ viewer: 'table', actor: 0 }))
  open = false
  table.play({ take: 1 })
  await until(async () => expect(perspective(table)).toEqual({ viewer: 'table', curtain: [1] }))
})

test('around one screen the order is free, and whoever has the device goes on until they confirm', async () => {
  const { table, entries } = await startTable({ occupants: [person, person, person], game: delve.delve })
  const seen = () => perspective(table)
  const finish = async () => {
    const seat = seen().actor
    if (seat === undefined) throw new Error('Nobody has the device.')
    while (seen().actor === seat) {
      const count = (await entries()).length
      table.play(table.get().snapshot.moves[0])
      await until(async () => expect((await entries()).length).toBeGreaterThan(count))
    }
  }
  expect(seen()).toEqual({ viewer: 'table', curtain: [0, 1, 2] })
  table.confirm(2)
  expect(seen()).toEqual({ viewer: 2, actor: 2 })
  await finish()
  expect(seen()).toEqual({ viewer: 'table', curtain: [0, 1] })
  table.confirm(2)
  expect(seen().viewer).toBe('table')
  table.confirm(1)
  await finish()
  expect(seen()).toEqual({ viewer: 'table', curtain: [0] })
  table.confirm(0)
  // The last confirmation begins the next round: its story is for everybody, and no one has the device.
  await finish()
  expect(seen().viewer).toBe('table')
  expect(seen().curtain).toContain(0)
})
