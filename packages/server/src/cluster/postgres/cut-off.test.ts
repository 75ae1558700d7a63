import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { Player } from '../../kill-test/player.ts'
import { type RunningServer, serve } from '../../serve.ts'
import { type DatabaseProxy, databaseProxy } from '../../testing/database-proxy.ts'
import { freePort } from '../../testing/free-port.ts'
import { type PostgresCluster, startPostgres } from '../../testing/postgres-cluster.ts'
import { emptyPostgres } from '../../testing/postgres-harness.ts'

const servers: RunningServer[] = []
const folders: string[] = []
const players: Player[] = []
let proxy: DatabaseProxy | undefined
let database: PostgresCluster | undefined
afterEach(async () => {
  for (const player of players.splice(0)) player.end()
  await Promise.all(servers.splice(0).map(server => server.close()))
  await proxy?.close()
  await database?.stop()
  proxy = undefined
  database = undefined
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** The address of a server of its own on this database. */
async function start(databaseUrl: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kazamata-cut-off-'))
  folders.push(folder)
  const port = await freePort()
  const page = { folder: join(folder, 'page'), prepare: async () => undefined }
  const server = await serve(
    page,
    {
      at: { host: 'localhost', port },
      folder,
      databaseUrl,
      trustedProxies: [],
      limitFactor: 1_000,
      logLevel: 'silent',
      botThreads: 1,
    },
    { leastBotTime: 50 },
  )
  servers.push(server)
  return `http://localhost:${port}`
}

const health = async (origin: string) => (await fetch(`${origin}/healthz`)).status
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 })

/** Somebody who plays against a bot, one match after another, wherever `origin` says. */
async function playing(origin: () => string): Promise<Player> {
  const player = new Player(origin, 'Ada', { pause: () => 20 })
  players.push(player)
  const bot = { kind: 'bot', level: 'novice', name: 'Oak' }
  const table = { game: 'paper-dungeons', options: {}, seats: [{ kind: 'open' }, bot], watchable: false }
  const { id = '' } = await player.post('/tables', table)
  await player.post(`/tables/${id}/start`, {})
  void player.play(id)
  await goesOn(player)
  return player
}

async function goesOn(player: Player): Promise<void> {
  const before = player.acknowledged
  await soon(() => expect(player.acknowledged).toBeGreaterThan(before + 2))
}

test('a node that is cut off from the database serves nothing old: players go on over another, until it is back', async () => {
  const url = await emptyPostgres()
  proxy = await databaseProxy(url)
  const [one, two] = [await start(url), await start(proxy.url)]
  let origin = two
  const player = await playing(() => origin)
  proxy.freeze()
  await soon(async () => expect([await health(one), await health(two)]).toEqual([200, 503]))
  const refused = await fetch(`${two}/api/lobby`)
  expect([refused.status, await refused.json()]).toEqual([503, { code: 'unavailable' }])
  // As whoever balances the load does.
  origin = one
  await goesOn(player)
  proxy.thaw()
  await soon(async () => expect([await health(one), await health(two)]).toEqual([200, 200]))
  expect((await fetch(`${two}/api/lobby`)).status).toBe(200)
})

test('when one node after another is asked to stop and started again, a player goes on, and nothing is refused', async () => {
  const url = await emptyPostgres()
  let origins = [await start(url), await start(url)]
  let calls = 0
  const player = await playing(() => origins[calls++ % origins.length] ?? '')
  for (let restarts = 0; restarts < 2; restarts++) {
    const [stopped, ...others] = origins
    await servers.shift()?.close()
    await goesOn(player)
    expect(await Promise.all(others.map(health))).toEqual([200])
    await expect(health(stopped ?? '')).rejects.toThrow()
    origins = [...others, await start(url)]
    await goesOn(player)
  }
  expect(player.asked.filter(({ answer }) => answer === 'refused')).toEqual([])
})

test('when the database is started again, players go on by themselves', async () => {
  database = await startPostgres()
  const [one, two] = [await start(database.url), await start(database.url)]
  let calls = 0
  const player = await playing(() => (calls++ % 2 === 0 ? one : two))
  await database.halt('fast')
  await soon(async () => expect([await health(one), await health(two)]).toEqual([503, 503]))
  await database.start()
  await soon(async () => expect([await health(one), await health(two)]).toEqual([200, 200]))
  await goesOn(player)
})
