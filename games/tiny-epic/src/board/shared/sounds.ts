import type { Sound } from '@kazamata/ui'
import type { Event } from '../../event.ts'

/** What is heard of an event: the party shares its joys and sorrows. */
export function soundOf(event: Event): Sound | undefined {
  switch (event.type) {
    case 'moved':
    case 'crept':
      return 'step'
    case 'flipped':
    case 'drew':
    case 'took':
    case 'picked':
      return 'card'
    case 'rolled':
    case 'rerolled':
      return 'dice'
    case 'torch':
      return 'torch'
    case 'struck':
    case 'marked':
    case 'hurt':
      return 'blow'
    case 'reward':
    case 'healed':
    case 'sealed':
    case 'disarmed':
      return 'treasure'
    case 'actTwo':
      return 'dragon'
    case 'fell':
      return 'defeat'
    case 'ended':
      return event.won ? 'victory' : 'defeat'
    default:
      return undefined
  }
}
