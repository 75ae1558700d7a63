import type { AnyGame, Viewer } from '@kazamata/kernel'
import type { AnyMatch } from '@kazamata/kernel/match'

/** How many entries must have been played for each thing the viewer hears of; first none, and all at the end. */
export function stopsFor(game: AnyGame, match: AnyMatch, viewer: Viewer): readonly number[] {
  const heard = match.steps.filter(({ events }) =>
    events.some(event => game.redact(event, viewer) !== undefined),
  )
  return [...new Set([0, ...heard.map(({ seq }) => seq + 1), match.record.entries.length])]
}

export function stopAfter(stops: readonly number[], at: number): number {
  return stops.find(stop => stop > at) ?? at
}

export function stopBefore(stops: readonly number[], at: number): number {
  return stops.findLast(stop => stop < at) ?? at
}
