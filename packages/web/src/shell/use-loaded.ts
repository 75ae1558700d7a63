import { useEffect, useState } from 'react'

/** The result of a loader; `undefined` while it loads. A failure is thrown, for the nearest error boundary. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly from: () => Promise<T>; readonly value: T }>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let late = false
    load().then(
      value => {
        if (!late) setLoaded({ from: load, value })
      },
      problem => {
        if (!late) setError(problem)
      },
    )
    return () => {
      late = true
    }
  }, [load])
  if (error !== undefined) throw error
  return loaded?.from === load ? loaded.value : undefined
}
