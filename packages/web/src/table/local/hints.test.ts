import { torch } from '@kazamata/kernel/testing'
import type { BotPool } from '@kazamata/room/bots'
import { expect, test } from 'vitest'
import { deferred, startTable, until } from '../../testing/local-table.ts'
import { bot, person } from '../../testing/match.ts'

/** Bots that announce an aim and play the last move. */
const announcingBots: BotPool = {
  ask: async request => ({
    moves: request.moves.slice(-1),
    aim: { id: 'aim.test', values: { seat: request.seat } },
  }),
  close: () => undefined,
}

test('a bot tells its comrades what it is about before it moves, and no longer than its turn', async () => {
  const rest = deferred<void>()
  const { table, entries } = await startTable({
    occupants: [bot, person],
    game: torch.torch,
    parts: { bots: announcingBots, pause: () => rest.promise },
  })
  await until(async () => expect(table.get().aims[0]).toEqual({ id: 'aim.test', values: { seat: 0 } }))
  expect(await entries()).toEqual([])
  rest.resolve()
  await until(async () => expect(table.get().thinking).toEqual([]))
  expect(table.get().aims[0]).toBeUndefined()
})

test('rivals never hear what a bot is about', async () => {
  const { table, entries } = await startTable({ occupants: [bot, person], parts: { bots: announcingBots } })
  const heard: unknown[] = []
  table.subscribe(() => heard.push(...table.get().aims))
  await until(async () => expect(await entries()).toHaveLength(1))
  expect(heard.filter(aim => aim !== undefined)).toEqual([])
})

test('[TE-UI.19] comrades point and propose; nothing of it is stored, and it is gone when the match moves on', async () => {
  const { table, entries, store } = await startTable({ occupants: [person, person, bot], game: torch.torch })
  const hints = () => table.get().hints
  table.hint({ seat: 1, spot: 24 })
  table.hint({ seat: 1, move: { do: 'rest' } })
  table.hint({ seat: 0, spot: 24 })
  expect(hints()).toHaveLength(3)
  table.hint({ seat: 1, spot: 7 })
  expect(hints()).toContainEqual({ seat: 1, spot: 7 })
  expect(hints()).not.toContainEqual({ seat: 1, spot: 24 })
  table.hint({ seat: 1, move: { do: 'rest' } })
  expect(hints()).toEqual([
    { seat: 0, spot: 24 },
    { seat: 1, spot: 7 },
  ])
  expect(await entries()).toEqual([])
  expect((await store.load('m1'))?.record.entries).toEqual([])
  table.play({ do: 'explore' })
  await until(async () => expect(await entries()).toHaveLength(1))
  expect(hints()).toEqual([])
})

test('[TE-UI.19] a move that nobody could play is not proposed, bots suggest nothing, and rivals neither', async () => {
  const { table } = await startTable({ occupants: [person, bot], game: torch.torch })
  table.hint({ seat: 0, move: { do: 'back' } })
  table.hint({ seat: 1, spot: 3 })
  table.hint({ seat: 9, spot: 3 })
  expect(table.get().hints).toEqual([])
  const rivals = await startTable({ occupants: [person, person] })
  rivals.table.hint({ seat: 0, spot: 3 })
  expect(rivals.table.get().hints).toEqual([])
})
