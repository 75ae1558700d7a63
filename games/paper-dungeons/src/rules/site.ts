import { letters, type Room, rooms } from '../content/ids.ts'
import { minionRooms, type Place, places } from '../content/map.ts'

/** A room with all that is looked up when the party enters it. */
export interface Site {
  readonly room: Room
  /** Index into `rooms`. */
  readonly index: number
  /** Its place in `Sheet.explored`. */
  readonly row: number
  readonly bit: number
  readonly place: Place
  /** Index into `minionRooms`, or -1. */
  readonly minion: number
  /** Index into `letters`, or -1. */
  readonly gem: number
  /** Anything to take after the fight or the trap. */
  readonly treasure: boolean
}

function siteOf(room: Room, index: number): Site {
  const place = places[room]
  const { potions, part, level, gem } = place
  return {
    room,
    index,
    row: Math.floor(index / 6),
    bit: 1 << (index % 6),
    place,
    minion: minionRooms.indexOf(room),
    gem: gem === undefined ? -1 : letters.indexOf(gem),
    treasure: (potions ?? part ?? level ?? gem) !== undefined,
  }
}

/** By index into `rooms`. */
export const sites: readonly Site[] = rooms.map(siteOf)

/** Index into `rooms`, worked out of the name: column by its letter, row by its digit. */
export function roomIndex(room: Room): number {
  return (room.charCodeAt(1) - 49) * 6 + room.charCodeAt(0) - 65
}

export function siteAt(room: Room): Site {
  const site = sites[roomIndex(room)]
  if (site === undefined) throw new Error(`There is no room ${room}.`)
  return site
}

export function isExplored(explored: readonly number[], site: Site): boolean {
  return ((explored[site.row] ?? 0) & site.bit) !== 0
}
