import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
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

test('a bundle starts the bundled script beside it, where there is no tsx', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kazamata-bundle-'))
  const input = ['doubling', 'failing-worker'].map(name => join(import.meta.dirname, `testing/${name}.ts`))
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: true, outDir: folder, emptyOutDir: true, rolldownOptions: { input } },
  })
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'doubling.js')], {
    cwd: folder,
  })
  expect(stdout).toBe('102\n')
  await rm(folder, { recursive: true })
})
