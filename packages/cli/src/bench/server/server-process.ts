import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { endWithUs } from '@kazamata/server/end-with-us'
import { freePort } from '@kazamata/server/free-port'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly port: number
  /** All processor time it has used, in microseconds. */
  cpuMicros(): Promise<number>
  rssMegabytes(): Promise<number>
  stop(): Promise<void>
}

export interface Launch {
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** What `npm start` runs, as arguments of Node. */
export async function startArgs(root: string): Promise<string[]> {
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    await readFile(`${root}/package.json`, 'utf8'),
  )
  const [node, ...args] = scripts.start.split(' ')
  if (node !== 'node') throw new Error(`"npm start" does not run Node: ${scripts.start}`)
  return args
}

/** Runs Node with `PORT` set to a free one; ready when it has written something. */
export async function startProcess({ args, cwd, env }: Launch): Promise<ServerProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithUs(child)
  const [started] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (!Buffer.isBuffer(started)) throw new Error(`A server does not start: ${args.join(' ')}`)
  child.stdout.resume()
  return {
    port,
    cpuMicros: async () => cpuOf(await readFile(`/proc/${child.pid}/stat`, 'utf8')),
    rssMegabytes: async () => rssOf(await readFile(`/proc/${child.pid}/status`, 'utf8')),
    stop: () => stopChild(child),
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Linux counts processor time in hundredths of a second. */
const tickMicros = 10_000

/** From `/proc/PID/stat`: user and system time are the 14th and 15th field; the second, a name in brackets, may have spaces. */
export function cpuOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMicros
}

/** From `/proc/PID/status`. */
export function rssOf(status: string): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
  return (Number(kilobytes) * 1024) / 1e6
}
