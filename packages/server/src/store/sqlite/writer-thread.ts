import { parentPort, workerData } from 'node:worker_threads'
import { connectWriter } from './connection.ts'
import { openWriter, type Write } from './writer.ts'

const port = parentPort
if (port === null) throw new Error('This script runs in a worker thread only.')
const file: string = workerData.setup
// The listener keeps it referenced: a connection that is garbage-collected closes under its living statements.
const writer = openWriter(connectWriter(file))
/** Batches come as JSON. */
port.on('message', (message: string) => {
  if (message === 'close') {
    writer.close()
    port.close()
    return
  }
  const batch: readonly Write[] = JSON.parse(message)
  port.postMessage(writer.write(batch))
})
