import type { StoredMatch } from '@kazamata/room/store'
import { useCallback, useEffect, useState } from 'react'
import type { Campaign } from '../campaign/campaign.ts'
import { loadStored } from '../campaign/load-stored.ts'
import { openStores } from './open-stores.ts'

interface Shown {
  /** Absent while it loads, as are the campaigns. */
  readonly matches?: readonly StoredMatch[]
  readonly campaigns?: readonly Campaign[]
  readonly durable: boolean
}

/** What is stored, read again when asked to. */
export function useStores(): Shown & { reread: () => void } {
  const [shown, setShown] = useState<Shown>({ durable: true })
  const reread = useCallback(() => {
    openStores()
      .then(async here => setShown({ ...(await loadStored(here)), durable: here.matches.durable }))
      .catch(error => console.error(error))
  }, [])
  useEffect(reread, [reread])
  return { ...shown, reread }
}
