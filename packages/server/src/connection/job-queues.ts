interface Queue<Job> {
  readonly name: string
  readonly waiting: Job[]
}

/** Jobs of one name are done one after another, in the order in which they came; those of other names meanwhile. */
export class JobQueues<Job> {
  /** Those in which a job is being done: few, and sought without making anything. */
  private readonly busy: Queue<Job>[] = []

  constructor(
    /** Does a job; what it throws or rejects with goes to `failed`. */
    private readonly work: (job: Job) => void | Promise<void>,
    private readonly failed: (job: Job, error: unknown) => void,
  ) {}

  /** Begins at once where no job of this name is being done. */
  add(name: string, job: Job): void {
    for (const queue of this.busy)
      if (queue.name === name) {
        queue.waiting.push(job)
        return
      }
    void this.workOff({ name, waiting: [] }, job)
  }

  private async workOff(queue: Queue<Job>, first: Job): Promise<void> {
    this.busy.push(queue)
    for (let job: Job | undefined = first; job !== undefined; job = queue.waiting.shift())
      try {
        await this.work(job)
      } catch (error) {
        this.failed(job, error)
      }
    this.busy.splice(this.busy.indexOf(queue), 1)
  }
}
