import { useEffect, useState } from 'react'
import { type Speed, timeAt } from './speed.ts'
import { nextAt, type Timeline } from './timeline.ts'

/** Where a replay stands, and how it moves. */
export interface Position {
  /** How many entries have been played. */
  readonly at: number
  readonly isPlaying: boolean
  /** It came here by one step, whose sounds are heard; not by a jump. */
  readonly hasStepped: boolean
  /** Stops playing. */
  go(at: number): void
  togglePlaying(): void
}

export function usePosition({ stops, last }: Timeline, start: number, speed: Speed): Position {
  const [{ at, hasStepped }, setAt] = useState({
    at: Math.min(Math.max(0, start), last),
    hasStepped: false,
  })
  const [wantsToPlay, setPlaying] = useState(false)
  const isPlaying = wantsToPlay && at < last
  const next = nextAt(stops, at)
  useEffect(() => {
    if (!isPlaying) return
    const stop = stops.find(stop => stop.at === at) ?? { told: 1 }
    const timer = setTimeout(() => setAt({ at: next, hasStepped: true }), timeAt(stop, speed))
    return () => clearTimeout(timer)
  }, [isPlaying, stops, at, next, speed])
  return {
    at,
    isPlaying,
    hasStepped,
    go(to) {
      setPlaying(false)
      setAt({ at: to, hasStepped: to === next })
    },
    togglePlaying() {
      if (at >= last) setAt({ at: 0, hasStepped: false })
      setPlaying(!isPlaying)
    },
  }
}
