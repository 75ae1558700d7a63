import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Player } from './kill-test/player.ts'
import { freePort } from './testing/free-port.ts'
import { sqliteFolders } from './testing/sqlite-harness.ts'
import { builtCheckout, type StartedServer, startServer } from './testing/started-server.ts'

let root = ''
const servers: StartedServer[] = []
const stores = sqliteFolders()
beforeAll(async () => {
  root = await builtCheckout()
})
afterEach(async () => {
  for (const { child, exit } of servers.splice(0)) {
    child.kill('SIGKILL')
    await exit
  }
  await stores.clear()
})
afterAll(() => rm(root, { recursive: true }))

/** A server whose data lie on a disk of its own, which is there as long as the process. Its files are seen through `/proc`. */
async function onDiskOf(kilobytes: number) {
  const port = await freePort()
  const folder = stores.folder()
  const server = startServer(
    root,
    { PORT: String(port), KAZAMATA_DATA: folder, KAZAMATA_LIMITS: '1000' },
    { disk: { folder, kilobytes } },
  )
  servers.push(server)
  const path = (name: string) => `/proc/${server.child.pid}/root${join(folder, name)}`
  return { server, port, folder, path }
}

// Only Linux lets a process have a disk of its own.
describe.runIf(process.platform === 'linux')('a full disk', () => {
  it('is refused at the start, in one sentence', async () => {
    const { server, folder } = await onDiskOf(16)
    expect({ code: await server.exit, ...server.texts() }).toEqual({
      code: 1,
      out: '',
      err: `There is no space left in "${folder}": make some, or name another folder with KAZAMATA_DATA.\n`,
    })
  })

  it('refuses moves with a code while matches run, loses nothing, and takes them when there is space again', async () => {
    const { server, port, path } = await onDiskOf(2048)
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
    const refused = () => players.reduce((sum, player) => sum + player.unavailable, 0)
    await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(4)

    // All that is left is taken, to the last byte.
    await writeFile(path('ballast'), Buffer.alloc(4096 * 1024)).catch((error: NodeJS.ErrnoException) =>
      expect(error.code).toBe('ENOSPC'),
    )
    await expect.poll(refused, { timeout: 60_000 }).toBeGreaterThan(2)
    // It still answers whoever reads.
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
    const before = acknowledged()
    await rm(path('ballast'))
    await expect.poll(acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + 4)

    for (const player of players) player.stop()
    await expect.poll(() => players.every(({ hasAnswers }) => hasAnswers), { timeout: 60_000 }).toBe(true)
    for (const player of players) player.end()
    await Promise.all(over)
    const copy = stores.folder()
    for (const name of ['kazamata.sqlite', 'kazamata.sqlite-wal'])
      await writeFile(join(copy, name), await readFile(path(name)))
    const { requests = [] } = (await (await stores.open(copy)).matches.load(id)) ?? {}
    for (const { id: request, answer } of players.flatMap(({ asked }) => asked))
      expect(requests.filter(one => one === request)).toHaveLength(answer === 'acknowledged' ? 1 : 0)
  })
})
