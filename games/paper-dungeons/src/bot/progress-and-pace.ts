import type { Count } from '../content/goals.ts'
import { partsPerItem } from '../content/items.ts'
import { bits, columns, countOf, roomsInColumn } from '../rules/sheet-counts.ts'
import type { Sheet } from '../state.ts'

/**
 * How much of something a sheet has, halves counted too: a row nearly explored is worth more than an empty one. Whole
 * numbers are reached only by whole things.
 */
export function progressOf(sheet: Readonly<Sheet>, counts: Count): number {
  switch (counts.of) {
    case 'columns':
      return columns.reduce((sum, column) => sum + part(roomsInColumn(sheet, column) / counts.rooms, 2), 0)
    case 'rows':
      return sheet.explored.reduce((sum, row) => sum + part(bits(row) / counts.rooms, 3), 0)
    case 'heroes':
      return sheet.levels.reduce((sum, level) => sum + part((level - 1) / (counts.level - 1), 2), 0)
    case 'items':
      return sheet.parts.reduce((sum, filled) => sum + part(filled / partsPerItem, 2), 0)
    default:
      return countOf(sheet, counts)
  }
}

/** Below one whole the parts count less than their share. */
function part(share: number, power: number): number {
  return share >= 1 ? 1 : share ** power
}

/** About how much more of it one die brings. */
export function paceOf(counts: Count): number {
  switch (counts.of) {
    case 'minions':
      return counts.level === undefined ? 0.38 : 0.13
    case 'minionLevels':
      return 0.2
    case 'hazards':
      return 0.4
    case 'traps':
      return 0.3
    case 'columns':
      return counts.rooms > 4 ? 0.08 : 0.2
    case 'rows':
      return 0.08
    case 'heroes':
      return 0.7 / counts.level
    case 'potions':
      return 0.35
    case 'gems':
      return 0.28
    case 'rooms':
      return 1.05
    case 'edges':
      return 0.55
    case 'corners':
      return 0.1
    case 'items':
      return 0.17
    case 'health':
      return 0.6
    case 'glory':
      return 0
  }
}
