import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Keys {
  pick(die: number): void
  undo(): void
  go(): void
  forget(): void
}

/** Digits pick dice, Backspace takes a step back, Enter does what the bright button says, Escape lets go. */
export function useKeys(on: boolean, keys: Keys): void {
  const now = useRef(keys)
  now.current = keys
  useEffect(() => {
    if (!on) return
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      const { target } = event
      const own = target instanceof Element && target.closest('input, textarea, select') !== null
      if (own) return
      const die = '123456'.indexOf(event.key)
      if (die >= 0 && event.key.length === 1) now.current.pick(die)
      else if (event.key === 'Backspace') now.current.undo()
      else if (event.key === 'Escape') now.current.forget()
      else if (event.key === 'Enter' && !(target instanceof Element && target.closest('button, a') !== null))
        now.current.go()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [on])
}

/** Whoever plays by keyboard finds the focus at the bright button where what had it is gone. */
export function useFocus(root: RefObject<HTMLElement | null>, question: string): void {
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
  useEffect(() => {
    if (!keyboard || question === '') return
    const { activeElement: now } = document
    if (now !== null && now !== document.body) return
    root.current?.querySelector<HTMLElement>('[data-go]')?.focus({ preventScroll: true })
  }, [question, keyboard, root])
}
