import type { Event } from '../../event.ts'

/** How long an event is shown, in milliseconds (WB-14.5). */
export function displayTime(event: Event): number {
  switch (event.type) {
    case 'began':
    case 'round':
    case 'failed':
    case 'eliminated':
    case 'unveiled':
    case 'won':
    case 'demanded':
      return 0
    case 'hero':
      return 700
    case 'drew':
      return 480
    case 'added':
    case 'passed':
    case 'asked':
    case 'offered':
      return 560
    case 'removed':
    case 'lost':
    case 'coin':
    case 'picked':
    case 'named':
      return 750
    case 'entered':
      return 1100
    case 'revealed':
      return 900
    case 'defeated':
    case 'ignored':
    case 'harmless':
      return 950
    case 'damaged':
      return 450 + trackStepTime * Math.min(event.sum.damage, event.before)
    case 'ally':
      return event.charge === 'gained' ? 1000 : 0
    case 'polymorphed':
      return 1100
    case 'revived':
      return 1500
    case 'died':
    case 'omnipotence':
    case 'succeeded':
      return 1600
  }
}

/** One space of the Dragon marker. */
export const trackStepTime = 170

/** Where playback waits for the viewer: the end of a round, or of the game. */
export function isStop(events: readonly Event[], index: number): boolean {
  const type = events[index]?.type
  if (type === 'won') return true
  return type === 'unveiled' && !events.slice(index + 1).some(later => later.type === 'won')
}

/** The first stop at or after `from`; the end of the events where there is none. */
export function stopFrom(events: readonly Event[], from: number): number | undefined {
  for (let i = from; i < events.length; i++) if (isStop(events, i)) return i
  return undefined
}

/** A round that has ended and whose end nobody has left behind yet. */
export function pendingStop(events: readonly Event[]): number | undefined {
  for (let i = events.length - 1; i >= 0; i--) {
    if (isStop(events, i)) return i
    if (events[i]?.type === 'hero') return undefined
  }
  return undefined
}
