import type { Count } from '../content/goals.ts'
import { type Item, items, type Room } from '../content/ids.ts'
import { partsPerItem } from '../content/items.ts'
import { corners, minionRooms, places } from '../content/map.ts'
import { heartsPerPotion } from '../content/tracks.ts'
import type { Sheet } from '../state.ts'
import { isExplored, roomInfo } from './rooms.ts'

/** How many bits are set, up to 12 of them. */
export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Strength without bonuses, and hearts of the health column: both are the sum of the levels (PD-SHT.9). */
export function health(sheet: Readonly<Sheet>): number {
  let sum = 0
  for (const level of sheet.levels) sum += level
  return sum
}

/** The level of the lowest hero (PD-SCO.2). */
export function weakestLevel(sheet: Readonly<Sheet>): number {
  return Math.min(...sheet.levels)
}

/** Potion hearts that can still take damage (PD-POT.7). */
export function openHearts(sheet: Readonly<Sheet>): number {
  return heartsPerPotion * sheet.potions - sheet.hearts
}

const itemIndex: Readonly<Record<Item, number>> = {
  sword: 0,
  scepter: 1,
  medallion: 2,
  cloak: 3,
  crown: 4,
  cauldron: 5,
  armour: 6,
  tome: 7,
}

/** Does the party have this item, both parts of it (PD-ITM.4)? */
export function hasItem(sheet: Readonly<Sheet>, item: Item): boolean {
  return sheet.parts[itemIndex[item]] === partsPerItem
}

export function completed(sheet: Readonly<Sheet>): readonly Item[] {
  return items.filter((_, i) => sheet.parts[i] === partsPerItem)
}

export function minionCount(sheet: Readonly<Sheet>): number {
  return bits(sheet.slain)
}

export function roomCount(sheet: Readonly<Sheet>): number {
  let sum = 0
  for (const row of sheet.explored) sum += bits(row)
  return sum
}

export function hasExplored(sheet: Readonly<Sheet>, room: Room): boolean {
  return isExplored(sheet.explored, roomInfo(room))
}

const wholeRow = 63
const border = 33
/** By row: the rooms at the edge of the map, and those in its corners (PD-GOL.8). */
const edgeRooms = [wholeRow, border, border, border, border, border, wholeRow]
const cornerRooms = edgeRooms.map((_, row) =>
  corners.map(roomInfo).reduce((mask, info) => (info.row === row ? mask | info.bit : mask), 0),
)

function within(sheet: Readonly<Sheet>, masks: readonly number[]): number {
  return sheet.explored.reduce((sum, row, i) => sum + bits(row & (masks[i] ?? 0)), 0)
}

export const columns = [0, 1, 2, 3, 4, 5]

/** Explored rooms of a column. */
export function roomsInColumn({ explored }: Readonly<Sheet>, column: number): number {
  let count = 0
  for (const row of explored) count += (row >> column) & 1
  return count
}

/** By level: the minions of that level, as bits by index into `minionRooms`. */
const ofLevel = [0, 1, 2, 3, 4, 5].map(level =>
  minionRooms.reduce((mask, room, i) => mask | (places[room].minion?.level === level ? 1 << i : 0), 0),
)

/** How much of something a sheet has. */
export function countOf(sheet: Readonly<Sheet>, counts: Count): number {
  switch (counts.of) {
    case 'minions':
      return bits(counts.level === undefined ? sheet.slain : sheet.slain & (ofLevel[counts.level] ?? 0))
    case 'minionLevels':
      return ofLevel.filter(mask => sheet.slain & mask).length
    case 'hazards':
      return sheet.traps + sheet.walls + sheet.waters
    case 'traps':
      return sheet.traps
    case 'columns':
      return columns.filter(column => roomsInColumn(sheet, column) >= counts.rooms).length
    case 'rows':
      return sheet.explored.filter(row => bits(row) >= counts.rooms).length
    case 'heroes':
      return sheet.levels.filter(level => level >= counts.level).length
    case 'potions':
      return sheet.potions
    case 'gems':
      return sheet.gems
    case 'rooms':
      return roomCount(sheet)
    case 'edges':
      return within(sheet, edgeRooms)
    case 'corners':
      return within(sheet, cornerRooms)
    case 'items':
      return completed(sheet).length
    case 'health':
      return health(sheet)
    case 'glory':
      return sheet.glory.reduce((sum, glory) => sum + glory, 0)
  }
}
