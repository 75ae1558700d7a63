import { sweepTime } from '../cluster/heartbeat.ts'
import { isPlacedHere } from '../cluster/placement.ts'
import { playTime, type ServerParts } from '../parts.ts'

/** So many matches are looked after in one go. */
const batch = 100
/** Another node may have set a deadline: it is looked for after so many milliseconds at most. */
const longestWait = sweepTime
/** What another node should have done so many milliseconds ago is done here. */
const othersTime = 10_000
/** It never looks sooner than after so many milliseconds: clocks may stand still until the server has run for a while. */
const shortestWait = 100
/** What could not be done is tried again after so many milliseconds. */
const retryTime = 5_000

/** Looks after the matches of the store that are placed here when they are due, with one timer for all of them. */
export class Deadlines {
  private stopWaiting: () => void = () => undefined
  /** The time until which it waits. */
  private until = Number.POSITIVE_INFINITY
  private isLooking = false
  private isClosed = false

  constructor(
    private readonly parts: Pick<ServerParts, 'store' | 'bus' | 'clock' | 'slept' | 'report'>,
    /** Does what is due in a match. */
    private readonly settle: (id: string) => Promise<void>,
  ) {
    this.wait(this.now)
  }

  /** Somebody's time ends then. */
  note(due: number): void {
    if (due >= this.until) return
    if (this.isLooking) this.until = due
    else this.wait(due)
  }

  close(): void {
    this.isClosed = true
    this.stopWaiting()
  }

  private get now(): number {
    return playTime(this.parts)
  }

  private wait(until: number): void {
    if (this.isClosed) return
    this.stopWaiting()
    this.until = until
    const ms = Math.min(longestWait, Math.max(shortestWait, until - this.now))
    this.stopWaiting = this.parts.clock.after(ms, () => void this.look())
  }

  /** What other nodes look after comes later: they may be dead. */
  private async nextDue() {
    const { store, bus } = this.parts
    const all = await store.matches.nextDue(batch)
    return all.map(({ id, due }) => ({ id, due: isPlacedHere(bus, id) ? due : due + othersTime }))
  }

  private async look(): Promise<void> {
    this.isLooking = true
    this.until = Number.POSITIVE_INFINITY
    let next = this.now + retryTime
    try {
      for (const { id, due } of await this.nextDue())
        if (due <= this.now && !this.isClosed) await this.settle(id)
      const first = Math.min(...(await this.nextDue()).map(({ due }) => due))
      if (first > this.now) next = first
    } catch (error) {
      this.parts.report(error)
    }
    this.isLooking = false
    this.wait(Math.min(next, this.until))
  }
}
