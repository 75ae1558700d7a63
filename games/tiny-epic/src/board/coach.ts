import { useSyncExternalStore } from 'react'
import type { Event } from '../event.ts'
import type { View } from '../view.ts'
import type { Wish } from './consider.ts'

/** What the guide speaks of. */
export type Lesson = 'walk' | 'way' | 'rotate' | 'dice' | 'ask' | 'before' | 'act' | 'end' | 'done'

/** Turns that the guide stays for. */
const first = 2

/** The next thing to say in the first turns: it follows what the player does, in whatever order. */
export function lessonFor(view: View, news: readonly Event[], wish: Wish | undefined): Lesson | undefined {
  const turns = news.filter(({ type }) => type === 'turn').length
  if (turns > first) return turns === first + 1 ? 'done' : undefined
  const { turn } = view
  switch (view.agenda.at(-1)?.do) {
    case undefined:
    case 'pick':
      return undefined
    case 'rotate':
      return 'rotate'
    case 'adjust':
      return 'dice'
    case 'turn':
      if (wish?.on === 'way') return 'way'
      if (wish?.on === 'move') return 'before'
      if (turn.acted) return 'end'
      return turn.spent === 0 && !turn.stopped ? 'walk' : 'act'
    default:
      return 'ask'
  }
}

/** Offered to whoever plays for the first time; at work; or not wanted any more. */
type Coaching = 'new' | 'on' | 'off'

const key = 'kazamata.tiny-epic.guide'
const listeners = new Set<() => void>()
/** Where nothing can be stored, this page remembers. */
let known: Coaching | undefined

function read(): Coaching {
  if (known !== undefined) return known
  try {
    const stored = localStorage.getItem(key)
    return stored === 'on' || stored === 'off' ? stored : 'new'
  } catch {
    return 'new'
  }
}

/** Begins or ends the guided turns; remembered on this device. */
export function setCoaching(coaching: Coaching): void {
  known = coaching
  try {
    localStorage.setItem(key, coaching)
  } catch {
    // Then it holds until the page is left.
  }
  for (const listener of listeners) listener()
}

export function useCoaching(): Coaching {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => 'off' as const,
  )
}
