import { goalCards, goalGlory } from '../content/goals.ts'
import { missionCards, missionGlory, soloGlory } from '../content/missions.ts'
import { rounds } from '../content/tracks.ts'
import { roomInfos } from '../rules/rooms.ts'
import { countOf } from '../rules/sheet-counts.ts'
import type { Sheet } from '../state.ts'
import { dicePerRound, type EvaluationContext } from './context.ts'
import { interpolate, logistic } from './math.ts'
import { paceOf, progressOf } from './progress-and-pace.ts'
import type { Weights } from './weights.ts'

/** What completing an item adds. */
export function itemValue(w: Weights, item: number, dice: number): number {
  const share = Math.min(1, dice / 18)
  switch (item) {
    case 0:
      return w.sword * share
    case 1:
      return w.scepter - 1
    case 2:
      return 1 + w.medallion * share
    case 3:
      return w.cloak * share
    case 4:
      return 4
    case 5:
      return w.cauldron * (0.4 + 0.6 * share)
    case 6:
      return 2 + w.armour * share
    default:
      return 3 + w.tome
  }
}

/** The row that is being filled: a level, a part, a gem. */
export function potionRowValue(w: Weights, potions: number, dice: number): number {
  if (potions >= 12) return 0
  const prize = potions < 4 ? w.level : potions < 8 ? w.part : 5
  return ((potions % 4) / 4) * prize * Math.min(1, dice / 6)
}

export function goalValue(w: Weights, sheet: Readonly<Sheet>, bosses: number, dice: number): number {
  if (sheet.goal === undefined) return 0
  const { counts, tiers } = goalCards[sheet.goal]
  if (dice === 0) {
    const count = counts.of === 'glory' ? bosses : countOf(sheet, counts)
    return goalGlory[count >= tiers[2] ? 3 : count >= tiers[1] ? 2 : count >= tiers[0] ? 1 : 0]
  }
  const have = counts.of === 'glory' ? bosses : progressOf(sheet, counts)
  const pace = paceOf(counts) * dice
  const breadth = 0.12 * tiers[0] + 0.3 * pace + (counts.of === 'glory' ? 2 : 0)
  let hope = 0
  for (const tier of tiers) hope += 2 * logistic(have + w.goal * pace - tier + 0.25, breadth)
  return hope
}

export function missionValue(
  w: Weights,
  scene: EvaluationContext,
  sheet: Readonly<Sheet>,
  dice: number,
  left: number,
): number {
  let hope = 0
  for (const mission of scene.missions) {
    const { counts, from } = missionCards[mission]
    if (counts === 'bossRooms') {
      let found = 0
      for (const { room } of scene.bosses) {
        const site = roomInfos[room]
        if (site !== undefined && (sheet.explored[site.row] ?? 0) & site.bit) found++
      }
      if (found === 3) hope += pay(scene, scene.round)
      else if (dice > 0) hope += w.mission * later(scene, (3 - found) / 0.12, dice, left)
      continue
    }
    if (countOf(sheet, counts) >= from) {
      hope += pay(scene, scene.round)
      continue
    }
    if (dice === 0) continue
    const have = Math.min(from - 0.1, progressOf(sheet, counts))
    hope += w.mission * later(scene, (from - have) / (1.3 * paceOf(counts)), dice, left)
  }
  return hope
}

function pay({ alone }: EvaluationContext, round: number): number {
  return alone ? (soloGlory[round - 1] ?? 0) : missionGlory
}

/** A mission that will take about so many dice more. */
function later(scene: EvaluationContext, needs: number, dice: number, left: number): number {
  const round = scene.round + Math.max(left > 0 ? 0 : 0.4, (needs - left) / dicePerRound)
  if (round >= rounds + 1) return logistic(dice - needs, 0.5 + needs / 4)
  const chance = logistic(dice - needs, 0.5 + needs / 4)
  if (scene.alone) return chance * interpolate(soloGlory, Math.min(7, round - 1))
  // Somebody may be faster.
  return chance * missionGlory * (0.4 + 0.6 * logistic(6 - needs, 3))
}
