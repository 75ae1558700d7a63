type Listener = () => void

/** What a listener throws is reported, and keeps nobody else from being called. */
export function callListener(listener: Listener, report: (error: unknown) => void): void {
  try {
    listener()
  } catch (error) {
    report(error)
  }
}

/** Whoever wants to be called when something happens: they change seldom and are called often. */
export class Listeners {
  private all: readonly Listener[] = []

  add(listener: Listener): () => void {
    this.all = [...this.all, listener]
    return () => {
      this.all = this.all.filter(other => other !== listener)
    }
  }

  /** Whoever leaves meanwhile is not called any more, and whoever comes has seen the present. */
  call(report: (error: unknown) => void): void {
    const { all } = this
    for (const listener of all)
      if (this.all === all || this.all.includes(listener)) callListener(listener, report)
  }
}
