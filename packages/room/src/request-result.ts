import type { ErrorCode } from '@kazamata/kernel'

/** Why a request was refused. `unavailable`: it could not be stored; nothing has changed, or nobody knows yet. */
export interface RoomRefusal {
  readonly error: ErrorCode | 'unavailable'
}

/** A request that was carried out and stored. */
export interface Accepted {
  /** The version of the seat's snapshot that shows it. */
  readonly version: number
  /** How many moves were played. */
  readonly played: number
}
