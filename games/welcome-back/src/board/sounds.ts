import type { Seat } from '@kazamata/kernel'
import type { Sound } from '@kazamata/ui'
import type { Event } from '../event.ts'

/** What is heard of an event. */
export function soundOf(event: Event, own: readonly Seat[]): Sound | undefined {
  switch (event.type) {
    case 'drew':
    case 'added':
    case 'removed':
    case 'hero':
      return 'card'
    case 'revealed':
      return event.card === 'dragon' ? 'dragon' : 'card'
    case 'entered':
    case 'passed':
      return 'step'
    case 'damaged':
    case 'defeated':
      return 'blow'
    case 'ignored':
    case 'revived':
    case 'succeeded':
      return 'treasure'
    case 'failed':
      return 'defeat'
    case 'won':
      return own.length === 0 || own.includes(event.seat) ? 'victory' : 'defeat'
    default:
      return undefined
  }
}
