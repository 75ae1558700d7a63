import { type AnyGame, hash } from '@kazamata/kernel'
import type { MatchRecord } from '@kazamata/kernel/match'
import { accepted, delve } from '@kazamata/kernel/testing'
import type { BotDecision } from '@kazamata/room/bots'
import { Room, type RoomParts } from '@kazamata/room/room'
import { memoryStore } from '@kazamata/room/store'
import { expect, test, vi } from 'vitest'
import {
  deferred,
  delveTurn,
  entriesBy,
  entriesOf,
  lastMoveBots,
  never,
  settled,
  silentBots,
  startTable,
  until,
} from '../../testing/local-table.ts'
import { aMatch, bot, person, stored } from '../../testing/match.ts'

const roomParts = (game: AnyGame, record: MatchRecord): RoomParts => ({
  game,
  record,
  log: { append: async () => 'failed', read: async () => [] },
  bots: silentBots,
  budget: { decision: 1, turn: 1 },
  pace: { pause: never, ready: never },
  report: error => console.error(error),
})

test('an illegal move changes nothing', async () => {
  const { table, entries, store } = await startTable({ occupants: [person, bot] })
  table.play({ take: 9 })
  await settled()
  expect(await entries()).toEqual([])
  expect((await store.load('m1'))?.record.entries).toEqual([])
})

test('a second click answers a moment that has passed and is dropped', async () => {
  const { table, entries } = await startTable({
    occupants: [person, person],
    parts: { isOpenQuestion: () => true },
  })
  table.play({ take: 1 })
  table.play({ take: 1 })
  await until(async () => expect(await entries()).toHaveLength(1))
  await settled()
  expect(await entries()).toHaveLength(1)
})

test('several decisions are played one after another while legal, and stored in one go', async () => {
  const store = memoryStore()
  const append = vi.fn(store.append)
  const { table, entries } = await startTable({
    occupants: [person, bot],
    game: delve.delve,
    parts: { bots: silentBots, store: { ...store, append } },
  })
  await store.create(stored(delve.delve, aMatch(delve.delve, [person, bot])), [])
  const turn = delveTurn(table.get().snapshot.view, 0)
  table.play(...turn.slice(0, 1), { do: 'confirm' }, ...turn.slice(1))
  await until(async () => expect(await entries()).toHaveLength(1))
  table.play(...turn.slice(1), { do: 'confirm' })
  await until(async () => expect(await entries()).toHaveLength(turn.length))
  expect(append).toHaveBeenCalledTimes(2)
})

test('decisions that showed nobody anything can be taken back, one or several', async () => {
  const { table, entries } = await startTable({
    occupants: [person, bot],
    game: delve.delve,
    parts: { bots: silentBots },
  })
  const decide = () => table.play(table.get().snapshot.moves[0])
  for (const count of [1, 2, 3]) {
    decide()
    await until(async () => expect(await entries()).toHaveLength(count))
  }
  table.undo(1)
  await until(async () => expect((await entries()).at(-1)).toEqual({ seat: 0, back: 2 }))
  table.undo(3)
  await settled()
  expect(await entries()).toHaveLength(4)
  table.undo(2)
  await until(async () => expect((await entries()).at(-1)).toEqual({ seat: 0, back: 0 }))
})

test('what bots do in secret swallows no click and no undo', async () => {
  const answer = deferred<BotDecision>()
  const { table, entries } = await startTable({
    occupants: [person, bot],
    game: delve.delve,
    parts: { bots: { ask: () => answer.promise, close: () => undefined }, pause: never },
  })
  answer.resolve({ moves: [{ do: 'die', die: 1 }] })
  table.play({ do: 'die', die: 0 })
  await until(async () => expect(entriesBy(await entries(), 1)).not.toEqual([]))
  await until(async () => expect(entriesBy(await entries(), 0)).toHaveLength(1))
  table.undo(1)
  await until(async () => expect(entriesBy(await entries(), 0).at(-1)).toHaveProperty('back'))
})

test('what is stored replays to what was on the screen, at any moment', async () => {
  const { table, store } = await startTable({ occupants: [bot, person], game: delve.delve })
  await until(async () => expect((await entriesOf(table)).length).toBeGreaterThan(2))
  const { version, view, events } = table.get().snapshot
  const found = await store.load('m1')
  if (found === undefined) throw new Error('The match is gone.')
  const again = accepted(Room.open(roomParts(delve.delve, found.record)))
  const { view: viewAgain, events: eventsAgain } = again.snapshot(1)
  expect(again.snapshot(1).version).toBe(version)
  expect(hash([viewAgain, eventsAgain])).toBe(hash([view, events]))
})

test('a closed table plays nothing more', async () => {
  const rest = deferred<void>()
  const close = vi.fn()
  const { table, entries } = await startTable({
    occupants: [bot, person],
    parts: { pause: () => rest.promise, bots: { ...lastMoveBots(), close } },
  })
  table.close()
  expect(close).toHaveBeenCalledTimes(1)
  rest.resolve()
  await settled()
  expect(await entries()).toEqual([])
})
