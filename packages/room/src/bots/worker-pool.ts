/** A worker as the pool sees it, in a browser or in Node. */
export interface PoolWorker<Request, Answer> {
  post(task: Task<Request>): void
  onAnswer(listener: (answer: TaskAnswer<Answer>) => void): void
  /** It crashed, or could not be started. */
  onError(listener: (error: unknown) => void): void
  terminate(): void
}

export interface Task<Request> {
  readonly id: number
  readonly request: Request
}

export type TaskAnswer<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string }

export interface PoolSettings<Request, Answer> {
  start(): PoolWorker<Request, Answer>
  readonly size: number
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  after(ms: number, callback: () => void): () => void
  /** A worker that has not answered after this many milliseconds is taken for dead. */
  patience(request: Request): number
  report(error: unknown): void
}

/** Answers requests on a few workers. */
export interface WorkerPool<Request, Answer> {
  /** `undefined` when no answer came. */
  ask(request: Request): Promise<Answer | undefined>
  /** Starts all workers now instead of when they are first asked. */
  warmUp(): void
  close(): void
}

/**
 * A pool of workers, each with one request at a time; more wait their turn. A worker that crashes or falls silent is
 * replaced and its request asked again, once.
 */
export function workerPool<Request, Answer>(
  settings: PoolSettings<Request, Answer>,
): WorkerPool<Request, Answer> {
  const { start, size, after, patience, report } = settings
  const idle: PoolWorker<Request, Answer>[] = []
  /** Ends the waiting for a worker that is busy. */
  const busy = new Set<() => void>()
  const queue: (() => void)[] = []
  let free = size
  let asked = 0
  let closed = false

  async function askAny(request: Request): Promise<TaskAnswer<Answer> | undefined> {
    if (free > 0) free -= 1
    else await new Promise<void>(turn => queue.push(turn))
    const answer = closed ? undefined : await askOne({ id: asked++, request })
    // Whoever waits takes over the place.
    const next = queue.shift()
    if (next === undefined) free += 1
    else next()
    return answer
  }

  async function askOne(task: Task<Request>): Promise<TaskAnswer<Answer> | undefined> {
    const worker = idle.pop() ?? startOne()
    if (worker === undefined) return undefined
    const answer = await answerOf(worker, task)
    if (answer === undefined || closed) {
      worker.terminate()
      return answer
    }
    rest(worker)
    return answer
  }

  /** Whoever crashes while idle is asked nothing more. */
  function rest(worker: PoolWorker<Request, Answer>): void {
    idle.push(worker)
    worker.onError(error => {
      report(error)
      idle.splice(idle.indexOf(worker), 1)
      worker.terminate()
    })
  }

  function startOne(): PoolWorker<Request, Answer> | undefined {
    try {
      return start()
    } catch (error) {
      report(error)
      return undefined
    }
  }

  /** `undefined` when the worker crashed, fell silent or could not be asked. */
  function answerOf(worker: PoolWorker<Request, Answer>, task: Task<Request>) {
    return new Promise<TaskAnswer<Answer> | undefined>(resolve => {
      const end = (answer?: TaskAnswer<Answer>) => {
        stopWaiting()
        busy.delete(end)
        resolve(answer)
      }
      const fail = (error: unknown) => {
        if (!closed) report(error)
        end()
      }
      const stopWaiting = after(patience(task.request), end)
      busy.add(end)
      worker.onAnswer(answer => {
        if (answer.id === task.id) end(answer)
      })
      worker.onError(fail)
      try {
        worker.post(task)
      } catch (error) {
        fail(error)
      }
    })
  }

  return {
    async ask(request) {
      for (let attempt = 0; attempt < 2 && !closed; attempt++) {
        const answer = await askAny(request)
        if (answer !== undefined && 'answer' in answer) return answer.answer
        if (answer !== undefined) report(answer.error)
      }
      return undefined
    },
    warmUp() {
      while (!closed && idle.length < free) {
        const worker = startOne()
        if (worker === undefined) return
        rest(worker)
      }
    },
    close() {
      closed = true
      for (const worker of idle.splice(0)) worker.terminate()
      for (const end of [...busy]) end()
      for (const turn of queue.splice(0)) turn()
    },
  }
}
