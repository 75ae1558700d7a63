import type { CloseReason, Code } from '@kazamata/protocol'

/** What one address may do only so often. */
export type AddressLimit = 'guests' | 'links' | 'logins' | 'messages' | 'requests' | 'sockets'

/** Counts and measures what happens in a node. */
export interface Meter {
  /** A clock for durations, in milliseconds. */
  now(): number
  /** A request was stored and answered after so many milliseconds; so many moves came of it. */
  acknowledged(ms: number, moves: number): void
  rejected(code: Code): void
  /** The server ended a connection. */
  closed(why: CloseReason): void
  /** So many writes were committed together. */
  committed(writes: number, ms: number): void
  /** A bot's decision came so many milliseconds after it was asked for. */
  decided(ms: number): void
  limited(limit: AddressLimit): void
  answeredHttp(method: string, route: string, status: number): void
}

export const noMeter: Meter = {
  now: () => 0,
  acknowledged: () => undefined,
  rejected: () => undefined,
  closed: () => undefined,
  committed: () => undefined,
  decided: () => undefined,
  limited: () => undefined,
  answeredHttp: () => undefined,
}
