import type { Answer, Decision, Job, Question } from './job.ts'

/** Thinks for bots, somewhere else. */
export interface Brain {
  /** `undefined` when no answer came. */
  think(job: Job): Promise<Decision | undefined>
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

/** As many think at once as the machine has cores beside the page's own, within reason. */
const atOnce = () => Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1))

interface Settings {
  readonly start?: () => Mind
  readonly wait?: number
  readonly size?: number
}

/**
 * A brain of a few workers, each with one question at a time; more wait. One that crashes or falls silent is
 * replaced, and its question asked again, once.
 */
export function workerBrain({ start = wake, wait = patience, size = atOnce() }: Settings = {}): Brain {
  const idle: Mind[] = []
  /** What ends the thinking of a worker that is at it. */
  const ends = new Set<() => void>()
  const queue: (() => void)[] = []
  let places = size
  let asked = 0
  let closed = false

  async function ask(job: Job): Promise<Answer | undefined> {
    if (places > 0) places -= 1
    else await new Promise<void>(turn => queue.push(turn))
    const answer = closed ? undefined : await askOne(idle.pop() ?? start(), { id: asked++, job })
    // Whoever waits takes over the place.
    const next = queue.shift()
    if (next === undefined) places += 1
    else next()
    return answer
  }

  async function askOne(mind: Mind, question: Question): Promise<Answer | undefined> {
    const answer = await new Promise<Answer | undefined>(settle => {
      const end = () => settle(undefined)
      const late = setTimeout(end, question.job.budget.turn + wait)
      ends.add(end)
      mind.onmessage = ({ data }) => {
        if (data.id !== question.id) return
        clearTimeout(late)
        ends.delete(end)
        settle(data)
      }
      mind.onerror = end
      mind.postMessage(question)
    })
    if (answer === undefined || closed) mind.terminate()
    else idle.push(mind)
    return answer
  }

  return {
    async think(job) {
      for (let attempt = 0; attempt < 2 && !closed; attempt++) {
        const answer = await ask(job)
        if (answer !== undefined && 'decision' in answer) return answer.decision
        if (answer !== undefined) console.error(answer.failed)
      }
      return undefined
    },
    close() {
      closed = true
      for (const mind of idle.splice(0)) mind.terminate()
      for (const end of ends) end()
      for (const turn of queue.splice(0)) turn()
    },
  }
}
