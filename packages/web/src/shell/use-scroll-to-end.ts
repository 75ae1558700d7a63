import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'

/** Keeps the last of a growing list in sight. */
export function useScrollToEnd(list: RefObject<HTMLElement | null>, lines: readonly unknown[]): void {
  const toEnd = useCallback(() => {
    const here = list.current
    if (here !== null && lines.length > 0) here.scrollTop = here.scrollHeight
  }, [list, lines])
  useLayoutEffect(toEnd, [toEnd])
  // Once more when the dialog around it is open: before, it has no height.
  useEffect(toEnd, [toEnd])
}
