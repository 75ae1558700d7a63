import type { MatchPart } from '@kazamata/ui'
import type { Event } from '../../event.ts'

/** The setup and eight rounds. The dice of a round are rolled as the last one ends. */
export function partOf(event: Event): MatchPart | undefined {
  if (event.type === 'began') return { kind: 'round', title: { id: 'part.setup' } }
  if (event.type === 'rolled')
    return {
      kind: 'round',
      title: { id: 'part.round', values: { round: event.round } },
      fromNextMove: true,
    }
  return undefined
}
