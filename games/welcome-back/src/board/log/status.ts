import type { Message } from '@kazamata/kernel'
import type { FollowingProps } from '@kazamata/ui'
import { displayAfter } from '../../display-state.ts'
import type { Event } from '../../event.ts'
import type { View } from '../../view.ts'

/** Round and phase, in a few words, as far as the board has shown them. */
export function statusOf({ view, viewer, seats, events }: FollowingProps<View, Event>): Message {
  const { round, run, won } = displayAfter(events, seats.length)
  if (won !== undefined) return { id: 'status.over' }
  if (run === undefined) {
    const chosen = events.findLast(({ type }) => type === 'round' || type === 'hero')?.type === 'hero'
    return { id: chosen ? 'status.decide' : 'status.hero', values: { round } }
  }
  const position = run.met.at(-1)?.position
  if (position === undefined && isBeforeEntering(view)) return { id: 'status.before', values: { round } }
  if (position !== undefined && viewer === run.seat)
    return { id: 'status.card', values: { round, position, of: run.of } }
  return {
    id: 'status.run',
    values: { round, name: seats[run.seat]?.name ?? '', you: run.seat === viewer ? 'yes' : 'no' },
  }
}

/** A weapon needs its type first (WB-5.4). */
function isBeforeEntering({ ask }: View): boolean {
  return ask?.do === 'ask' || ask?.do === 'offer' || ask?.do === 'pick' || ask?.do === 'name'
}
