export interface ConnectionLimits {
  /** Messages a second, and at once. */
  readonly perSecond: number
  readonly burst: number
  /** Malformed messages until the connection is closed. */
  readonly malformed: number
  /** Matches shown at once. */
  readonly joined: number
  /** Bytes that may wait before updates do, and before the connection is closed. */
  readonly waitingBytes: number
  readonly mostBytes: number
  /** How long a client may be too slow, in milliseconds. */
  readonly slowTime: number
}

export const usualLimits: ConnectionLimits = {
  perSecond: 20,
  burst: 60,
  malformed: 3,
  joined: 20,
  waitingBytes: 256 * 1024,
  mostBytes: 1024 * 1024,
  slowTime: 30_000,
}
