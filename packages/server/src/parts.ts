import type { AnyGame } from '@kazamata/kernel'
import type { BotPool } from '@kazamata/room/bots'
import type { OnlineStore } from './store/online-store.ts'

/** Time, handed in so that tests and simulations have their own. */
export interface Clock {
  /** In milliseconds since 1970. */
  now(): number
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  after(ms: number, callback: () => void): () => void
}

/** Tells other nodes that a match has grown, and hears of theirs. What is lost costs time, never a move. */
export interface Bus {
  publish(match: string): void
  subscribe(listener: (match: string) => void): () => void
}

/** A bus where there is no other node. */
export const noBus: Bus = { publish: () => undefined, subscribe: () => () => undefined }

/** All that is impure in a node. */
export interface ServerParts {
  readonly store: OnlineStore
  readonly clock: Clock
  readonly bus: Bus
  /** So many random bytes, as lower-case hex. */
  randomHex(bytes: number): string
  findGame(id: string): Promise<AnyGame | undefined>
  /** Levels of bots. */
  readonly levels: readonly string[]
  readonly bots: { forMatch(id: string): Pick<BotPool, 'ask'> }
  /** The least time of a bot's decision, in milliseconds. */
  readonly leastBotTime: number
  report(error: unknown): void
}
