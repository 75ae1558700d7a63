import type { AnyGame } from '@kazamata/kernel'
import type { BotPool } from '@kazamata/room/bots'
import type { Clock } from './clock.ts'
import type { Attendance } from './cluster/attendance.ts'
import type { Bus } from './cluster/bus.ts'
import type { Meter } from './metrics/meter.ts'
import type { Vapid } from './push/vapid.ts'
import type { OnlineStore } from './store/online-store.ts'

export type { Clock } from './clock.ts'

/** Makes and checks what is stored of passwords. Slow on purpose. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(stored: string, password: string): Promise<boolean>
  /** Stored nowhere and the password of nobody: checking it takes as long as any other. */
  readonly nobody: string
}

/** Sends a message to a push service. Rejects where there is no answer. */
export type PushPost = (
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
) => Promise<PushReply>

export interface PushReply {
  readonly status: number
  /** In milliseconds: not to be sent again before. */
  readonly retryAfter?: number
}

/** How people are told of their turn while they have no page open. */
export interface PushParts {
  readonly vapid: Vapid
  readonly post: PushPost
}

/** All that is impure in a node. */
export interface ServerParts {
  readonly store: OnlineStore
  readonly clock: Clock
  readonly bus: Bus
  readonly attendance: Attendance
  /** How long the server has slept in all, in milliseconds: nobody's time. */
  slept(): number
  /** So many random bytes, as lower-case hex. */
  randomHex(bytes: number): string
  readonly passwords: PasswordHasher
  findGame(id: string): Promise<AnyGame | undefined>
  /** What the chapters of a story fix of a game's options; `undefined` where there is no such story. */
  chaptersOf(game: string, story: string): readonly object[] | undefined
  /** Levels of bots. */
  readonly levels: readonly string[]
  readonly bots: { forMatch(id: string): Pick<BotPool, 'ask'> }
  /** The least time of a bot's decision, in milliseconds. */
  readonly leastBotTime: number
  readonly meter: Meter
  /** Only where whoever runs the server wants it. */
  readonly push?: PushParts
  report(error: unknown): void
}

/** The time that clocks count, in milliseconds: it stands still while the server does. */
export function playTime({ clock, slept }: Pick<ServerParts, 'clock' | 'slept'>): number {
  return clock.now() - slept()
}
