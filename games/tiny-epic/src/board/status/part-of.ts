import type { LogContext } from '@kazamata/kernel'
import type { MatchPart } from '@kazamata/ui'
import type { Event } from '../../event.ts'
import { heroName } from '../../names.ts'

/** Two acts and the turns of the heroes: this game has no rounds. */
export function partOf(event: Event, { names }: LogContext): MatchPart | undefined {
  switch (event.type) {
    case 'began':
      return { kind: 'act', title: { id: 'part.act', values: { act: 1 } } }
    case 'actTwo':
      return { kind: 'act', title: { id: 'part.act', values: { act: 2 } } }
    case 'turn':
      return {
        kind: 'round',
        title: { id: 'log.turn', values: { hero: heroName(event.hero), name: names[event.seat] ?? '' } },
      }
    default:
      return undefined
  }
}
