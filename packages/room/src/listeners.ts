type Listener = () => void

/** Whoever wants to be called when something happens: they change seldom and are called often. */
export class Listeners {
  private all: readonly Listener[] = []

  add(listener: Listener): () => void {
    this.all = [...this.all, listener]
    return () => {
      this.all = this.all.filter(other => other !== listener)
    }
  }

  /** Whoever leaves meanwhile is not called any more, and whoever comes has seen the present. What a listener throws is reported. */
  call(report: (error: unknown) => void): void {
    for (const listener of this.all) {
      if (!this.all.includes(listener)) continue
      try {
        listener()
      } catch (error) {
        report(error)
      }
    }
  }
}
