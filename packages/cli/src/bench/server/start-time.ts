import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@kazamata/server/free-port'
import { median } from '../../statistics.ts'
import { startArgs } from './server-process.ts'

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Milliseconds from starting the process, as `npm start` does, to the page: the median. The first start builds the page where it is stale, and does not count. */
export async function measureStart(root: string, times = 5): Promise<number> {
  await startOnce(root)
  const all: number[] = []
  for (let time = 0; time < times; time++) all.push(await startOnce(root))
  return median(all)
}

async function startOnce(root: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kazamata-start-'))
  const port = await freePort()
  const args = await startArgs(root)
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), KAZAMATA_DATA: folder }
  const began = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    while (!(await answers(`http://127.0.0.1:${port}/`))) {
      if (child.exitCode !== null) throw new Error('The server does not start.')
      await later(5)
    }
    return performance.now() - began
  } finally {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
