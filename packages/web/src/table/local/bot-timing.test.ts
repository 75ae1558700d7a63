import { delve } from '@kazamata/kernel/testing'
import type { BotDecision, BotPool, BotRequest } from '@kazamata/room/bots'
import { expect, test } from 'vitest'
import {
  deferred,
  delveTurn,
  entriesBy,
  entriesOf,
  lastMoveBots,
  openTable,
  settled,
  startTable,
  until,
} from '../../testing/local-table.ts'
import { bot, person } from '../../testing/match.ts'

/** Bots that answer with a whole turn of delve. */
const planningBots = (asked: BotRequest[]): BotPool => ({
  ask: async request => {
    asked.push(request)
    return { moves: delveTurn(request.view, request.seat) }
  },
  close: () => undefined,
})

test('a bot answers after its thinking and not before the least time', async () => {
  const rest = deferred<void>()
  const { table, entries } = await startTable({
    occupants: [bot, person],
    parts: { pause: () => rest.promise },
  })
  expect(table.get().thinking).toEqual([0])
  await settled()
  expect(await entries()).toEqual([])
  rest.resolve()
  await until(async () => expect(await entries()).toEqual([{ seat: 0, move: { take: 3 }, by: 'bot' }]))
  expect(table.get().thinking).toEqual([])
})

test('a slow bot is waited for', async () => {
  const decision = deferred<BotDecision>()
  const { entries } = await startTable({
    occupants: [bot, person],
    parts: { bots: { ask: () => decision.promise, close: () => undefined } },
  })
  await settled()
  expect(await entries()).toEqual([])
  decision.resolve({ moves: [{ take: 2 }] })
  await until(async () => expect(await entries()).toHaveLength(1))
})

test('a lone move is not thought over, but takes its time like any other', async () => {
  const asked: BotRequest[] = []
  const rest = deferred<void>()
  const { entries } = await startTable({
    occupants: [bot, person],
    options: { sticks: 1 },
    parts: { bots: lastMoveBots(asked), pause: () => rest.promise },
  })
  await settled()
  expect(await entries()).toEqual([])
  rest.resolve()
  await until(async () => expect(await entries()).toHaveLength(1))
  expect(asked).toEqual([])
})

test('bots alone play to the end', async () => {
  const { table, store } = await startTable({ occupants: [bot, bot, bot] })
  await until(async () => expect(table.get().snapshot.outcome).toBeDefined())
  expect((await store.list())[0]?.winners).toEqual([0])
})

test('bots that decide at once think at once', async () => {
  const { table } = await startTable({
    occupants: [bot, bot, bot],
    game: delve.delve,
    parts: { pause: () => new Promise(() => undefined) },
  })
  expect(table.get().thinking).toEqual([0, 1, 2])
})

test('bots hold their moves until the board has shown what was before', async () => {
  const table = await openTable({ occupants: [bot, bot] })
  table.subscribe(() => undefined)
  const count = async () => (await entriesOf(table)).length
  await settled()
  expect(await count()).toBe(0)
  table.shown(table.get().snapshot)
  await until(async () => expect(await count()).toBe(1))
  await settled()
  expect(await count()).toBe(1)
  table.shown(table.get().snapshot)
  await until(async () => expect(await count()).toBe(2))
})

test('a bot plans its hidden turn, plays it at once, and holds back only what others hear of', async () => {
  const asked: BotRequest[] = []
  const rest = deferred<void>()
  const { table, entries } = await startTable({
    occupants: [person, bot, bot],
    game: delve.delve,
    parts: { bots: planningBots(asked), pause: () => rest.promise },
  })
  await until(async () => expect(entriesBy(await entries(), 1).length).toBeGreaterThan(1))
  await settled()
  expect(asked.map(request => request.seat)).toEqual([1, 2])
  expect(table.get().snapshot.active).toEqual([0, 1, 2])
  expect(table.get().thinking).toEqual([1, 2])
  rest.resolve()
  await until(async () => expect(table.get().thinking).toEqual([]))
  expect(entriesBy(await entries(), 1).at(-1)).toEqual({ seat: 1, move: { do: 'confirm' }, by: 'bot' })
  expect(asked).toHaveLength(2)
})
