import { canonicalJson } from '@kazamata/kernel'
import type { Move } from '../../move.ts'
import { lair } from '../../rules/dungeon/grid.ts'
import type { Place } from '../../state.ts'
import type { Figure } from './display.ts'

export function isSameMove(move: Move, other: Move | undefined): boolean {
  return other !== undefined && canonicalJson(move) === canonicalJson(other)
}

export function isListed(moves: readonly Move[], move: Move): boolean {
  return moves.some(other => isSameMove(other, move))
}

/** The place on the map that a move goes to or reveals. */
export function placeIn(move: Move): Place | undefined {
  if (move.do === 'step' || move.do === 'go' || move.do === 'path') return move.to
  if (move.do === 'enter') return lair
  return move.do === 'flip' ? move.cell : undefined
}

/** The figure on the map that a move names. */
export function figureIn(move: Move): Figure | undefined {
  if (move.do === 'enemy') return { enemy: move.enemy }
  return move.do === 'target' ? { hero: move.hero } : undefined
}
