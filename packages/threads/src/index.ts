export { answer } from './answer.ts'
export { nodePool, spread, threadWorker } from './pool.ts'
export { startThread } from './start-thread.ts'
