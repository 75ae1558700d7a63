import type { Answer, Job, Question } from './job.ts'

/** Thinks for bots, somewhere else. */
export interface Brain {
  /** The chosen move; `undefined` when no answer came. */
  choose(job: Job): Promise<unknown>
  close(): void
}

/** What a brain needs of a worker. */
export interface Mind {
  postMessage(question: Question): void
  onmessage: ((event: MessageEvent<Answer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

/** Where the build puts it; while we work on it, it is beside us. */
const place = import.meta.env.PROD ? '/brain.js' : './brain.worker.ts'

const wake = (): Mind => new Worker(new URL(place, import.meta.url), { type: 'module' })

/** A worker that does not answer in this time beyond its budget is taken for dead. */
const patience = 5000

/** A brain in a worker. One that crashes or falls silent is replaced and asked again, once. */
export function workerBrain(start: () => Mind = wake, wait = patience): Brain {
  let mind: Mind | undefined
  let asked = 0
  const waiting = new Map<number, (answer: Answer | undefined) => void>()

  function rest(): void {
    mind?.terminate()
    mind = undefined
    const orphans = [...waiting.values()]
    waiting.clear()
    for (const settle of orphans) settle(undefined)
  }

  function ask(job: Job): Promise<Answer | undefined> {
    if (mind === undefined) {
      mind = start()
      mind.onmessage = ({ data }) => {
        waiting.get(data.id)?.(data)
        waiting.delete(data.id)
      }
      mind.onerror = () => rest()
    }
    const id = asked++
    const answer = new Promise<Answer | undefined>(resolve => waiting.set(id, resolve))
    const late = setTimeout(rest, job.budget + wait)
    mind.postMessage({ id, job })
    return answer.finally(() => clearTimeout(late))
  }

  return {
    async choose(job) {
      for (let attempt = 0; attempt < 2; attempt++) {
        const answer = await ask(job)
        if (answer !== undefined && 'move' in answer) return answer.move
        if (answer !== undefined) console.error(answer.failed)
      }
      return undefined
    },
    close: rest,
  }
}
