import type { Clause } from '../clause.ts'
import { type Card, cards } from './ids.ts'
import type { Label } from './label.ts'

export const campaigns = ['1', '2', '3', '4', 'grand'] as const
/** A story of three chapters, or all twelve. */
export type Campaign = (typeof campaigns)[number]

export interface Story {
  /** Dungeon cards in the order they are played. */
  readonly chapters: readonly Card[]
  readonly rule: Clause
  readonly source: Label
}

const story = (chapters: readonly Card[], rule: Clause = 'PD-CAM.1'): Story => ({
  chapters,
  rule,
  source: 'canon',
})

/** Section 3.9. */
export const stories: Readonly<Record<Campaign, Story>> = {
  '1': story(['A', 'B', 'C']),
  '2': story(['D', 'E', 'F']),
  '3': story(['G', 'H', 'I']),
  '4': story(['J', 'K', 'L']),
  grand: story(cards, 'PD-CAM.2'),
}
