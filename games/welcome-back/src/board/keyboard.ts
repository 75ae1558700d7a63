import { useFocusRecovery, useKeyboardInput } from '@kazamata/ui'
import { type RefObject, useEffect, useState } from 'react'
import type { Move } from '../move.ts'
import type { Draft } from './dock/draft.ts'

/** A lost focus goes to the dock: the primary button, or a choice; else to a choice on the table. */
export function useFocus(root: RefObject<HTMLElement | null>, question: string | undefined): void {
  useFocusRecovery(useKeyboardInput(), question, () => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    return find('.wb-dock [data-go]') ?? find('.wb-dock [aria-pressed]') ?? find('[aria-pressed]')
  })
}

export interface AutoReveal {
  readonly on: boolean
  toggle(): void
}

/** Turns the cards without being asked, if the runner likes. */
export function useAutoReveal(draft: Draft, play: (move: Move) => void): AutoReveal {
  const [on, setOn] = useState(false)
  const move = draft.choices.length === 1 ? draft.choices[0]?.move : undefined
  const due = on && move?.do === 'reveal'
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => play({ do: 'reveal' }), 1100)
    return () => clearTimeout(timer)
  }, [due, play])
  return { on, toggle: () => setOn(now => !now) }
}
