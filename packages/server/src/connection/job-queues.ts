interface Queue<Job> {
  readonly name: string
  readonly waiting: Job[]
  /** Another one in which a job is being done. */
  next: Queue<Job> | undefined
}

/** Jobs of one name are done one after another, in the order in which they came; those of other names meanwhile. */
export class JobQueues<Job> {
  /** Those in which a job is being done: few, and one behind the other, since a list would be one more thing to look for in memory. */
  private first: Queue<Job> | undefined

  constructor(
    /** Does a job; what it throws or rejects with goes to `failed`. */
    private readonly work: (job: Job) => void | Promise<void>,
    private readonly failed: (job: Job, error: unknown) => void,
  ) {}

  /** Begins at once where no job of this name is being done. */
  add(name: string, job: Job): void {
    for (let queue = this.first; queue !== undefined; queue = queue.next)
      if (queue.name === name) {
        queue.waiting.push(job)
        return
      }
    this.first = { name, waiting: [], next: this.first }
    void this.workOff(this.first, job)
  }

  private async workOff(queue: Queue<Job>, first: Job): Promise<void> {
    for (let job: Job | undefined = first; job !== undefined; job = queue.waiting.shift())
      try {
        await this.work(job)
      } catch (error) {
        this.failed(job, error)
      }
    this.remove(queue)
  }

  private remove(queue: Queue<Job>): void {
    if (this.first === queue) this.first = queue.next
    else
      for (let before = this.first; before !== undefined; before = before.next)
        if (before.next === queue) before.next = queue.next
  }
}
