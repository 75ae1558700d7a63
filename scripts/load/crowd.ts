import { createHash } from 'node:crypto'
import { playTogether } from '../../packages/server/src/kill-test/play-together.ts'
import { type Habits, Player } from '../../packages/server/src/kill-test/player.ts'
import type { Servers } from '../../packages/server/src/kill-test/servers.ts'

export interface CrowdSettings {
  readonly tables: number
  /** How long somebody thinks, in seconds, on average. */
  readonly pause: number
  readonly bots: string
}

const games = ['welcome-back', 'paper-dungeons', 'tiny-epic']
/** One table in so many has a bot, and one somebody who watches. */
const [botEvery, watcherEvery] = [4, 4]
/** Tables that are opened at once: thousands in one moment are a test of something else. */
const openedAtOnce = 32
const undoShare = 0.05
/** Nobody runs out of time. */
const pace = { kind: 'live', bank: 3_600, add: 60 } as const

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** People at their tables, and those who watch them. */
export class Crowd {
  readonly players: Player[] = []
  readonly watchers: Player[] = []
  /** Tables at which a match has begun. */
  begun = 0
  private isOver = false
  private readonly nodes: readonly string[]

  constructor(
    private readonly servers: Servers,
    private readonly settings: CrowdSettings,
  ) {
    this.nodes = servers.nodes().map(({ origin }) => origin)
  }

  get everybody(): readonly Player[] {
    return [...this.players, ...this.watchers]
  }

  /** Ends when matches have begun at all tables. */
  async sitDown(): Promise<void> {
    const waiting = Array.from({ length: this.settings.tables }, (_, n) => n).values()
    const open = async () => {
      for (const n of waiting) await this.open(n)
    }
    await Promise.all(Array.from({ length: openedAtOnce }, open))
  }

  /** So many lines break, of whoever it is. */
  cut(count: number): void {
    const all = this.everybody
    for (let n = 0; n < count; n++) all[Math.floor(Math.random() * all.length)]?.cut()
  }

  /** Everybody ends what they began: no more moves. */
  stop(): void {
    this.isOver = true
    for (const player of this.everybody) player.stop()
  }

  end(): void {
    for (const player of this.everybody) player.end()
  }

  /** Ends when the first match at this table has begun; others follow. */
  private async open(n: number): Promise<void> {
    const people = Array.from({ length: 2 + (n % 3) }, (_, seat) => this.newPlayer(`Player ${n} ${seat}`))
    const watcher = n % watcherEvery === 1 ? this.newPlayer(`Watcher ${n}`) : undefined
    this.players.push(...people)
    if (watcher !== undefined) {
      this.watchers.push(watcher)
      await watcher.post('/me', {})
    }
    void this.playOn(games[n % games.length] ?? '', people, n % botEvery === 0, watcher)
    while (!people.every(({ hasBegun }) => hasBegun) && !this.isOver) await later(20)
    this.begun += 1
  }

  private async playOn(
    game: string,
    [host, ...guests]: readonly Player[],
    hasBot: boolean,
    watcher: Player | undefined,
  ): Promise<void> {
    const bots = hasBot && guests.length < 3 ? [{ level: this.settings.bots, name: 'Oak' }] : []
    const table = { game, bots, isWatchable: true, pace }
    while (host !== undefined && !this.isOver)
      await playTogether(host, guests, table, {
        isOver: () => this.isOver,
        onStart: match => void this.watch(watcher, host, match),
      })
  }

  /** There is nothing to watch before the match has begun. */
  private async watch(watcher: Player | undefined, host: Player, match: string): Promise<void> {
    while (!host.hasBegun && !this.isOver) await later(100)
    await watcher?.play(match)
  }

  private newPlayer(name: string): Player {
    const { pause } = this.settings
    const habits: Habits = {
      // As waiting times are: mostly short, now and then long.
      pause: () => 1000 * pause * (0.25 - 0.75 * Math.log(1 - Math.random())),
      undoShare,
      nodeOf: match => this.nodeOf(match),
    }
    return new Player(() => this.servers.origin, name, habits)
  }

  /** As a load balancer that goes by the match. */
  private nodeOf(match: string): string {
    const at = createHash('sha256').update(match).digest().readUInt32BE() % this.nodes.length
    return this.nodes[at] ?? ''
  }
}
