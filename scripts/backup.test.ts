import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hash } from '@kazamata/kernel'
import { replay } from '@kazamata/kernel/match'
import { accepted } from '@kazamata/kernel/testing'
import { loadGame } from '@kazamata/registry/game-loaders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { playPair } from '../packages/server/src/kill-test/kill-test.ts'
import { Player } from '../packages/server/src/kill-test/player.ts'
import type { LoadedOnlineMatch, OnlineStore } from '../packages/server/src/store/online-store.ts'
import { freePort } from '../packages/server/src/testing/free-port.ts'
import { commandLineBundle } from '../packages/server/src/testing/server-bundle.ts'
import { localWriter, sqliteFolders } from '../packages/server/src/testing/sqlite-harness.ts'
import {
  builtCheckout,
  type StartedServer,
  startServer,
} from '../packages/server/src/testing/started-server.ts'

const stores = sqliteFolders()
const servers: StartedServer[] = []
let root = ''
let bin = ''
beforeAll(async () => {
  ;[root, bin] = await Promise.all([builtCheckout(), commandLineBundle()])
})
afterEach(async () => {
  for (const { child, exit } of servers.splice(0)) {
    child.kill('SIGKILL')
    await exit
  }
  await stores.clear()
})
afterAll(() => rm(root, { recursive: true }))

async function started(port: number, folder: string): Promise<StartedServer> {
  const env = { PORT: String(port), KAZAMATA_DATA: folder, KAZAMATA_LIMITS: '1000' }
  const server = startServer(root, env)
  servers.push(server)
  await server.greeted
  return server
}

const kazamata = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [bin, ...args]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )

/** The requests that a player has been told are stored, by match. */
const acknowledgedOf = (players: readonly Player[]) =>
  players
    .flatMap(({ asked }) => asked)
    .filter(({ answer, played }) => answer === 'acknowledged' && (played ?? 0) > 0)
    .map(({ match, id }) => ({ match, id }))

const openStore = (folder: string) => stores.open(folder, { start: localWriter().start })

async function sureMatch(store: OnlineStore, id: string): Promise<LoadedOnlineMatch> {
  const found = await store.matches.load(id)
  if (found === undefined) throw new Error(`Match ${id} is missing.`)
  return found
}

async function hashOf({ record }: LoadedOnlineMatch): Promise<string> {
  const game = await loadGame(record.game)
  if (game === undefined) throw new Error('There is no such game.')
  return hash(accepted(replay(game, record)).state)
}

test('a backup under load holds all that was acknowledged before, and a server that is restored from it has the same hashes', async () => {
  const [folder, backups, elsewhere] = [stores.folder(), stores.folder(), join(stores.folder(), 'moved')]
  let port = await freePort()
  const players = Array.from(
    { length: 6 },
    (_, n) => new Player(() => `http://localhost:${port}`, `Player ${n}`),
  )
  const server = await started(port, folder)
  let isOver = false
  const pairs = [0, 2, 4].map(n => playPair(players[n], players[n + 1], 'welcome-back', () => isOver))
  const acknowledged = () => acknowledgedOf(players)
  await expect.poll(() => acknowledged().length, { timeout: 60_000 }).toBeGreaterThan(50)

  const made: { readonly file: string; readonly before: ReturnType<typeof acknowledgedOf> }[] = []
  for (const name of ['first', 'second']) {
    const file = join(backups, name)
    const before = acknowledged()
    expect(await kazamata('backup', file, '--data', folder)).toMatchObject({ code: 0 })
    // They have played on meanwhile.
    expect(acknowledged().length).toBeGreaterThan(before.length)
    made.push({ file, before })
  }
  const last = made.at(-1)?.file ?? ''
  expect(await kazamata('restore', last, '--data', folder, '--replace')).toEqual({
    code: 1,
    text: `A server runs on "${folder}": stop it first.\n`,
  })
  isOver = true
  for (const player of players) player.stop()
  await expect.poll(() => players.every(({ hasAnswers }) => hasAnswers), { timeout: 60_000 }).toBe(true)
  for (const player of players) player.end()
  await Promise.all(pairs)
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)

  const live = await openStore(folder)
  for (const { file, before } of made) {
    const target = join(stores.folder(), 'restored')
    // Every match was replayed, or it would have been refused.
    expect(await kazamata('restore', file, '--data', target)).toMatchObject({ code: 0 })
    const store = await openStore(target)
    for (const { match, id } of before) expect((await sureMatch(store, match)).requests).toContain(id)
    for (const match of new Set(before.map(one => one.match))) {
      const { record, requests } = await sureMatch(store, match)
      const now = await sureMatch(live, match)
      expect(now.record.entries.slice(0, record.entries.length)).toEqual(record.entries)
      expect(now.requests.slice(0, requests.length)).toEqual(requests)
    }
  }

  // Moving house: everything stopped, backed up, restored elsewhere and served again.
  const final = join(backups, 'final')
  expect(await kazamata('backup', final, '--data', folder)).toMatchObject({ code: 0 })
  expect(await kazamata('backup', final, '--data', folder)).toEqual({
    code: 1,
    text: `"${final}" is there already: a backup replaces nothing.\n`,
  })
  expect(await kazamata('restore', final, '--data', elsewhere)).toMatchObject({ code: 0 })
  const moved = await openStore(elsewhere)
  const matches = [...new Set(acknowledged().map(({ match }) => match))]
  for (const match of matches)
    expect(await hashOf(await sureMatch(moved, match))).toBe(await hashOf(await sureMatch(live, match)))
  port = await freePort()
  await started(port, elsewhere)
  // Whoever played there is known here, and so are their matches.
  expect(await players[0]?.post(`/tables/${matches[0]}/leave`, {})).toEqual({ code: 'too-late' })
})
