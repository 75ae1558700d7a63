import type { Event } from '../../event.ts'

/** Time to take one event in, in milliseconds, at an ordinary pace; longer for what deserves a moment of its own. */
export function eventDuration(event: Event, watched: boolean): number {
  switch (event.type) {
    case 'dealt':
      return 120
    case 'moved':
    case 'placed':
      return 260
    case 'crept':
      return 320
    case 'acts':
      return 350
    case 'flipped':
      return watched ? 700 : 420
    case 'torch':
      return event.space === 'none' ? 420 : 700
    case 'struck':
    case 'marked':
    case 'bossHealed':
    case 'disarmed':
    case 'phaseEnded':
    case 'turn':
      return 500
    case 'healed':
    case 'focused':
    case 'rested':
      return watched ? 600 : 300
    case 'hurt':
    case 'drained':
    case 'countered':
    case 'hunts':
    case 'strikes':
      return 700
    case 'sealed':
    case 'toLair':
    case 'warded':
      return 800
    case 'fell':
    case 'died':
    case 'goblin':
    case 'minion':
    case 'phase':
      return 900
    case 'lairOpened':
    case 'actTwo':
      return 1400
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
