import type { Seat } from '../game.ts'

/** Who sits in a seat: a person, or a bot of some level. */
export type Occupant = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string }

export type By = 'player' | 'bot' | 'clock'

/** Another occupant of a seat: a bot since its person left or was too late, or a person who is back. */
export interface Assignment {
  readonly seat: Seat
  readonly occupant: Occupant
  /** Where it is not the name of the seat. */
  readonly name?: string
  readonly reason?: 'left' | 'late' | 'back'
}

/** One entry of a match. Nothing is ever deleted: undo and a change of occupant are entries too. */
export type Entry<Move = unknown> =
  | { readonly seat: Seat; readonly move: Move; readonly by: By }
  | { readonly seat: Seat; readonly back: number }
  | Assignment

export interface SeatRecord {
  /** Empty where it was erased. */
  readonly name: string
  /** Who sat there at the start. */
  readonly occupant: Occupant
  /** 16 random bytes as hex, erased with the name: without them it could be guessed from its digest. */
  readonly salt?: string
  /** In the place of an erased name and its salt. */
  readonly digest?: string
}

/** How the seed of an online match was made by its server and its players' browsers together. */
export interface Deal {
  /** The server's 32 bytes as hex. */
  readonly secret: string
  /** By seat: 32 bytes as hex, zeros for a seat without a browser. */
  readonly nonces: readonly string[]
  /** How often it was dealt before, and given up because a browser did not answer. */
  readonly redeals: number
}

/** What is fixed before the first move. */
export interface MatchHeader<Options = unknown> {
  /** Version 1 is read and played on; its commitment binds neither game nor options nor seats. */
  readonly version: 1 | 2
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  readonly seats: readonly SeatRecord[]
  /** 32 bytes as lower-case hex; secret until the match is over. */
  readonly seed: string
  /** Absent from local matches. */
  readonly deal?: Deal
}

/** The whole truth of a match; everything else is derived from it by replay. */
export interface MatchRecord<Move = unknown, Options = unknown> extends MatchHeader<Options> {
  readonly entries: readonly Entry<Move>[]
}

/** May this seat's occupant make such a move? The clock may play for anybody who is late. */
export function fits(by: By, occupant: Occupant | undefined): boolean {
  return by === 'clock' || by === usualBy(occupant)
}

export function usualBy(occupant: Occupant | undefined): By {
  return occupant?.kind === 'bot' ? 'bot' : 'player'
}
