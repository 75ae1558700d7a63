import { maxPotions, potionPrizes } from '../content/tracks.ts'
import type { EmitSheetEvent } from '../event.ts'
import type { Facts, RewardSource, Sheet, Turn } from '../state.ts'
import { addReward, rewardClause } from './rewards.ts'
import { openHearts } from './sheet-counts.ts'

/** How many potions one die brews (PD-POT.1, PD-POW.2). */
export function brewedPotions({ power }: Readonly<Sheet>): number {
  return power === 'alchemist' ? 3 : 2
}

export function gainPotion(turn: Turn, from: RewardSource, emit: EmitSheetEvent): void {
  const { sheet } = turn
  if (sheet.potions === maxPotions) {
    emit({ do: 'lost', why: 'PD-POT.5', reward: 'potion', by: from })
    return
  }
  sheet.potions += 1
  emit({ do: 'potion', why: rewardClause(sheet, from), potions: sheet.potions, by: from })
  const prize = potionPrizes[sheet.potions]
  if (prize !== undefined) addReward(turn, prize, 'potions')
}

/** How much of some damage potions can take. */
export function absorbable(sheet: Readonly<Sheet>, points: number): number {
  return Math.min(points, openHearts(sheet))
}

/** Does the player decide how much of this damage potions take (PD-DMG.5)? */
export function asksAboutPotions(
  { options }: Pick<Facts, 'options'>,
  sheet: Readonly<Sheet>,
  points: number,
): boolean {
  return options.potionUse === 'ask' && absorbable(sheet, points) > 0
}
