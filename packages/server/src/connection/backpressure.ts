import type { Clock } from '../parts.ts'
import type { ConnectionLimits } from './limits.ts'

/** The wire of one client. */
export interface Wire {
  send(text: string): void
  close(): void
  /** Bytes that were sent and have not left yet. */
  readonly buffered: number
}

/** Sends what has changed since it was last sent, or waits where the wire is full. */
interface Sender {
  push(): void
}

interface Parts {
  readonly wire: Wire
  readonly clock: Clock
  readonly limits: Pick<ConnectionLimits, 'waitingBytes' | 'mostBytes' | 'slowTime'>
}

/** Holds updates back while the wire of a slow client is full: then it gets one for all that happened meanwhile. */
export class Backpressure {
  private stopWaiting: (() => void) | undefined
  /** What waits until the wire has drained. */
  private readonly behind = new Set<Sender>()

  constructor(
    private readonly parts: Parts,
    /** The client stays too slow: it is let go, and comes back. */
    private readonly giveUp: () => void,
  ) {}

  /** Is the wire too full for more? The sender is called when it has drained. */
  waits(sender: Sender): boolean {
    const { wire, clock, limits } = this.parts
    if (wire.buffered <= limits.waitingBytes) return false
    this.behind.add(sender)
    if (wire.buffered > limits.mostBytes) this.giveUp()
    else this.stopWaiting ??= clock.after(limits.slowTime, this.giveUp)
    return true
  }

  forget(sender: Sender): void {
    this.behind.delete(sender)
  }

  drained(): void {
    if (this.parts.wire.buffered > this.parts.limits.waitingBytes) return
    this.stop()
    const behind = [...this.behind]
    this.behind.clear()
    for (const sender of behind) sender.push()
  }

  stop(): void {
    this.stopWaiting?.()
    this.stopWaiting = undefined
  }
}
