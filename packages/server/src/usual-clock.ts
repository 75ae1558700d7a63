import type { Clock } from './parts.ts'

/** The machine's. */
export const usualClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    // What waits for time alone does not hold the process.
    timer.unref()
    return () => clearTimeout(timer)
  },
}
