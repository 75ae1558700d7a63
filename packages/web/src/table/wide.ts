import { useSyncExternalStore } from 'react'

/** Is the window this wide? From 1000 pixels on there is room for words beside icons, and mostly for the ledger. */
export function useWide(pixels = 1000): boolean {
  const query = `(min-width: ${pixels}px)`
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
