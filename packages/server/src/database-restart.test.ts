import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Player } from './kill-test/player.ts'
import { freePort } from './testing/free-port.ts'
import { type PostgresCluster, startPostgres } from './testing/postgres-cluster.ts'
import { postgresStores } from './testing/postgres-harness.ts'
import { sqliteFolders } from './testing/sqlite-harness.ts'
import { builtCheckout, type StartedServer, startServer } from './testing/started-server.ts'

let root = ''
let cluster: PostgresCluster | undefined
const servers: StartedServer[] = []
const folders = sqliteFolders()
const databases = postgresStores()
beforeAll(async () => {
  root = await builtCheckout()
  cluster = await startPostgres()
})
afterEach(async () => {
  for (const { child, exit } of servers.splice(0)) {
    child.kill('SIGKILL')
    await exit
  }
  await databases.clear()
  await folders.clear()
})
afterAll(async () => {
  await cluster?.stop()
  await rm(root, { recursive: true })
})

test('a server outlives its database: moves wait while it is away and go on when it is back, and nothing is lost', async () => {
  if (cluster === undefined) throw new Error('There is no cluster.')
  const port = await freePort()
  const server = startServer(root, {
    PORT: String(port),
    KAZAMATA_DATA: folders.folder(),
    KAZAMATA_LIMITS: '1000',
    DATABASE_URL: cluster.url,
  })
  servers.push(server)
  await server.greeted
  const players = ['Ada', 'Ben'].map(name => new Player(() => `http://localhost:${port}`, name))
  const [host, guest] = players
  const open = { kind: 'open' }
  const { id = '', invite = '' } =
    (await host?.post('/tables', {
      game: 'paper-dungeons',
      options: {},
      seats: [open, open],
      watchable: false,
    })) ?? {}
  await guest?.post(`/tables/${id}/join`, { invite })
  await host?.post(`/tables/${id}/start`, {})
  const over = players.map(player => player.play(id))
  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
  await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(4)

  await cluster.halt('immediate')
  // What the server is asked is refused, and it lives on.
  const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
  await expect.poll(() => status('/healthz'), { timeout: 60_000 }).toBe(503)
  expect(await status('/metrics')).toBe(200)
  expect(await status('/api/lobby')).toBeGreaterThanOrEqual(500)
  const before = acknowledged()
  await cluster.start()
  await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + 4)
  expect(await status('/healthz')).toBe(200)

  for (const player of players) player.stop()
  await expect.poll(() => players.every(({ hasAnswers }) => hasAnswers), { timeout: 60_000 }).toBe(true)
  for (const player of players) player.end()
  await Promise.all(over)
  expect(server.child.exitCode).toBe(null)
  const { requests = [] } = (await (await databases.open(cluster.url)).matches.load(id)) ?? {}
  for (const { id: request, answer } of players.flatMap(({ asked }) => asked))
    expect(requests.filter(one => one === request)).toHaveLength(answer === 'acknowledged' ? 1 : 0)
})
