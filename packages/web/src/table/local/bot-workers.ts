import {
  type BotDecision,
  type BotPool,
  type BotRequest,
  type PoolWorker,
  workerPool,
} from '@kazamata/room/bots'

/** Where the build puts it; while we work on it, it is beside us. */
const place = import.meta.env.PROD ? '/bots.js' : './bot.worker.ts'

/** A worker that does not answer in this time beyond its budget is taken for dead. */
const patience = 5000

/** As many think at once as the machine has cores beside the page's own, within reason. */
const atOnce = () => Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))

/** Bots that think in Web Workers. */
export function webWorkerPool(): BotPool {
  return workerPool({
    start: webWorker,
    size: atOnce(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    patience: ({ budget }) => budget.turn + patience,
    report: error => console.error(error),
  })
}

function webWorker(): PoolWorker<BotRequest, BotDecision> {
  const worker = new Worker(new URL(place, import.meta.url), { type: 'module' })
  return {
    post: task => worker.postMessage(task),
    onAnswer(listener) {
      worker.onmessage = ({ data }) => listener(data)
    },
    onError(listener) {
      worker.onerror = listener
    },
    terminate: () => worker.terminate(),
  }
}
