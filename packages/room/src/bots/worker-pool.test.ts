import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PoolSettings, type PoolWorker, type Task, type TaskAnswer, workerPool } from './worker-pool.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface FakeWorker extends PoolWorker<number, string> {
  answer(answer: TaskAnswer<string>): void
  fail(): void
}

/** Workers that do, one after another, what the test says. */
function workers(...acts: ((worker: FakeWorker, task: Task<number>) => void)[]) {
  const started: FakeWorker[] = []
  const start = () => {
    const act = acts[started.length]
    let onAnswer: (answer: TaskAnswer<string>) => void = () => undefined
    let onError: (error: unknown) => void = () => undefined
    const worker: FakeWorker = {
      post: task => act?.(worker, task),
      onAnswer: listener => {
        onAnswer = listener
      },
      onError: listener => {
        onError = listener
      },
      terminate: vi.fn(),
      answer: answer => onAnswer(answer),
      fail: () => onError(new Error('crashed')),
    }
    started.push(worker)
    return worker
  }
  const reported: unknown[] = []
  const pool = (settings: Partial<PoolSettings<number, string>> = {}) =>
    workerPool<number, string>({
      start,
      size: 4,
      patience: () => 1000,
      after(ms, callback) {
        const timer = setTimeout(callback, ms)
        return () => clearTimeout(timer)
      },
      report: error => reported.push(error),
      ...settings,
    })
  return { started, start, pool, reported }
}

const answers = (worker: FakeWorker, { id, request }: Task<number>) =>
  worker.answer({ id, answer: `${request}!` })
const crashes = (worker: FakeWorker) => worker.fail()
const fails = (worker: FakeWorker, { id }: Task<number>) => worker.answer({ id, error: 'no' })
const sleeps = () => undefined

test('a worker answers one request after another', async () => {
  const { pool, started } = workers(answers)
  const bots = pool()
  expect(await bots.ask(1)).toBe('1!')
  expect(await bots.ask(2)).toBe('2!')
  expect(started).toHaveLength(1)
})

test('a crashed worker is replaced and its request asked again', async () => {
  const { pool, started, reported } = workers(crashes, answers)
  expect(await pool().ask(1)).toBe('1!')
  expect(started).toHaveLength(2)
  expect(started[0]?.terminate).toHaveBeenCalled()
  expect(reported).toHaveLength(1)
})

test('a silent worker is replaced and its request asked again', async () => {
  const { pool, started } = workers(sleeps, answers)
  const answer = pool().ask(1)
  await vi.advanceTimersByTimeAsync(1001)
  expect(await answer).toBe('1!')
  expect(started).toHaveLength(2)
})

test('a worker that cannot be started or asked costs its request, and no place in the pool', async () => {
  const refuses = () => {
    throw new Error('not to be cloned')
  }
  const asking = workers(refuses, refuses, answers)
  const bots = asking.pool({ size: 1 })
  expect(await bots.ask(1)).toBeUndefined()
  expect(await bots.ask(2)).toBe('2!')
  expect(asking.reported).toHaveLength(2)
  expect(asking.started[0]?.terminate).toHaveBeenCalled()

  const starting = workers(answers)
  const start = vi.fn(starting.start).mockImplementationOnce(refuses).mockImplementationOnce(refuses)
  const others = starting.pool({ size: 1, start })
  expect(await others.ask(1)).toBeUndefined()
  expect(await others.ask(2)).toBe('2!')
})

test('a worker that crashes while nobody asks it is replaced', async () => {
  const { pool, started, reported } = workers(answers, answers)
  const bots = pool()
  await bots.ask(1)
  started[0]?.fail()
  expect(reported).toHaveLength(1)
  expect(await bots.ask(2)).toBe('2!')
  expect(started).toHaveLength(2)
})

test('an answer to an earlier request is not taken for this one', async () => {
  const { pool } = workers((worker, task) => {
    worker.answer({ id: task.id + 7, answer: 'late' })
    answers(worker, task)
  })
  expect(await pool().ask(1)).toBe('1!')
})

test('two failures are no answer', async () => {
  expect(await workers(crashes, crashes).pool().ask(1)).toBeUndefined()
  const failing = workers(fails)
  expect(await failing.pool().ask(1)).toBeUndefined()
  expect(failing.reported).toEqual(['no', 'no'])
})

test('a few work at once, and whoever waits has all their time', async () => {
  const asked: Task<number>[] = []
  const note = (_worker: FakeWorker, task: Task<number>) => asked.push(task)
  const { pool, started } = workers(note, note, note)
  const bots = pool({ size: 2 })
  const all = Promise.all([1, 2, 3].map(request => bots.ask(request)))
  await vi.advanceTimersByTimeAsync(990)
  expect(asked.map(({ request }) => request)).toEqual([1, 2])
  const reply = (nth: number) => {
    const task = asked[nth]
    if (task !== undefined) for (const worker of started) answers(worker, task)
  }
  reply(1)
  await vi.advanceTimersByTimeAsync(5)
  reply(0)
  await vi.advanceTimersByTimeAsync(900)
  reply(2)
  expect(await all).toEqual(['1!', '2!', '3!'])
  expect(started).toHaveLength(2)
})

test('workers that are started before they are asked answer, and there are no more of them than places', async () => {
  const { pool, started, reported } = workers(answers, crashes, answers)
  const bots = pool({ size: 2 })
  bots.warmUp()
  bots.warmUp()
  expect(started).toHaveLength(2)
  started[1]?.fail()
  expect(reported).toHaveLength(1)
  expect(await bots.ask(1)).toBe('1!')
  expect(started).toHaveLength(2)
  bots.close()
  bots.warmUp()
  expect(started).toHaveLength(2)
})

test('a closed pool answers nobody and leaves no worker behind', async () => {
  const { pool, started } = workers(sleeps, sleeps)
  const bots = pool({ size: 1 })
  const both = Promise.all([bots.ask(1), bots.ask(2)])
  await vi.advanceTimersByTimeAsync(1)
  bots.close()
  expect(await both).toEqual([undefined, undefined])
  expect(started).toHaveLength(1)
  expect(started[0]?.terminate).toHaveBeenCalled()
})
