import { useEffect, useRef } from 'react'

/** What Escape closes before anything else hears the key, the latest last. */
const open: { close(): void }[] = []

/** The browser closes these by itself. */
const closedByBrowser = 'dialog[open], [popover]:popover-open'

/** Is a dialog or a popover open? Then keys are meant for it. */
export function isOverlayOpen(): boolean {
  return document.querySelector(closedByBrowser) !== null
}

function onKeyDown(event: KeyboardEvent): void {
  const latest = open.at(-1)
  if (event.key !== 'Escape' || event.defaultPrevented || latest === undefined || isOverlayOpen()) return
  latest.close()
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** While something that is no dialog and no popover is open, Escape closes it and does nothing else. */
export function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!isOpen) return
    const here = { close: () => latest.current() }
    if (open.push(here) === 1) window.addEventListener('keydown', onKeyDown, true)
    return () => {
      open.splice(open.indexOf(here), 1)
      if (open.length === 0) window.removeEventListener('keydown', onKeyDown, true)
    }
  }, [isOpen])
}
