export { answer } from './answer.ts'
export { nodePool, spread } from './pool.ts'
export { startThread } from './start-thread.ts'
