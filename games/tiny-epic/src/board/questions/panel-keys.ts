import { type RefObject, useEffect } from 'react'

/** A new question takes the focus to its first control. */
export function useFirstFocus(panel: RefObject<HTMLElement | null>, question: string): void {
  useEffect(() => {
    if (question === '' || document.querySelector('dialog[open]') !== null) return
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what)
    const first = find('[data-first]') ?? find('input:checked') ?? find('input') ?? find('[data-go]')
    first?.focus({ preventScroll: true })
  }, [panel, question])
}
