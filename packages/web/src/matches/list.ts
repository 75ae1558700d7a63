import { useCallback, useEffect, useState } from 'react'
import { shelf } from './shelf.ts'
import type { Saved } from './storage.ts'

interface Shown {
  /** Absent while it loads. */
  readonly matches?: readonly Saved[]
  readonly durable: boolean
}

/** What is on the shelf, read again when asked to. */
export function useShelf(): Shown & { reread: () => void } {
  const [shown, setShown] = useState<Shown>({ durable: true })
  const reread = useCallback(() => {
    shelf()
      .then(async here => setShown({ matches: await here.list(), durable: here.durable }))
      .catch(error => console.error(error))
  }, [])
  useEffect(reread, [reread])
  return { ...shown, reread }
}
