/** Work of one name is done piece after piece, in the order in which it was asked for; that of other names meanwhile. */
export class InTurn {
  /** By name: what was asked for last. */
  private readonly last = new Map<string, Promise<unknown>>()

  do<T>(name: string, work: () => Promise<T>): Promise<T> {
    const next = (this.last.get(name) ?? Promise.resolve()).then(work, work)
    const done = () => this.last.get(name) === next && this.last.delete(name)
    this.last.set(name, next)
    next.then(done, done)
    return next
  }

  /** Ends when nothing is left to do. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.last.values())
  }
}
