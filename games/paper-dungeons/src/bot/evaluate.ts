import { items } from '../content/ids.ts'
import { minionRooms, places } from '../content/map.ts'
import { powerCards } from '../content/powers.ts'
import {
  gemTrack,
  losses,
  maxDamage,
  maxLevel,
  minionTrack,
  perfect,
  resurrection,
  rounds,
  weakest,
} from '../content/tracks.ts'
import { ignoresBosses, strengthBonusOf } from '../rules/boss-fight.ts'
import { ignoresOneSkull, ignoresSkulls } from '../rules/damage.ts'
import { usesAnyColour } from '../rules/dice.ts'
import { distances, unreachable } from '../rules/distance.ts'
import { armourBonus } from '../rules/minions.ts'
import { isExplored, roomInfos } from '../rules/rooms.ts'
import { itemBreakdown, lossOf } from '../rules/score.ts'
import { health, minionCount, openHearts } from '../rules/sheet-counts.ts'
import type { Turn } from '../state.ts'
import {
  allDice,
  diceUntil,
  type EvaluationContext,
  type Situation,
  situationOf,
  type UpcomingBoss,
} from './context.ts'
import { goalValue, itemValue, missionValue, potionRowValue } from './evaluate-cards.ts'
import { mapValue } from './evaluate-map.ts'
import { interpolate, logistic, softplus } from './math.ts'
import type { Weights } from './weights.ts'

/** Skulls of a roll (T-DICE), and those beyond the first. */
const skulls = 0.859
const moreSkulls = 0.215

const strongestMinion = Math.max(...minionRooms.map(room => places[room].minion?.level ?? 0))

/** Loss by damage, interpolated between the thresholds. */
const lossTrack = Array.from({ length: maxDamage + 2 }, (_, damage) => {
  const before = lossOf(damage)
  const after = losses.find(({ from }) => from > damage) ?? before
  if (after.from === before.from) return before.glory
  return before.glory + ((after.glory - before.glory) * (damage - before.from)) / (after.from - before.from)
})

/** The level of the weakest hero when so many levels more go to whoever is lowest. */
export function weakestAfter(levels: readonly number[], more: number): number {
  const [a = 1, b = 1, c = 1, d = 1] = levels
  const [lo1, hi1] = a < b ? [a, b] : [b, a]
  const [lo2, hi2] = c < d ? [c, d] : [d, c]
  const [one, x] = lo1 < lo2 ? [lo1, lo2] : [lo2, lo1]
  const [y, four] = hi1 < hi2 ? [hi1, hi2] : [hi2, hi1]
  const [two, three] = x < y ? [x, y] : [y, x]
  let left = more
  if (left <= two - one) return one + left
  left -= two - one
  if (left <= 2 * (three - two)) return two + left / 2
  left -= 2 * (three - two)
  if (left <= 3 * (four - three)) return three + left / 3
  return Math.min(maxLevel, four + (left - 3 * (four - three)) / 4)
}

/** What a boss is expected to pay and to hurt, at this strength and with this breadth. */
function expectedFight(
  { tiers, flee }: UpcomingBoss,
  strength: number,
  breadth: number,
): readonly [number, number] {
  const [one, two, three] = tiers
  const p1 = logistic(strength - one.from, breadth)
  const p2 = logistic(strength - two.from, breadth)
  const p3 = logistic(strength - three.from, breadth)
  return [
    flee + p1 * (one.glory - flee) + p2 * (two.glory - one.glory) + p3 * (three.glory - two.glory),
    p1 * one.damage + p2 * (two.damage - one.damage) + p3 * (three.damage - two.damage),
  ]
}

/** The glory that a turn is expected to lead to in the end. */
export type Evaluator = (context: EvaluationContext, turn: Turn) => number

/** No room is farther away, in movement points. */
const farthest = 48

export function evaluator(w: Weights): Evaluator {
  const fades = Array.from({ length: allDice + 1 }, (_, dice) =>
    Float64Array.from(
      { length: farthest },
      (_, away) => Math.exp(-away / w.fade) * logistic(w.walk * dice - away, 1.5),
    ),
  )
  return (context, turn) => {
    const situation = situationOf(context, turn)
    return evaluate(w, fades[situation.dice], situation) + pendingRewardsValue(w, turn)
  }
}

/** Rewards that are due but not yet taken. */
function pendingRewardsValue(w: Weights, { agenda }: Turn): number {
  let value = 0
  for (const task of agenda) if (task.do === 'gain') value += w[task.reward]
  return value
}

/** After the last die of the last round it is what will be written down. */
function evaluate(w: Weights, fade: Float64Array | undefined, situation: Situation): number {
  const { context, sheet, dice } = situation
  const { levels, parts } = sheet
  const over = dice === 0
  const away = distances(sheet, context.facts.card)

  let value = interpolate(weakest.values, weakestAfter(levels, w.rise * dice))
  for (const level of levels) if (level === maxLevel) value += perfect.glory
  if (usesAnyColour(sheet)) value += w.mage * dice

  const built = itemBreakdown(sheet)
  value += built.parts + built.value
  for (const [i, item] of items.entries())
    if (parts[i] === 1) value += w.half * Math.min(1, dice / 4) * itemValue(w, item, dice)

  value += gemTrack.values[sheet.gems] ?? 0
  value += minionTrack.values[minionCount(sheet)] ?? 0
  if (sheet.power !== undefined) value += powerCards[sheet.power].glory
  for (const { glory } of sheet.missions) value += glory

  const bosses = expectedBosses(w, situation, away)
  value += bosses.glory - bosses.duty
  value += damageValue(w, situation, bosses.damage)
  if (!over) value += potionRowValue(w, sheet.potions, dice)
  value += goalValue(w, situation, bosses.glory)
  value += missionValue(w, situation)
  if (!over) value += mapValue(w, situation, away, fade)
  return value
}

/** Glory from all bosses, damage by those to come, and what it costs to have missed one. */
function expectedBosses(w: Weights, situation: Situation, distances: Uint8Array) {
  const { context, sheet, dice } = situation
  let glory = 0
  let damage = 0
  let duty = 0
  for (const won of sheet.glory) glory += won
  const strengthNow = health(sheet) + strengthBonusOf(sheet)
  for (let i = sheet.glory.length; i < context.bosses.length; i++) {
    const boss = context.bosses[i]
    if (boss === undefined) continue
    const until = diceUntil(situation, boss.round)
    const strength = strengthNow + (sheet.levels[boss.weakness] ?? 0) + w.strength * until
    const breadth = until === 0 ? 0 : 0.4 + 0.12 * until
    const [pays, hurts] = expectedFight(boss, strength, breadth)
    const info = roomInfos[boss.room]
    if (info !== undefined && isExplored(sheet.explored, info)) {
      glory += pays
      damage += hurts
      continue
    }
    const away = distances[boss.room] ?? unreachable
    if (until === 0) {
      glory += boss.flee
      if (dice > 0) duty += w.duty
      continue
    }
    // Whoever gets there will mostly have trained for it too.
    const chance = logistic(w.walk * until - away, 0.6 + 0.1 * until)
    const [hoped] = expectedFight(boss, strength + w.training * until, breadth)
    glory += pays - (1 - chance) * (hoped - boss.flee + w.duty) - w.haste * away
    damage += chance * hurts
  }
  return { glory, damage: ignoresBosses(sheet) ? 0 : damage, duty }
}

/** What damage costs in the end: that of bosses, skulls, minions and traps to come, less what potions take. */
function damageValue(w: Weights, { context, sheet, dice }: Situation, bossDamage: number): number {
  const over = dice === 0
  const { levels } = sheet
  let harm = bossDamage
  if (!ignoresSkulls(sheet)) {
    const hits = ignoresOneSkull(sheet) ? moreSkulls : skulls
    const [, , cleric = 1] = levels
    harm += hits * (rounds - context.round) * (cleric === 3 ? 0.7 : cleric === 2 ? 0.85 : 1)
  }
  const armour = armourBonus(sheet)
  let deficit = 0
  for (const level of levels) deficit += Math.max(0, strongestMinion - level - armour)
  harm += w.hazard * dice * (0.25 + deficit / 16)
  const open = openHearts(sheet)
  const wounds = over ? Math.max(0, harm - open) : softplus(harm - (open + w.healing * dice), 1.5)
  const damage = Math.min(maxDamage, sheet.damage + wounds)
  const loss = over ? lossOf(damage).glory : interpolate(lossTrack, damage)
  if (sheet.resurrected) return loss + resurrection.glory
  const excess = damage - health(sheet)
  const death = over
    ? Number(excess > 0)
    : logistic(excess - 0.4 * w.rise * dice - 0.5, w.luck * (0.2 + dice / allDice))
  return loss + resurrection.glory * death
}
