import type { Clause } from '../clause.ts'
import { type Letter, type MinionKind, type Room, rooms } from './ids.ts'
import type { Label } from './label.ts'

/** What is printed in a room; no room has both a minion and a trap. */
export interface Place {
  readonly minion?: { readonly kind: MinionKind; readonly level: number }
  readonly trap?: true
  readonly potions?: number
  readonly part?: true
  readonly level?: true
  readonly gem?: Letter
  readonly source: Label
  /** The line of section 3.2 that settles a doubtful reading. */
  readonly reading?: Clause
}

const blank: Place = { source: 'public' }
const trap: Place = { trap: true, source: 'public' }
const potion: Place = { potions: 1, source: 'public' }
const trapLevel: Place = { trap: true, level: true, source: 'public' }
const trapPart: Place = { trap: true, part: true, source: 'public' }

function guarded(kind: MinionKind, level: number, rest: Omit<Place, 'minion' | 'source'>): Place {
  return { minion: { kind, level }, ...rest, source: 'public' }
}

/** Section 3.2. */
export const places: Readonly<Record<Room, Place>> = {
  A1: guarded('ghost', 3, { potions: 2 }),
  B1: guarded('orc', 3, { part: true }),
  C1: { ...potion, source: 'canon', reading: 'PD-MAP.2' },
  D1: { ...guarded('goblin', 3, { potions: 1 }), source: 'canon', reading: 'PD-MAP.1' },
  E1: { ...trapPart, source: 'canon', reading: 'PD-MAP.1' },
  F1: { ...potion, source: 'canon', reading: 'PD-MAP.1' },

  A2: guarded('zombie', 4, { gem: 'A' }),
  B2: blank,
  C2: trap,
  D2: blank,
  E2: guarded('zombie', 3, { level: true }),
  F2: trapPart,

  A3: trapLevel,
  B3: trap,
  C3: potion,
  D3: trapLevel,
  E3: blank,
  F3: guarded('orc', 4, { gem: 'B' }),

  A4: blank,
  B4: { part: true, source: 'public' },
  C4: guarded('goblin', 4, { gem: 'C' }),
  D4: blank,
  E4: { ...guarded('ghost', 4, { potions: 1 }), source: 'ruling', reading: 'PD-MAP.4' },
  F4: trapLevel,

  A5: { ...guarded('ghost', 5, { gem: 'D' }), source: 'ruling', reading: 'PD-MAP.4' },
  B5: trap,
  C5: trap,
  D5: trapLevel,
  E5: blank,
  F5: guarded('goblin', 5, { gem: 'E' }),

  A6: blank,
  B6: trapPart,
  C6: trap,
  D6: guarded('orc', 5, { gem: 'F' }),
  E6: trapPart,
  F6: trap,

  A7: potion,
  B7: { trap: true, gem: 'G', source: 'public' },
  C7: blank,
  D7: trapLevel,
  E7: blank,
  F7: guarded('zombie', 5, { gem: 'H' }),
}

/** A side shared by two rooms, or a warp between two. */
export type Edge = readonly [Room, Room]

/** Edges as the rules write them. */
export function edges(...names: readonly `${Room}/${Room}`[]): readonly Edge[] {
  return names.map(name => {
    const [one, two] = [rooms.find(room => name.startsWith(room)), rooms.find(room => name.endsWith(room))]
    if (one === undefined || two === undefined) throw new Error(`${name} is no edge.`)
    return [one, two]
  })
}

/** Section 3.3; all other sides of neighbouring rooms are open. */
export const waters: readonly Edge[] = edges('A1/A2', 'A3/A4', 'A5/A6', 'D6/E6', 'E5/F5', 'F2/F3', 'F4/F5')

export const walls: readonly Edge[] = edges('A7/B7', 'B6/B7', 'B7/C7', 'C3/C4', 'D1/D2', 'F6/F7')

export const warps: readonly Edge[] = edges('A2/F2', 'A4/F4')

/** Where the six entrances lead (PD-MOV.2). */
export const entrances: readonly Room[] = rooms.slice(0, 6)

/** The twelve rooms with a minion, in the order of the rooms. */
export const minionRooms: readonly Room[] = rooms.filter(room => places[room].minion !== undefined)

/** Where each gem lies. */
export const gemRooms: Readonly<Record<Letter, Room>> = {
  A: roomWith('A'),
  B: roomWith('B'),
  C: roomWith('C'),
  D: roomWith('D'),
  E: roomWith('E'),
  F: roomWith('F'),
  G: roomWith('G'),
  H: roomWith('H'),
}

function roomWith(gem: Letter): Room {
  const room = rooms.find(one => places[one].gem === gem)
  if (room === undefined) throw new Error(`No room holds gem ${gem}.`)
  return room
}

export const corners: readonly Room[] = ['A1', 'F1', 'A7', 'F7']
