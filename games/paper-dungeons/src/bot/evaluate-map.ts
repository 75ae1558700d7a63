import { gemTrack, minionTrack, rounds } from '../content/tracks.ts'
import { unreachable } from '../rules/distance.ts'
import { canClaim } from '../rules/gems.ts'
import { isSlain, minionDamage } from '../rules/minions.ts'
import { isExplored, roomInfos } from '../rules/rooms.ts'
import { minionCount, openHearts } from '../rules/sheet-counts.ts'
import { ignoresTraps } from '../rules/traps.ts'
import { allDice, diceUntil, type Situation } from './context.ts'
import { interpolate, logistic } from './math.ts'
import type { Weights } from './weights.ts'

/** Unexplored rooms, by what they hold and how far they are. */
export function mapValue(
  w: Weights,
  situation: Situation,
  /** By room: movement points to it. */
  distances: Uint8Array,
  /** By movement points: how much of a room's value counts. */
  fade: Float64Array | undefined,
): number {
  const { context, sheet, dice } = situation
  const noTraps = ignoresTraps(sheet)
  const gemValue = nextValue(gemTrack.values, sheet.gems, dice / 5) + w.lustre
  const minionValue = nextValue(minionTrack.values, minionCount(sheet), dice / 4)
  const damageCost = (openHearts(sheet) > 4 ? 0.45 : 0.75) + (sheet.damage > 8 ? 0.4 : 0)
  let sum = 0
  for (const info of roomInfos) {
    if (isExplored(sheet.explored, info)) continue
    const away = distances[info.index] ?? unreachable
    if (away === unreachable) continue
    const { trap, level, part, potions, minion } = info.printed
    let value = w.room
    if (trap && !noTraps) value -= damageCost
    if (level) value += w.level
    if (part) value += w.part
    if (potions !== undefined) value += w.potion * potions
    if (minion !== undefined && !isSlain(sheet, info))
      value += minionValue - minionDamage(sheet, minion) * damageCost
    if (info.gem >= 0 && canClaim(sheet, info.gem)) {
      const last = context.lastRounds[info.gem] ?? rounds
      const until = diceUntil(situation, last)
      let chance = until <= 0 ? 0 : last === rounds ? 1 : logistic(0.8 * w.walk * until - away, 1.5)
      const rival = context.rivalDistances[info.gem] ?? unreachable
      if (rival !== unreachable) chance *= logistic(rival - away - 1, 2)
      value += chance * gemValue
    }
    if (value > 0) sum += value * (fade?.[away] ?? 0)
  }
  return sum * (w.late + ((w.early - w.late) * dice) / allDice)
}

/** What the next space of a track is worth, looking up to four spaces further. */
function nextValue(values: readonly number[], filled: number, further: number): number {
  const ahead = Math.min(values.length - 1, filled + 1 + Math.min(4, further))
  return (interpolate(values, ahead) - (values[filled] ?? 0)) / Math.max(1, ahead - filled)
}
