import { Worker } from 'node:worker_threads'

/**
 * Starts a worker thread; its script finds the setup in `workerData.setup`. Every thread is started here, whether from
 * source or from a bundle: TypeScript goes through tsx, which is not needed, and need not be installed, for JavaScript.
 */
export function startThread(script: URL, setup: unknown): Worker {
  const entry = script.pathname.endsWith('.ts') ? new URL('./thread.mjs', import.meta.url) : script
  return new Worker(entry, { workerData: { script: script.href, setup } })
}
