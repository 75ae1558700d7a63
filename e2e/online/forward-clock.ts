import type { Clock } from '../../packages/server/src/parts.ts'

interface Timer {
  readonly at: number
  readonly callback: () => void
  handle: NodeJS.Timeout
}

/** The usual time, which can be put forward: what waits for it then comes so much sooner. */
export class ForwardClock implements Clock {
  /** Milliseconds that it is ahead. */
  private ahead = 0
  private readonly timers = new Set<Timer>()

  now = (): number => Date.now() + this.ahead

  after = (ms: number, callback: () => void): (() => void) => {
    const at = this.now() + ms
    const timer: Timer = { at, callback, handle: this.wait(ms, () => this.ring(timer)) }
    this.timers.add(timer)
    return () => this.drop(timer)
  }

  forward(ms: number): void {
    this.ahead += ms
    for (const timer of this.timers) {
      clearTimeout(timer.handle)
      timer.handle = this.wait(timer.at - this.now(), () => this.ring(timer))
    }
  }

  private wait(ms: number, callback: () => void): NodeJS.Timeout {
    return setTimeout(callback, Math.max(0, ms)).unref()
  }

  private ring(timer: Timer): void {
    this.drop(timer)
    timer.callback()
  }

  private drop(timer: Timer): void {
    clearTimeout(timer.handle)
    this.timers.delete(timer)
  }
}
