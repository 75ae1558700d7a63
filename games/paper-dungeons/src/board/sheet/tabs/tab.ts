import type { Spot } from '../props.ts'

/** The parts of the sheet that are shown one at a time where the whole does not fit. */
export const tabs = ['map', 'heroes', 'items', 'potions', 'score'] as const
export type Tab = (typeof tabs)[number]

const tabsBySpot = { hero: 'heroes', item: 'items', potions: 'potions', room: 'map' } as const

/** On which part of the sheet a place is. */
export const tabOf = (spot: Spot): Tab => tabsBySpot[spot.on]
