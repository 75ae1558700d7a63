import { parentPort, workerData } from 'node:worker_threads'
import { readBatch } from './batch-text.ts'
import { connectWriter } from './connection.ts'
import { openWriter } from './writer.ts'

const port = parentPort
if (port === null) throw new Error('This script runs in a worker thread only.')
const file: string = workerData.setup
// The listener keeps it referenced: a connection that is garbage-collected closes under its living statements.
const writer = openWriter(connectWriter(file))
/** Batches come as text. */
port.on('message', (message: string) => {
  if (message === 'close') {
    writer.close()
    port.close()
    return
  }
  port.postMessage(writer.write(readBatch(message)))
})
