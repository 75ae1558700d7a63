import type { WriteResult } from '@kazamata/room/store'
import { startThread } from '@kazamata/threads'
import type { BatchWriter } from '../write-queue.ts'
import { batchText } from './batch-text.ts'
import type { Write } from './writer.ts'

export function startWriter(
  file: string,
  script = new URL('./writer-thread.ts', import.meta.url),
): BatchWriter<Write> {
  return startBatchThread(file, script, batchText)
}

/** Writes in a thread of its own: a slow disk must not stop the server. The thread gets each batch as text, which is copied faster than objects are. */
export function startBatchThread<W>(
  file: string,
  script: URL,
  textOf: (batch: readonly W[]) => string,
): BatchWriter<W> {
  const worker = startThread(script, file)
  let alive = true
  let pending: { resolve(results: readonly WriteResult[]): void; reject(error: unknown): void } | undefined
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  const die = (error: unknown) => {
    alive = false
    pending?.reject(error)
    pending = undefined
  }
  worker.on('message', (results: readonly WriteResult[]) => {
    pending?.resolve(results)
    pending = undefined
  })
  worker.on('error', die)
  worker.on('exit', code => die(new Error(`The thread that writes to the database ended with code ${code}.`)))
  return {
    get alive() {
      return alive
    },
    write: batch =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject }
        worker.postMessage(textOf(batch))
      }),
    async close() {
      worker.postMessage('close')
      await ended
    },
  }
}
