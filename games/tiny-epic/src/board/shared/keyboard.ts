import { type RefObject, useEffect, useRef, useState } from 'react'

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

/** Was it a key that was touched last? */
export function useKeyboard(): boolean {
  const [keyboard, setKeyboard] = useState(false)
  useEffect(() => {
    const key = () => setKeyboard(true)
    const point = () => setKeyboard(false)
    window.addEventListener('keydown', key)
    window.addEventListener('pointerdown', point)
    return () => {
      window.removeEventListener('keydown', key)
      window.removeEventListener('pointerdown', point)
    }
  }, [])
  return keyboard
}

/** Whoever plays by keyboard finds the focus again where what had it is gone: in the hero's room, or at the bright button. */
export function useFocus(
  root: RefObject<HTMLElement | null>,
  keyboard: boolean,
  question: string,
  place: number | undefined,
): void {
  useEffect(() => {
    if (!keyboard || question === '') return
    const { activeElement: now } = document
    if (now !== null && now !== document.body) return
    const cell = place === undefined ? null : root.current?.querySelector<HTMLElement>(`[data-at="${place}"]`)
    const next = cell ?? root.current?.querySelector<HTMLElement>('[data-go]')
    next?.focus({ preventScroll: true })
  }, [question, keyboard, root, place])
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
