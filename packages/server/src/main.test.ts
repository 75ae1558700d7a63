import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from './build.ts'

const main = join(import.meta.dirname, 'main.ts')
const tsx = import.meta.resolve('tsx')

let root = ''
let children: ChildProcess[] = []
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kazamata-main-'))
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  await rm(root, { recursive: true })
})

/** A checkout whose page is built. */
async function built() {
  await mkdir(join(root, 'packages/web/dist'), { recursive: true })
  await writeFile(join(root, 'packages/web/dist/index.html'), '<!doctype html><title>Kazamata</title>')
  await writeFile(join(root, 'packages/web/dist/.sources'), await fingerprint(root))
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', tsx, main], {
    cwd: root,
    // Whatever HOST the machine has set.
    env: { ...process.env, HOST: 'localhost', ...env },
  })
  children.push(child)
  let out = ''
  let err = ''
  const exit = new Promise<number | null>(resolve => child.on('close', resolve))
  const said = new Promise<void>(resolve =>
    child.stdout.on('data', chunk => {
      out += chunk
      resolve()
    }),
  )
  child.stderr.on('data', chunk => {
    err += chunk
  })
  return { child, said, exit, texts: () => ({ out, err }) }
}

/** Takes some free port of this machine for as long as the test needs it. */
async function taken() {
  const server = createServer()
  // At every address: a machine may look for localhost at another one first.
  await new Promise<void>(resolve => server.listen(0, resolve))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The listener has no port.')
  return { port: at.port, free: () => new Promise(resolve => server.close(resolve)) }
}

describe('npm start', () => {
  it('refuses a bad PORT in one sentence', async () => {
    const run = start({ PORT: '70000' })
    expect(await run.exit).toBe(1)
    expect(run.texts()).toEqual({
      out: '',
      err: 'PORT is "70000", but it must be a whole number from 1 to 65535.\n',
    })
  })

  it('names a port that is taken', async () => {
    await built()
    const { port, free } = await taken()
    const run = start({ PORT: String(port) })
    expect(await run.exit).toBe(1)
    expect(run.texts()).toEqual({
      out: '',
      err: `Port ${port} is taken: stop what runs there or choose another with PORT.\n`,
    })
    await free()
  })

  it('says that there is no page and none can be built', async () => {
    const { port, free } = await taken()
    await free()
    const run = start({ PORT: String(port) })
    expect(await run.exit).toBe(1)
    expect(run.texts()).toEqual({
      out: '',
      err: 'The page cannot be built: "npm install && npm run build" shows why.\n',
    })
  })

  it('says in one line where the page is, serves it and leaves when asked', async () => {
    await built()
    const { port, free } = await taken()
    await free()
    const run = start({ PORT: String(port) })
    await run.said
    const answer = await fetch(`http://localhost:${port}/some/route`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Kazamata')
    run.child.kill('SIGTERM')
    expect(await run.exit).toBe(0)
    expect(run.texts()).toEqual({ out: `Kazamata is at http://localhost:${port}\n`, err: '' })
  })
})
