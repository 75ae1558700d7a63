import type { WriteResult } from '@kazamata/room/store'
import { expect, test } from 'vitest'
import type { Write } from './sqlite/writer.ts'
import { type BatchWriter, writeQueue } from './write-queue.ts'

const write = (id: string): Write => ({ of: 'matches', kind: 'remove', id })

/** A batch leaves at the end of a turn of the event loop. */
async function turns(): Promise<void> {
  for (let n = 0; n < 2; n++) await new Promise(setImmediate)
}

/** A thread that answers when it is told to. */
function slowThread() {
  const batches: string[][] = []
  let answer: ((result: WriteResult) => void) | undefined
  let die: ((error: Error) => void) | undefined
  const thread: BatchWriter<Write> = {
    alive: true,
    write: batch =>
      new Promise((resolve, reject) => {
        batches.push(batch.map(one => ('id' in one ? one.id : one.kind)))
        answer = result => resolve(batch.map(() => result))
        die = reject
      }),
    close: async () => undefined,
  }
  return {
    thread,
    batches,
    async answer(result: WriteResult) {
      answer?.(result)
      await turns()
    },
    async die() {
      die?.(new Error('dead'))
      await turns()
    },
  }
}

test('a batch is what arrived while the last one was written, in the order of arrival', async () => {
  const { thread, batches, answer } = slowThread()
  const queue = writeQueue(
    thread,
    () => thread,
    () => undefined,
  )
  const first = queue.write(write('a'))
  await turns()
  const others = ['b', 'c', 'd'].map(id => queue.write(write(id)))
  await turns()
  expect(batches).toEqual([['a']])
  await answer('won')
  expect(await first).toBe('won')
  expect(batches).toEqual([['a'], ['b', 'c', 'd']])
  await answer('failed')
  expect(await Promise.all(others)).toEqual(['failed', 'failed', 'failed'])
})

test('those who waited for one batch and write again at once go together', async () => {
  const { thread, batches, answer } = slowThread()
  const queue = writeQueue(
    thread,
    () => thread,
    () => undefined,
  )
  const loops = ['a', 'b', 'c'].map(async id => {
    await queue.write(write(`${id}1`))
    await queue.write(write(`${id}2`))
  })
  await turns()
  await answer('won')
  await answer('won')
  await Promise.all(loops)
  expect(batches).toEqual([
    ['a1', 'b1', 'c1'],
    ['a2', 'b2', 'c2'],
  ])
})

test('unknown: the batch of a thread that died; what waited goes to the next thread', async () => {
  const [first, second] = [slowThread(), slowThread()]
  const reports: unknown[] = []
  const dying = { ...first.thread, alive: true }
  const queue = writeQueue(
    dying,
    () => second.thread,
    error => reports.push(error),
  )
  const lost = queue.write(write('a'))
  await turns()
  const waiting = queue.write(write('b'))
  dying.alive = false
  await first.die()
  await second.answer('won')
  expect([await lost, await waiting]).toEqual(['unknown', 'won'])
  expect(second.batches).toEqual([['b']])
  expect(reports).toEqual([new Error('dead')])
})

test('unknown: no thread can be started; the next write tries again', async () => {
  const { thread, answer } = slowThread()
  let broken = true
  const queue = writeQueue(
    { ...thread, alive: false },
    () => {
      if (broken) throw new Error('no more threads')
      return thread
    },
    () => undefined,
  )
  expect(await queue.write(write('a'))).toBe('unknown')
  broken = false
  const next = queue.write(write('b'))
  await turns()
  await answer('won')
  expect(await next).toBe('won')
})

test('failed: what comes after closing', async () => {
  const { thread } = slowThread()
  const queue = writeQueue(
    thread,
    () => thread,
    () => undefined,
  )
  await queue.close()
  expect(await queue.write(write('a'))).toBe('failed')
})

test('what follows from a result ends, with what is sent then, before many others are told', async () => {
  const { thread, answer } = slowThread()
  const queue = writeQueue(
    thread,
    () => thread,
    () => undefined,
  )
  const order: string[] = []
  const names = Array.from({ length: 100 }, (_, n) => `${n}`)
  const all = names.map(async name => {
    await queue.write(write(name))
    order.push(`${name} told`)
    process.nextTick(() => order.push(`${name} sent`))
  })
  await turns()
  await answer('won')
  await Promise.all(all)
  await turns()
  const at = (what: string) => order.indexOf(what)
  expect(order.filter(what => what.endsWith('told'))).toEqual(names.map(name => `${name} told`))
  expect(at('0 sent')).toBeGreaterThan(at('0 told'))
  expect(at('0 sent')).toBeLessThan(at('99 told'))
})
