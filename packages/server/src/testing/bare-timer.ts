import { monitorEventLoopDelay } from 'node:perf_hooks'

// A process of its own that does nothing but wait: how late its timer is, is how long the machine keeps anybody waiting. Told
// to stop, it says so; what a server is late beyond that is the server's.
const resolution = 10
const delay = monitorEventLoopDelay({ resolution })
delay.enable()

/** In milliseconds. */
export interface TimerLateness {
  readonly p99: number
  readonly most: number
}

process.on('message', () => {
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution)
  const lateness: TimerLateness = { p99: late(delay.percentile(99)), most: late(delay.max) }
  process.send?.(lateness, () => process.exit(0))
})
