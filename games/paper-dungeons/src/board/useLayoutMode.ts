import { type RefObject, useEffect, useState } from 'react'

/** How much room there is: the whole sheet, its parts with a column beside them, or one thing at a time. */
export type Mode = 'wide' | 'middle' | 'side' | 'phone'

function modeOf(width: number, height: number): Mode {
  if (width >= 1080 && height >= 560) return 'wide'
  if (width >= 700 && height >= 460) return 'middle'
  // A phone on its side.
  if (width >= 540 && height < 460) return 'side'
  return 'phone'
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
