import { delve } from '@kazamata/kernel/testing'
import type { BotDecision, BotPool, BotRequest } from '@kazamata/room/bots'
import { expect, test, vi } from 'vitest'
import {
  deferred,
  entriesBy,
  entriesOf,
  lastMoveBots,
  never,
  startTable,
  until,
} from '../../testing/local-table.ts'
import { aMatch, bot, person } from '../../testing/match.ts'

test('a bot gets its view, what it was told and its moves, and never the seed or the state', async () => {
  const asked: BotRequest[] = []
  await startTable({ occupants: [bot, person], game: delve.delve, parts: { bots: lastMoveBots(asked) } })
  await until(async () => expect(asked.length).toBeGreaterThan(0))
  const [request] = asked
  expect(Object.keys(request ?? {}).sort()).toEqual([
    'budget',
    'events',
    'game',
    'level',
    'moves',
    'seat',
    'seed',
    'view',
  ])
  expect(JSON.stringify(request)).not.toContain('ab'.repeat(8))
})

test('a bot that gives no answer, or nonsense, plays what an absent seat plays', async () => {
  for (const answer of [undefined, { moves: [] }, { moves: [{ take: 99 }] }]) {
    const bots: BotPool = { ask: async () => answer, close: () => undefined }
    const { entries } = await startTable({ occupants: [bot, person], parts: { bots } })
    await until(async () => expect(await entries()).toEqual([{ seat: 0, move: { take: 1 }, by: 'clock' }]))
  }
})

test('a plan that fails on the way is thought over again from there', async () => {
  const asked: BotRequest[] = []
  const bots: BotPool = {
    ask: async request => {
      asked.push(request)
      return { moves: [request.moves[0], { do: 'die', die: 99 }, { do: 'confirm' }] }
    },
    close: () => undefined,
  }
  const { table } = await startTable({ occupants: [person, bot], game: delve.delve, parts: { bots } })
  await until(async () => expect(table.get().thinking).toEqual([]))
  expect(asked.length).toBeGreaterThan(1)
  expect(entriesBy(await entriesOf(table), 1).every(entry => 'by' in entry && entry.by === 'bot')).toBe(true)
})

test('a bot whose thinking fails plays what an absent seat plays, and is asked again at its next turn', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const asked: BotRequest[] = []
  const bots: BotPool = {
    ask: request => {
      asked.push(request)
      return Promise.reject(new Error('The worker is gone.'))
    },
    close: () => undefined,
  }
  const { entries } = await startTable({ occupants: [bot, bot], parts: { bots } })
  await until(async () => expect((await entries()).length).toBeGreaterThan(2))
  // A lone move needs no thinking.
  const first = (await entries()).slice(0, 3)
  expect(first.every(entry => 'by' in entry && entry.by === 'clock')).toBe(true)
  expect(asked.length).toBeGreaterThan(2)
  expect(report).toHaveBeenCalled()
  report.mockRestore()
})

test('a bot whose question has changed while its plan was played commits nothing older', async () => {
  const answer = deferred<BotDecision>()
  const bots: BotPool = { ask: () => answer.promise, close: () => undefined }
  const { table, entries } = await startTable({
    occupants: [person, bot],
    game: delve.delve,
    parts: { bots, pause: never },
  })
  table.play({ do: 'die', die: 0 })
  await until(async () => expect(entriesBy(await entries(), 0)).toHaveLength(1))
  answer.resolve({
    moves: [
      { do: 'die', die: 1 },
      { do: 'die', die: 99 },
    ],
  })
  await until(async () => expect(entriesBy(await entries(), 1)).toHaveLength(1))
  expect(entriesBy(await entries(), 0)).toHaveLength(1)
})

test('a bot’s dice come from the secret of the match: what is public does not foretell them', async () => {
  const seeds = async (seed: string) => {
    const asked: BotRequest[] = []
    const match = aMatch(delve.delve, [bot, person], 'm1', {}, seed)
    await startTable({
      occupants: [bot, person],
      game: delve.delve,
      parts: { bots: lastMoveBots(asked), record: match.record },
    })
    await until(async () => expect(asked.length).toBeGreaterThan(0))
    return asked[0]?.seed
  }
  const [one, other] = [await seeds('ab'.repeat(32)), await seeds('cd'.repeat(32))]
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(one).not.toBe(other)
  expect(await seeds('ab'.repeat(32))).toBe(one)
})
