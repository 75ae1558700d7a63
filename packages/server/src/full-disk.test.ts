import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from './testing/free-port.ts'
import { pairAtWork } from './testing/pair-at-work.ts'
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
    const kilobytes = 8 * 1024
    const { server, port, path } = await onDiskOf(kilobytes)
    await server.greeted
    // However fast the machine is, their moves neither fill the disk nor end the match meanwhile.
    const pair = await pairAtWork(port, { pause: () => 20 })
    await pair.goesOn()

    // All that is left is taken, to the last byte.
    await writeFile(path('ballast'), Buffer.alloc(kilobytes * 1024)).catch((error: NodeJS.ErrnoException) =>
      expect(error.code).toBe('ENOSPC'),
    )
    await pair.isRefused()
    // It still answers whoever reads.
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
    await rm(path('ballast'))
    await pair.goesOn()

    await pair.end()
    const copy = stores.folder()
    for (const name of ['kazamata.sqlite', 'kazamata.sqlite-wal'])
      await writeFile(join(copy, name), await readFile(path(name)))
    await pair.expectIn(await stores.open(copy))
  })
})
