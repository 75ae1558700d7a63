import { type Card, cards, type Room, rooms } from '../content/ids.ts'
import type { Sheet } from '../state.ts'
import { keysOf, openPassages, type Passage } from './passages.ts'
import { roomIndex } from './rooms.ts'

/** Beyond any way. */
export const unreachable = 255
const outside = rooms.length

/** By card, items that open passages and the Ranger, then by the room one stands in, outside last: movement points to every room. */
const tables: (readonly Uint8Array[] | undefined)[] = []

/** Movement points from where the party stands to every room, with the items it has; `unreachable` if there is no way. */
export function distances(sheet: Readonly<Sheet>, card: Card): Uint8Array {
  const keys = keysOf(sheet)
  const ranger = sheet.power === 'ranger'
  const name = cards.indexOf(card) * 8 + keys * 2 + (ranger ? 1 : 0)
  let table = tables[name]
  if (table === undefined) {
    const all = distanceTable(card, keys, ranger)
    table = [...rooms, outside].map((_, from) => all.subarray(from * rooms.length, (from + 1) * rooms.length))
    tables[name] = table
  }
  const row = table[sheet.at === undefined ? outside : roomIndex(sheet.at)]
  if (row === undefined) throw new Error(`There is no room ${sheet.at}.`)
  return row
}

/** Movement points to one room; none if there is no way. */
export function distance(sheet: Readonly<Sheet>, card: Card, room: Room): number | undefined {
  const steps = distances(sheet, card)[roomIndex(room)] ?? unreachable
  return steps === unreachable ? undefined : steps
}

function distanceTable(card: Card, keys: number, ranger: boolean): Uint8Array {
  const ways = [...rooms, undefined].map(room => openPassages(card, room, keys))
  const table = new Uint8Array(ways.length * rooms.length).fill(unreachable)
  for (let from = 0; from < ways.length; from++) {
    const spent = pointsSpent(ways, from, ranger)
    for (const [at, passages] of ways.entries()) {
      const before = spent[at] ?? unreachable
      if (before === unreachable) continue
      // The Ranger gets a point back, but needs it to start with (PD-POW.15): so the last step always costs one.
      for (const { room } of passages) {
        const cell = from * rooms.length + roomIndex(room)
        table[cell] = Math.min(table[cell] ?? unreachable, before + 1)
      }
    }
    if (from < rooms.length) table[from * rooms.length + from] = 0
  }
  return table
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
