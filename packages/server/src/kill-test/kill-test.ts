import { rm } from 'node:fs/promises'
import { builtCheckout } from '../testing/started-server.ts'
import { compareLog } from './compare-log.ts'
import { hasBot, type Pause, pausesOf } from './pauses.ts'
import { playTogether } from './play-together.ts'
import { Player } from './player.ts'
import { type ServersSettings, startServers } from './servers.ts'

export interface KillTestSettings extends Partial<ServersSettings> {
  readonly kills: number
  /** It ends after so many minutes, though there were fewer kills. */
  readonly minutes?: number
  readonly clients: number
  readonly game: string
  /** How long the server lives at least, in milliseconds after its first answer; it is killed in the middle of work. */
  readonly life: number
  /** Instead: from kill to kill, in milliseconds, whatever the players have come to; a server that is not back by then is waited for. */
  readonly every?: number
  /** Is PostgreSQL started again in the middle of it? */
  readonly restartsDatabase?: boolean
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
  /** Matches that could not be played on after the last kill, do not replay, or were not dealt as shown. */
  readonly stuck: number
  /** Matches that took somebody's time. */
  readonly late: number
  /** Lines of the chat among what was acknowledged. */
  readonly lines: number
  /** Receipts of deals that were compared with their matches. */
  readonly receipts: number
  /** After each kill, by pair in the middle of a match, the shortest first. */
  readonly pauses: readonly Pause[]
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const bot = { level: 'novice', name: 'Oak' } as const
/** Players answer at once: nobody is late, however often the server dies. */
const pace = { kind: 'live', bank: 60, add: 10 } as const
/** How long everybody has to play on, in milliseconds. */
const patience = 60_000

/** Real clients play real matches while the server is killed again and again; then every answer is compared with the log. */
export async function killTest(settings: KillTestSettings): Promise<KillTestResult> {
  const root = await builtCheckout()
  const { store = 'sqlite', nodes = 1, clients, balancer } = settings
  const servers = await startServers(root, { store, nodes, ...(balancer && { balancer }) })
  const players = Array.from(
    { length: clients },
    (_, n) => new Player(() => servers.origin, `Player ${n}`, { isTalkative: true }),
  )
  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
  let isOver = false
  const pairs = Promise.all(
    Array.from({ length: Math.floor(clients / 2) }, (_, n) =>
      playPair(players[2 * n], players[2 * n + 1], settings.game, () => isOver, hasBot(n, nodes)),
    ),
  )
  const killed: number[] = []
  const { minutes = Number.POSITIVE_INFINITY } = settings
  const end = Date.now() + 60_000 * minutes
  let kills = 0
  let isDatabaseRestarted = !settings.restartsDatabase
  try {
    for (; kills < settings.kills && Date.now() < end; kills++) {
      if (settings.every === undefined) {
        const before = acknowledged()
        await later(settings.life)
        await until(() => acknowledged() - before >= clients)
      } else await later((killed.at(-1) ?? Date.now()) + settings.every - Date.now())
      await servers.killOne(() => killed.push(Date.now()))
      settings.onKill?.(kills + 1)
      const isHalfDone = kills >= Math.floor(settings.kills / 2) || Date.now() > end - 30_000 * minutes
      if (isDatabaseRestarted || !isHalfDone) continue
      isDatabaseRestarted = true
      await servers.restartDatabase()
    }
    const stuck = await countStuck(players)
    // Everybody ends what they began.
    isOver = true
    for (const player of players) player.stop()
    await until(() => players.every(({ hasAnswers }) => hasAnswers))
    for (const player of players) player.end()
    await pairs
    await servers.stop()
    const asked = players.flatMap(player => player.asked)
    const { broken, ...compared } = await compareLog(
      await servers.open(),
      asked,
      players.flatMap(({ receipts }) => receipts),
    )
    return { kills, ...compared, stuck: stuck + broken, pauses: pausesOf(players, killed, nodes) }
  } finally {
    await servers.clear()
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
  isWithBot = false,
): Promise<void> {
  const table = { game, bots: isWithBot ? [bot] : [], isWatchable: false, pace }
  while (host !== undefined && guest !== undefined && !isOver())
    await playTogether(host, [guest], table, { isOver })
}
