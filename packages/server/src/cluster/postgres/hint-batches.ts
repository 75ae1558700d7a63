import { type Hint, keyOf, payloadOf } from '../hint.ts'

/** PostgreSQL carries less than 8,000 bytes in one notification. */
const mostBytes = 7_900
/** Hints that wait while the database is away; of more all are dropped, and found by sweeps. */
const mostWaiting = 10_000

/** Hints that wait to be sent: the last word about each thing, many in one payload. */
export class HintBatches {
  private readonly waiting = new Map<string, string>()

  constructor(private readonly node: string) {}

  get isEmpty(): boolean {
    return this.waiting.size === 0
  }

  add(hint: Hint): void {
    if (this.waiting.size >= mostWaiting) this.waiting.clear()
    const key = keyOf(hint)
    this.waiting.delete(key)
    this.waiting.set(key, JSON.stringify(hint))
  }

  /** All that waits, as payloads. One hint that is too large for any is dropped. */
  take(): readonly string[] {
    const payloads: string[] = []
    const envelope = Buffer.byteLength(payloadOf(this.node, []))
    let batch: string[] = []
    let bytes = envelope
    for (const text of this.waiting.values()) {
      const size = Buffer.byteLength(text) + 1
      if (envelope + size > mostBytes) continue
      if (bytes + size > mostBytes) {
        payloads.push(payloadOf(this.node, batch))
        batch = []
        bytes = envelope
      }
      batch.push(text)
      bytes += size
    }
    this.waiting.clear()
    return batch.length === 0 ? payloads : [...payloads, payloadOf(this.node, batch)]
  }
}
