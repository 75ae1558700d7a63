import { existsSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { readBatch } from '../store/sqlite/batch-text.ts'
import { connectWriter } from '../store/sqlite/connection.ts'
import { openWriter } from '../store/sqlite/writer.ts'

/** True once after a file of this name was put beside the database. */
function asked(what: string): boolean {
  const file = `${workerData.setup}.${what}`
  if (!existsSync(file)) return false
  rmSync(file)
  return true
}

/** Writes as the real one does, but dies before or after a batch when it is asked to. */
const writer = openWriter(connectWriter(workerData.setup))
parentPort?.on('message', (message: string) => {
  if (message === 'close' || asked('die-before')) process.exit(3)
  const results = writer.write(readBatch(message))
  if (asked('die-after')) process.exit(3)
  parentPort?.postMessage(results)
})
