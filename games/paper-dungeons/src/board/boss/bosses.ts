import type { Strength } from '../../event.ts'
import { fightOf, type ScheduledBoss, scheduledBosses, tierOf } from '../../rules/boss-fight.ts'
import { distance } from '../../rules/distance.ts'
import type { Sheet } from '../../state.ts'
import type { View } from '../../view.ts'

/** The boss that this sheet fights next; absent after the last fight. */
export const nextBoss = (view: View, sheet: Readonly<Sheet>): ScheduledBoss | undefined =>
  scheduledBosses(view)[sheet.glory.length]

/** How a sheet would fare against a boss now. */
export interface BossForecast {
  readonly strength: Strength
  /** From 1; 0 is too weak. */
  readonly tier: number
  readonly flees: boolean
  /** The party has been in the boss's room (PD-BOS.1). */
  readonly found: boolean
  /** Steps to the room, 0 once it is found; absent where no way is open. */
  readonly steps: number | undefined
}

export function bossForecast(view: View, sheet: Readonly<Sheet>, scheduled: ScheduledBoss): BossForecast {
  const { boss, room } = scheduled
  const { strength, fled } = fightOf(sheet, scheduled)
  const found = fled !== 'absent'
  return {
    strength,
    tier: tierOf(boss, strength.total) ?? 0,
    flees: fled !== undefined,
    found,
    steps: found ? 0 : distance(sheet, view.card, room),
  }
}
