import type { Bus } from '../parts.ts'
import type { Scheduler } from './scheduler.ts'

/** Hints that arrive late or never. */
export class HintBus implements Bus {
  private readonly listeners = new Set<(match: string) => void>()

  constructor(private readonly scheduler: Scheduler) {}

  publish(match: string): void {
    for (const listener of this.listeners)
      if (!this.scheduler.goesWrong(20))
        this.scheduler.later(() => this.listeners.has(listener) && listener(match))
  }

  subscribe(listener: (match: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
