import { type PoolWorker, workerPool } from '@kazamata/room/bots'
import { startThread } from './start-thread.ts'

/** A worker thread for a pool. */
export function threadWorker<Request, Answer>(script: URL, setup: unknown): PoolWorker<Request, Answer> {
  const worker = startThread(script, setup)
  const forget = (...events: readonly string[]) => {
    for (const event of events) worker.removeAllListeners(event)
  }
  return {
    post: task => worker.postMessage(task),
    onAnswer(listener) {
      forget('message')
      worker.on('message', listener)
    },
    onError(listener) {
      forget('error', 'exit')
      worker.on('error', error => {
        // It ends now, which is no second error.
        forget('exit')
        listener(error)
      })
      worker.on('exit', code => listener(new Error(`A worker thread ended with code ${code}.`)))
    },
    terminate() {
      forget('exit')
      worker.terminate()
    },
  }
}

/** Answers requests on worker threads, as many at once as `size`; throws what a thread broke of, twice. */
export function nodePool<Request, Answer>(script: URL, setup: unknown, size: number) {
  let broken: unknown
  const pool = workerPool<Request, Answer>({
    start: () => threadWorker(script, setup),
    size,
    // A request may take any time: a thread that has died says so.
    patience: () => Number.POSITIVE_INFINITY,
    after: () => () => undefined,
    report(error) {
      broken = error
    },
  })
  return {
    async ask(request: Request): Promise<Answer> {
      const answer = await pool.ask(request)
      if (answer === undefined) throw broken ?? new Error('The pool was closed.')
      return answer
    },
    close: () => pool.close(),
  }
}

/**
 * Answers every job on `threads` worker threads. Which thread takes which job depends on the machine, so an answer
 * must depend on nothing but `setup` and its job.
 */
export async function spread<Job, Answer>(
  script: URL,
  setup: unknown,
  jobs: readonly Job[],
  threads: number,
  onAnswer: (job: Job, answer: Answer) => void,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const waiting = jobs.entries()
  const size = Math.min(threads, jobs.length)
  const pool = nodePool<Job, Answer>(script, setup, size)
  // They share one list: whoever is free takes the next job.
  const work = async () => {
    for (const [at, job] of waiting) {
      const answer = await pool.ask(job)
      answers[at] = answer
      onAnswer(job, answer)
    }
  }
  try {
    await Promise.all(Array.from({ length: size }, work))
  } finally {
    pool.close()
  }
  return answers
}
