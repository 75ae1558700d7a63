import type { GameEvent, Live } from '@kazamata/kernel'

/** A match at some moment, of whatever game. */
export type AnyLive = Live<unknown, unknown, GameEvent, unknown>
