import type { BotDecision, BotRequest } from './request.ts'
import type { WorkerPool } from './worker-pool.ts'

export { answerTask, type BotBudget, type BotDecision, type BotRequest, decide } from './request.ts'
export { type PoolWorker, type Task, type TaskAnswer, type WorkerPool, workerPool } from './worker-pool.ts'

/** Thinks for bots, on workers. */
export type BotPool = Pick<WorkerPool<BotRequest, BotDecision>, 'ask' | 'close'>
