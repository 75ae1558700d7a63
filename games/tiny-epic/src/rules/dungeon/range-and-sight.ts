import type { Place, State } from '../../state.ts'
import {
  besideOf,
  cellCount,
  doorCell,
  exits,
  facedownTo,
  isDoor,
  lair,
  pathTo,
  pileAt,
  side,
} from './grid.ts'

/* Range and line of sight (TE-12). */

const far = 99
const queue = new Int8Array(cellCount + 1)

/**
 * Steps along paths from a place to every place, 99 where there is no way. With `sheet` the boss sheet is one step
 * behind the Lair Door, as it is for movement; ranges never cross that step (TE-0.5, TE-12.9).
 */
export function distances(
  state: State,
  from: Place,
  sheet: boolean,
  into = new Int8Array(cellCount + 1),
): Int8Array {
  into.fill(far)
  into[from] = 0
  const { cells } = state
  const crosses = sheet && state.act === 2
  if (from === lair && !crosses) return into
  let head = 0
  let tail = 0
  queue[tail++] = from
  while (head < tail) {
    const place = queue[head++] ?? 0
    const next = (into[place] ?? 0) + 1
    if (place === lair) {
      const door = doorCell(state)
      if (door >= 0 && into[door] === far) {
        into[door] = next
        queue[tail++] = door
      }
      continue
    }
    const open = exits[cells[place] ?? 0] ?? 0
    for (let direction = 0; direction < 4; direction++) {
      if ((open & (1 << direction)) === 0) continue
      const to = besideOf(place, direction)
      if (to < 0 || into[to] !== far) continue
      if (((exits[cells[to] ?? 0] ?? 0) & (1 << ((direction + 2) & 3))) === 0) continue
      into[to] = next
      queue[tail++] = to
    }
    if (crosses && into[lair] === far && isDoor(state, place)) {
      into[lair] = next
      queue[tail++] = lair
    }
  }
  return into
}

export function isFar(distance: number | undefined): boolean {
  return distance === undefined || distance >= far
}

/** How many rooms a walk to a place takes; a facedown card is one behind the corridors that lead to it. */
export function roomsAway(state: State, from: Place, to: Place): number | undefined {
  const steps = distances(state, from, true)
  const open = [0, 1, 2, 3].flatMap(direction => {
    const beside = to === lair || pileAt(state, to) < 0 ? -1 : besideOf(to, direction)
    return beside >= 0 && facedownTo(state, beside, (direction + 2) % 4) === to
      ? [(steps[beside] ?? far) + 1]
      : []
  })
  const least = Math.min(steps[to] ?? far, ...open)
  return isFar(least) ? undefined : least
}

/** Rooms to a place in a straight line joined by paths, or −1 (TE-12.2). On the boss sheet all see each other (TE-12.7). */
export function sight(state: State, from: Place, to: Place): number {
  if (from === lair || to === lair) return from === to ? 1 : -1
  const column = (to % side) - (from % side)
  const row = Math.floor(to / side) - Math.floor(from / side)
  if ((column === 0) === (row === 0)) return -1
  const direction = column > 0 ? 1 : column < 0 ? 3 : row > 0 ? 2 : 0
  let place = from
  let steps = 0
  while (place !== to) {
    place = pathTo(state, place, direction)
    if (place < 0) return -1
    steps += 1
  }
  return steps
}

/** Does a figure in one place meet or see a figure in the other (TE-11.7)? */
export function meets(state: State, from: Place, to: Place): boolean {
  return from === to || sight(state, from, to) > 0
}
