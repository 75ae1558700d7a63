import { parentPort, workerData } from 'node:worker_threads'
import { connectWriter } from '@kazamata/server/sqlite'
import { type MatchWrite, matchWriter } from './boardgameio-writer.ts'

const port = parentPort
if (port === null) throw new Error('This script runs in a worker thread only.')
const file: string = workerData.setup
const write = matchWriter(connectWriter(file))
port.on('message', (message: string) => {
  const batch: readonly MatchWrite[] = JSON.parse(message)
  write(batch)
  port.postMessage(batch.map(() => 'won'))
})
