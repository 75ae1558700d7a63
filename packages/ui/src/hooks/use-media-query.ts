import { useCallback, useSyncExternalStore } from 'react'

/** Does the media query match now? False when rendered to a string. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Has the player asked the system for less motion? */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')
