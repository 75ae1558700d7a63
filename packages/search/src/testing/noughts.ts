import type { Game, GameEvent, GameTypes } from '@kazamata/kernel'
import { z } from 'zod'

/** Noughts and crosses: perfect information, a draw with best play. */
export interface Board {
  /** By cell, row by row: the seat that owns it, or -1. */
  cells: number[]
  turn: number
}

interface Marked extends GameEvent {
  readonly type: 'marked'
  readonly cell: number
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

function winner({ cells }: Board): number | undefined {
  return [0, 1].find(seat => lines.some(line => line.every(cell => cells[cell] === seat)))
}

function free({ cells }: Board): number[] {
  return cells.flatMap((owner, cell) => (owner < 0 ? [cell] : []))
}

function clone({ cells, turn }: Board): Board {
  return { cells: [...cells], turn }
}

export type Noughts = GameTypes<Board, number, Marked, Board, object>

export const noughts: Game<Noughts> = {
  id: 'noughts',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  coop: false,
  options: z.object({}),
  move: z.number(),
  setup: () => ({ cells: Array(9).fill(-1), turn: 0 }),
  active: board => (winner(board) === undefined && free(board).length > 0 ? [board.turn] : []),
  moves: free,
  apply(board, seat, cell, _chance, emit) {
    board.cells[cell] = seat
    board.turn = 1 - seat
    emit({ type: 'marked', cell })
  },
  outcome(board) {
    const seat = winner(board)
    if (seat !== undefined) return { winners: [seat], scores: [0, 0], why: 'line' }
    return free(board).length === 0 ? { winners: [0, 1], scores: [0, 0], why: 'full' } : undefined
  },
  view: clone,
  redact: event => event,
  reveals: () => false,
  sampleState: clone,
  clone,
}

/** A position drawn as text, `x` for seat 0. */
export function position(text: string): Board {
  const cells = [...text.replace(/\s/g, '')].map(mark => 'xo'.indexOf(mark))
  const marks = (seat: number) => cells.filter(owner => owner === seat).length
  return { cells, turn: marks(0) > marks(1) ? 1 : 0 }
}
