import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

/** How much room there is: everything side by side, the map beside one column, or one above the other. */
export type Mode = 'wide' | 'side' | 'phone'

function modeOf(width: number, height: number): Mode {
  if (width >= 1080 && height >= 560) return 'wide'
  if (width >= 720 || (width >= 540 && height < width)) return 'side'
  return 'phone'
}

const small = '(max-width: 719px), (max-height: 479px)'

/** So little room that only the heroes' seats are shown, over the map. */
export function useSmall(): boolean {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(small)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(small).matches,
  )
}

export function useMode(root: RefObject<HTMLElement | null>): Mode {
  const [mode, setMode] = useState<Mode>(() =>
    typeof window === 'undefined' ? 'wide' : modeOf(window.innerWidth, window.innerHeight - 48),
  )
  useEffect(() => {
    const here = root.current
    if (here === null) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setMode(modeOf(entry.contentRect.width, entry.contentRect.height))
    })
    watch.observe(here)
    return () => watch.disconnect()
  }, [root])
  return mode
}
