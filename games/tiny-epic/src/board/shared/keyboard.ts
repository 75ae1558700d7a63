import { isConfirmKey, useFocusRecovery, useShortcuts } from '@kazamata/ui'
import { type RefObject, useEffect, useState } from 'react'

export interface Keys {
  /** Escape, where nothing nearer takes it. */
  cancel(): void
  /** Backspace. */
  undo(): void
}

/** Keys of the whole table; Enter, R and the arrows belong to whatever is asked. */
export function useKeys(held: boolean, keys: Keys): void {
  // What is only left standing must not be answered twice.
  useEffect(() => {
    if (!held) return
    const swallow = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'Tab') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', swallow, true)
    return () => window.removeEventListener('keydown', swallow, true)
  }, [held])

  useShortcuts(true, ({ key }) => {
    if (key === 'Escape') keys.cancel()
    else if (key === 'Backspace') keys.undo()
    else return false
    return true
  })
}

/** Enter confirms, and Escape cancels where there is something to cancel. */
export function useConfirmKeys(on: boolean, confirm: () => unknown, cancel?: () => void): void {
  useShortcuts(on, event => {
    if (isConfirmKey(event)) confirm()
    else if (event.key === 'Escape' && cancel !== undefined) cancel()
    else return false
    return true
  })
}

/** A lost focus goes to the hero's room, or to the primary button. */
export function useFocus(
  root: RefObject<HTMLElement | null>,
  keyboard: boolean,
  question: string,
  place: number | undefined,
): void {
  useFocusRecovery(keyboard, question === '' ? undefined : question, () => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    return (place === undefined ? null : find(`[data-at="${place}"]`)) ?? find('[data-go]')
  })
}

const brief = 800

/** True from when something begins until it has lasted too long to be waited for in silence. */
export function useBriefly(on: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!on) return
    const timer = setTimeout(() => setLate(true), brief)
    return () => clearTimeout(timer)
  }, [on])
  return on && !late
}
