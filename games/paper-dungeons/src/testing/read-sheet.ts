import { letters, type Room, rooms } from '../content/ids.ts'
import { minionRooms } from '../content/map.ts'
import type { Sheet } from '../state.ts'

/** Has this room been entered? */
export function explores(sheet: Readonly<Sheet>, room: Room): boolean {
  const at = rooms.indexOf(room)
  return (((sheet.explored[Math.floor(at / 6)] ?? 0) >> (at % 6)) & 1) === 1
}

/** The rooms that have been entered. */
export function exploredOf(sheet: Readonly<Sheet>): Room[] {
  return rooms.filter(room => explores(sheet, room))
}

/** The rooms whose minions are defeated. */
export function slainOf(sheet: Readonly<Sheet>): Room[] {
  return minionRooms.filter((_, at) => ((sheet.slain >> at) & 1) === 1)
}

/** The letters of a mask: gems taken, gems crossed out. */
export function gemsOf(mask: number): string {
  return letters.filter((_, at) => ((mask >> at) & 1) === 1).join(' ')
}
