import { type RefObject, useEffect } from 'react'

/** The window follows by itself: the page must not jump. */
export function focusOn(within: Element | null, selector: string): void {
  within?.querySelector<HTMLElement | SVGElement>(selector)?.focus({ preventScroll: true })
}

/** Keys of a part of the page, whatever in it has the focus. */
export function useKeys(
  part: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
): void {
  useEffect(() => {
    const node = part.current
    const onKey = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (act === undefined) return
      act()
      event.preventDefault()
    }
    node?.addEventListener('keydown', onKey)
    return () => node?.removeEventListener('keydown', onKey)
  })
}
