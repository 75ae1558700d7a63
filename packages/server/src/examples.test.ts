import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fingerprint } from './build.ts'
import { freePort } from './testing/free-port.ts'

const repository = join(import.meta.dirname, '../../..')
const example = (name: string) => join(repository, 'examples', name)

let root = ''
let origin = ''
const children: ChildProcess[] = []

function run(...args: readonly string[]) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, HOST: 'localhost', PORT: new URL(origin).port, KAZAMATA_DATA: join(root, 'data') },
  })
  children.push(child)
  let text = ''
  child.stdout.on('data', chunk => {
    text += chunk
  })
  child.stderr.on('data', chunk => {
    text += chunk
  })
  const exit = new Promise<number | null>(resolve => child.on('close', resolve))
  return { child, exit, text: () => text }
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kazamata-examples-'))
  origin = `http://localhost:${await freePort()}`
  await mkdir(join(root, 'packages/web/dist'), { recursive: true })
  await writeFile(join(root, 'packages/web/dist/index.html'), '<!doctype html>')
  await writeFile(join(root, 'packages/web/dist/.sources'), await fingerprint(root))
  const server = run('--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts'))
  await vi.waitFor(() => expect(server.text()).toContain('Kazamata is at'), { timeout: 60_000 })
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(root, { recursive: true })
})

test.each(['welcome-back', 'paper-dungeons', 'tiny-epic'])(
  'a text client and a bot that know docs/protocol.md alone play a whole game of %s',
  async game => {
    const host = run(example('text-client.mjs'), origin, game, '2', 'Ada')
    // Whoever sits at the terminal always takes the first move.
    let asked = 0
    host.child.stdout.on('data', () => {
      const questions = host.text().split('Your move?').length - 1
      for (; asked < questions; asked++) host.child.stdin.write('1\n')
    })
    await expect.poll(host.text, { timeout: 30_000 }).toMatch(/Invite others with \S+/)
    const [, invitation = ''] = /Invite others with (\S+)/.exec(host.text()) ?? []
    const bot = run(example('random-bot.mjs'), invitation, 'Dice Imp')
    expect([await host.exit, await bot.exit]).toEqual([0, 0])
    expect(asked).toBeGreaterThan(0)
    expect(bot.text()).toMatch(/^Over\. Winners: /)
    expect(host.text()).toContain(bot.text())
  },
)

test.each(['text-client.mjs', 'random-bot.mjs'])('%s is short and imports nothing of ours', async name => {
  const text = await readFile(example(name), 'utf8')
  expect(text.split('\n').length).toBeLessThan(150)
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)
  for (const from of imports) expect(from).toMatch(/^(node:|ws$)/)
})
