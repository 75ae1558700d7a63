import type { AnyGame, Seat } from '@kazamata/kernel'
import { type AnyMatch, occupants, undoable } from '@kazamata/kernel/match'
import type { Eyes } from './eyes.ts'

/** What can be taken back at this screen: whose moves, and the entries to go back to, the last move first. */
export interface Back {
  readonly seat: Seat
  readonly to: readonly number[]
}

/** The viewer's own moves; at an open table those of whoever moved last, if it was a person. */
export function backOf(game: AnyGame, match: AnyMatch, { viewer, curtain }: Eyes): Back | undefined {
  if (curtain !== undefined) return undefined
  const seat = viewer === 'table' ? lastPerson(match) : viewer
  return seat === undefined ? undefined : { seat, to: undoable(game, match, seat) }
}

function lastPerson(match: AnyMatch): Seat | undefined {
  const last = match.record.entries[match.steps.at(-1)?.seq ?? -1]?.seat
  return last !== undefined && occupants(match.record)[last]?.kind === 'person' ? last : undefined
}
