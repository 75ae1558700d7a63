import { dungeons } from '../content/dungeons.ts'
import { type Card, type Room, rooms } from '../content/ids.ts'
import { type Edge, entrances, walls, warps, waters } from '../content/map.ts'
import type { Through } from '../event.ts'
import type { Move } from '../move.ts'
import type { Sheet } from '../state.ts'
import { type Moves, moveList, noMoves } from './move-lists.ts'
import { roomIndex } from './rooms.ts'
import { hasItem } from './sheet-counts.ts'

/** The way from one room to a room next to it, or through a warp. */
export interface Passage {
  readonly room: Room
  /** Absent where nothing is in the way. */
  readonly through?: Through
  /** A bit by index into `waters`; 0 where there is no water. */
  readonly water: number
}

/** Items that open passages, as bits. */
const cloakKey = 1
const medallionKey = 2

interface PassageTable {
  /** By room: all ways, also those that only an item opens, in the order of the rooms. */
  readonly passages: readonly (readonly Passage[])[]
  /** By room and keys: `stop`, and a step through every passage open to the party. */
  readonly steps: readonly Moves[]
}

const joins = ([a, b]: Edge, one: Room, two: Room) => (a === one && b === two) || (a === two && b === one)

function areNeighbours(one: number, two: number): boolean {
  const apart = Math.abs(one - two)
  return apart === 6 || (apart === 1 && Math.floor(one / 6) === Math.floor(two / 6))
}

function passageOf(card: Card, from: Room, to: Room): Passage | undefined {
  if (warps.some(edge => joins(edge, from, to))) return { room: to, through: 'warp', water: 0 }
  if (!areNeighbours(roomIndex(from), roomIndex(to))) return undefined
  const water = waters.findIndex(edge => joins(edge, from, to))
  if (water >= 0) return { room: to, through: 'water', water: 1 << water }
  if ([...walls, ...dungeons[card].walls].some(edge => joins(edge, from, to)))
    return { room: to, through: 'wall', water: 0 }
  return { room: to, water: 0 }
}

function isOpen(passage: Passage, keys: number): boolean {
  if (passage.through === 'wall') return (keys & cloakKey) !== 0
  return passage.through !== 'water' || (keys & medallionKey) !== 0
}

const step = (room: Room): Move => ({ do: 'step', room })
const stop: Move = { do: 'stop' }

function tableOf(card: Card): PassageTable {
  const passages = rooms.map(from => rooms.flatMap(to => passageOf(card, from, to) ?? []))
  const steps = passages.flatMap(around =>
    [0, 1, 2, 3].map(keys =>
      moveList([stop, ...around.filter(passage => isOpen(passage, keys)).map(({ room }) => step(room))]),
    ),
  )
  return { passages, steps }
}

/** Of the cards that were asked for: all of them at once would keep a phone busy before the first match. */
const tables = new Map<Card, PassageTable>()

function tableFor(card: Card): PassageTable {
  const known = tables.get(card)
  if (known !== undefined) return known
  const table = tableOf(card)
  tables.set(card, table)
  return table
}

const enterings = moveList([stop, ...entrances.map(step)])
const entries: readonly Passage[] = entrances.map(room => ({ room, through: 'entrance', water: 0 }))

export function keysOf(sheet: Readonly<Sheet>): number {
  return (hasItem(sheet, 'cloak') ? cloakKey : 0) | (hasItem(sheet, 'medallion') ? medallionKey : 0)
}

/** Where a movement with points left may go on. */
export function stepMoves(sheet: Readonly<Sheet>, card: Card): Moves {
  if (sheet.at === undefined) return enterings
  return tableFor(card).steps[roomIndex(sheet.at) * 4 + keysOf(sheet)] ?? noMoves
}

/** The way from where the party stands to a room next to it. */
export function passageTo(sheet: Readonly<Sheet>, card: Card, room: Room): Passage {
  const passages =
    sheet.at === undefined ? entries : (tableFor(card).passages[roomIndex(sheet.at)] ?? entries)
  for (const passage of passages) if (passage.room === room) return passage
  throw new Error(`There is no way from ${sheet.at ?? 'outside'} to ${room}.`)
}

/** All ways from a room, also those that an item must open. */
export function passagesFrom(card: Card, room: Room): readonly Passage[] {
  return tableFor(card).passages[roomIndex(room)] ?? []
}

/** All ways from a room that are open with these keys. */
export function openPassages(card: Card, room: Room | undefined, keys: number): readonly Passage[] {
  if (room === undefined) return entries
  return passagesFrom(card, room).filter(passage => isOpen(passage, keys))
}
