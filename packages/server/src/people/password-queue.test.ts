import { expect, test } from 'vitest'
import { plainPasswords } from '../testing/server-parts.ts'
import { PasswordQueue } from './password-queue.ts'

test('two at once, the others in the order they came, and those beyond thirty are refused', async () => {
  const queue = new PasswordQueue(plainPasswords)
  const running: (() => void)[] = []
  const begun: number[] = []
  const results = Array.from({ length: 33 }, (_, n) =>
    queue.run(async () => {
      begun.push(n)
      await new Promise<void>(resolve => running.push(resolve))
      return n
    }),
  )
  expect(await results[32]).toBe('too-fast')
  expect(begun).toEqual([0, 1])
  for (let n = 0; n < 32; n++) {
    await expect.poll(() => running.length).toBeGreaterThan(0)
    expect(running.length).toBeLessThanOrEqual(2)
    running.shift()?.()
    expect(await results[n]).toBe(n)
  }
  expect(begun).toEqual([...Array(32).keys()])
  expect(await queue.run(async () => 'again')).toBe('again')
})

test('one that fails makes room for the next', async () => {
  const queue = new PasswordQueue(plainPasswords)
  const failing = Array.from({ length: 4 }, () => queue.run(() => Promise.reject(new Error('no memory'))))
  for (const one of failing) await expect(one).rejects.toThrow('no memory')
  expect(await queue.run(async () => 'fine')).toBe('fine')
})
