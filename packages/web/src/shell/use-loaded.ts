import type { Loader } from '@kazamata/registry'
import { startTransition, useEffect, useState } from 'react'

/** The result of a loader; `undefined` while it loads. A failure is thrown, for the nearest error boundary. */
export function useLoaded<T>(load: Loader<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly from: Loader<T>; readonly value: T }>()
  const [error, setError] = useState<unknown>()
  const known = load.loaded?.()
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown) return
    let late = false
    load().then(
      value => {
        if (!late) startTransition(() => setLoaded({ from: load, value }))
      },
      problem => {
        if (!late) setError(problem)
      },
    )
    return () => {
      late = true
    }
  }, [load, isKnown])
  if (error !== undefined) throw error
  return known ?? (loaded?.from === load ? loaded.value : undefined)
}
