import { type RefObject, useEffect, useState } from 'react'

/** The app's top bar, in pixels: the first guess at a board's height, until it is measured. */
const barHeight = 48

/** A board's layout by its own size, which is not the window's: the log may stand beside it. */
export function useLayout<Layout>(
  board: RefObject<HTMLElement | null>,
  layoutFor: (width: number, height: number) => Layout,
): Layout {
  const [layout, setLayout] = useState(() =>
    typeof window === 'undefined'
      ? layoutFor(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
      : layoutFor(window.innerWidth, window.innerHeight - barHeight),
  )
  useEffect(() => {
    if (board.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setLayout(layoutFor(entry.contentRect.width, entry.contentRect.height))
    })
    observer.observe(board.current)
    return () => observer.disconnect()
  }, [board, layoutFor])
  return layout
}
