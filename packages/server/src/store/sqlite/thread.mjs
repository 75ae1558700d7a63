// Where a worker thread begins: threads do not inherit the TypeScript loader of the thread that starts them.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.script)
