import type { WriteResult } from '@kazamata/room/store'

/** Where batches of writes are performed, one at a time. */
export interface WriterThread<Write> {
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

/** Groups writes without a timer: a batch is what arrived while the last one was written. A thread that died is replaced. */
export function writeQueue<Write>(
  first: WriterThread<Write>,
  start: () => WriterThread<Write>,
  report: (error: unknown) => void,
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
    // Whoever waited for the same batch writes again in this very moment: they go together.
    await undefined
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const results = await perform(batch.map(({ write }) => write))
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
