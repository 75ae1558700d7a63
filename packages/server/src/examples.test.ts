import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { builtCheckout, type StartedServer, startServer } from './testing/started-server.ts'

const repository = join(import.meta.dirname, '../../..')
const example = (name: string) => join(repository, 'examples', name)

let root = ''
let origin = ''
let server: StartedServer | undefined
const children: ChildProcess[] = []

function run(...args: readonly string[]) {
  const child = spawn(process.execPath, args)
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
  root = await builtCheckout()
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = startServer(root, { PORT: String(port), KAZAMATA_DATA: join(root, 'data') })
  await server.greeted
})
afterAll(async () => {
  for (const child of [...children, server?.child]) child?.kill('SIGKILL')
  await server?.exit
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
