import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../packages/server/src/testing/free-port.ts'
import { seededServer } from './bundle.ts'

export interface Server {
  readonly port: number
  /** Where it stores everything. */
  readonly folder: string
  /** What it has printed. */
  text(): string
  /** So many seconds pass at once; only where it has the same chance in every run. */
  forward(seconds: number): void
  close(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

export const scripts = {
  /** The same chance in every run, bots that answer at once, and a clock that can be put forward. */
  seeded: seededServer,
  /** What `npm start` runs. */
  usual: join(root, 'packages/server/bin/start.mjs'),
}

/** Starts a server of its own process, port and folder; the page is built already. */
export async function startServer(script: string, env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'kazamata-e2e-'))
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: String(port),
      KAZAMATA_DATA: folder,
      ...env,
    },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      text += chunk
    })
  const end = new Promise<void>(resolve => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('close', code => reject(new Error(`The server ended with ${code}: ${text}`)))
  })
  return {
    ...{ port, folder },
    text: () => text,
    forward: seconds => void child.stdin.write(`${1_000 * seconds}\n`),
    async close() {
      child.kill('SIGTERM')
      await end
      await rm(folder, { recursive: true, force: true })
    },
  }
}
