import { letters, type Room, rooms } from '../content/ids.ts'
import { minionRooms, type Place, places } from '../content/map.ts'

/** A room with all that is looked up when the party enters it. */
export interface RoomInfo {
  readonly room: Room
  /** Index into `rooms`. */
  readonly index: number
  /** Its place in `Sheet.explored`. */
  readonly row: number
  readonly bit: number
  readonly printed: Place
  /** Index into `minionRooms`, or -1. */
  readonly minion: number
  /** Index into `letters`, or -1. */
  readonly gem: number
  /** Anything to take after the fight or the trap. */
  readonly treasure: boolean
}

function infoOf(room: Room, index: number): RoomInfo {
  const place = places[room]
  const { potions, part, level, gem } = place
  return {
    room,
    index,
    row: Math.floor(index / 6),
    bit: 1 << (index % 6),
    printed: place,
    minion: minionRooms.indexOf(room),
    gem: gem === undefined ? -1 : letters.indexOf(gem),
    treasure: (potions ?? part ?? level ?? gem) !== undefined,
  }
}

/** By index into `rooms`. */
export const roomInfos: readonly RoomInfo[] = rooms.map(infoOf)

/** Index into `rooms`, worked out of the name: column by its letter, row by its digit. */
export function roomIndex(room: Room): number {
  return (room.charCodeAt(1) - 49) * 6 + room.charCodeAt(0) - 65
}

export function roomInfo(room: Room): RoomInfo {
  const info = roomInfos[roomIndex(room)]
  if (info === undefined) throw new Error(`There is no room ${room}.`)
  return info
}

export function isExplored(explored: readonly number[], info: RoomInfo): boolean {
  return ((explored[info.row] ?? 0) & info.bit) !== 0
}
