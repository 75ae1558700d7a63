import { rm } from 'node:fs/promises'
import { isRefusal } from '@kazamata/kernel'
import { dealFault, type Receipt, replay } from '@kazamata/kernel/match'
import { usualSettings } from '@kazamata/protocol'
import { loadGame } from '@kazamata/registry/game-loaders'
import type { OnlineStore } from '../store/online-store.ts'
import { builtCheckout } from '../testing/started-server.ts'
import { type Asked, Player } from './player.ts'
import { type ServersSettings, startServers } from './servers.ts'

export interface KillTestSettings extends Partial<ServersSettings> {
  readonly kills: number
  readonly clients: number
  readonly game: string
  /** How long the server lives at least, in milliseconds after its first answer; it is killed in the middle of work. */
  readonly life: number
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
  /** Matches that could not be played on after the last kill, do not replay, were not dealt as shown, or took somebody's time. */
  readonly stuck: number
  /** Lines of the chat among what was acknowledged. */
  readonly lines: number
  /** Receipts of deals that were compared with their matches. */
  readonly receipts: number
  /** After each kill, by pair in the middle of a match: until one of the two was answered again, in milliseconds. */
  readonly pauses: readonly number[]
}

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const open = { kind: 'open' }
const bot = { kind: 'bot', level: 'novice', name: 'Oak' }
/** Players answer at once: nobody is late, however often the server dies. */
const pace = { kind: 'live', bank: 60, add: 10 } as const
/** After so many milliseconds a match should have begun. */
const beginTime = 10_000
/** How long everybody has to play on, in milliseconds. */
const patience = 60_000

/** Real clients play real matches while the server is killed again and again; then every answer is compared with the log. */
export async function killTest(settings: KillTestSettings): Promise<KillTestResult> {
  const root = await builtCheckout()
  const { store = 'sqlite', nodes = 1, clients } = settings
  const servers = await startServers(root, { store, nodes })
  const players = Array.from(
    { length: clients },
    (_, n) => new Player(() => servers.origin, `Player ${n}`, 0, true),
  )
  const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged, 0)
  let isOver = false
  const pairs = Promise.all(
    Array.from({ length: Math.floor(clients / 2) }, (_, n) =>
      // With several servers some play with a bot, which has to go on when the one that plays for it is gone.
      playPair(players[2 * n], players[2 * n + 1], settings.game, () => isOver, nodes > 1 && n % 4 === 0),
    ),
  )
  const killed: number[] = []
  let kills = 0
  try {
    for (; kills < settings.kills; kills++) {
      const before = acknowledged()
      await later(settings.life)
      await until(() => acknowledged() - before >= clients)
      await servers.killOne(() => killed.push(Date.now()))
      settings.onKill?.(kills + 1)
      if (settings.restartsDatabase && kills === Math.floor(settings.kills / 2))
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
    const { broken, ...compared } = await compare(
      await servers.open(),
      asked,
      players.flatMap(({ receipts }) => receipts),
    )
    return { kills, ...compared, stuck: stuck + broken, pauses: pausesOf(players, killed) }
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
  hasBot = false,
): Promise<void> {
  while (host !== undefined && guest !== undefined && !isOver()) {
    const { id, invite } = await host.post('/tables', {
      game,
      options: {},
      seats: hasBot ? [open, open, bot] : [open, open],
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
    const played = Promise.all([host.play(id), guest.play(id)])
    while (!(await isDone(played, beginTime)) && !isOver() && !(host.hasBegun && guest.hasBegun)) {
      // Whoever does not answer a deal in time, as on a busy machine, has lost the seat.
      await guest.post(`/tables/${id}/join`, { invite })
      guest.join()
      await host.post(`/tables/${id}/start`, {})
    }
    await played
  }
}

/** After so many milliseconds at most. */
const isDone = (work: Promise<unknown>, ms: number) =>
  Promise.race([work.then(() => true), later(ms).then(() => false)])

/** How long each pair in the middle of a match waited after each kill until one of the two was answered, the shortest first. */
function pausesOf(players: readonly Player[], killed: readonly number[]): readonly number[] {
  const pauses: number[] = []
  for (let n = 0; n + 1 < players.length; n += 2) {
    const answers = players
      .slice(n, n + 2)
      .flatMap(({ asked }) =>
        asked.flatMap(({ match, answeredAt: at }) => (at === undefined ? [] : { match, at })),
      )
      .sort((a, b) => a.at - b.at)
    for (const at of killed) {
      const next = answers.findIndex(answer => answer.at > at)
      const [before, after] = [answers[next - 1], answers[next]]
      if (after !== undefined && after.match === before?.match) pauses.push(after.at - at)
    }
  }
  return pauses.sort((a, b) => a - b)
}

/** What the log says of the requests. */
async function compare(store: OnlineStore, asked: readonly Asked[], receipts: readonly Receipt[]) {
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
