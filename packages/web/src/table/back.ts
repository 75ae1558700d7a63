import { type AnyGame, holders, type Seat, undoable } from '@kazamata/kernel'
import type { Eyes } from './eyes.ts'
import type { AnyLive } from './live.ts'

/** What can be taken back at this screen: whose moves, and the entries to go back to, the last move first. */
export interface Back {
  readonly seat: Seat
  readonly to: readonly number[]
}

/** The viewer's own moves; at an open table those of whoever moved last, if it was a person. */
export function backOf(game: AnyGame, live: AnyLive, { viewer, curtain }: Eyes): Back | undefined {
  if (curtain !== undefined) return undefined
  const seat = viewer === 'table' ? lastPerson(live) : viewer
  return seat === undefined ? undefined : { seat, to: undoable(game, live, seat) }
}

function lastPerson(live: AnyLive): Seat | undefined {
  const last = live.record.entries[live.steps.at(-1)?.seq ?? -1]?.seat
  return last !== undefined && holders(live.record)[last]?.kind === 'person' ? last : undefined
}
