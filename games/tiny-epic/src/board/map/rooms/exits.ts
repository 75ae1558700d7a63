import type { Room } from '../../../content/ids.ts'
import {
  besideOf,
  cellAt,
  codeOf,
  exitsOf,
  facedownCode,
  facedownTo,
  hasExit,
  isRevealed,
  pathTo,
} from '../../../rules/dungeon/grid.ts'
import type { Place, State } from '../../../state.ts'
import type { MapHighlights } from '../../shared/display.ts'

const sides = ['north', 'east', 'south', 'west'] as const
type Side = (typeof sides)[number]

/** Where a corridor leads: to a room, to a facedown card, against a wall, or nowhere. */
export type Destination = 'path' | 'unexplored' | 'blocked' | 'dead'

export interface Exit {
  readonly side: Side
  /** 0 to 3: north, east, south, west. */
  readonly direction: number
  readonly destination: Destination
}

/** The corridors of a revealed room. */
export function exitsFrom(state: State, cell: Place): Exit[] {
  return sides.flatMap((side, direction) =>
    hasExit(state, cell, direction)
      ? [{ side, direction, destination: destinationOf(state, cell, direction) }]
      : [],
  )
}

function destinationOf(state: State, cell: Place, direction: number): Destination {
  if (pathTo(state, cell, direction) >= 0) return 'path'
  if (facedownTo(state, cell, direction) >= 0) return 'unexplored'
  const next = besideOf(cell, direction)
  return next >= 0 && isRevealed(state, next) ? 'blocked' : 'dead'
}

/** The table as it would be with the card lying as it is being turned. */
export function withRotatingRoom(
  state: State,
  { cell, room, turns, deals }: NonNullable<MapHighlights['rotating']>,
): State {
  const cells = state.cells.with(cell, codeOf(room, turns))
  for (const next of deals) cells[next] = facedownCode(0)
  return { ...state, cells }
}

/** The printed corridors of a room, before it is turned, as directions. */
export function printedExits(room: Room): number[] {
  return [0, 1, 2, 3].filter(direction => exitsOf(room, 0) & (1 << direction))
}

/** All cells that hold a revealed room, and what it is. */
export function roomsOf(state: State) {
  return state.cells.flatMap((_, cell) => {
    const card = cellAt(state, cell)
    return card.is === 'room' ? [{ cell, room: card.room, turns: card.turns }] : []
  })
}
