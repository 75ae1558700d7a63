import type { AnyGame, Occupant } from '@kazamata/kernel'
import { delve, nim } from '@kazamata/kernel/testing'
import { expect, test, vi } from 'vitest'
import type { BotDecision, BotRequest } from './bots/index.ts'
import type { MatchLog } from './store/index.ts'
import { answeringLog, bot, open, person, settled } from './testing/parts.ts'

const take = (count: number) => ({ take: count })
const die = (number: number) => ({ do: 'die', die: number })

/** A room whose bots answer when the test says. */
function botRoom(game: AnyGame, occupants: readonly Occupant[], log?: Partial<MatchLog>) {
  const asked: { readonly request: BotRequest; answer(decision?: BotDecision): void }[] = []
  const report = vi.fn()
  const ask = (request: BotRequest) =>
    new Promise<BotDecision | undefined>(answer => asked.push({ request, answer }))
  const room = open(game, occupants, { bots: { ask }, report, ...(log && { log }) })
  room.start()
  return { room, asked, report }
}

test.each([{ moves: [take(1)] }, undefined])(
  'a bot whose seat a person took while it thought plays nothing, whatever it answers',
  async decision => {
    const { room, asked } = botRoom(nim.nim, [bot, person])
    await room.assign(0, 'a', person)
    asked[0]?.answer(decision)
    await settled()
    expect(room.record.entries).toHaveLength(1)
    expect(asked).toHaveLength(1)
    expect(room.activity.thinking).toEqual([])
  },
)

test('a person’s seat that goes to a bot is played at once; another bot in it decides anew', async () => {
  const { room, asked } = botRoom(nim.nim, [person, person])
  await room.assign(0, 'a', bot)
  expect(room.activity.thinking).toEqual([0])
  expect(asked.map(({ request }) => request.level)).toEqual(['novice'])
  await room.assign(0, 'b', { kind: 'bot', level: 'veteran' })
  asked[0]?.answer({ moves: [take(1)] })
  await settled()
  expect(asked.map(({ request }) => request.level)).toEqual(['novice', 'veteran'])
  asked[1]?.answer({ moves: [take(2)] })
  await settled()
  expect(room.record.entries.at(-1)).toEqual({ seat: 0, move: take(2), by: 'bot' })
})

test('what a bot is deciding when another process takes over is played, and nothing more is asked', async () => {
  const { room, asked } = botRoom(nim.nim, [bot, bot])
  const isPaused = vi.fn()
  void room.pauseBots().then(isPaused)
  await settled()
  expect(isPaused).not.toHaveBeenCalled()
  asked[0]?.answer({ moves: [take(2)] })
  await settled()
  expect(room.record.entries).toEqual([{ seat: 0, move: take(2), by: 'bot' }])
  expect(isPaused).toHaveBeenCalled()
  expect(asked).toHaveLength(1)
  room.start()
  expect(asked).toHaveLength(2)
})

test('what a bot is asked does not change while it waits for a worker', async () => {
  const { room, asked } = botRoom(delve.delve, [bot, person])
  const request = asked[0]?.request
  const events = [...(request?.events ?? [])]
  const { question, moves } = room.snapshot(1)
  await room.submit(1, 'a', question, moves.slice(0, 1))
  for (const id of ['b', 'c', 'd', 'e'])
    await room.submit(1, id, room.snapshot(1).question, room.snapshot(1).moves.slice(0, 1))
  expect(room.snapshot(0).events.length).toBeGreaterThan(events.length)
  expect(request?.events).toEqual(events)
})

test('a plan whose hidden beginning was not stored is not played on from its middle', async () => {
  const log = answeringLog('failed')
  const { room, asked } = botRoom(delve.delve, [bot, person], log)
  asked[0]?.answer({ moves: [die(0), { do: 'confirm' }] })
  await settled()
  expect(room.record.entries).toEqual([])
  expect(asked).toHaveLength(2)
})

test('a bot that cannot be stored is asked again no faster than its pace', async () => {
  let paused = 0
  const pace = {
    pause: () => (paused++ === 0 ? Promise.resolve() : new Promise<void>(() => undefined)),
    ready: async () => undefined,
  }
  const ask = vi.fn(async ({ moves }: BotRequest) => ({ moves: moves.slice(0, 1) }))
  const log = { append: async () => 'failed' as const }
  const room = open(delve.delve, [bot, person], { bots: { ask }, pace, log })
  room.start()
  await settled()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a bot whose turn breaks is reported once, not tried for ever', async () => {
  const report = vi.fn()
  const broken: AnyGame = {
    ...nim.nim,
    apply() {
      throw new Error('a broken rule')
    },
  }
  const ask = async ({ moves }: BotRequest) => ({ moves: moves.slice(0, 1) })
  open(broken, [bot, person], { bots: { ask }, report }).start()
  await settled()
  expect(report).toHaveBeenCalledTimes(1)
})
