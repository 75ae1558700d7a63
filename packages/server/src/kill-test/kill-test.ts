import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from '../build.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { freePort } from '../testing/free-port.ts'
import { type Asked, Player } from './player.ts'

export interface KillTestSettings {
  readonly kills: number
  readonly clients: number
  readonly game: string
  /** How long the server lives before it is killed, in milliseconds after its first answer. */
  readonly life: number
  onKill?(count: number): void
}

export interface KillTestResult {
  readonly kills: number
  readonly acknowledged: number
  /** Acknowledged and not in the log. */
  readonly lost: number
  /** In the log more often than it was acknowledged for. */
  readonly doubled: number
  readonly unanswered: number
  /** Matches that could not be played on after the last kill. */
  readonly stuck: number
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const open = { kind: 'open' }

/** Real clients play real matches while the server is killed again and again; then every answer is compared with the log. */
export async function killTest(settings: KillTestSettings): Promise<KillTestResult> {
  const root = await mkdtemp(join(tmpdir(), 'kazamata-kill-'))
  const folder = join(root, 'data')
  await mkdir(join(root, 'packages/web/dist'), { recursive: true })
  await writeFile(join(root, 'packages/web/dist/index.html'), '<!doctype html>')
  await writeFile(join(root, 'packages/web/dist/.sources'), await fingerprint(root))
  const port = await freePort()
  const players = Array.from(
    { length: settings.clients },
    (_, n) => new Player(() => `http://localhost:${port}`, `Player ${n}`),
  )
  let server = await startServer(root, folder, port)
  let isOver = false
  const pairs = Promise.all(
    Array.from({ length: Math.floor(settings.clients / 2) }, (_, n) =>
      playPair(players[2 * n], players[2 * n + 1], settings.game, () => isOver),
    ),
  )
  let kills = 0
  try {
    for (; kills < settings.kills; kills++) {
      await later(settings.life)
      server.kill('SIGKILL')
      await new Promise(resolve => server.once('close', resolve))
      settings.onKill?.(kills + 1)
      server = await startServer(root, folder, port)
    }
    // Everybody goes on for a while, then ends what they began.
    const before = players.map(({ asked }) => asked.length)
    await later(5_000)
    const stuck = players.filter(({ asked }, n) => asked.length === before[n]).length
    isOver = true
    for (const player of players) player.stop()
    for (let tries = 0; tries < 100 && players.some(({ hasAnswers }) => !hasAnswers); tries++)
      await later(100)
    for (const player of players) player.end()
    await pairs
    server.kill('SIGTERM')
    await new Promise(resolve => server.once('close', resolve))
    const asked = players.flatMap(player => player.asked)
    return { kills, ...(await compare(folder, asked)), stuck: Math.floor(stuck / 2) }
  } finally {
    server.kill('SIGKILL')
    await rm(root, { recursive: true, force: true })
  }
}

/** One match after another. */
async function playPair(
  host: Player | undefined,
  guest: Player | undefined,
  game: string,
  isOver: () => boolean,
): Promise<void> {
  while (host !== undefined && guest !== undefined && !isOver()) {
    const { id, invite } = await host.post('/tables', {
      game,
      options: {},
      seats: [open, open],
      watchable: false,
    })
    if (id === undefined) continue
    await guest.post(`/tables/${id}/join`, { invite })
    await host.post(`/tables/${id}/start`, {})
    await Promise.all([host.play(id), guest.play(id)])
  }
}

async function startServer(root: string, folder: string, port: number): Promise<ChildProcess> {
  const main = join(import.meta.dirname, '../main.ts')
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), main], {
    cwd: root,
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: String(port),
      KAZAMATA_DATA: folder,
      // All clients have one address.
      KAZAMATA_LIMITS: '1000',
    },
  })
  let text = ''
  child.stderr.on('data', chunk => {
    text += chunk
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('close', code => reject(new Error(`The server ended with ${code}: ${text}`)))
  })
  return child
}

/** What the log says of the requests. */
async function compare(folder: string, asked: readonly Asked[]) {
  const report = (error: unknown) => {
    throw error
  }
  const store = await openSqliteStore({ folder, now: () => Date.now(), report })
  const counts = new Map<string, number>()
  for (const match of new Set(asked.map(one => one.match)))
    for (const request of (await store.matches.load(match))?.requests ?? [])
      if (request !== undefined)
        counts.set(`${match} ${request}`, (counts.get(`${match} ${request}`) ?? 0) + 1)
  await store.close()
  const found = ({ match, id }: Asked) => counts.get(`${match} ${id}`) ?? 0
  const acknowledged = asked.filter(({ answer }) => answer === 'acknowledged')
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(one => found(one) < (one.played ?? 0)).length,
    doubled: asked.filter(one => found(one) > (one.answer === 'acknowledged' ? (one.played ?? 0) : 1)).length,
    unanswered: asked.filter(({ answer }) => answer === undefined).length,
  }
}
