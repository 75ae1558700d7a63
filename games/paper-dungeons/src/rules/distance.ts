import { type Card, type Room, rooms } from '../content/ids.ts'
import type { Sheet } from '../state.ts'
import { type Gate, gatesOpen, keysOf } from './chart.ts'
import { roomIndex } from './site.ts'

/** The ways open to the party from where it stands, in the order of the rooms. */
export function stepsFrom(sheet: Readonly<Sheet>, card: Card): readonly Gate[] {
  return gatesOpen(card, sheet.at, keysOf(sheet))
}

/** Beyond any way. */
const far = 255
const outside = rooms.length

/** By card, keys and feet: movement points from every room, and from outside, to every room. */
const tables = new Map<string, Uint8Array>()

/** Movement points from where the party stands to a room, with the items it has; none if there is no way. */
export function distance(sheet: Readonly<Sheet>, card: Card, room: Room): number | undefined {
  const keys = keysOf(sheet)
  const feet = sheet.power === 'ranger' ? 'r' : ''
  const name = `${card}${keys}${feet}`
  let table = tables.get(name)
  if (table === undefined) {
    table = measure(card, keys, feet === 'r')
    tables.set(name, table)
  }
  const from = sheet.at === undefined ? outside : roomIndex(sheet.at)
  const steps = table[from * rooms.length + roomIndex(room)] ?? far
  return steps === far ? undefined : steps
}

function measure(card: Card, keys: number, ranger: boolean): Uint8Array {
  const ways = [...rooms, undefined].map(room => gatesOpen(card, room, keys))
  const table = new Uint8Array(ways.length * rooms.length).fill(far)
  for (let from = 0; from < ways.length; from++) {
    const spent = spread(ways, from, ranger)
    for (const [at, gates] of ways.entries()) {
      const before = spent[at] ?? far
      if (before === far) continue
      // The Ranger gets a point back, but needs it to start with (PD-POW.15): so the last step always costs one.
      for (const { room } of gates) {
        const cell = from * rooms.length + roomIndex(room)
        table[cell] = Math.min(table[cell] ?? far, before + 1)
      }
    }
    if (from < rooms.length) table[from * rooms.length + from] = 0
  }
  return table
}

/** Points spent on the way to each room, a Ranger's waters being free. */
function spread(ways: readonly (readonly Gate[])[], from: number, ranger: boolean): Uint8Array {
  const spent = new Uint8Array(ways.length).fill(far)
  spent[from] = 0
  let changed = true
  while (changed) {
    changed = false
    for (const [at, gates] of ways.entries()) {
      const here = spent[at] ?? far
      if (here === far) continue
      for (const { room, water } of gates) {
        const cost = here + (ranger && water !== 0 ? 0 : 1)
        const to = roomIndex(room)
        if (cost >= (spent[to] ?? far)) continue
        spent[to] = cost
        changed = true
      }
    }
  }
  return spent
}
