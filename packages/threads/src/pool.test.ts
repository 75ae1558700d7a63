import { expect, test } from 'vitest'
import { spread } from './pool.ts'

const script = new URL('./testing/failing-worker.ts', import.meta.url)
const double = (setup: number, jobs: readonly number[]) => {
  const done: number[] = []
  return spread<number, number>(script, setup, jobs, 2, job => done.push(job)).then(answers => ({
    answers,
    done: done.sort((a, b) => a - b),
  }))
}

test('jobs are answered in their order, whoever takes them', async () => {
  expect(await double(100, [1, 2, 3, 4, 5])).toEqual({
    answers: [102, 104, 106, 108, 110],
    done: [1, 2, 3, 4, 5],
  })
  expect(await double(100, [])).toEqual({ answers: [], done: [] })
})

test('a thread that breaks, ends or cannot begin is reported, not waited for', async () => {
  await expect(double(0, [13])).rejects.toThrow('13 cannot be doubled')
  await expect(double(0, [14])).rejects.toThrow('ended with code 3')
  await expect(double(-1, [1])).rejects.toThrow('no such setup')
})
