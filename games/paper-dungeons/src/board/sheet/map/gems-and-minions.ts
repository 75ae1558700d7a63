import { type Letter, letters, type Room } from '../../../content/ids.ts'
import { minionRooms } from '../../../content/map.ts'
import type { Sheet } from '../../../state.ts'

type Seen = Readonly<Sheet>

const bit = (mask: number, i: number) => ((mask >> i) & 1) === 1

export function isSlain(sheet: Seen, room: Room): boolean {
  return bit(sheet.slain, minionRooms.indexOf(room))
}

export function isTaken(sheet: Seen, letter: Letter): boolean {
  return bit(sheet.taken, letters.indexOf(letter))
}

export function isCrossed(sheet: Seen, letter: Letter): boolean {
  return bit(sheet.crossed, letters.indexOf(letter))
}
