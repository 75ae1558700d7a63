import { type Chance, fastChance, pick } from '@kazamata/kernel'
import type { Clock } from '../parts.ts'

/** Timers of so many milliseconds or less are waited for when the storm is over; others repeat for ever. */
const shortTime = 1_000

interface Timer {
  readonly ms: number
  readonly at: number
  readonly callback: () => void
}

/** Everything that is under way in a simulation: it happens in an order that the seed decides. */
export class Scheduler {
  readonly chance: Chance
  /** While it is, things go wrong. */
  isStormy = true
  /** How long the server has slept in all. */
  slept = 0
  private now = 1_000_000
  private readonly underWay: (() => void)[] = []
  private readonly timers = new Set<Timer>()

  constructor(seed: number) {
    this.chance = fastChance(seed)
  }

  later(happen: () => void): void {
    this.underWay.push(happen)
  }

  /** Does something go wrong that does so in so many of a hundred cases? */
  goesWrong(percent: number): boolean {
    return this.isStormy && this.chance.int(100) < percent
  }

  pick<T>(list: readonly T[]): T {
    return pick(this.chance, list)
  }

  /** Lets one thing happen; false where there is nothing. */
  async step(): Promise<boolean> {
    const at = this.chance.int(Math.max(1, this.underWay.length))
    const happen = this.underWay[at]
    const last = this.underWay.pop()
    if (happen === undefined || last === undefined) return false
    if (at < this.underWay.length) this.underWay[at] = last
    happen()
    await settled()
    return true
  }

  /** Time passes, and what waited for it happens. */
  async pass(ms: number): Promise<void> {
    this.now += ms
    for (const timer of [...this.timers])
      if (timer.at <= this.now && this.timers.delete(timer)) timer.callback()
    await settled()
  }

  /** The time in which the server was awake. */
  get awake(): number {
    return this.now - this.slept
  }

  /** Time passes while no server runs. */
  sleep(ms: number): void {
    this.now += ms
    this.slept += ms
  }

  /** Everything happens that is under way, until there is nothing but time to wait for. */
  async drain(): Promise<void> {
    for (;;) {
      while (await this.step());
      if (![...this.timers].some(({ ms }) => ms <= shortTime)) return
      await this.pass(shortTime)
    }
  }

  /** The clock of whoever lives: the dead hear nothing. */
  clockOf(isAlive: () => boolean): Clock {
    return {
      now: () => this.now,
      after: (ms, callback) => {
        const timer = { ms, at: this.now + ms, callback: () => isAlive() && callback() }
        this.timers.add(timer)
        return () => this.timers.delete(timer)
      },
    }
  }
}

/** Everything is done that waits for promises only. */
const settled = () => new Promise(resolve => setImmediate(resolve))
