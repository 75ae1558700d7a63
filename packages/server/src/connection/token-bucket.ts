/** Lets so many through at once, and then as many a second as it is refilled with. */
export class TokenBucket {
  private tokens: number

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    /** When it was last refilled. */
    private at: number,
  ) {
    this.tokens = burst
  }

  take(now: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}
