import { parentPort, workerData } from 'node:worker_threads'
import type { Task, TaskAnswer } from '@kazamata/room/bots'

/** The worker's end of the pool: what its script does with its setup and then with each job. An exception ends the thread. */
export async function answer<Setup, Job, Answer>(
  begin: (setup: Setup) => Promise<(job: Job) => Answer | Promise<Answer>>,
) {
  const port = parentPort
  if (port === null) throw new Error('This script runs in a worker thread only.')
  const setup: Setup = workerData.setup
  const begun = begin(setup)
  port.on('message', async ({ id, request }: Task<Job>) => {
    const work = await begun
    const answered: TaskAnswer<Answer> = { id, answer: await work(request) }
    port.postMessage(answered)
  })
}
