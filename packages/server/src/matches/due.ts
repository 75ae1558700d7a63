import type { AnyGame } from '@kazamata/kernel'
import type { AnyMatch } from '@kazamata/kernel/match'
import { Clocks, firstDeadline, type Pace } from '@kazamata/room'
import { type Standing, standingOf } from '@kazamata/room/store'

const hour = 3_600_000
const day = 24 * hour

/** A match is given up when bots play for everybody for so long, or when nobody has come to move for so long. */
const patience = { deserted: day, quiet: 14 * day }

/** When the clock has to look after a match that stands so since this time; `undefined` when it is over. */
export function dueAfter(standing: Standing, at: number): number | undefined {
  if (standing.winners !== undefined) return undefined
  const { clocks } = standing
  return (clocks && firstDeadline(clocks)) ?? givenUpAt(standing, at)
}

/** When a match in which no clock runs is given up, if nobody has been there since this time: at a full hour, so that few moves change it. */
export function givenUpAt({ deserted }: Standing, at: number): number {
  return Math.ceil((at + (deserted ? patience.deserted : patience.quiet)) / hour) * hour
}

/** Where a match stands that begins at this time. */
export function firstStanding(game: AnyGame, match: AnyMatch, pace: Pace, at: number): Standing {
  const standing = standingOf(game, match.state)
  const { seats: clocks } = Clocks.start(pace, match.occupants, standing.active, at)
  return { ...standing, ...(clocks && { clocks }) }
}
