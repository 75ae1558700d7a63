import type { Deed } from '../event.ts'
import type { Move } from '../move.ts'
import { advance, answers } from '../rules/turn.ts'
import { cloneSheet, cloneTurn, type Turn } from '../state.ts'
import type { View } from '../view.ts'

/** Where some of my own moves would lead: my turn then, what happened, and what could be done next. */
export interface Ahead {
  readonly own: Turn
  readonly deeds: readonly Deed[]
  /** The same move by move. */
  readonly parts: readonly { readonly move: Move; readonly deeds: readonly Deed[] }[]
  readonly moves: readonly Move[]
}
export type Look = (moves: readonly Move[]) => Ahead

/** The turn that is in question on this screen: one's own, or a boss's reward in the open. */
export function turnOf(view: View): Turn | undefined {
  if (view.own !== undefined) return view.own
  const { reward } = view
  const sheet = reward === undefined ? undefined : view.players[reward.seat]?.shown
  if (reward === undefined || sheet === undefined) return undefined
  return { sheet: cloneSheet(sheet), agenda: [...reward.agenda], used: 0, psionic: false, diary: [] }
}

/** Looks ahead in one's own turn: nothing in it is left to chance, so what is seen is what will be. */
export function lookFrom(view: View): Look | undefined {
  const own = turnOf(view)
  if (own === undefined) return undefined
  return moves => {
    const turn = cloneTurn(own)
    const parts = moves
      .filter(move => move.do !== 'confirm')
      .map(move => {
        const deeds: Deed[] = []
        advance(view, turn, move, deed => deeds.push(deed))
        return { move, deeds }
      })
    return { own: turn, deeds: parts.flatMap(({ deeds }) => deeds), parts, moves: answers(view, turn) }
  }
}
