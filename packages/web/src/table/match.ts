import type { GameEvent, Match } from '@kazamata/kernel'

/** A match at some moment, of whatever game. */
export type AnyMatch = Match<unknown, unknown, GameEvent, unknown>
