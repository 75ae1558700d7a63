import { type Pace, playbackFactors, useReducedMotion, useStepTimer } from '@kazamata/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Event } from '../../event.ts'
import { displayTime, pendingStop, stopFrom } from './timing.ts'

export interface Playback {
  /** How many of the events the table shows. */
  readonly shown: number
  /** Nothing is left to show, so a decision can be asked for. */
  readonly idle: boolean
  /** The end of a round or of the game is shown and waits for the viewer. */
  readonly stopped: boolean
  skip(): void
  /** Leaves the end of the round behind. */
  dismiss(): void
}

/** With more events than this to show, playback is faster; with far more, it skips them. */
const fasterAbove = 8
const skipAbove = 40

/**
 * Plays new events one after the other. What is true is the view; this only decides how much of it is on the table
 * yet. Old events are never played: a board opens, and a replay steps, right where it is.
 */
export function usePlayback(
  events: readonly Event[],
  how: { readonly replay: boolean; readonly pace?: Pace; readonly toEnd?: boolean },
): Playback {
  const { replay, pace = 'calm', toEnd = false } = how
  const factor = playbackFactors[pace]
  const still = useReducedMotion() || replay || factor === 0
  const [at, setAt] = useState(() => {
    const stop = pendingStop(events)
    return stop === undefined
      ? { shown: events.length, left: events.length, resting: true }
      : { shown: stop + 1, left: stop, resting: true }
  })
  // A replay shows the end of a round as one of its steps.
  const stop = replay ? pendingStop(events) : stopFrom(events, toEnd ? events.length - 1 : at.left)
  const end = stop === undefined ? events.length : stop + 1
  const behind = end - at.shown
  // A replay or an undo steps back: what was shown is no longer there.
  const jumps = still || behind < 0 || behind > skipAbove
  const shown = jumps ? end : at.shown
  const idle = shown === end && (jumps || at.resting)

  useEffect(() => {
    if (jumps && (at.shown !== end || !at.resting))
      setAt(now => ({ shown: end, left: Math.min(now.left, end), resting: true }))
  }, [jumps, end, at])

  const endWait = useStepTimer(!jumps && !(at.resting && at.shown === end), () => {
    if (at.shown >= end) {
      setAt(now => ({ ...now, resting: true }))
      return 0
    }
    const event = events[at.shown]
    setAt(now => ({ ...now, shown: at.shown + 1, resting: false }))
    return event === undefined ? 0 : displayTime(event) * factor * (end - at.shown > fasterAbove ? 0.4 : 1)
  })

  const skip = useCallback(() => {
    endWait()
    setAt(now => ({ ...now, shown: end, resting: true }))
  }, [end, endWait])
  const dismiss = useCallback(() => setAt(now => ({ ...now, left: now.shown, resting: true })), [])

  return { shown, idle, stopped: idle && stop !== undefined && shown === stop + 1, skip, dismiss }
}
