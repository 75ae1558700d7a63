/** Tasks to do, the next one last. Plain data in the state, so that a half-resolved move can be stored and copied. */
export type Agenda<Task> = Task[]

/** How a game deals with its tasks. */
export interface TaskHandler<Task, Answer> {
  /** What may be answered now, in a fixed order; none for a task that only has to be done. */
  answers(task: Task): readonly Answer[]
  /** Does the task, which has left the agenda, and may put others on it. */
  perform(task: Task, answer: Answer | undefined): void
  /** Must a player answer this task even if there is only one answer? So that play pauses there. */
  waits?(task: Task): boolean
}

const endless = 10_000

/** Does tasks from the top until one is a real question: two or more answers, or one that waits. */
export function runUntilDecision<Task, Answer>(
  agenda: Agenda<Task>,
  handler: TaskHandler<Task, Answer>,
): void {
  for (let done = 0; done < endless; done++) {
    const top = agenda.at(-1)
    if (top === undefined) return
    // Asked first because it is cheaper.
    if (handler.waits?.(top)) return
    const answers = handler.answers(top)
    if (answers.length > 1) return
    agenda.pop()
    handler.perform(top, answers[0])
  }
  throw new Error(
    `An agenda did ${endless} tasks in a row without a question: ${JSON.stringify(agenda.at(-1))}.`,
  )
}

/** Drops every unwanted task, wherever it is on the stack: a fallen hero's turn is over. */
export function dropTasks<Task>(agenda: Agenda<Task>, unwanted: (task: Task) => boolean): void {
  let kept = 0
  for (const task of agenda) if (!unwanted(task)) agenda[kept++] = task
  agenda.length = kept
}
