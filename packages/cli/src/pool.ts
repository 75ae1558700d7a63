import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** A worker thread that has begun with its setup and answers one job at a time. */
export function hire<Job, Answer>(script: URL, setup: unknown) {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    workerData: { script: script.href, setup },
  })
  return {
    async ask(job: Job): Promise<Answer> {
      const answered = once(worker, 'message')
      worker.postMessage(job)
      const [answer] = await answered
      return answer
    },
    dismiss: () => worker.terminate(),
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
  onAnswer: (job: Job) => void,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const waiting = jobs.entries()
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, () =>
    hire<Job, Answer>(script, setup),
  )
  try {
    await Promise.all(
      workers.map(async worker => {
        // They share one queue: whoever is free takes the next job.
        for (const [at, job] of waiting) {
          answers[at] = await worker.ask(job)
          onAnswer(job)
        }
      }),
    )
  } finally {
    await Promise.all(workers.map(worker => worker.dismiss()))
  }
  return answers
}

/** The other end: what a worker's script does with its setup and then with each job. */
export async function answer<Setup, Job, Answer>(
  begin: (setup: Setup) => Promise<(job: Job) => Answer | Promise<Answer>>,
) {
  const port = parentPort
  if (port === null) throw new Error('This script runs in a worker thread only.')
  const setup: Setup = workerData.setup
  const begun = begin(setup)
  port.on('message', async (job: Job) => {
    const work = await begun
    port.postMessage(await work(job))
  })
}
