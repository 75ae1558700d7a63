import { useFocusRecovery, useKeyboardInput } from '@kazamata/ui'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Move } from '../move.ts'
import type { Draft } from './dock/draft.ts'

/** For so many milliseconds a touch that skipped playback must not press the button that appears under it. */
const touchGuardTime = 400

/** Any click or key skips playback. The answer tells whether the touch that did so may still be going on. */
export function useSkip(playing: boolean, skip: () => void): () => boolean {
  const touched = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!playing) return
    const pointed = (event: PointerEvent) => {
      if (event.pointerType === 'touch') touched.current = performance.now()
      skip()
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape') skip()
    }
    window.addEventListener('pointerdown', pointed)
    window.addEventListener('keydown', pressed)
    return () => {
      window.removeEventListener('pointerdown', pointed)
      window.removeEventListener('keydown', pressed)
    }
  }, [playing, skip])
  return useCallback(() => performance.now() - touched.current < touchGuardTime, [])
}

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
