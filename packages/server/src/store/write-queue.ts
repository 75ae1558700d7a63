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

interface Waiting<Write> {
  readonly write: Write
  answer(result: WriteResult): void
}

/** Groups writes without a timer: a batch is what arrived while the last one was written, and in the turn of the event loop after it. A thread that died is replaced. */
export function writeQueue<Write>(
  first: BatchWriter<Write>,
  start: () => BatchWriter<Write>,
  report: (error: unknown) => void,
  onBatch: (writes: number) => () => void = () => () => undefined,
): WriteQueue<Write> {
  let thread = first
  let waiting: Waiting<Write>[] = []
  let closed = false
  let idle: Promise<void> | undefined

  async function perform(batch: readonly Write[]): Promise<readonly WriteResult[]> {
    try {
      if (!thread.alive) thread = start()
      return await thread.write(batch)
    } catch (error) {
      report(error)
      return batch.map(() => 'unknown')
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // What one turn of the event loop brings goes together: to wake the thread costs more than most writes.
      await new Promise(setImmediate)
      const batch = waiting
      waiting = []
      const written = onBatch(batch.length)
      const results = await perform(batch.map(({ write }) => write))
      written()
      for (const [at, { answer }] of batch.entries()) answer(results[at] ?? 'unknown')
    }
    idle = undefined
  }

  return {
    write(write) {
      if (closed) return Promise.resolve('failed')
      return new Promise(answer => {
        waiting.push({ write, answer })
        idle ??= run()
      })
    },
    async close() {
      closed = true
      await idle
      if (thread.alive) await thread.close()
    },
  }
}
