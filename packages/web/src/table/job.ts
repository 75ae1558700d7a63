import type { GameEvent, Seat } from '@kazamata/kernel'

/** All a bot gets, and nothing else: no state, no seed of the match. */
export interface Job {
  readonly game: string
  readonly level: string
  readonly seat: Seat
  readonly view: unknown
  readonly moves: readonly unknown[]
  readonly told: readonly GameEvent[]
  /** Of the bot's own dice. */
  readonly seed: string
  /** How long it may think, in milliseconds. */
  readonly budget: number
}

export interface Question {
  readonly id: number
  readonly job: Job
}

export type Answer =
  | { readonly id: number; readonly move: unknown }
  | { readonly id: number; readonly failed: string }
