import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { builtCheckout } from '../testing/started-server.ts'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server ends with the process that started it, also where that is ended by %s',
  async signal => {
    const root = await builtCheckout()
    const env = { PORT: String(await freePort()), KAZAMATA_DATA: join(root, 'data') }
    const script = `
      import { startServer } from ${JSON.stringify(new URL('../testing/started-server.ts', import.meta.url))}
      const server = startServer(${JSON.stringify(root)}, ${JSON.stringify(env)})
      await server.greeted
      process.stdout.write(String(server.child.pid))`
    const starter = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      // Messages of Node about loaders are nobody's concern.
      { stdio: ['ignore', 'pipe', 'ignore'] },
    )
    const [written]: Buffer[] = await once(starter.stdout, 'data')
    const server = Number(written)
    expect(isRunning(server)).toBe(true)
    starter.kill(signal)
    await expect.poll(() => isRunning(server), { timeout: 10_000 }).toBe(false)
    await rm(root, { recursive: true, force: true })
  },
)
