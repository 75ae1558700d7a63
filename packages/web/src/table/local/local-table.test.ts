import { type AnyGame, fastChance, hash, type Occupant } from '@kazamata/kernel'
import type { Entry, MatchRecord } from '@kazamata/kernel/match'
import { accepted, delve, nim, torch } from '@kazamata/kernel/testing'
import type { BotDecision, BotPool, BotRequest } from '@kazamata/room/bots'
import { Room, type RoomParts } from '@kazamata/room/room'
import { type MatchStore, memoryStore, type WriteResult } from '@kazamata/room/store'
import { expect, test, vi } from 'vitest'
import { aMatch, bot, person, stored } from '../../testing/match.ts'
import type { Table } from '../table.ts'
import { type LocalTableParts, openLocalTable } from './local-table.ts'
import type { Perspective } from './perspective.ts'

/** A promise to be kept when the test says so. */
function promise<T>() {
  let keep: (value: T) => void = () => undefined
  const made = new Promise<T>(resolve => {
    keep = resolve
  })
  return { made, keep }
}

/** Bots that answer with the last move, and remember what they were asked. */
function lastMove(asked: BotRequest[] = []): BotPool {
  return {
    ask: async request => {
      asked.push(request)
      return { moves: request.moves.slice(-1) }
    },
    close: () => undefined,
  }
}

interface Set {
  readonly sitting: readonly Occupant[]
  readonly game?: AnyGame
  readonly options?: unknown
  readonly parts?: Partial<LocalTableParts>
}

async function open({ sitting, game = nim.nim, options = {}, parts = {} }: Set, store = memoryStore()) {
  const match = aMatch(game, sitting, 'm1', options)
  await store.create(stored(game, match), [])
  return accepted(
    openLocalTable({
      game,
      isOpenQuestion: () => false,
      stored: stored(game, match),
      record: match.record,
      store,
      bots: lastMove(),
      pause: () => Promise.resolve(),
      ...parts,
    }),
  )
}

/** A table with a board that shows everything at once. */
async function set(setting: Set) {
  const store = memoryStore()
  const table = await open(setting, store)
  const look = () => table.shown(table.get().snapshot)
  table.subscribe(look)
  look()
  return { table, store, entries: () => entriesOf(table) }
}

const roomParts = (game: AnyGame, record: MatchRecord): RoomParts => ({
  game,
  record,
  log: { append: async () => 'failed', read: async () => [] },
  bots: asleep,
  budget: { decision: 1, turn: 1 },
  pace: { pause: never, ready: never },
  report: error => console.error(error),
})

async function recordOf(table: Table): Promise<MatchRecord> {
  return JSON.parse((await (await table.file())?.text()) ?? '')
}

async function entriesOf(table: Table): Promise<readonly Entry[]> {
  return (await recordOf(table)).entries
}

/** Whose view is shown, who decides, and whom the curtain waits for. */
function perspective(table: Table): Perspective {
  const { snapshot, actor, curtain } = table.get()
  return { viewer: snapshot.viewer, ...(actor !== undefined && { actor }), ...(curtain && { curtain }) }
}

const quiet = () => vi.waitFor(() => undefined)
/** A busy machine is slow, not wrong. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 2 })

/** A store that answers an append when and how the test says. */
function slowStore(store: MatchStore, answer: Promise<WriteResult>): MatchStore {
  return { ...store, append: () => answer }
}

test('a decision is stored before it is shown', async () => {
  const writing = promise<WriteResult>()
  const { table, entries } = await set({
    sitting: [person, person],
    parts: { isOpenQuestion: () => true, store: slowStore(memoryStore(), writing.made) },
  })
  table.play({ take: 1 })
  await quiet()
  expect(await entries()).toEqual([])
  writing.keep('won')
  await until(async () => expect(await entries()).toEqual([{ seat: 0, move: { take: 1 }, by: 'player' }]))
})

test('an illegal move changes nothing', async () => {
  const { table, entries, store } = await set({ sitting: [person, bot] })
  table.play({ take: 9 })
  await quiet()
  expect(await entries()).toEqual([])
  expect((await store.load('m1'))?.record.entries).toEqual([])
})

test('a second click answers a moment that has passed and is dropped', async () => {
  const { table, entries } = await set({ sitting: [person, person], parts: { isOpenQuestion: () => true } })
  table.play({ take: 1 })
  table.play({ take: 1 })
  await until(async () => expect(await entries()).toHaveLength(1))
  await quiet()
  expect(await entries()).toHaveLength(1)
})

test('a bot answers after its thinking and not before the least time', async () => {
  const rest = promise<void>()
  const { table, entries } = await set({ sitting: [bot, person], parts: { pause: () => rest.made } })
  expect(table.get().thinking).toEqual([0])
  await quiet()
  expect(await entries()).toEqual([])
  rest.keep()
  await until(async () => expect(await entries()).toEqual([{ seat: 0, move: { take: 3 }, by: 'bot' }]))
  expect(table.get().thinking).toEqual([])
})

test('a slow bot is waited for', async () => {
  const context = promise<BotDecision>()
  const { entries } = await set({
    sitting: [bot, person],
    parts: { bots: { ask: () => context.made, close: () => undefined } },
  })
  await quiet()
  expect(await entries()).toEqual([])
  context.keep({ moves: [{ take: 2 }] })
  await until(async () => expect(await entries()).toHaveLength(1))
})

test('a lone move is not thought over, but takes its time like any other', async () => {
  const asked: BotRequest[] = []
  const rest = promise<void>()
  const { entries } = await set({
    sitting: [bot, person],
    options: { sticks: 1 },
    parts: { bots: lastMove(asked), pause: () => rest.made },
  })
  await quiet()
  expect(await entries()).toEqual([])
  rest.keep()
  await until(async () => expect(await entries()).toHaveLength(1))
  expect(asked).toEqual([])
})

test('a bot gets its view, what it was told and its moves, and never the seed or the state', async () => {
  const asked: BotRequest[] = []
  await set({ sitting: [bot, person], game: delve.delve, parts: { bots: lastMove(asked) } })
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
    const { entries } = await set({ sitting: [bot, person], parts: { bots } })
    await until(async () => expect(await entries()).toEqual([{ seat: 0, move: { take: 1 }, by: 'clock' }]))
  }
})

test('bots alone play to the end', async () => {
  const { table, store } = await set({ sitting: [bot, bot, bot] })
  await until(async () => expect(table.get().snapshot.outcome).toBeDefined())
  expect((await store.list())[0]?.winners).toEqual([0])
})

test('bots that decide at once think at once', async () => {
  const { table } = await set({
    sitting: [bot, bot, bot],
    game: delve.delve,
    parts: { pause: () => new Promise(() => undefined) },
  })
  expect(table.get().thinking).toEqual([0, 1, 2])
})

test('where the browser has no space the match goes on and says so', async () => {
  const { table, entries } = await set({
    sitting: [person, person],
    parts: { isOpenQuestion: () => true, store: slowStore(memoryStore(), Promise.resolve('failed')) },
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
  const { table, entries } = await set({
    sitting: [person, person],
    parts: { isOpenQuestion: () => true, store },
  })
  table.play({ take: 1 })
  await until(async () => expect(await entries()).toHaveLength(1))
  expect(table.get().trouble).toBe('unsaved')
  expect(report).toHaveBeenCalledTimes(1)
  report.mockRestore()
})

test('where another tab has gone on the table stops and says so', async () => {
  const { table, entries } = await set({
    sitting: [person, person],
    parts: { isOpenQuestion: () => true, store: slowStore(memoryStore(), Promise.resolve('lost')) },
  })
  table.play({ take: 1 })
  await until(async () => expect(table.get().trouble).toBe('elsewhere'))
  table.play({ take: 1 })
  await quiet()
  expect(await entries()).toEqual([])
})

test('the device changes hands at every secret question', async () => {
  const { table, entries } = await set({ sitting: [person, person] })
  expect(perspective(table)).toEqual({ viewer: 'table', curtain: [0] })
  table.play({ take: 1 })
  await quiet()
  expect(await entries()).toEqual([])
  table.confirm(0)
  expect(perspective(table)).toEqual({ viewer: 0, actor: 0 })
  table.play({ take: 1 })
  await until(async () => expect(perspective(table)).toEqual({ viewer: 'table', curtain: [1] }))
})

test('after an open question even the same person needs the curtain again', async () => {
  let open = false
  const { table } = await set({ sitting: [person, person], parts: { isOpenQuestion: () => open } })
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

test('what is stored replays to what was on the screen, at any moment', async () => {
  const { table, store } = await set({ sitting: [bot, person], game: delve.delve })
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
  const rest = promise<void>()
  const close = vi.fn()
  const { table, entries } = await set({
    sitting: [bot, person],
    parts: { pause: () => rest.made, bots: { ...lastMove(), close } },
  })
  table.close()
  expect(close).toHaveBeenCalledTimes(1)
  rest.keep()
  await quiet()
  expect(await entries()).toEqual([])
})

const own = (entries: readonly Entry[], seat: number) => entries.filter(entry => entry.seat === seat)
const never = () => new Promise<never>(() => undefined)
const asleep: BotPool = { ask: never, close: () => undefined }
/** A whole turn of delve, as far as the seat's own view tells. */
function turnOf(view: unknown, seat: number): readonly unknown[] {
  const game: AnyGame = delve.delve
  const state = game.sampleState(view, fastChance(1))
  const turn: unknown[] = []
  do {
    const [move] = game.moves(state, seat)
    turn.push(move)
    game.apply(state, seat, move, fastChance(1), () => undefined)
  } while (!JSON.stringify(turn.at(-1)).includes('confirm'))
  return turn
}

const planner = (asked: BotRequest[]): BotPool => ({
  ask: async request => {
    asked.push(request)
    return { moves: turnOf(request.view, request.seat) }
  },
  close: () => undefined,
})

test('several decisions are played one after another while legal, and kept in one go', async () => {
  const store = memoryStore()
  const append = vi.fn(store.append)
  const { table, entries } = await set({
    sitting: [person, bot],
    game: delve.delve,
    parts: { bots: asleep, store: { ...store, append } },
  })
  await store.create(stored(delve.delve, aMatch(delve.delve, [person, bot])), [])
  const turn = turnOf(table.get().snapshot.view, 0)
  table.play(...turn.slice(0, 1), { do: 'confirm' }, ...turn.slice(1))
  await until(async () => expect(await entries()).toHaveLength(1))
  table.play(...turn.slice(1), { do: 'confirm' })
  await until(async () => expect(await entries()).toHaveLength(turn.length))
  expect(append).toHaveBeenCalledTimes(2)
})

test('decisions that showed nobody anything can be taken back, one or several', async () => {
  const { table, entries } = await set({
    sitting: [person, bot],
    game: delve.delve,
    parts: { bots: asleep },
  })
  const decide = () => table.play(table.get().snapshot.moves[0])
  for (const count of [1, 2, 3]) {
    decide()
    await until(async () => expect(await entries()).toHaveLength(count))
  }
  table.undo(1)
  await until(async () => expect((await entries()).at(-1)).toEqual({ seat: 0, back: 2 }))
  table.undo(3)
  await quiet()
  expect(await entries()).toHaveLength(4)
  table.undo(2)
  await until(async () => expect((await entries()).at(-1)).toEqual({ seat: 0, back: 0 }))
})

test('what bots do in secret swallows no click and no undo', async () => {
  const answer = promise<BotDecision>()
  const { table, entries } = await set({
    sitting: [person, bot],
    game: delve.delve,
    parts: { bots: { ask: () => answer.made, close: () => undefined }, pause: never },
  })
  answer.keep({ moves: [{ do: 'die', die: 1 }] })
  table.play({ do: 'die', die: 0 })
  await until(async () => expect(own(await entries(), 1)).not.toEqual([]))
  await until(async () => expect(own(await entries(), 0)).toHaveLength(1))
  table.undo(1)
  await until(async () => expect(own(await entries(), 0).at(-1)).toHaveProperty('back'))
})

test('a bot plans its hidden turn, plays it at once, and holds back only what others hear of', async () => {
  const asked: BotRequest[] = []
  const rest = promise<void>()
  const { table, entries } = await set({
    sitting: [person, bot, bot],
    game: delve.delve,
    parts: { bots: planner(asked), pause: () => rest.made },
  })
  await until(async () => expect(own(await entries(), 1).length).toBeGreaterThan(1))
  await quiet()
  expect(asked.map(request => request.seat)).toEqual([1, 2])
  expect(table.get().snapshot.active).toEqual([0, 1, 2])
  expect(table.get().thinking).toEqual([1, 2])
  rest.keep()
  await until(async () => expect(table.get().thinking).toEqual([]))
  expect(own(await entries(), 1).at(-1)).toEqual({ seat: 1, move: { do: 'confirm' }, by: 'bot' })
  expect(asked).toHaveLength(2)
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
  const { table } = await set({ sitting: [person, bot], game: delve.delve, parts: { bots } })
  await until(async () => expect(table.get().thinking).toEqual([]))
  expect(asked.length).toBeGreaterThan(1)
  expect(own(await entriesOf(table), 1).every(entry => 'by' in entry && entry.by === 'bot')).toBe(true)
})

test('around one screen the order is free, and whoever has the device goes on until they confirm', async () => {
  const { table, entries } = await set({ sitting: [person, person, person], game: delve.delve })
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

test('bots hold their moves until the board has shown what was before', async () => {
  const table = await open({ sitting: [bot, bot] })
  table.subscribe(() => undefined)
  const count = async () => (await entriesOf(table)).length
  await quiet()
  expect(await count()).toBe(0)
  table.shown(table.get().snapshot)
  await until(async () => expect(await count()).toBe(1))
  await quiet()
  expect(await count()).toBe(1)
  table.shown(table.get().snapshot)
  await until(async () => expect(await count()).toBe(2))
})

/** Says what it is about and plays the last move. */
const context: BotPool = {
  ask: async request => ({
    moves: request.moves.slice(-1),
    aim: { id: 'aim.test', values: { seat: request.seat } },
  }),
  close: () => undefined,
}

test('a bot tells its comrades what it is about before it moves, and no longer than its turn', async () => {
  const rest = promise<void>()
  const { table, entries } = await set({
    sitting: [bot, person],
    game: torch.torch,
    parts: { bots: context, pause: () => rest.made },
  })
  await until(async () => expect(table.get().aims[0]).toEqual({ id: 'aim.test', values: { seat: 0 } }))
  expect(await entries()).toEqual([])
  rest.keep()
  await until(async () => expect(table.get().thinking).toEqual([]))
  expect(table.get().aims[0]).toBeUndefined()
})

test('rivals never hear what a bot is about', async () => {
  const { table, entries } = await set({ sitting: [bot, person], parts: { bots: context } })
  const heard: unknown[] = []
  table.subscribe(() => heard.push(...table.get().aims))
  await until(async () => expect(await entries()).toHaveLength(1))
  expect(heard.filter(aim => aim !== undefined)).toEqual([])
})

test('[TE-UI.19] comrades point and propose; nothing of it is kept, and it is gone when the match moves on', async () => {
  const { table, entries, store } = await set({ sitting: [person, person, bot], game: torch.torch })
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
  const { table } = await set({ sitting: [person, bot], game: torch.torch })
  table.hint({ seat: 0, move: { do: 'back' } })
  table.hint({ seat: 1, spot: 3 })
  table.hint({ seat: 9, spot: 3 })
  expect(table.get().hints).toEqual([])
  const rivals = await set({ sitting: [person, person] })
  rivals.table.hint({ seat: 0, spot: 3 })
  expect(rivals.table.get().hints).toEqual([])
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
  const { entries } = await set({ sitting: [bot, bot], parts: { bots } })
  await until(async () => expect((await entries()).length).toBeGreaterThan(2))
  // A lone move needs no thinking.
  const first = (await entries()).slice(0, 3)
  expect(first.every(entry => 'by' in entry && entry.by === 'clock')).toBe(true)
  expect(asked.length).toBeGreaterThan(2)
  expect(report).toHaveBeenCalled()
  report.mockRestore()
})

test('a bot whose question has changed while its plan was played commits nothing older', async () => {
  const answer = promise<BotDecision>()
  const bots: BotPool = { ask: () => answer.made, close: () => undefined }
  const { table, entries } = await set({
    sitting: [person, bot],
    game: delve.delve,
    parts: { bots, pause: never },
  })
  table.play({ do: 'die', die: 0 })
  await until(async () => expect(own(await entries(), 0)).toHaveLength(1))
  answer.keep({
    moves: [
      { do: 'die', die: 1 },
      { do: 'die', die: 99 },
    ],
  })
  await until(async () => expect(own(await entries(), 1)).toHaveLength(1))
  expect(own(await entries(), 0)).toHaveLength(1)
})

test('a bot’s dice come from the secret of the match: what is public does not foretell them', async () => {
  const seeds = async (seed: string) => {
    const asked: BotRequest[] = []
    const match = aMatch(delve.delve, [bot, person], 'm1', {}, seed)
    await set({
      sitting: [bot, person],
      game: delve.delve,
      parts: { bots: lastMove(asked), record: match.record },
    })
    await until(async () => expect(asked.length).toBeGreaterThan(0))
    return asked[0]?.seed
  }
  const [one, other] = [await seeds('ab'.repeat(32)), await seeds('cd'.repeat(32))]
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(one).not.toBe(other)
  expect(await seeds('ab'.repeat(32))).toBe(one)
})
