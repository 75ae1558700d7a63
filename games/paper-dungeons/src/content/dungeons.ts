import type { Boss, Card, Room } from './ids.ts'
import type { Label } from './label.ts'
import { type Edge, edges } from './map.ts'

export interface DungeonCard {
  /** Where bosses 1, 2, 3 wait. */
  readonly rooms: readonly [Room, Room, Room]
  readonly walls: readonly Edge[]
  readonly bosses: readonly [Boss, Boss, Boss]
  readonly source: { readonly rooms: Label; readonly walls: Label; readonly bosses: Label }
}

const house = { rooms: 'house', walls: 'house', bosses: 'house' } as const

/** Section 4.3. */
export const dungeons: Readonly<Record<Card, DungeonCard>> = {
  A: {
    rooms: ['D2', 'E5', 'A6'],
    walls: edges('A2/B2', 'B1/B2', 'B4/C4', 'B5/C5', 'E4/E5', 'E4/F4'),
    bosses: ['1A', '2D', '3B'],
    source: { rooms: 'ruling', walls: 'public', bosses: 'house' },
  },
  B: {
    rooms: ['E3', 'D4', 'E7'],
    walls: edges('B1/B2', 'B2/C2', 'D4/D5', 'D5/E5', 'E6/E7'),
    bosses: ['1B', '2C', '3C'],
    source: house,
  },
  C: {
    rooms: ['E3', 'A4', 'C7'],
    walls: edges('A4/B4', 'B2/B3', 'C1/D1', 'C6/C7', 'D6/D7', 'E2/E3'),
    bosses: ['1D', '2A', '3A'],
    source: house,
  },
  D: {
    rooms: ['D2', 'A4', 'E7'],
    walls: edges('A4/A5', 'B3/B4', 'D2/E2', 'D7/E7', 'E1/E2'),
    bosses: ['1B', '2D', '3D'],
    source: house,
  },
  E: {
    rooms: ['E3', 'D4', 'A6'],
    walls: edges('A5/B5', 'B4/B5', 'D3/D4', 'E3/E4'),
    bosses: ['1C', '2A', '3C'],
    source: house,
  },
  F: {
    rooms: ['D4', 'E5', 'C7'],
    walls: edges('B3/C3', 'C1/C2', 'C6/D6', 'C7/D7', 'E4/E5', 'E5/E6'),
    bosses: ['1A', '2B', '3B'],
    source: house,
  },
  G: {
    rooms: ['D4', 'E5', 'A6'],
    walls: edges('B5/B6', 'C2/C3', 'C4/C5', 'C5/C6', 'D1/E1', 'D4/E4', 'E4/E5'),
    bosses: ['1D', '2C', '3A'],
    source: house,
  },
  H: {
    rooms: ['A4', 'E5', 'C7'],
    walls: edges('A4/B4', 'C6/C7', 'D2/D3', 'D5/E5', 'E3/E4'),
    bosses: ['1C', '2B', '3D'],
    source: house,
  },
  I: {
    rooms: ['D2', 'D4', 'C7'],
    walls: edges('B1/C1', 'B2/C2', 'B6/C6', 'C2/D2', 'C4/D4', 'C7/D7'),
    bosses: ['1A', '2D', '3C'],
    source: house,
  },
  J: {
    rooms: ['E3', 'A4', 'E7'],
    walls: edges('A4/A5', 'D3/E3', 'D5/D6', 'E6/E7'),
    bosses: ['1B', '2B', '3A'],
    source: house,
  },
  K: {
    rooms: ['B2', 'E5', 'E7'],
    walls: edges('A2/A3', 'B1/B2', 'C1/C2', 'C5/D5', 'D7/E7', 'E4/E5'),
    bosses: ['1C', '2C', '3B'],
    source: house,
  },
  L: {
    rooms: ['D4', 'A4', 'A6'],
    walls: edges('A3/B3', 'A4/B4', 'B2/B3', 'C3/D3', 'C4/C5', 'D4/E4', 'F1/F2'),
    bosses: ['1D', '2A', '3D'],
    source: house,
  },
}
