import { useEffect, useRef, useState } from 'react'

/** Was the last input a key, not a pointer? */
export function useKeyboardInput(): boolean {
  const [keyboard, setKeyboard] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('keydown', () => setKeyboard(true), { signal })
    window.addEventListener('pointerdown', () => setKeyboard(false), { signal })
    return () => listening.abort()
  }, [])
  return keyboard
}

/**
 * Players who use the keyboard find the focus at the next question when the control that had it is gone. `question`
 * identifies the question, since one may follow another; `undefined` when nothing is asked.
 */
export function useFocusRecovery(
  keyboard: boolean,
  question: string | undefined,
  find: () => HTMLElement | null | undefined,
): void {
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    if (!keyboard || question === undefined) return
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body || activeElement.matches(':disabled'))
      latest.current()?.focus({ preventScroll: true })
  }, [keyboard, question])
}
