import { parentPort, workerData } from 'node:worker_threads'

/** Says with what it was started, and with which file its thread began. */
parentPort?.postMessage({ setup: workerData.setup, entry: process.argv[1] })
