import type { WriteResult } from '@kazamata/room/store'

/** Where batches of writes are performed, one at a time. */
export interface BatchWriter<Write> {
  /** False once it has died. */
  readonly alive: boolean
  /** Rejects where nobody knows what came of the batch. */
  write(batch: readonly Write[]): Promise<readonly WriteResult[]>
  close(): Promise<void>
}

export interface WriteQueue<Write> {
  /** Never rejects. */
  write(write: Write): Promise<WriteResult>
  /** Waits for what is being written. */
  close(): Promise<void>
}

/** Groups writes without a timer: a batch is what arrived while the last one was written, and in the turn of the event loop after it. A thread that died is replaced. */
export function writeQueue<Write>(
  first: BatchWriter<Write>,
  start: () => BatchWriter<Write>,
  report: (error: unknown) => void,
  onBatch: (writes: number) => () => void = () => () => undefined,
): WriteQueue<Write> {
  let thread = first
  let closed = false
  let waiting: Write[] = []
  /** What will come of those that wait: one promise for all of them. */
  let next: Promise<readonly WriteResult[]> | undefined
  /** The batch that was begun last. */
  let last: Promise<unknown> = Promise.resolve()

  async function perform(batch: readonly Write[]): Promise<readonly WriteResult[]> {
    const written = onBatch(batch.length)
    try {
      if (!thread.alive) thread = start()
      return await thread.write(batch)
    } catch (error) {
      report(error)
      return batch.map(() => 'unknown')
    } finally {
      written()
    }
  }

  async function performAfter(before: Promise<unknown>): Promise<readonly WriteResult[]> {
    await before
    // What one turn of the event loop brings goes together: to wake the thread costs more than most writes.
    await new Promise(setImmediate)
    const batch = waiting
    waiting = []
    next = undefined
    return perform(batch)
  }

  return {
    write(write) {
      if (closed) return Promise.resolve('failed')
      const at = waiting.push(write) - 1
      if (next === undefined) last = next = performAfter(last)
      return next.then(results => results[at] ?? 'unknown')
    },
    async close() {
      closed = true
      await last
      if (thread.alive) await thread.close()
    },
  }
}
