import { createContext, useContext } from 'react'
import type { Move } from '../../move.ts'
import { isSameMove } from '../shared/moves.ts'
import { useWords } from '../shared/words.ts'
import type { AdviceSpot } from './advice.ts'

export const AdviceContext = createContext<AdviceSpot | undefined>(undefined)

/** The move whose control has the ring. */
export function useAdvisedMove(): Move | undefined {
  const spot = useContext(AdviceContext)
  return typeof spot === 'object' && 'move' in spot ? spot.move : undefined
}

/** What puts the ring around a control: that of one of these moves, or the primary button. */
export function useAdvisedMark(): (control: 'go' | readonly (Move | undefined)[]) => {
  readonly 'data-advised'?: true
  readonly 'aria-description'?: string
} {
  const w = useWords()
  const spot = useContext(AdviceContext)
  const move = useAdvisedMove()
  return control => {
    const on = control === 'go' ? spot === 'go' : control.some(other => other && isSameMove(other, move))
    return on ? { 'data-advised': true, 'aria-description': w('board.advised') } : {}
  }
}
