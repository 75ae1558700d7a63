import { useCallback, useEffect, useRef } from 'react'

/**
 * While running, calls `step` again and again. Each call returns for how many milliseconds its result stays on screen
 * before the next call, and must cause a render. Returns a function that ends the current wait.
 */
export function useStepTimer(running: boolean, step: () => number): () => void {
  const due = useRef(0)
  // After every render, so that `step` is never a stale one: `due` keeps the wait from starting anew.
  useEffect(() => {
    if (!running) return
    const next = () => {
      due.current = performance.now() + step()
    }
    const timer = setTimeout(next, Math.max(0, due.current - performance.now()))
    return () => clearTimeout(timer)
  })
  return useCallback(() => {
    due.current = 0
  }, [])
}
