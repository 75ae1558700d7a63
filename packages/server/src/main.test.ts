import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Player } from './kill-test/player.ts'
import type { OnlineMatchStore } from './store/online-store.ts'
import { migrations } from './store/sqlite/migrations/index.ts'
import { freePort } from './testing/free-port.ts'
import { emptyPostgres, postgresStores } from './testing/postgres-harness.ts'
import { localWriter, sqliteFolders } from './testing/sqlite-harness.ts'
import { builtCheckout, type StartedServer, startServer } from './testing/started-server.ts'

let root = ''
const servers: StartedServer[] = []
const stores = sqliteFolders()
const databases = postgresStores()
beforeAll(async () => {
  root = await builtCheckout()
  // For those who are not root.
  await chmod(root, 0o755)
})
afterEach(async () => {
  for (const { child } of servers.splice(0)) child.kill('SIGKILL')
  await stores.clear()
  await databases.clear()
})
afterAll(() => rm(root, { recursive: true }))

function start(...[env, more]: [Record<string, string>, Parameters<typeof startServer>[2]?]): StartedServer {
  const server = startServer(root, { KAZAMATA_DATA: join(root, 'data'), ...env }, more)
  servers.push(server)
  return server
}

/** It ends, having said one sentence and nothing else. */
async function saysAndEnds({ exit, texts }: StartedServer, sentence: string): Promise<void> {
  expect({ code: await exit, ...texts() }).toEqual({ code: 1, out: '', err: `${sentence}\n` })
}

/** A person begins to play against a bot. */
async function playWithBot(port: number) {
  const player = new Player(() => `http://localhost:${port}`, 'Ada')
  const bot = { kind: 'bot', level: 'novice', name: 'Grim' }
  const { id = '' } = await player.post('/tables', {
    game: 'welcome-back',
    options: {},
    seats: [{ kind: 'open' }, bot],
    watchable: false,
  })
  await player.post(`/tables/${id}/start`, {})
  const over = player.play(id)
  const end = async () => {
    player.end()
    await over
  }
  return { id, end }
}

/** Moves of both are stored. */
async function bothMoved(matches: OnlineMatchStore, id: string): Promise<void> {
  const stored = async () => (await matches.load(id))?.record.entries
  const madeBy = (seat: number, by: string) => expect.objectContaining({ seat, by })
  await expect.poll(stored, { timeout: 60_000 }).toContainEqual(madeBy(0, 'player'))
  await expect.poll(stored, { timeout: 60_000 }).toContainEqual(madeBy(1, 'bot'))
}

describe('npm start', () => {
  it('says in one line where the page is, serves it and leaves when asked', async () => {
    const port = await freePort()
    const server = start({ PORT: String(port) })
    await server.greeted
    const answer = await fetch(`http://localhost:${port}/some/route`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Kazamata')
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(server.texts()).toEqual({ out: `Kazamata is at http://localhost:${port}\n`, err: '' })
  })

  it('runs everything from the bundle, its threads too: a person plays against a bot, and it is stored', async () => {
    const port = await freePort()
    const folder = stores.folder()
    const server = start({ PORT: String(port), KAZAMATA_DATA: folder })
    await server.greeted
    const { id, end } = await playWithBot(port)
    const { matches } = await stores.open(folder, { start: localWriter().start })
    await bothMoved(matches, id)
    await end()
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(server.texts().err).toBe('')
  })
})

describe('npm start with DATABASE_URL', () => {
  it('runs from the bundle on PostgreSQL: a person plays against a bot, and nothing is stored in the folder', async () => {
    const port = await freePort()
    const folder = stores.folder()
    const url = await emptyPostgres()
    const server = start({ PORT: String(port), KAZAMATA_DATA: folder, DATABASE_URL: url })
    await server.greeted
    const { id, end } = await playWithBot(port)
    const { matches } = await databases.open(url)
    await bothMoved(matches, id)
    const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text()
    expect(metrics).toContain('kazamata_matches_running 1')
    await end()
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    expect(server.texts().err.split('\n')).toEqual([''])
    expect(await readdir(folder)).toEqual(['lock.sqlite'])
  })

  it('refuses what is no such address, and does not show it', () =>
    saysAndEnds(
      start({ DATABASE_URL: 'mysql://ada:secret@localhost/kazamata' }),
      'DATABASE_URL must be an address such as postgres://user:password@localhost/kazamata.',
    ))

  it('refuses a database that is not there, without the password', async () => {
    const port = await freePort()
    await saysAndEnds(
      start({ DATABASE_URL: `postgres://ada:secret@127.0.0.1:${port}/kazamata` }),
      `The database "kazamata" at 127.0.0.1:${port} cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.`,
    )
  })
})

describe('npm start refuses in one sentence', () => {
  it('a bad PORT', () =>
    saysAndEnds(start({ PORT: '70000' }), 'PORT is "70000", but it must be a whole number from 1 to 65535.'))

  it('a port that is taken', async () => {
    const other = createServer()
    // At every address: a machine may look for localhost at another one first.
    await new Promise<void>(resolve => other.listen(0, resolve))
    const at = other.address()
    const port = typeof at === 'object' && at !== null ? at.port : 0
    await saysAndEnds(
      start({ PORT: String(port) }),
      `Port ${port} is taken: stop what runs there or choose another with PORT.`,
    )
    await new Promise(resolve => other.close(resolve))
  })

  it('to go on without a page when none can be built', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'kazamata-empty-'))
    const server = startServer(empty, { PORT: String(await freePort()) }, { isBuilt: false })
    servers.push(server)
    await saysAndEnds(server, 'The page cannot be built: "npm install && npm run build" shows why.')
    await rm(empty, { recursive: true })
  })
})

describe('npm start refuses in one sentence, and leaves as it is,', () => {
  /** One that was closed, so that everything is in its file. */
  async function makeDatabase(folder: string, known = migrations): Promise<string> {
    const store = await stores.open(folder, { start: localWriter().start, migrations: known })
    await store.close()
    return join(folder, 'kazamata.sqlite')
  }

  /** By name: a hash of each file, except for the index of the log, which whoever opens the database makes anew. */
  async function filesIn(folder: string): Promise<Record<string, string>> {
    const hashes: Record<string, string> = {}
    for (const name of (await readdir(folder)).filter(one => !one.endsWith('-shm')))
      hashes[name] = createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('hex')
    return hashes
  }

  /** What is in the folder is the same afterwards, byte by byte. Whoever reads a database puts empty files beside it. */
  async function refuses(folder: string, sentence: string, more?: { readonly uid?: number }): Promise<void> {
    const before = await filesIn(folder)
    const env = { PORT: String(await freePort()), KAZAMATA_DATA: folder }
    await saysAndEnds(start(env, more), sentence)
    expect(await filesIn(folder)).toMatchObject(before)
  }

  it('a database that is damaged', async () => {
    const folder = stores.folder()
    const file = await makeDatabase(folder)
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(0x5a, 4096, bytes.length - 4096))
    await refuses(
      folder,
      `"${file}" is damaged or is not a database: put a backup in its place, or name another folder with KAZAMATA_DATA.`,
    )
  })

  it('a database of a newer Kazamata', async () => {
    const folder = stores.folder()
    const newer = migrations.length + 1
    const file = await makeDatabase(folder, [...migrations, 'create table later (line)'])
    await refuses(
      folder,
      `"${file}" has schema ${newer} of a newer Kazamata, and this one knows ${migrations.length}: update Kazamata, or name another folder with KAZAMATA_DATA.`,
    )
  })

  it.each(['empty', 'used'])('a folder of which this user may only read: %s', async kind => {
    const folder = join(stores.folder(), 'data')
    await mkdir(folder)
    if (kind === 'used') await makeDatabase(folder)
    await chmod(join(folder, '..'), 0o755)
    await chmod(folder, 0o555)
    await refuses(
      folder,
      `"${folder}" or the database in it may not be written to by this user: name another folder with KAZAMATA_DATA.`,
      // Whoever is root may write everywhere: nobody may not.
      process.getuid?.() === 0 ? { uid: 65534 } : {},
    )
    await chmod(folder, 0o755)
  })
})
