import { type Card, cards, type Room, rooms } from '../content/ids.ts'
import type { Sheet } from '../state.ts'
import { keysOf, openPassages, type Passage } from './passages.ts'
import { roomIndex } from './rooms.ts'

/** Beyond any way. */
export const unreachable = 255
const outside = rooms.length

/**
 * By card, items that open passages and the Ranger, then by the room one stands in, outside last: movement points to every
 * room. Each row is made when the party first stands there.
 */
const tables: Uint8Array[][] = []

/** Movement points from where the party stands to every room, with the items it has; `unreachable` if there is no way. */
export function distances(sheet: Readonly<Sheet>, card: Card): Uint8Array {
  const keys = keysOf(sheet)
  const ranger = sheet.power === 'ranger'
  const name = cards.indexOf(card) * 8 + keys * 2 + (ranger ? 1 : 0)
  const from = sheet.at === undefined ? outside : roomIndex(sheet.at)
  tables[name] ??= []
  tables[name][from] ??= distancesFrom(from, card, keys, ranger)
  return tables[name][from]
}

/** Movement points to one room; none if there is no way. */
export function distance(sheet: Readonly<Sheet>, card: Card, room: Room): number | undefined {
  const steps = distances(sheet, card)[roomIndex(room)] ?? unreachable
  return steps === unreachable ? undefined : steps
}

function distancesFrom(from: number, card: Card, keys: number, ranger: boolean): Uint8Array {
  const ways = [...rooms, undefined].map(room => openPassages(card, room, keys))
  const spent = pointsSpent(ways, from, ranger)
  const row = new Uint8Array(rooms.length).fill(unreachable)
  for (const [at, passages] of ways.entries()) {
    const before = spent[at] ?? unreachable
    if (before === unreachable) continue
    // The Ranger gets a point back, but needs it to start with (PD-POW.15): so the last step always costs one.
    for (const { room } of passages) {
      const to = roomIndex(room)
      row[to] = Math.min(row[to] ?? unreachable, before + 1)
    }
  }
  if (from < rooms.length) row[from] = 0
  return row
}

/** Points spent on the way to each room, a Ranger's waters being free. */
function pointsSpent(ways: readonly (readonly Passage[])[], from: number, ranger: boolean): Uint8Array {
  const spent = new Uint8Array(ways.length).fill(unreachable)
  spent[from] = 0
  let changed = true
  while (changed) {
    changed = false
    for (const [at, passages] of ways.entries()) {
      const here = spent[at] ?? unreachable
      if (here === unreachable) continue
      for (const { room, water } of passages) {
        const cost = here + (ranger && water !== 0 ? 0 : 1)
        const to = roomIndex(room)
        if (cost >= (spent[to] ?? unreachable)) continue
        spent[to] = cost
        changed = true
      }
    }
  }
  return spent
}
