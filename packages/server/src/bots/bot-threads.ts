import { availableParallelism } from 'node:os'
import { type BotDecision, type BotRequest, type WorkerPool, workerPool } from '@kazamata/room/bots'
import { threadWorker } from '@kazamata/threads'

/** One core is left to everything else that the server does. */
export const usualThreads = Math.max(1, availableParallelism() - 1)

/** A thread that has not answered so many milliseconds after its budget is taken for dead. It may have to start first. */
const patience = 10_000

/** Bots that think on threads of this machine. */
export function botThreads(
  report: (error: unknown) => void,
  size: number,
): WorkerPool<BotRequest, BotDecision> {
  return workerPool({
    start: () => threadWorker(new URL('./bot-worker.ts', import.meta.url), undefined),
    size,
    after(ms, callback) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    patience: ({ budget }) => budget.turn + patience,
    report,
  })
}
