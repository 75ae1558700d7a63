import type { Spot } from '../props.ts'

/** The parts of the sheet that are shown one at a time where the whole does not fit. */
export const tabs = ['map', 'heroes', 'items', 'potions', 'score'] as const
export type Tab = (typeof tabs)[number]

/** On which part of the sheet a place is. */
export function tabOf(spot: Spot): Tab {
  switch (spot.on) {
    case 'hero':
      return 'heroes'
    case 'item':
      return 'items'
    case 'potions':
      return 'potions'
    case 'room':
      return 'map'
  }
}
