import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acquire } from './tab-lock.ts'

type Granted = (lock: object | null) => Promise<void> | undefined

/** Locks as a browser gives them out, among all its tabs. */
function locks() {
  const held = new Map<string, (reason: Error) => void>()
  return {
    async request(name: string, how: { steal?: boolean; ifAvailable?: boolean }, granted: Granted) {
      const owner = held.get(name)
      if (owner !== undefined && how.ifAvailable) return await granted(null)
      owner?.(new Error('stolen'))
      const stolen = new Promise<never>((_, reject) => held.set(name, reject))
      const mine = held.get(name)
      await Promise.race([granted({}), stolen])
      if (held.get(name) === mine) held.delete(name)
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: locks() })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Another tab: the same locks, but a module of its own. */
async function otherTab(): Promise<typeof acquire> {
  vi.resetModules()
  return (await import('./tab-lock.ts')).acquire
}

test('one tab has a match at a time', async () => {
  const first = await acquire('a', vi.fn())
  expect(first).toBeDefined()
  expect(await (await otherTab())('a', vi.fn())).toBeUndefined()
  expect(await (await otherTab())('b', vi.fn())).toBeDefined()
})

test('a match that is let go can be taken', async () => {
  const first = await acquire('c', vi.fn())
  first?.release()
  const other = await otherTab()
  await vi.waitFor(async () => expect(await other('c', vi.fn())).toBeDefined(), { timeout: 30_000 })
})

test('a match that is taken over is told to the tab that had it', async () => {
  const lost = vi.fn()
  await acquire('d', lost)
  expect(await (await otherTab())('d', vi.fn(), true)).toBeDefined()
  await vi.waitFor(() => expect(lost).toHaveBeenCalled(), { timeout: 30_000 })
})

test('a table left and opened again at once is not another tab’s', async () => {
  const first = acquire('e', vi.fn())
  const second = acquire('e', vi.fn())
  ;(await first)?.release()
  expect(await second).toBeDefined()
})

test('without locks the match is simply taken', async () => {
  vi.stubGlobal('navigator', {})
  expect(await acquire('f', vi.fn())).toBeDefined()
})
