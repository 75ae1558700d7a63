import type { Clock } from '../clock.ts'

/** Does something again and again, each time so many milliseconds after the last time was over, until what it returns is called. */
export function repeat(
  { clock, report }: { readonly clock: Clock; report(error: unknown): void },
  ms: number,
  work: () => void | Promise<void>,
): () => void {
  let isStopped = false
  let stop = () => {}
  async function once(): Promise<void> {
    try {
      await work()
    } catch (error) {
      report(error)
    }
    wait()
  }
  function wait(): void {
    if (!isStopped) stop = clock.after(ms, () => void once())
  }
  wait()
  return () => {
    isStopped = true
    stop()
  }
}
