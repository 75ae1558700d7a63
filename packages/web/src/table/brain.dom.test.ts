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
  budget: { decision: 5, turn: 10 },
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
const answers = (mind: Mind, { id }: Question) => say(mind, { id, decision: { moves: [2] } })
const crashes = (mind: Mind) => mind.onerror?.(new ErrorEvent('error'))
const fails = (mind: Mind, { id }: Question) => say(mind, { id, failed: 'no' })
const sleeps = () => undefined

test('an answer is a list of moves', async () => {
  const { start, woken } = minds(answers)
  const brain = workerBrain({ start })
  expect(await brain.think(job)).toEqual({ moves: [2] })
  expect(await brain.think(job)).toEqual({ moves: [2] })
  expect(woken).toHaveLength(1)
})

test('what the bot is about comes with its moves', async () => {
  const aim = { id: 'aim.test' }
  const { start } = minds((mind, { id }) => say(mind, { id, decision: { moves: [2], aim } }))
  expect(await workerBrain({ start }).think(job)).toEqual({ moves: [2], aim })
})

test('a crashed worker is replaced and asked again', async () => {
  const { start, woken } = minds(crashes, answers)
  expect(await workerBrain({ start }).think(job)).toEqual({ moves: [2] })
  expect(woken).toHaveLength(2)
  expect(woken[0]?.terminate).toHaveBeenCalled()
})

test('a silent worker is replaced and asked again', async () => {
  const { start, woken } = minds(sleeps, answers)
  const chosen = workerBrain({ start, wait: 1000 }).think(job)
  await vi.advanceTimersByTimeAsync(1011)
  expect(await chosen).toEqual({ moves: [2] })
  expect(woken).toHaveLength(2)
})

test('two failures are no answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { start } = minds(crashes, crashes)
  expect(await workerBrain({ start }).think(job)).toBeUndefined()
  const other = minds(fails)
  expect(await workerBrain({ start: other.start }).think(job)).toBeUndefined()
})

test('a few think at once, and who waits has all their time', async () => {
  const asked: Question[] = []
  const note = (_mind: Mind, question: Question) => asked.push(question)
  const { start, woken } = minds(note, note, note)
  const brain = workerBrain({ start, size: 2, wait: 1000 })
  const all = Promise.all([1, 2, 3].map(seat => brain.think({ ...job, seat })))
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map(question => question.job.seat)).toEqual([1, 2])
  const reply = (nth: number) => {
    const question = asked[nth]
    if (question !== undefined)
      for (const mind of woken) say(mind, { id: question.id, decision: { moves: [question.job.seat] } })
  }
  reply(1)
  await vi.advanceTimersByTimeAsync(5)
  reply(0)
  await vi.advanceTimersByTimeAsync(900)
  reply(2)
  expect(await all).toEqual([1, 2, 3].map(seat => ({ moves: [seat] })))
  expect(woken).toHaveLength(2)
})

test('a closed brain answers nobody and leaves no worker behind', async () => {
  const { start, woken } = minds(sleeps, sleeps)
  const brain = workerBrain({ start, size: 1 })
  const both = Promise.all([brain.think(job), brain.think(job)])
  await vi.advanceTimersByTimeAsync(1)
  brain.close()
  expect(await both).toEqual([undefined, undefined])
  expect(woken).toHaveLength(1)
  expect(woken[0]?.terminate).toHaveBeenCalled()
})
