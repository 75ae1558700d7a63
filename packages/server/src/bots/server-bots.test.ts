import { fastChance } from '@kazamata/kernel'
import type { BotDecision, BotRequest } from '@kazamata/room/bots'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budgetOf, serverBots } from './server-bots.ts'

const matches = [0, 1, 2, 3, 4]

/** What happened to a request of a match: it was asked, taken by a thread, answered by it. */
interface Happening {
  readonly what: 'asked' | 'taken' | 'done'
  readonly match: number
}

interface Job {
  readonly request: BotRequest
  done(decision: BotDecision | undefined): void
  fail(error: Error): void
}

/** Bots of a server whose threads answer when the test says so. */
function serverWith(threads: number, least = 300) {
  let now = 0
  const history: Happening[] = []
  const running: Job[] = []
  const bots = serverBots({
    pool: {
      ask: request =>
        new Promise((done, fail) => {
          history.push({ what: 'taken', match: request.seat })
          running.push({ request, done, fail })
        }),
      close() {
        for (const job of running.splice(0)) job.done(undefined)
      },
    },
    threads,
    least,
    now: () => now,
  })
  return {
    pass(ms: number) {
      now += ms
    },
    bots,
    history,
    running,
    /** The match is told from others by the seat of its request, and requests of one match by their seeds. */
    async ask(match: number, seed: string) {
      history.push({ what: 'asked', match })
      const budget = { decision: 1, turn: 1 }
      const request = {
        game: 'g',
        level: 'novice',
        seat: match,
        view: {},
        moves: [1, 2],
        events: [],
        seed,
        budget,
      }
      return bots.forMatch(String(match)).ask(request)
    },
    /** One of the threads at work answers with the seed of its request. */
    answer(which: number) {
      const [job] = running.splice(which % Math.max(1, running.length), 1)
      if (job === undefined) return
      history.push({ what: 'done', match: job.request.seat })
      job.done({ moves: [job.request.seed] })
    },
  }
}

/** Lets everything happen that follows by itself. */
const settle = () => new Promise<void>(resolve => setImmediate(resolve))

function count(history: readonly Happening[], what: Happening['what'], match: number) {
  return history.filter(one => one.what === what && one.match === match).length
}

const isServed = (history: readonly Happening[], match: number) =>
  count(history, 'taken', match) > count(history, 'done', match)

const isWaiting = (history: readonly Happening[], match: number) =>
  count(history, 'asked', match) > count(history, 'taken', match) && !isServed(history, match)

/** Between two requests of a match every other that waits is served, and no match is served twice at once. */
function expectFair(history: readonly Happening[]) {
  for (const [at, { what, match }] of history.entries()) {
    if (what !== 'taken') continue
    expect(isServed(history.slice(0, at), match)).toBe(false)
    const rest = history.slice(at + 1)
    const again = rest.findIndex(later => later.what === 'taken' && later.match === match)
    if (again === -1) continue
    for (const other of matches)
      if (other !== match && isWaiting(history.slice(0, at), other))
        expect(count(rest.slice(0, again), 'taken', other)).toBeGreaterThan(0)
  }
}

/** A match asks, or a thread answers. */
type Step = { readonly asks: number } | { readonly answers: number }
type Server = ReturnType<typeof serverWith>

const manySteps = fc.array(
  fc.oneof(fc.record({ asks: fc.constantFrom(...matches) }), fc.record({ answers: fc.nat(3) })),
  { maxLength: 50 },
)
const threadCounts = fc.integer({ min: 1, max: 3 })

/** Takes the steps one after another and gives the answers to all requests; the seed of each is the number of its step. */
async function take(steps: readonly Step[], { ask, answer }: Server, afterEach = () => {}) {
  const answers: Promise<unknown>[] = []
  for (const [at, step] of steps.entries()) {
    if ('asks' in step) answers.push(ask(step.asks, `${at}`))
    else answer(step.answers)
    await settle()
    afterEach()
  }
  return answers
}

test('every order of requests is served fairly, and each request answered once', async () => {
  await fc.assert(
    fc.asyncProperty(manySteps, threadCounts, async (steps, threads) => {
      const server = serverWith(threads)
      const answers = await take(steps, server, () => {
        const waiting = matches.filter(match => isWaiting(server.history, match))
        if (waiting.length > 0) expect(server.running).toHaveLength(threads)
      })
      while (server.running.length > 0) {
        server.answer(0)
        await settle()
      }
      expectFair(server.history)
      const asked = steps.flatMap((step, at) => ('asks' in step ? [{ moves: [`${at}`] }] : []))
      expect(await Promise.all(answers)).toEqual(asked)
      expect(server.bots.figures).toMatchObject({ waiting: 0, answered: asked.length, unanswered: 0 })
    }),
  )
})

test('whenever the bots are closed, each request is answered once: with a decision before, with none after', async () => {
  await fc.assert(
    fc.asyncProperty(manySteps, threadCounts, async (steps, threads) => {
      const server = serverWith(threads)
      const answers = await take(steps, server)
      const decided = server.history.filter(({ what }) => what === 'done').length
      server.bots.close()
      answers.push(server.ask(0, 'late'))
      expect((await Promise.all(answers)).filter(answer => answer !== undefined)).toHaveLength(decided)
      expect(server.running).toEqual([])
      expect(server.bots.figures).toMatchObject({
        waiting: 0,
        answered: decided,
        unanswered: answers.length - decided,
      })
    }),
  )
})

test('a request that breaks the pool costs its answer, and no thread', async () => {
  const server = serverWith(1)
  const first = server.ask(0, 'first')
  const second = server.ask(0, 'second')
  await settle()
  server.running.pop()?.fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await settle()
  server.answer(0)
  expect(await second).toEqual({ moves: ['second'] })
  expect(server.bots.figures).toMatchObject({ answered: 1, unanswered: 1 })
})

test('the budget is an equal share with which all are answered in time, from 5 ms to half of the least time', () => {
  const budget = (left: readonly number[], more: { threads?: number; lately?: number } = {}) =>
    budgetOf({ least: 1000, threads: 1, left, lately: 1, ...more })
  // Nobody else is there.
  expect(budget([1000])).toEqual({ decision: 300, turn: 500 })
  expect(budget([1000], { threads: 3 })).toEqual({ decision: 300, turn: 500 })
  // Three more wait.
  expect(budget([1000, 1000, 1000, 1000])).toEqual({ decision: 225, turn: 225 })
  expect(budget(Array(10).fill(1000), { threads: 3 })).toEqual({ decision: 270, turn: 270 })
  // The second has little time left, or it is the one that was taken.
  expect(budget([900, 100])).toEqual({ decision: 45, turn: 45 })
  expect(budget([100, 1000, 1000])).toEqual({ decision: 90, turn: 90 })
  expect(budget([1000, 1000, -50])).toEqual({ decision: 5, turn: 5 })
  // Fewer wait than came lately: as many will come.
  expect(budget([1000], { lately: 50 })).toEqual({ decision: 18, turn: 18 })
  expect(budget(Array(1000).fill(1000))).toEqual({ decision: 5, turn: 5 })
  expect(budgetOf({ least: 100, threads: 1, left: [100], lately: 1 })).toEqual({ decision: 50, turn: 50 })
  expect(budgetOf({ least: 0, threads: 1, left: [0], lately: 1 })).toEqual({ decision: 0, turn: 0 })
})

test('a request gets its budget when a thread takes it, by what waits then and the time that has passed', async () => {
  const server = serverWith(1, 100)
  const budgets: number[] = []
  for (const match of [0, 1, 2]) server.ask(match, 'any')
  expect(server.bots.figures).toEqual({
    threads: 1,
    waiting: 2,
    budget: 30,
    answered: 0,
    unanswered: 0,
    late: 0,
  })
  for (let left = 3; left > 0; left--) {
    await settle()
    budgets.push(server.running[0]?.request.budget.decision ?? 0)
    server.pass(20)
    server.answer(0)
  }
  expect(budgets).toEqual([50, 30, 30])
})

test('a decision is late a fifth of a second after its least time', async () => {
  const server = serverWith(1, 100)
  for (const ms of [300, 301]) {
    const answer = server.ask(0, 'any')
    await settle()
    server.pass(ms)
    server.answer(0)
    await answer
  }
  expect(server.bots.figures).toMatchObject({ answered: 2, late: 1 })
})

/** A thread whose bots take what they are given, and never less than their games ask of them: mostly little, sometimes a lot. */
interface Scenario {
  readonly tables: number
  /** Bots that are asked at once. */
  readonly bots: number
  /** The least work of a decision in milliseconds: on average, and in one of fifty. */
  readonly work: number
  readonly hard: number
}

/** Plays for a minute of simulated time on one thread, and gives the delays of all decisions. */
async function minute({ tables, bots, work, hard }: Scenario, seed: string): Promise<readonly number[]> {
  const chance = fastChance(seed)
  const delays: number[] = []
  let now = 0
  const timers: { readonly at: number; readonly run: () => void }[] = []
  const after = (ms: number, run: () => void) => timers.push({ at: now + ms, run })
  const server = serverBots({
    threads: 1,
    least: 1000,
    now: () => now,
    onDecision: ms => delays.push(ms),
    pool: {
      ask: ({ budget }) =>
        new Promise(resolve => {
          const least = chance.int(50) === 0 ? hard : (work * (50 + chance.int(101))) / 100
          after(Math.max(least, budget.turn) + 1, () => resolve({ moves: [1] }))
        }),
      close: () => undefined,
    },
  })
  const request = { game: 'g', level: 'veteran', view: {}, moves: [1, 2], events: [], seed: 's' }
  async function play(id: string): Promise<void> {
    const asked = now
    const budget = { decision: 1, turn: 1 }
    await Promise.all(
      Array.from({ length: bots }, (_, seat) => server.forMatch(id).ask({ ...request, seat, budget })),
    )
    // The next decision comes when this one may be seen, or a little later, after a person's.
    after(Math.max(0, asked + 1000 - now) + chance.int(2) * chance.int(500), () => void play(id))
  }
  for (let table = 0; table < tables; table++) after(chance.int(20), () => void play(String(table)))
  while (now < 60_000) {
    timers.sort((a, b) => a.at - b.at)
    const next = timers.shift()
    if (next === undefined) break
    now = next.at
    next.run()
    await settle()
  }
  return delays
}

test.each([
  ['100 tables whose bots decide one after another', { tables: 100, bots: 1, work: 4, hard: 40 }],
  ['30 tables with three bots that decide at once', { tables: 30, bots: 3, work: 5, hard: 40 }],
  ['a few tables', { tables: 3, bots: 3, work: 5, hard: 40 }],
])('%s, all beginning together: none is late', async (_, scenario) => {
  const delays = await minute(scenario, 'load')
  expect(delays.length).toBeGreaterThan(20 * scenario.tables * scenario.bots)
  expect(Math.max(...delays)).toBeLessThanOrEqual(1200)
})
