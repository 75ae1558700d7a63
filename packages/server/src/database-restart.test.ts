import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { pairAtWork } from './testing/pair-at-work.ts'
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
  const pair = await pairAtWork(port)
  await pair.goesOn()

  await cluster.halt('immediate')
  // What the server is asked is refused, and it lives on.
  const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status
  await expect.poll(() => status('/healthz'), { timeout: 60_000 }).toBe(503)
  expect(await status('/metrics')).toBe(200)
  expect(await status('/api/lobby')).toBeGreaterThanOrEqual(500)
  await cluster.start()
  await pair.goesOn()
  expect(await status('/healthz')).toBe(200)

  await pair.end()
  expect(server.child.exitCode).toBe(null)
  expect(server.texts().err).toContain('A connection to the database broke')
  expect(server.texts().err).not.toContain(new URL(cluster.url).password)
  await pair.expectIn(await databases.open(cluster.url))
})
