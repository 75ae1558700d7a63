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

/** So many are told at a time what came of their writes. */
const toldAtOnce = 32

interface Waiting<Write> {
  readonly write: Write
  tell(result: WriteResult): void
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
  let waiting: Waiting<Write>[] = []
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

  async function performAfter(before: Promise<unknown>): Promise<void> {
    await before
    // What one turn of the event loop brings goes together: to wake the thread costs more than most writes.
    await new Promise(setImmediate)
    const batch = waiting
    waiting = []
    await tellAll(batch, await perform(batch.map(({ write }) => write)))
  }

  return {
    write(write) {
      if (closed) return Promise.resolve('failed')
      return new Promise(tell => {
        if (waiting.push({ write, tell }) === 1) last = performAfter(last)
      })
    },
    async close() {
      closed = true
      await last
      if (thread.alive) await thread.close()
    },
  }
}

/**
 * What follows from each result ends, down to what is sent, before the next few are told: all at once would take each of
 * their steps for all of them first, and find nothing in the processor's caches any more for the next step.
 */
async function tellAll<Write>(
  batch: readonly Waiting<Write>[],
  results: readonly WriteResult[],
): Promise<void> {
  for (const [at, { tell }] of batch.entries()) {
    if (at > 0 && at % toldAtOnce === 0) await new Promise<void>(resolve => process.nextTick(resolve))
    tell(results[at] ?? 'unknown')
  }
}
