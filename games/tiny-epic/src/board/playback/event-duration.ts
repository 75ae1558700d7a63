import type { Event } from '../../event.ts'

/** Time to take one event in, in milliseconds, at an ordinary pace; longer for what deserves a moment of its own. */
export function eventDuration(event: Event, watched: boolean): number {
  switch (event.type) {
    case 'moved':
      return 260
    case 'flipped':
      return watched ? 700 : 420
    case 'placed':
      return 260
    case 'dealt':
      return 120
    case 'hurt':
    case 'drained':
      return 700
    case 'fell':
    case 'died':
      return 900
    case 'healed':
    case 'focused':
    case 'rested':
      return watched ? 600 : 300
    case 'struck':
    case 'marked':
    case 'bossHealed':
    case 'disarmed':
      return 500
    case 'countered':
      return 700
    case 'torch':
      return event.space === 'none' ? 420 : 700
    case 'goblin':
    case 'minion':
      return 900
    case 'phase':
      return 900
    case 'acts':
      return 350
    case 'hunts':
      return 700
    case 'crept':
      return 320
    case 'strikes':
      return 700
    case 'phaseEnded':
      return 500
    case 'turn':
      return 500
    case 'lairOpened':
    case 'actTwo':
      return 1400
    case 'sealed':
    case 'toLair':
    case 'warded':
      return 800
    case 'declared':
    case 'rolled':
    case 'checked':
    case 'drew':
    case 'took':
    case 'equipped':
    case 'taunted':
      return watched ? 800 : 0
    default:
      return 0
  }
}
