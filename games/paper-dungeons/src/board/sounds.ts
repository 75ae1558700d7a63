import type { Seat } from '@kazamata/kernel'
import type { Sound } from '@kazamata/ui'
import type { Event, SheetEvent } from '../event.ts'

/** What is heard of an event; turns that are told again at the reveal were heard when they were made. */
export function soundOf(event: Event, own: readonly Seat[]): Sound | undefined {
  switch (event.type) {
    case 'rolled':
    case 'rerolled':
      return 'dice'
    case 'noted':
      return soundOfDeed(event.deed)
    case 'done':
      return own.includes(event.seat) ? soundOfDeed(event.deed) : undefined
    case 'boss':
      return 'dragon'
    case 'mission':
      return event.seats.some(seat => own.includes(seat)) ? 'treasure' : undefined
    case 'ended':
      return own.length === 0 || event.winners.some(seat => own.includes(seat)) ? 'victory' : 'defeat'
    default:
      return undefined
  }
}

function soundOfDeed(event: SheetEvent): Sound | undefined {
  switch (event.do) {
    case 'entered':
      return 'step'
    case 'slain':
    case 'hurt':
    case 'trapped':
      return 'blow'
    case 'gem':
    case 'resurrected':
      return 'treasure'
    case 'levelled':
    case 'crafted':
    case 'potion':
    case 'keptGoal':
    case 'keptPower':
      return 'pencil'
    default:
      return undefined
  }
}
