import { Worker } from 'node:worker_threads'

/** Bundled, this module is JavaScript, and so are all scripts: they lie beside the bundle, under their names. */
const bundled = !import.meta.url.endsWith('.ts')

/**
 * Starts a worker thread; its script finds the setup in `workerData.setup`. Every thread is started here, whether from
 * source or from a bundle: TypeScript goes through tsx, which is not needed, and need not be installed, for JavaScript.
 */
export function startThread(script: URL, setup: unknown): Worker {
  const file = bundled ? new URL(script.href.replace(/[.]ts$/, '.js')) : script
  const entry = file.pathname.endsWith('.ts') ? new URL('./thread.mjs', import.meta.url) : file
  return new Worker(entry, { workerData: { script: file.href, setup } })
}
