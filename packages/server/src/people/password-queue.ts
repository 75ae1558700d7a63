import type { PasswordHasher } from '../parts.ts'

/** Each takes its 19 MB and a core. */
const maxAtOnce = 2
/** Beyond that people are asked to come back: the last one would wait for a second. */
const maxWaiting = 30

/** Lets few passwords be hashed at once; others wait for their turn, and too many are refused. */
export class PasswordQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly hasher: PasswordHasher) {}

  async run<T>(work: (hasher: PasswordHasher) => Promise<T>): Promise<T | 'too-fast'> {
    if (this.running < maxAtOnce) this.running += 1
    else if (this.waiting.length < maxWaiting) await new Promise<void>(resolve => this.waiting.push(resolve))
    else return 'too-fast'
    try {
      return await work(this.hasher)
    } finally {
      const next = this.waiting.shift()
      if (next === undefined) this.running -= 1
      else next()
    }
  }
}
