import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { hash } from '@kazamata/kernel'
import { playRandomly } from '@kazamata/kernel/conformance'
import { writeMatch } from '@kazamata/kernel/match'
import { loadGame } from '@kazamata/registry/game-loaders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Player } from '../packages/server/src/kill-test/player.ts'
import { freePort } from '../packages/server/src/testing/free-port.ts'
import { external } from '../packages/server/vite.config.ts'

const checkout = join(import.meta.dirname, '..')
/** Whatever `npm test` has set for its own scripts. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
const children: ChildProcess[] = []
let folder = ''
let files: readonly string[] = []
let size = 0

const run = (cwd: string, command: string, ...args: readonly string[]) =>
  promisify(execFile)(command, args, { cwd, env, maxBuffer: 2 ** 26, timeout: 200_000 })

async function manifestOf(path: string): Promise<{ dependencies: Record<string, string>; version: string }> {
  return JSON.parse(await readFile(join(path, 'package.json'), 'utf8'))
}

/** With its production dependencies; where npm reaches neither registry nor cache, with those of the checkout. */
async function install(tarball: string): Promise<void> {
  try {
    await run(folder, 'npm', 'install', '--omit=dev', '--prefer-offline', '--fetch-retries=0', tarball)
  } catch {
    const home = join(folder, 'node_modules/kazamata')
    await mkdir(home, { recursive: true })
    await run(home, 'tar', 'xzf', tarball, '--strip-components=1')
    for (const name of Object.keys((await manifestOf(home)).dependencies)) {
      await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true })
      await symlink(join(checkout, 'node_modules', name), join(folder, 'node_modules', name))
    }
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kazamata-package-'))
  const { stdout } = await run(checkout, 'npm', 'pack', '--json', '--pack-destination', folder)
  const tarball = (await readdir(folder)).find(name => name.endsWith('.tgz')) ?? ''
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n')))
  files = packed.files.map(({ path }: { readonly path: string }) => path)
  size = packed.size
  await install(join(folder, tarball))
}, 300_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

const bin = () => join(folder, 'node_modules/kazamata/dist/bin/kazamata.js')
const kazamata = (...args: readonly string[]) => run(folder, process.execPath, bin(), ...args)

describe('the package', () => {
  it('is made of what is run, and the licences of what it is made of', () => {
    const home = ['LICENSE', 'NOTICE', 'README.md', 'package.json']
    for (const path of files) expect(home.includes(path) || /^(dist|docs)[/]/.test(path), path).toBe(true)
    for (const path of files) expect(path).not.toMatch(/[.](map|tsx?)$|test|testing|[.]vite/)
    for (const path of [
      ...home,
      'dist/bin/licenses.md',
      'dist/page/licenses.md',
      'dist/page/font-licenses.md',
    ])
      expect(files).toContain(path)
    expect(size).toBeLessThan(6_000_000)
  })

  it('names every font and library with its licence', async () => {
    const read = (name: string) => readFile(join(folder, 'node_modules/kazamata/dist', name), 'utf8')
    const fonts = await read('page/font-licenses.md')
    for (const font of ['alegreya', 'alegreya-sans', 'alegreya-sc', 'grenze-gotisch', 'patrick-hand'])
      expect(fonts).toContain(`## ${font}\n`)
    expect(fonts.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(5)
    expect(await read('page/licenses.md')).toContain('react')
    expect(await read('bin/licenses.md')).toContain('fastify')
  })

  it('needs what has native code, in the versions of the server, and nothing else', async () => {
    const { dependencies } = await manifestOf(join(folder, 'node_modules/kazamata'))
    const server = await manifestOf(join(checkout, 'packages/server'))
    expect(dependencies).toEqual(Object.fromEntries(external.map(name => [name, server.dependencies[name]])))
    const installed = await readdir(join(folder, 'node_modules'))
    for (const name of ['tsx', 'vite', 'typescript', '@kazamata', 'react', 'fastify'])
      expect(installed).not.toContain(name)
  })
})

describe('the command line of the package', () => {
  it('serves the page, and hosts a match with a bot', async () => {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const child = spawn(process.execPath, [bin(), 'serve', '--port', String(port), '--data', 'kept'], {
      cwd: folder,
      env: { ...env, HOST: 'localhost' },
    })
    children.push(child)
    const exit = new Promise(resolve => child.on('close', resolve))
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
    await expect.poll(() => said, { timeout: 60_000 }).toBe(`Kazamata is at ${origin}\n`)
    const page = await (await fetch(`${origin}/welcome-back`)).text()
    const [script = ''] = /assets\/[^"]+[.]js/.exec(page) ?? []
    const answer = await fetch(`${origin}/${script}`, { headers: { 'accept-encoding': 'br' } })
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br'])
    const player = new Player(() => origin, 'Ada')
    const bot = { kind: 'bot', level: 'novice', name: 'Grim' }
    const seats = [{ kind: 'open' }, bot]
    const table = { game: 'paper-dungeons', options: {}, seats, watchable: false }
    const { id = '' } = await player.post('/tables', table)
    await player.post(`/tables/${id}/start`, {})
    void player.play(id)
    await expect.poll(() => player.acknowledged, { timeout: 60_000 }).toBeGreaterThan(1)
    player.end()
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(await readdir(join(folder, 'kept'))).toContain('kazamata.sqlite')
  })

  it('verifies and replays a match, and lets bots play on threads', async () => {
    const game = await loadGame('paper-dungeons')
    if (game === undefined) throw new Error('There is no such game.')
    const match = playRandomly(game, { seats: 2, options: {}, seed: 'package' })
    await writeFile(join(folder, 'match.json'), writeMatch(match.record))
    expect((await kazamata('verify', 'match.json')).stdout).toContain(hash(match.state))
    expect((await kazamata('replay', 'match.json', '--lang', 'hu')).stdout).toContain('[PD-')
    const simulated = await kazamata('simulate', 'welcome-back', '--seats', 'novice,novice', '--games', '4')
    expect(simulated.stdout).toContain('novice')
  })

  it('refuses in one sentence', async () => {
    const refused = await kazamata('serve', '--port', '70000').catch((error: unknown) => error)
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'PORT is "70000", but it must be a whole number from 1 to 65535.\n',
    })
  })
})
