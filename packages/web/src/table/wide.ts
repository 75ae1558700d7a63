import { useSyncExternalStore } from 'react'

const query = '(min-width: 1000px)'

/** Is there room for the ledger beside the board? */
export function useWide(): boolean {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
