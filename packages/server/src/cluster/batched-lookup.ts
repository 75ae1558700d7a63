/** Asks for many things in one question: for all that is wanted while the last question is being answered. */
export class BatchedLookup<Answer> {
  private next: { readonly keys: Set<string>; readonly answer: Promise<Answer> } | undefined
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly ask: (keys: readonly string[]) => Promise<Answer>) {}

  /** What is answered to a question with these keys among others. */
  find(keys: readonly string[]): Promise<Answer> {
    const question = this.next ?? this.newQuestion()
    for (const key of keys) question.keys.add(key)
    return question.answer
  }

  private newQuestion() {
    const keys = new Set<string>()
    const answer = this.last.then(() => {
      this.next = undefined
      return this.ask([...keys])
    })
    this.last = answer.catch(() => undefined)
    this.next = { keys, answer }
    return this.next
  }
}
