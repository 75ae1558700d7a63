/** Counts what each person has done lately: so many times in so many milliseconds, and no more. */
export class Recent {
  /** By person: when, the oldest first. */
  private readonly times = new Map<string, readonly number[]>()

  constructor(
    private readonly most: number,
    private readonly time: number,
    private readonly now: () => number,
  ) {}

  isFull(person: string): boolean {
    return this.lately(person).length >= this.most
  }

  note(person: string): void {
    this.times.set(person, [...this.lately(person), this.now()])
    // Whoever said something long ago is forgotten.
    const [[oldest] = []] = this.times
    if (oldest !== undefined && oldest !== person && this.lately(oldest).length === 0)
      this.times.delete(oldest)
  }

  private lately(person: string): readonly number[] {
    const since = this.now() - this.time
    return (this.times.get(person) ?? []).filter(at => at > since)
  }
}
