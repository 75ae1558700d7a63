/** Time, handed in so that tests and simulations have their own. */
export interface Clock {
  /** In milliseconds since 1970. */
  now(): number
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  after(ms: number, callback: () => void): () => void
}

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
