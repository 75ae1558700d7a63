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
  })
  return {
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

test('the budget is what all that wait can have in the least time, from 5 to 300 ms, and three times that for a turn', () => {
  expect(budgetOf(300, 1, 0)).toEqual({ decision: 270, turn: 810 })
  expect(budgetOf(1000, 1, 0)).toEqual({ decision: 300, turn: 900 })
  expect(budgetOf(1000, 1, 2)).toEqual({ decision: 300, turn: 900 })
  expect(budgetOf(1000, 1, 3)).toEqual({ decision: 225, turn: 675 })
  expect(budgetOf(1000, 3, 9)).toEqual({ decision: 225, turn: 675 })
  expect(budgetOf(300, 1, 53)).toEqual({ decision: 5, turn: 15 })
  expect(budgetOf(300, 1, 54)).toEqual({ decision: 5, turn: 15 })
  expect(budgetOf(300, 7, 1_000_000)).toEqual({ decision: 5, turn: 15 })
  expect(budgetOf(0, 1, 0)).toEqual({ decision: 5, turn: 15 })
})

test('a request gets its budget when a thread takes it, by what waits then', async () => {
  const server = serverWith(1, 100)
  const budgets: number[] = []
  for (const match of [0, 1, 2]) server.ask(match, 'any')
  expect(server.bots.figures).toEqual({ threads: 1, waiting: 2, budget: 30, answered: 0, unanswered: 0 })
  for (let left = 3; left > 0; left--) {
    await settle()
    budgets.push(server.running[0]?.request.budget.decision ?? 0)
    server.answer(0)
  }
  expect(budgets).toEqual([90, 45, 90])
})
