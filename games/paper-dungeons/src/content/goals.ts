import type { Goal } from './ids.ts'
import type { Label } from './label.ts'

/** What goals and missions count on a sheet. */
export type Count =
  | { readonly of: 'minions'; readonly level?: 3 | 4 | 5 }
  /** Trap entries, wall and water crossings (PD-GOL.6). */
  | { readonly of: 'hazards' }
  | { readonly of: 'traps' }
  /** Columns or rows with so many explored rooms. */
  | { readonly of: 'columns' | 'rows'; readonly rooms: number }
  | { readonly of: 'heroes'; readonly level: number }
  | { readonly of: 'potions' | 'gems' | 'rooms' | 'edges' | 'corners' | 'items' | 'health' | 'glory' }
  /** Levels of minions of which at least one is defeated. */
  | { readonly of: 'minionLevels' }

export type Colour = 'white' | 'black'

export interface GoalCard {
  readonly counts: Count
  readonly tiers: readonly [number, number, number]
  /** By index into `heroes` (PD-SET.11). */
  readonly training: readonly [Colour, Colour, Colour, Colour]
  readonly source: Label
}

/** For no tier and tiers 1 to 3 (PD-GOL.2). */
export const goalGlory: readonly [number, number, number, number] = [0, 2, 4, 6]

/** The six ways to train two heroes black and two white. */
const styles = {
  BBWW: ['black', 'black', 'white', 'white'],
  BWBW: ['black', 'white', 'black', 'white'],
  BWWB: ['black', 'white', 'white', 'black'],
  WBBW: ['white', 'black', 'black', 'white'],
  WBWB: ['white', 'black', 'white', 'black'],
  WWBB: ['white', 'white', 'black', 'black'],
} as const

const card = (
  counts: Count,
  tiers: readonly [number, number, number],
  style: keyof typeof styles,
  source: Label = 'public',
): GoalCard => ({ counts, tiers, training: styles[style], source })

/** Section 3.7. */
export const goalCards: Readonly<Record<Goal, GoalCard>> = {
  G01: card({ of: 'minions', level: 4 }, [2, 3, 4], 'BWWB'),
  G02: card({ of: 'minions', level: 5 }, [2, 3, 4], 'WBBW'),
  G03: card({ of: 'hazards' }, [4, 7, 10], 'WWBB'),
  G04: card({ of: 'columns', rooms: 4 }, [4, 5, 6], 'BWWB'),
  G05: card({ of: 'rows', rooms: 6 }, [1, 2, 3], 'WBBW'),
  G06: card({ of: 'heroes', level: 5 }, [2, 3, 4], 'WWBB'),
  G07: card({ of: 'minions', level: 3 }, [2, 3, 4], 'BWBW'),
  G08: card({ of: 'potions' }, [6, 9, 12], 'WBWB'),
  G09: card({ of: 'rooms' }, [20, 25, 30], 'BWBW'),
  G10: card({ of: 'glory' }, [10, 15, 20], 'WBBW'),
  G11: card({ of: 'items' }, [2, 4, 7], 'BBWW'),
  G12: card({ of: 'edges' }, [10, 13, 16], 'BBWW'),
  G13: card({ of: 'minions' }, [4, 7, 10], 'WWBB'),
  G14: card({ of: 'gems' }, [2, 5, 7], 'BWWB', 'canon'),
  G15: card({ of: 'corners' }, [1, 2, 3], 'BWBW'),
  G16: card({ of: 'health' }, [12, 16, 20], 'WBWB'),
}
