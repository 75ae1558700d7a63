import { dicePerRound } from '../content/dice.ts'
import { goalCards, goalGlory } from '../content/goals.ts'
import type { Item } from '../content/ids.ts'
import { magicItems } from '../content/items.ts'
import { missionCards, missionGlory, soloGlory } from '../content/missions.ts'
import { potionPrizes, potionsPerRow, rounds } from '../content/tracks.ts'
import { goalTier } from '../rules/goals.ts'
import { missionGloryIn, missionProgress } from '../rules/missions.ts'
import { countOf } from '../rules/sheet-counts.ts'
import type { Situation } from './context.ts'
import { interpolate, logistic } from './math.ts'
import { paceOf, progressOf } from './progress-and-pace.ts'
import type { Weights } from './weights.ts'

/** What completing an item adds: its glory, and what it does while so many dice are to come. */
export function itemValue(w: Weights, item: Item, dice: number): number {
  return magicItems[item].glory + effectValue(w, item, Math.min(1, dice / 18))
}

function effectValue(w: Weights, item: Item, share: number): number {
  switch (item) {
    case 'sword':
    case 'medallion':
    case 'cloak':
    case 'armour':
      return w[item] * share
    case 'cauldron':
      return w.cauldron * (0.4 + 0.6 * share)
    case 'scepter':
    case 'tome':
      return w[item]
    case 'crown':
      return 0
  }
}

/** A row of potions that is being filled, as a share of its prize. */
export function potionRowValue(w: Weights, potions: number, dice: number): number {
  const filled = potions % potionsPerRow
  const prize = potionPrizes[potions - filled + potionsPerRow]
  return prize === undefined ? 0 : (filled / potionsPerRow) * w[prize] * Math.min(1, dice / 6)
}

const gloryPerTier = goalGlory[1] - goalGlory[0]

/** What the goal will pay; `bossGlory` is the glory expected from all bosses. */
export function goalValue(w: Weights, { sheet, dice }: Situation, bossGlory: number): number {
  if (sheet.goal === undefined) return 0
  const { counts, tiers } = goalCards[sheet.goal]
  if (dice === 0) {
    const count = counts.of === 'glory' ? bossGlory : countOf(sheet, counts)
    return goalGlory[goalTier(sheet.goal, count)]
  }
  const have = counts.of === 'glory' ? bossGlory : progressOf(sheet, counts)
  const pace = paceOf(counts) * dice
  const breadth = 0.12 * tiers[0] + 0.3 * pace + (counts.of === 'glory' ? 2 : 0)
  let value = 0
  for (const tier of tiers) value += gloryPerTier * logistic(have + w.goal * pace - tier + 0.25, breadth)
  return value
}

export function missionValue(w: Weights, situation: Situation): number {
  const { context, sheet, dice } = situation
  let value = 0
  for (const mission of context.missions) {
    const { count, from, done } = missionProgress(sheet, mission, context.facts.card)
    if (done) value += missionGloryIn(context.round, context.seatCount)
    if (done || dice === 0) continue
    const { counts } = missionCards[mission]
    const needs =
      counts === 'bossRooms'
        ? (from - count) / 0.12
        : (from - Math.min(from - 0.1, progressOf(sheet, counts))) / (1.3 * paceOf(counts))
    value += w.mission * laterMissionValue(situation, needs)
  }
  return value
}

/** A mission that will take about so many dice more. */
function laterMissionValue({ context, dice, diceThisRound }: Situation, needs: number): number {
  const round = context.round + Math.max(diceThisRound > 0 ? 0 : 0.4, (needs - diceThisRound) / dicePerRound)
  const chance = logistic(dice - needs, 0.5 + needs / 4)
  if (round >= rounds + 1) return chance
  if (context.seatCount === 1)
    return chance * interpolate(soloGlory, Math.min(soloGlory.length - 1, round - 1))
  // Somebody may be faster.
  return chance * missionGlory * (0.4 + 0.6 * logistic(6 - needs, 3))
}
