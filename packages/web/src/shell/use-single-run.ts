import { useRef, useState } from 'react'

/**
 * Runs a task that must not run twice at a time: a call while it runs does nothing. Also says whether it runs, for a
 * button to be disabled meanwhile. A failure is logged, and told to `onError`.
 */
export function useSingleRun(
  task: () => Promise<void>,
  onError: () => void = () => undefined,
): readonly [run: () => void, isRunning: boolean] {
  const running = useRef(false)
  const [isRunning, setRunning] = useState(false)

  async function run(): Promise<void> {
    if (running.current) return
    running.current = true
    setRunning(true)
    try {
      await task()
    } catch (error) {
      console.error(error)
      onError()
    } finally {
      running.current = false
      setRunning(false)
    }
  }

  return [() => void run(), isRunning]
}
