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
  /** How long it may think, in milliseconds: over one decision, and over a whole turn where it plans one. */
  readonly budget: { readonly decision: number; readonly turn: number }
}

export interface Question {
  readonly id: number
  readonly job: Job
}

/** Moves to play one after another. */
export type Answer =
  | { readonly id: number; readonly moves: readonly unknown[] }
  | { readonly id: number; readonly failed: string }
