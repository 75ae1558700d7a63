import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startThread } from './start-thread.ts'

// Threads of TypeScript are tested with the pool.
test('JavaScript is started as it is, without tsx', async () => {
  const script = new URL('./testing/plain-worker.mjs', import.meta.url)
  const worker = startThread(script, { size: 3 })
  const [message] = await once(worker, 'message')
  expect(message).toEqual({ setup: { size: 3 }, entry: fileURLToPath(script) })
  await worker.terminate()
})
