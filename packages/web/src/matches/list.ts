import { useCallback, useEffect, useState } from 'react'
import { survey } from '../campaign/survey.ts'
import { shelf } from './shelf.ts'
import type { Campaign, Saved } from './storage.ts'

interface Shown {
  /** Absent while it loads, as are the campaigns. */
  readonly matches?: readonly Saved[]
  readonly campaigns?: readonly Campaign[]
  readonly durable: boolean
}

/** What is on the shelf, read again when asked to. */
export function useShelf(): Shown & { reread: () => void } {
  const [shown, setShown] = useState<Shown>({ durable: true })
  const reread = useCallback(() => {
    shelf()
      .then(async here => setShown({ ...(await survey(here)), durable: here.durable }))
      .catch(error => console.error(error))
  }, [])
  useEffect(reread, [reread])
  return { ...shown, reread }
}
