import { best } from '@kazamata/search'
import type { Goal, Power } from '../content/ids.ts'
import type { Move } from '../move.ts'
import type { Turn } from '../state.ts'
import type { View } from '../view.ts'

/** A hidden turn ends with a confirmation; a boss's reward needs none. */
export function withConfirm({ phase }: View, moves: readonly Move[]): readonly Move[] {
  return phase === 'reward' ? moves : [...moves, { do: 'confirm' }]
}

/** Keeps the power and the goal with the highest value of those dealt. */
export function keepMoves(
  { dealt, sheet }: Turn,
  power: (power: Power) => number,
  goal: (goal: Goal) => number,
): readonly Move[] {
  const moves: Move[] = []
  if (dealt !== undefined && sheet.power === undefined)
    moves.push({ do: 'power', power: best(dealt.powers, power) })
  if (dealt !== undefined && sheet.goal === undefined)
    moves.push({ do: 'goal', goal: best(dealt.goals, goal) })
  return [...moves, { do: 'confirm' }]
}
