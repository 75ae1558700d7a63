import type { AnyGame } from '@kazamata/kernel'
import type { MatchRecord } from '@kazamata/kernel/match'
import type { BotPace } from './bot-driver.ts'
import type { BotBudget, BotPool } from './bots/index.ts'
import type { Pace } from './clocks.ts'
import type { MatchLog } from './store/index.ts'

/** Why a room runs no longer: it was closed, others wrote what it cannot read on from, or a write's outcome is unknown. */
export type RoomEnd = 'closed' | 'lost' | 'unknown'

export interface RoomParts {
  readonly game: AnyGame
  readonly record: MatchRecord
  /** By entry: the id of the request that brought it, where it is known. */
  readonly requests?: readonly (string | undefined)[]
  /** By entry: when it was made. */
  readonly times?: readonly number[]
  /** Absent where nobody's time is counted. */
  readonly clock?: RoomClock
  readonly log: MatchLog
  readonly bots: Pick<BotPool, 'ask'>
  readonly budget: BotBudget
  readonly pace: BotPace
  /** Is the end for good? Where the seed is shown at the end, nobody may go on knowing it. */
  readonly isEndFinal?: boolean
  /** Called whenever the match has gone on, before viewers hear of it; `isOurs` where this room has written that. */
  changed?(isOurs: boolean): void
  report(error: unknown): void
}

/** Of a match in which people's time is counted. */
export interface RoomClock {
  readonly pace: Pace
  /** When the match began. */
  readonly begun: number
  /** In milliseconds; the same clock has stamped the entries. */
  now(): number
}
