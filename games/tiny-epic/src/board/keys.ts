import { useEffect, useRef } from 'react'

export interface Keys {
  /** Escape, where nothing nearer takes it. */
  cancel(): void
  /** Backspace. */
  undo(): void
}

/** Keys of the whole table; Enter, R and the arrows belong to whatever is asked. */
export function useKeys(keys: Keys): void {
  const now = useRef(keys)
  now.current = keys
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      const { target } = event
      if (target instanceof Element && target.closest('textarea, select, input:not([type="radio"])') !== null)
        return
      if (event.key === 'Escape') now.current.cancel()
      else if (event.key === 'Backspace') now.current.undo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}
