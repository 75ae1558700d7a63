import type { LogContext } from '@kazamata/kernel'
import type { MatchPart } from '@kazamata/ui'
import type { Event } from '../../event.ts'

/** Rounds, each with its run. A round but the first begins as the last one ends. */
export function partOf(event: Event, { names }: LogContext): MatchPart | undefined {
  if (event.type === 'round')
    return {
      kind: 'round',
      title: { id: 'log.round', values: { round: event.round } },
      ...(event.round > 1 && { fromNextMove: true }),
    }
  if (event.type === 'entered')
    return { kind: 'phase', title: { id: 'part.run', values: { name: names[event.seat] ?? '' } } }
  return undefined
}
