import { canonicalJson } from '@kazamata/kernel'
import type { Deed } from './event.ts'
import type { Move } from './move.ts'
import { advance, answers } from './rules/turn.ts'
import { cloneTurn, type Turn } from './state.ts'
import type { View } from './view.ts'

export interface Foresight {
  readonly deeds: readonly Deed[]
  readonly turn: Turn
}

/** What comes of some moves of the viewer's own turn; nothing if one of them is illegal, or confirms. */
export function foresee(view: View, moves: readonly Move[]): Foresight | undefined {
  if (view.own === undefined) return undefined
  const turn = cloneTurn(view.own)
  const deeds: Deed[] = []
  for (const move of moves) {
    const legal = answers(view, turn)
    const known = legal.includes(move) || legal.some(other => canonicalJson(other) === canonicalJson(move))
    if (!known || move.do === 'confirm') return undefined
    if (view.phase !== 'reward') turn.diary.push(move)
    advance(view, turn, move, deed => deeds.push(deed))
  }
  return { deeds, turn }
}
