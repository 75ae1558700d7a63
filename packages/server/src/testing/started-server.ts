import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { distOf, fingerprint } from '../build.ts'
import { endWithUs } from './end-with-us.ts'
import { checkout, serverBundle } from './server-bundle.ts'

const start = 'packages/server/bin/start.mjs'

/** A folder as the first `npm start` leaves it, with the server's bundle and a page in one line. */
export async function builtCheckout(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'kazamata-built-'))
  await Promise.all([
    cp(await serverBundle(), join(root, 'packages/server/dist'), { recursive: true }),
    cp(join(checkout, start), join(root, start)),
    symlink(join(checkout, 'node_modules'), join(root, 'node_modules')),
  ])
  await writePage(root)
  return root
}

/** A page that counts as built. */
async function writePage(root: string): Promise<void> {
  await mkdir(distOf(root), { recursive: true })
  await writeFile(join(distOf(root), 'index.html'), '<!doctype html><title>Kazamata</title>')
  await writeFile(join(distOf(root), '.sources'), fingerprint(root))
}

export interface StartedServer {
  readonly child: ChildProcess
  /** It has said where it is. */
  readonly greeted: Promise<void>
  /** Its exit code. */
  readonly exit: Promise<number | null>
  /** All that it has written. */
  texts(): { readonly out: string; readonly err: string }
}

export interface StartSettings {
  /** From the bundle in the folder, not from the sources here. */
  readonly isBuilt?: boolean
  readonly uid?: number
  readonly disk?: OwnDisk
}

/** A small disk in the place of a folder, for this process alone. */
interface OwnDisk {
  readonly folder: string
  readonly kilobytes: number
}

/** Runs what follows with it. */
const ownDisk = ({ folder, kilobytes }: OwnDisk): string[] => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${kilobytes}k tmpfs "$0" && exec "$@"`,
  folder,
]

/** What `npm start` does in this folder: from the bundle where it has one, otherwise from the sources here. */
export function startServer(
  root: string,
  env: Readonly<Record<string, string>>,
  { isBuilt = true, disk, ...more }: StartSettings = {},
): StartedServer {
  const args = [process.execPath, join(isBuilt ? root : checkout, start)]
  const [command = '', ...rest] = disk === undefined ? args : [...ownDisk(disk), ...args]
  const child = spawn(command, rest, {
    cwd: root,
    // Whatever HOST the machine has set.
    env: { ...process.env, HOST: 'localhost', ...env },
    ...more,
  })
  endWithUs(child)
  let out = ''
  let err = ''
  const exit = new Promise<number | null>(resolve => child.on('close', resolve))
  const greeted = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      out += chunk
      resolve()
    })
    exit.then(code => reject(new Error(`The server ended with ${code}: ${err}`)))
  })
  // Whoever waits for the exit alone has no use for it.
  greeted.catch(() => undefined)
  child.stderr.on('data', chunk => {
    err += chunk
  })
  return { child, greeted, exit, texts: () => ({ out, err }) }
}
