import type { GameEvent, Message, Seat } from '@kazamata/kernel'

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
  /** How long it may think, in milliseconds: over one decision, and over a whole turn where it plans one. */
  readonly budget: { readonly decision: number; readonly turn: number }
}

export interface Question {
  readonly id: number
  readonly job: Job
}

export interface Decision {
  /** To play one after another. */
  readonly moves: readonly unknown[]
  /** What they are for, if the bot said so. */
  readonly aim?: Message
}

export type Answer =
  | { readonly id: number; readonly decision: Decision }
  | { readonly id: number; readonly failed: string }
