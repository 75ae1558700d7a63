// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Mind, workerBrain } from './brain.ts'
import type { Answer, Job, Question } from './job.ts'

const job: Job = {
  game: 'g',
  level: 'novice',
  seat: 0,
  view: {},
  moves: [1, 2],
  told: [],
  seed: 's',
  budget: 10,
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Minds that do, one after another, what the test says. */
function minds(...acts: ((mind: Mind, question: Question) => void)[]) {
  const woken: Mind[] = []
  const start = () => {
    const act = acts[woken.length]
    const mind: Mind = {
      onmessage: null,
      onerror: null,
      terminate: vi.fn(),
      postMessage: question => act?.(mind, question),
    }
    woken.push(mind)
    return mind
  }
  return { start, woken }
}

const say = (mind: Mind, answer: Answer) => mind.onmessage?.(new MessageEvent('message', { data: answer }))
const answers = (mind: Mind, { id }: Question) => say(mind, { id, move: 2 })
const crashes = (mind: Mind) => mind.onerror?.(new ErrorEvent('error'))
const fails = (mind: Mind, { id }: Question) => say(mind, { id, failed: 'no' })
const sleeps = () => undefined

test('an answer is the move', async () => {
  const { start, woken } = minds(answers)
  const brain = workerBrain(start)
  expect(await brain.choose(job)).toBe(2)
  expect(await brain.choose(job)).toBe(2)
  expect(woken).toHaveLength(1)
})

test('a crashed worker is replaced and asked again', async () => {
  const { start, woken } = minds(crashes, answers)
  expect(await workerBrain(start).choose(job)).toBe(2)
  expect(woken).toHaveLength(2)
  expect(woken[0]?.terminate).toHaveBeenCalled()
})

test('a silent worker is replaced and asked again', async () => {
  const { start, woken } = minds(sleeps, answers)
  const chosen = workerBrain(start, 1000).choose(job)
  await vi.advanceTimersByTimeAsync(1011)
  expect(await chosen).toBe(2)
  expect(woken).toHaveLength(2)
})

test('two failures are no answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { start } = minds(crashes, crashes)
  expect(await workerBrain(start).choose(job)).toBeUndefined()
  const other = minds(fails)
  expect(await workerBrain(other.start).choose(job)).toBeUndefined()
})

test('questions asked at once are told apart', async () => {
  const asked: Question[] = []
  const { start, woken } = minds((_mind, question) => asked.push(question))
  const brain = workerBrain(start)
  const both = Promise.all([brain.choose(job), brain.choose(job)])
  for (const [nth, { id }] of [...asked.entries()].reverse()) if (woken[0]) say(woken[0], { id, move: nth })
  expect(await both).toEqual([0, 1])
})
