import { type RefObject, useEffect, useRef } from 'react'
import { isOverlayOpen } from './escape.ts'

/** Controls that need their keys themselves. A radio button only needs the arrows. */
const typing = 'textarea, select, input:not([type="radio"])'

const isWithin = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.altKey || event.metaKey

/**
 * Keys pressed anywhere on the page, except in text fields and while a dialog or a popover is open. The handler returns
 * whether it used the key.
 */
export function useShortcuts(enabled: boolean, handle: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(handle)
  latest.current = handle
  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (hasModifier(event) || event.defaultPrevented || isWithin(event, typing)) return
      if (isOverlayOpen()) return
      if (latest.current(event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [enabled])
}

/** Enter confirms, unless the control that has the focus uses it. */
export function isConfirmKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !isWithin(event, 'button, a, input')
}

/** Keys pressed inside an element, by their names. */
export function useElementKeys(
  element: RefObject<HTMLElement | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  useEffect(() => {
    const node = element.current
    const onKeyDown = (event: KeyboardEvent) => {
      const action = hasModifier(event) ? undefined : actions[event.key]
      if (action === undefined) return
      action()
      event.preventDefault()
    }
    node?.addEventListener('keydown', onKeyDown)
    return () => node?.removeEventListener('keydown', onKeyDown)
  })
}
