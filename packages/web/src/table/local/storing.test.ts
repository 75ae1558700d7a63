import { type MatchStore, memoryStore, type WriteResult } from '@kazamata/room/store'
import { expect, test, vi } from 'vitest'
import { deferred, settled, startTable, until } from '../../testing/local-table.ts'
import { person } from '../../testing/match.ts'

/** A store that answers an append when and how the test says. */
const storeAnswering = (answer: Promise<WriteResult>): MatchStore => ({
  ...memoryStore(),
  append: () => answer,
})

test('a decision is stored before it is shown', async () => {
  const writing = deferred<WriteResult>()
  const { table, entries } = await startTable({
    occupants: [person, person],
    parts: { isOpenQuestion: () => true, store: storeAnswering(writing.promise) },
  })
  table.play({ take: 1 })
  await settled()
  expect(await entries()).toEqual([])
  writing.resolve('won')
  await until(async () => expect(await entries()).toEqual([{ seat: 0, move: { take: 1 }, by: 'player' }]))
})

test('where the browser has no space the match goes on and says so', async () => {
  const { table, entries } = await startTable({
    occupants: [person, person],
    parts: { isOpenQuestion: () => true, store: storeAnswering(Promise.resolve('failed')) },
  })
  table.play({ take: 1 })
  await until(async () => expect(await entries()).toHaveLength(1))
  expect(table.get().trouble).toBe('unsaved')
  table.play({ take: 1 })
  await until(async () => expect(await entries()).toHaveLength(2))
})

test('a store that breaks is a store that takes nothing', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = { ...memoryStore(), append: () => Promise.reject(new Error('The database is gone.')) }
  const { table, entries } = await startTable({
    occupants: [person, person],
    parts: { isOpenQuestion: () => true, store },
  })
  table.play({ take: 1 })
  await until(async () => expect(await entries()).toHaveLength(1))
  expect(table.get().trouble).toBe('unsaved')
  expect(report).toHaveBeenCalledTimes(1)
  report.mockRestore()
})

test('where another tab has gone on the table stops and says so', async () => {
  const { table, entries } = await startTable({
    occupants: [person, person],
    parts: { isOpenQuestion: () => true, store: storeAnswering(Promise.resolve('lost')) },
  })
  table.play({ take: 1 })
  await until(async () => expect(table.get().trouble).toBe('elsewhere'))
  table.play({ take: 1 })
  await settled()
  expect(await entries()).toEqual([])
})
