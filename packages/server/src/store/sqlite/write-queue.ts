import type { WriteResult } from '@kazamata/room/store'
import type { Write } from './writer.ts'

/** Where batches of writes are performed, one at a time. */
export interface WriterThread<W = Write> {
  /** False once it has died. */
  readonly alive: boolean
  /** Rejects where nobody knows what came of the batch. */
  write(batch: readonly W[]): Promise<readonly WriteResult[]>
  close(): Promise<void>
}

export interface WriteQueue<W = Write> {
  /** Never rejects. */
  write(write: W): Promise<WriteResult>
  /** Waits for what is being written. */
  close(): Promise<void>
}

interface Waiting<W> {
  readonly write: W
  answer(result: WriteResult): void
}

/** Groups writes without a timer: a batch is what arrived while the last one was written. A thread that died is replaced. */
export function writeQueue<W = Write>(
  first: WriterThread<W>,
  start: () => WriterThread<W>,
  report: (error: unknown) => void,
): WriteQueue<W> {
  let thread = first
  let waiting: Waiting<W>[] = []
  let closed = false
  let idle: Promise<void> | undefined

  async function perform(batch: readonly W[]): Promise<readonly WriteResult[]> {
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
