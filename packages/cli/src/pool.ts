import { parentPort, Worker, workerData } from 'node:worker_threads'

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
  let next = 0
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let at = -1
      const ask = () => {
        at = next++
        const job = jobs[at]
        if (job === undefined) resolve()
        else worker.postMessage(job)
      }
      worker.on('message', (answer: Answer) => {
        answers[at] = answer
        const job = jobs[at]
        if (job !== undefined) onAnswer(job)
        ask()
      })
      worker.on('error', reject)
      ask()
    })
  const workers = Array.from({ length: Math.min(threads, jobs.length) }, () => {
    return new Worker(new URL('./thread.mjs', import.meta.url), {
      workerData: { script: script.href, setup },
    })
  })
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
  return answers
}

/** The other end: what a worker's script does with its setup and then with each job. */
export async function answer<Setup, Job, Answer>(begin: (setup: Setup) => Promise<(job: Job) => Answer>) {
  const port = parentPort
  if (port === null) throw new Error('This script runs in a worker thread only.')
  const setup: Setup = workerData.setup
  const begun = begin(setup)
  port.on('message', async (job: Job) => {
    const work = await begun
    port.postMessage(work(job))
  })
}
