import { goalCards, goalGlory } from '../content/goals.ts'
import type { Goal } from '../content/ids.ts'
import type { Sheet } from '../state.ts'
import { countOf } from './sheet-counts.ts'

export interface GoalProgress {
  readonly goal: Goal
  readonly count: number
  readonly tiers: readonly [number, number, number]
  /** Reached so far. */
  readonly tier: 0 | 1 | 2 | 3
  readonly glory: number
  /** What the next tier asks for; absent at the top. */
  readonly next?: number
}

/** The tier of a goal that this count reaches (PD-GOL.2). */
export function goalTier(goal: Goal, count: number): 0 | 1 | 2 | 3 {
  const { tiers } = goalCards[goal]
  return count >= tiers[2] ? 3 : count >= tiers[1] ? 2 : count >= tiers[0] ? 1 : 0
}

export function goalProgress(sheet: Readonly<Sheet>, goal: Goal): GoalProgress {
  const { counts, tiers } = goalCards[goal]
  const count = countOf(sheet, counts)
  const tier = goalTier(goal, count)
  const progress = { goal, count, tiers, tier, glory: goalGlory[tier] } as const
  return tier === 3 ? progress : { ...progress, next: tiers[tier] }
}
