import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRefusal } from '@kazamata/kernel'
import { dealFault, type Receipt, replay } from '@kazamata/kernel/match'
import { usualSettings } from '@kazamata/protocol'
import { loadGame } from '@kazamata/registry/game-loaders'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { freePort } from '../testing/free-port.ts'
import { builtCheckout, type StartedServer, startServer } from '../testing/started-server.ts'
import { type Asked, Player } from './player.ts'

export interface KillTestSettings {
  readonly kills: number
  readonly clients: number
  readonly game: string
  /** How long the server lives at least, in milliseconds after its first answer; it is killed in the middle of work. */
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
  /** Matches that could not be played on after the last kill, do not replay, were not dealt as shown, or took somebody's time. */
  readonly stuck: number
  /** Lines of the chat among what was acknowledged. */
  readonly lines: number
  /** Receipts of deals that were compared with their matches. */
  readonly receipts: number
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const open = { kind: 'open' }
/** Players answer at once: nobody is late, however often the server dies. */
const pace = { kind: 'live', bank: 60, add: 10 } as const
/** How long everybody has to play on, in milliseconds. */
const patience = 60_000

/** Real clients play real matches while the server is killed again and again; then every answer is compared with the log. */
export async function killTest(settings: KillTestSettings): Promise<KillTestResult> {
  const root = await builtCheckout()
  const folder = join(root, 'data')
  const port = await freePort()
  const players = Array.from(
    { length: settings.clients },
    (_, n) => new Player(() => `http://localhost:${port}`, `Player ${n}`, 0, true),
  )
  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
  let server = await startAt(root, folder, port)
  let isOver = false
  const pairs = Promise.all(
    Array.from({ length: Math.floor(settings.clients / 2) }, (_, n) =>
      playPair(players[2 * n], players[2 * n + 1], settings.game, () => isOver),
    ),
  )
  let kills = 0
  try {
    for (; kills < settings.kills; kills++) {
      const before = acknowledged()
      await later(settings.life)
      await until(() => acknowledged() - before >= settings.clients)
      server.child.kill('SIGKILL')
      await server.exit
      settings.onKill?.(kills + 1)
      server = await startAt(root, folder, port)
    }
    const stuck = await countStuck(players)
    // Everybody ends what they began.
    isOver = true
    for (const player of players) player.stop()
    await until(() => players.every(({ hasAnswers }) => hasAnswers))
    for (const player of players) player.end()
    await pairs
    server.child.kill('SIGTERM')
    await server.exit
    const asked = players.flatMap(player => player.asked)
    const { broken, ...compared } = await compare(
      folder,
      asked,
      players.flatMap(({ receipts }) => receipts),
    )
    return { kills, ...compared, stuck: stuck + broken }
  } finally {
    server.child.kill('SIGKILL')
    await server.exit
    await rm(root, { recursive: true, force: true })
  }
}

/** Waits for it, but not for ever. */
async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + patience; !isSo() && Date.now() < end; ) await later(50)
}

/** How many matches are not played on by both of their players. */
async function countStuck(players: readonly Player[]): Promise<number> {
  const before = new Map(players.map(player => [player, player.acknowledged]))
  const isStuck = (player: Player) => player.acknowledged === before.get(player)
  await until(() => !players.some(isStuck))
  return new Set(players.filter(isStuck).map(player => Math.floor(players.indexOf(player) / 2))).size
}

/** One match after another. */
export async function playPair(
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
      settings: { ...usualSettings, pace },
    })
    // Too many tables whose making was not heard of.
    if (id === undefined) {
      await host.leaveTables()
      continue
    }
    await guest.post(`/tables/${id}/join`, { invite })
    await host.post(`/tables/${id}/start`, {})
    await Promise.all([host.play(id), guest.play(id)])
  }
}

async function startAt(root: string, folder: string, port: number): Promise<StartedServer> {
  // All clients have one address.
  const env = { PORT: String(port), KAZAMATA_DATA: folder, KAZAMATA_LIMITS: '1000' }
  const server = startServer(root, env)
  await server.greeted
  return server
}

/** What the log says of the requests. */
async function compare(folder: string, asked: readonly Asked[], receipts: readonly Receipt[]) {
  const report = (error: unknown) => {
    throw error
  }
  const store = await openSqliteStore({ folder, now: () => Date.now(), report })
  const counts = new Map<string, number>()
  let broken = 0
  for (const match of new Set(asked.map(one => one.match))) {
    const { record, requests = [] } = (await store.matches.load(match)) ?? {}
    for (const request of requests)
      if (request !== undefined)
        counts.set(`${match} ${request}`, (counts.get(`${match} ${request}`) ?? 0) + 1)
    for (const { request } of await store.chat.read(match, 0))
      counts.set(`${match} ${request}`, (counts.get(`${match} ${request}`) ?? 0) + 1)
    const game = record && (await loadGame(record.game))
    if (record === undefined || game === undefined || isRefusal(replay(game, record))) broken += 1
    // Nobody's time runs while the server is dead.
    else if (record.entries.some(entry => 'reason' in entry && entry.reason === 'late')) broken += 1
    // All were dealt as those who play saw it.
    else if (receipts.some(one => one.match === match && dealFault(record, one) !== undefined)) broken += 1
  }
  await store.close()
  const found = ({ match, id }: Asked) => counts.get(`${match} ${id}`) ?? 0
  const acknowledged = asked.filter(({ answer }) => answer === 'acknowledged')
  return {
    broken,
    acknowledged: acknowledged.length,
    lines: acknowledged.filter(({ kind }) => kind === 'line').length,
    receipts: receipts.length,
    lost: acknowledged.filter(one => found(one) < (one.played ?? 0)).length,
    doubled: asked.filter(one => found(one) > (one.answer === 'acknowledged' ? (one.played ?? 0) : 1)).length,
    unanswered: asked.filter(({ answer }) => answer === undefined).length,
  }
}
