import type { WriteResult } from '@kazamata/room/store'
import { startThread } from '@kazamata/threads'
import type { BatchWriter } from '../write-queue.ts'
import type { Write } from './writer.ts'

/** Writes in a thread of its own: a slow disk must not stop the server. */
export function startWriter<W = Write>(
  file: string,
  script = new URL('./writer-thread.ts', import.meta.url),
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
        // As text: what is written is plain data, and JSON copies it faster than the thread's channel does.
        worker.postMessage(JSON.stringify(batch))
      }),
    async close() {
      worker.postMessage('close')
      await ended
    },
  }
}
