import { useReducedMotion } from '@kazamata/ui'
import { useEffect, useRef, useState } from 'react'

/** How long one step takes on the table: `--t-step`. */
const stepTime = 260

/** A number that goes to where it should be one step at a time, so that the eye can follow. */
export function useSteppedNumber(to: number): number {
  const [at, setAt] = useState(to)
  const still = useReducedMotion()
  const walking = useRef(false)
  useEffect(() => {
    if (at === to || still) {
      walking.current = false
      setAt(to)
      return
    }
    const timer = setTimeout(() => setAt(at + Math.sign(to - at)), walking.current ? stepTime : 0)
    walking.current = true
    return () => clearTimeout(timer)
  }, [at, to, still])
  return at
}
