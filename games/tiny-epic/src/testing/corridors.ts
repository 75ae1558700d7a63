import fc from 'fast-check'
import { chambers, type Room, rooms } from '../content/ids.ts'
import { layouts, roomCards } from '../content/rooms.ts'
import { position } from '../position/position.ts'
import { allTurns, codeOf } from '../rules/dungeon/grid.ts'
import type { State } from '../state.ts'

/* The grid by the letter of the rules, without the engine's tables: what its laws are held against. */

export const side = 7
const compass = 'NESW'

/** The corridors of a room by its printed layout: letters moved on by a quarter turn each (TE-0.2). */
export function turned(room: Room, turns: number): string {
  return [...layouts[roomCards[room].layout]]
    .map(letter => compass[(compass.indexOf(letter) + turns) % 4])
    .join('')
}

/** The corridors of the revealed card in a cell; none elsewhere. */
export function corridors(state: State, cell: number): string {
  const code = (state.cells[cell] ?? 0) - 4
  const room = rooms[Math.floor(code / 4)]
  return code < 0 || room === undefined ? '' : turned(room, code % 4)
}

/** The cell next to a cell on a side, if it lies in the grid, and the side that faces back. */
export function beside(
  cell: number,
  letter: string,
): { readonly next: number; readonly back: string } | undefined {
  const [x, y] = [cell % side, Math.floor(cell / side)]
  const at = compass.indexOf(letter)
  const [nx, ny] = [x + ([0, 1, 0, -1][at] ?? 0), y + ([-1, 0, 1, 0][at] ?? 0)]
  if (nx < 0 || ny < 0 || nx >= side || ny >= side) return undefined
  return { next: side * ny + nx, back: compass[(at + 2) % 4] ?? '' }
}

/** Cells joined to a cell by a path (TE-0.3). */
export function joined(state: State, cell: number): number[] {
  return [...corridors(state, cell)].flatMap(letter => {
    const to = beside(cell, letter)
    return to !== undefined && corridors(state, to.next).includes(to.back) ? [to.next] : []
  })
}

/** Cards of these kinds, turned in any way, in two of three cells or so; the Entrance lies where it lies. */
export function dungeonOf(kinds: readonly Room[]): fc.Arbitrary<State> {
  const card = fc.record({
    lies: fc.nat(2),
    room: fc.constantFrom(...kinds),
    turns: fc.constantFrom(...allTurns),
  })
  return fc.array(card, { minLength: side * side, maxLength: side * side }).map(cards => {
    const state = position()
    for (const [cell, { lies, room, turns }] of cards.entries())
      if (lies > 0 && state.cells[cell] === 0) state.cells[cell] = codeOf(room, turns)
    return state
  })
}

export const dungeon = dungeonOf(chambers)
