import { type RefObject, useEffect, useRef } from 'react'

/** A key pressed anywhere on the board while the panel asks; `true` says that it was meant for the panel. */
export function usePanelKeys(on: boolean, press: (event: KeyboardEvent) => boolean): void {
  const now = useRef(press)
  now.current = press
  useEffect(() => {
    if (!on) return
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      const { target } = event
      if (target instanceof Element && target.closest('textarea, select, input:not([type="radio"])') !== null)
        return
      if (now.current(event)) event.preventDefault()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [on])
}

/** Enter means the bright button, unless it means the control that has the focus. */
export function isConfirmKey(event: KeyboardEvent): boolean {
  const { target } = event
  return event.key === 'Enter' && !(target instanceof Element && target.closest('button, a, input') !== null)
}

/** A new question takes the focus to its first control. */
export function useFirstFocus(panel: RefObject<HTMLElement | null>, question: string): void {
  useEffect(() => {
    if (question === '' || document.querySelector('dialog[open]') !== null) return
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what)
    const first = find('[data-first]') ?? find('input:checked') ?? find('input') ?? find('[data-go]')
    first?.focus({ preventScroll: true })
  }, [panel, question])
}
