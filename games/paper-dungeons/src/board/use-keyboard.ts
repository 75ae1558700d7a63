import { isConfirmKey, useFocusRecovery, useKeyboardInput, useShortcuts } from '@kazamata/ui'
import type { RefObject } from 'react'

export interface Keys {
  pick(die: number): void
  undo(): void
  go(): void
  forget(): void
}

/** Digits pick dice, Backspace undoes a step, Enter presses the primary button, Escape clears the draft. */
export function useKeys(on: boolean, keys: Keys): void {
  useShortcuts(on, event => {
    const die = ['1', '2', '3', '4', '5', '6'].indexOf(event.key)
    if (die >= 0) keys.pick(die)
    else if (event.key === 'Backspace') keys.undo()
    else if (event.key === 'Escape') keys.forget()
    else if (isConfirmKey(event)) keys.go()
    else return false
    return true
  })
}

/** A lost focus goes to the primary button. */
export function useFocus(root: RefObject<HTMLElement | null>, question: string): void {
  useFocusRecovery(useKeyboardInput(), question === '' ? undefined : question, () =>
    root.current?.querySelector<HTMLElement>('[data-go]'),
  )
}
