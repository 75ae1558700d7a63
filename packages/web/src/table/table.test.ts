import { type AnyGame, fastChance, hash, isRefusal, type Occupant } from '@kazamata/kernel'
import { type Entry, legalMoves, replay } from '@kazamata/kernel/match'
import { accepted, delve, nim, torch } from '@kazamata/kernel/testing'
import { expect, test, vi } from 'vitest'
import { memoryShelf } from '../matches/memory.ts'
import type { Kept, Shelf } from '../matches/storage.ts'
import { aMatch, bot, person, saved } from '../testing/match.ts'
import type { Brain } from './brain.ts'
import type { Decision, Job } from './job.ts'
import { openTable, type Parts, type Table } from './table.ts'

/** A promise to be kept when the test says so. */
function promise<T>() {
  let keep: (value: T) => void = () => undefined
  const made = new Promise<T>(resolve => {
    keep = resolve
  })
  return { made, keep }
}

/** A brain that answers with the last move, and remembers what it was asked. */
function lastMove(asked: Job[] = []): Brain {
  return {
    think: async job => {
      asked.push(job)
      return { moves: job.moves.slice(-1) }
    },
    close: () => undefined,
  }
}

interface Set {
  readonly sitting: readonly Occupant[]
  readonly game?: AnyGame
  readonly options?: unknown
  readonly parts?: Partial<Parts>
}

async function set({ sitting, game = nim.nim, options = {}, parts = {} }: Set) {
  const shelf = memoryShelf()
  const match = aMatch(game, sitting, 'm1', options)
  await shelf.add(saved(game, match), [])
  const table = openTable({
    game,
    open: () => false,
    match,
    saved: saved(game, match),
    shelf,
    brain: lastMove(),
    pause: () => Promise.resolve(),
    ...parts,
  })
  const seen: number[] = []
  const entries = () => table.get().match.record.entries
  const look = () => {
    seen.push(entries().length)
    table.shown(table.get().match)
  }
  table.subscribe(look)
  look()
  return { table, shelf, entries, seen }
}

const quiet = () => vi.waitFor(() => undefined)
/** A busy machine is slow, not wrong. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 2 })

/** A shelf that answers an append when and how the test says. */
function slowShelf(shelf: Shelf, answer: Promise<Kept>): Shelf {
  return { ...shelf, append: () => answer }
}

test('a decision is kept before it is shown', async () => {
  const writing = promise<Kept>()
  const { table, entries } = await set({
    sitting: [person, person],
    parts: { open: () => true, shelf: slowShelf(memoryShelf(), writing.made) },
  })
  table.play({ take: 1 })
  await quiet()
  expect(entries()).toEqual([])
  writing.keep('kept')
  await until(() => expect(entries()).toEqual([{ seat: 0, move: { take: 1 }, by: 'player' }]))
})

test('an illegal move changes nothing', async () => {
  const { table, entries, shelf } = await set({ sitting: [person, bot] })
  table.play({ take: 9 })
  await quiet()
  expect(entries()).toEqual([])
  expect((await shelf.load('m1'))?.record.entries).toEqual([])
})

test('a second click answers a moment that has passed and is dropped', async () => {
  const { table, entries } = await set({ sitting: [person, person], parts: { open: () => true } })
  table.play({ take: 1 })
  table.play({ take: 1 })
  await until(() => expect(entries()).toHaveLength(1))
  await quiet()
  expect(entries()).toHaveLength(1)
})

test('a bot answers after its thinking and not before the least time', async () => {
  const rest = promise<void>()
  const { table, entries } = await set({ sitting: [bot, person], parts: { pause: () => rest.made } })
  expect(table.get().thinking).toEqual([0])
  await quiet()
  expect(entries()).toEqual([])
  rest.keep()
  await until(() => expect(entries()).toEqual([{ seat: 0, move: { take: 3 }, by: 'bot' }]))
  expect(table.get().thinking).toEqual([])
})

test('a slow bot is waited for', async () => {
  const context = promise<Decision>()
  const { entries } = await set({
    sitting: [bot, person],
    parts: { brain: { think: () => context.made, close: () => undefined } },
  })
  await quiet()
  expect(entries()).toEqual([])
  context.keep({ moves: [{ take: 2 }] })
  await until(() => expect(entries()).toHaveLength(1))
})

test('a lone move is not thought over, but takes its time like any other', async () => {
  const asked: Job[] = []
  const rest = promise<void>()
  const { entries } = await set({
    sitting: [bot, person],
    options: { sticks: 1 },
    parts: { brain: lastMove(asked), pause: () => rest.made },
  })
  await quiet()
  expect(entries()).toEqual([])
  rest.keep()
  await until(() => expect(entries()).toHaveLength(1))
  expect(asked).toEqual([])
})

test('a bot gets its view, what it was told and its moves, and never the seed or the state', async () => {
  const asked: Job[] = []
  await set({ sitting: [bot, person], game: delve.delve, parts: { brain: lastMove(asked) } })
  await until(() => expect(asked.length).toBeGreaterThan(0))
  const [job] = asked
  expect(Object.keys(job ?? {}).sort()).toEqual([
    'budget',
    'game',
    'level',
    'moves',
    'seat',
    'seed',
    'told',
    'view',
  ])
  expect(JSON.stringify(job)).not.toContain('ab'.repeat(8))
})

test('a bot that gives no answer, or nonsense, plays what an absent seat plays', async () => {
  for (const answer of [undefined, { moves: [] }, { moves: [{ take: 99 }] }]) {
    const brain: Brain = { think: async () => answer, close: () => undefined }
    const { entries } = await set({ sitting: [bot, person], parts: { brain } })
    await until(() => expect(entries()).toEqual([{ seat: 0, move: { take: 1 }, by: 'clock' }]))
  }
})

test('bots alone play to the end', async () => {
  const { table, shelf } = await set({ sitting: [bot, bot, bot] })
  await until(() => expect(table.game.outcome(table.get().match.state)).toBeDefined())
  expect((await shelf.list())[0]?.winners).toEqual([0])
})

test('bots that decide at once think at once', async () => {
  const { table } = await set({
    sitting: [bot, bot, bot],
    game: delve.delve,
    parts: { pause: () => new Promise(() => undefined) },
  })
  expect(table.get().thinking).toEqual([0, 1, 2])
})

test('where the browser has no room the match goes on and says so', async () => {
  const { table, entries } = await set({
    sitting: [person, person],
    parts: { open: () => true, shelf: slowShelf(memoryShelf(), Promise.resolve('failed')) },
  })
  table.play({ take: 1 })
  await until(() => expect(entries()).toHaveLength(1))
  expect(table.get().trouble).toBe('unsaved')
  table.play({ take: 1 })
  await until(() => expect(entries()).toHaveLength(2))
})

test('where another tab has gone on the table stops and says so', async () => {
  const { table, entries } = await set({
    sitting: [person, person],
    parts: { open: () => true, shelf: slowShelf(memoryShelf(), Promise.resolve('conflict')) },
  })
  table.play({ take: 1 })
  await until(() => expect(table.get().trouble).toBe('elsewhere'))
  table.play({ take: 1 })
  await quiet()
  expect(entries()).toEqual([])
})

test('the device changes hands at every secret question', async () => {
  const { table, entries } = await set({ sitting: [person, person] })
  const at = (): Table['get'] extends () => infer S ? S : never => table.get()
  expect(at().eyes).toEqual({ viewer: 'table', curtain: [0] })
  table.play({ take: 1 })
  await quiet()
  expect(entries()).toEqual([])
  table.confirm(0)
  expect(at().eyes).toEqual({ viewer: 0, actor: 0 })
  table.play({ take: 1 })
  await until(() => expect(at().eyes).toEqual({ viewer: 'table', curtain: [1] }))
})

test('after an open question even the same person needs the curtain again', async () => {
  let open = false
  const { table } = await set({ sitting: [person, person], parts: { open: () => open } })
  table.confirm(0)
  open = true
  table.play({ take: 1 })
  await until(() => expect(table.get().eyes).toEqual({ viewer: 'table', actor: 1 }))
  table.play({ take: 1 })
  await until(() => expect(table.get().eyes).toEqual({ viewer: 'table', actor: 0 }))
  open = false
  table.play({ take: 1 })
  await until(() => expect(table.get().eyes).toEqual({ viewer: 'table', curtain: [1] }))
})

test('what is on the shelf replays to what was on the screen, at any moment', async () => {
  const { table, shelf } = await set({ sitting: [bot, person], game: delve.delve })
  await until(() => expect(table.get().match.record.entries.length).toBeGreaterThan(2))
  const { match } = table.get()
  const kept = await shelf.load('m1')
  if (kept === undefined) throw new Error('The match is gone.')
  const again = accepted(replay(delve.delve, kept.record, match.record.entries.length))
  expect(isRefusal(again)).toBe(false)
  expect(hash(again.state)).toBe(hash(match.state))
  expect(again.draws).toBe(match.draws)
})

test('a closed table plays nothing more', async () => {
  const rest = promise<void>()
  const { table, entries } = await set({ sitting: [bot, person], parts: { pause: () => rest.made } })
  table.close()
  rest.keep()
  await quiet()
  expect(entries()).toEqual([])
})

const own = (entries: readonly Entry[], seat: number) => entries.filter(entry => entry.seat === seat)
const never = () => new Promise<never>(() => undefined)
const asleep: Brain = { think: never, close: () => undefined }
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

const planner = (asked: Job[]): Brain => ({
  think: async job => {
    asked.push(job)
    return { moves: turnOf(job.view, job.seat) }
  },
  close: () => undefined,
})

test('several decisions are played one after another while legal, and kept in one go', async () => {
  const shelf = memoryShelf()
  const append = vi.fn(shelf.append)
  const { table, entries } = await set({
    sitting: [person, bot],
    game: delve.delve,
    parts: { brain: asleep, shelf: { ...shelf, append } },
  })
  await shelf.add(saved(delve.delve, table.get().match), [])
  const turn = turnOf(delve.delve.view(accepted(replay(delve.delve, table.get().match.record)).state, 0), 0)
  table.play(...turn.slice(0, 1), { do: 'confirm' }, ...turn.slice(1))
  await until(() => expect(entries()).toHaveLength(1))
  table.play(...turn.slice(1), { do: 'confirm' })
  await until(() => expect(entries()).toHaveLength(turn.length))
  expect(append).toHaveBeenCalledTimes(2)
})

test('decisions that showed nobody anything can be taken back, one or several', async () => {
  const { table, entries } = await set({
    sitting: [person, bot],
    game: delve.delve,
    parts: { brain: asleep },
  })
  const decide = () =>
    table.play(legalMoves(delve.delve, accepted(replay(delve.delve, table.get().match.record)), 0)[0])
  for (const count of [1, 2, 3]) {
    decide()
    await until(() => expect(entries()).toHaveLength(count))
  }
  table.undo(1)
  await until(() => expect(entries().at(-1)).toEqual({ seat: 0, back: 2 }))
  table.undo(3)
  await quiet()
  expect(entries()).toHaveLength(4)
  table.undo(2)
  await until(() => expect(entries().at(-1)).toEqual({ seat: 0, back: 0 }))
})

test('what bots do in secret swallows no click and no undo', async () => {
  const answer = promise<Decision>()
  const { table, entries } = await set({
    sitting: [person, bot],
    game: delve.delve,
    parts: { brain: { think: () => answer.made, close: () => undefined }, pause: never },
  })
  answer.keep({ moves: [{ do: 'die', die: 1 }] })
  table.play({ do: 'die', die: 0 })
  await until(() => expect(own(entries(), 1)).not.toEqual([]))
  await until(() => expect(own(entries(), 0)).toHaveLength(1))
  table.undo(1)
  await until(() => expect(own(entries(), 0).at(-1)).toHaveProperty('back'))
})

test('a bot plans its hidden turn, plays it at once, and holds back only what others hear of', async () => {
  const asked: Job[] = []
  const rest = promise<void>()
  const { table, entries } = await set({
    sitting: [person, bot, bot],
    game: delve.delve,
    parts: { brain: planner(asked), pause: () => rest.made },
  })
  await until(() => expect(own(entries(), 1).length).toBeGreaterThan(1))
  await quiet()
  expect(asked.map(job => job.seat)).toEqual([1, 2])
  expect(delve.delve.active(accepted(replay(delve.delve, table.get().match.record)).state)).toEqual([0, 1, 2])
  expect(table.get().thinking).toEqual([1, 2])
  rest.keep()
  await until(() => expect(table.get().thinking).toEqual([]))
  expect(own(entries(), 1).at(-1)).toEqual({ seat: 1, move: { do: 'confirm' }, by: 'bot' })
  expect(asked).toHaveLength(2)
})

test('a plan that fails on the way is thought over again from there', async () => {
  const asked: Job[] = []
  const brain: Brain = {
    think: async job => {
      asked.push(job)
      return { moves: [job.moves[0], { do: 'die', die: 99 }, { do: 'confirm' }] }
    },
    close: () => undefined,
  }
  const { table } = await set({ sitting: [person, bot], game: delve.delve, parts: { brain } })
  await until(() => expect(table.get().thinking).toEqual([]))
  expect(asked.length).toBeGreaterThan(1)
  expect(own(table.get().match.record.entries, 1).every(entry => 'by' in entry && entry.by === 'bot')).toBe(
    true,
  )
})

test('around one screen the order is free, and whoever has the device goes on until they confirm', async () => {
  const { table, entries } = await set({ sitting: [person, person, person], game: delve.delve })
  const eyes = () => table.get().eyes
  const finish = async () => {
    const seat = eyes().actor
    if (seat === undefined) throw new Error('Nobody has the device.')
    while (eyes().actor === seat) {
      const count = entries().length
      table.play(legalMoves(delve.delve, accepted(replay(delve.delve, table.get().match.record)), seat)[0])
      await until(() => expect(entries().length).toBeGreaterThan(count))
    }
  }
  expect(eyes()).toEqual({ viewer: 'table', curtain: [0, 1, 2] })
  table.confirm(2)
  expect(eyes()).toEqual({ viewer: 2, actor: 2 })
  await finish()
  expect(eyes()).toEqual({ viewer: 'table', curtain: [0, 1] })
  table.confirm(2)
  expect(eyes().viewer).toBe('table')
  table.confirm(1)
  await finish()
  expect(eyes()).toEqual({ viewer: 'table', curtain: [0] })
  table.confirm(0)
  // The last confirmation begins the next round: its story is for all eyes, and no one has the device.
  await finish()
  expect(eyes().viewer).toBe('table')
  expect(eyes().curtain).toContain(0)
})

test('bots hold their moves until the board has shown what was before', async () => {
  const match = aMatch(nim.nim, [bot, bot])
  const shelf = memoryShelf()
  await shelf.add(saved(nim.nim, match), [])
  const table = openTable({
    game: nim.nim,
    open: () => false,
    match,
    saved: saved(nim.nim, match),
    shelf,
    brain: lastMove(),
    pause: () => Promise.resolve(),
  })
  table.subscribe(() => undefined)
  const count = () => table.get().match.record.entries.length
  await quiet()
  expect(count()).toBe(0)
  table.shown(match)
  await until(() => expect(count()).toBe(1))
  await quiet()
  expect(count()).toBe(1)
  table.shown(table.get().match)
  await until(() => expect(count()).toBe(2))
})

/** Says what it is about and plays the last move. */
const context: Brain = {
  think: async job => ({ moves: job.moves.slice(-1), aim: { id: 'aim.test', values: { seat: job.seat } } }),
  close: () => undefined,
}

test('a bot tells its comrades what it is about before it moves, and no longer than its turn', async () => {
  const rest = promise<void>()
  const { table, entries } = await set({
    sitting: [bot, person],
    game: torch.torch,
    parts: { brain: context, pause: () => rest.made },
  })
  await until(() => expect(table.get().aims[0]).toEqual({ id: 'aim.test', values: { seat: 0 } }))
  expect(entries()).toEqual([])
  rest.keep()
  await until(() => expect(table.get().thinking).toEqual([]))
  expect(table.get().aims[0]).toBeUndefined()
})

test('rivals never hear what a bot is about', async () => {
  const { table, entries } = await set({ sitting: [bot, person], parts: { brain: context } })
  const heard: unknown[] = []
  table.subscribe(() => heard.push(...table.get().aims))
  await until(() => expect(entries()).toHaveLength(1))
  expect(heard.filter(aim => aim !== undefined)).toEqual([])
})

test('[TE-UI.19] comrades point and propose; nothing of it is kept, and it is gone when the match moves on', async () => {
  const { table, entries, shelf } = await set({ sitting: [person, person, bot], game: torch.torch })
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
  expect(entries()).toEqual([])
  expect((await shelf.load('m1'))?.record.entries).toEqual([])
  table.play({ do: 'explore' })
  await until(() => expect(entries()).toHaveLength(1))
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
