import { items } from '../content/ids.ts'
import { magicItems } from '../content/items.ts'
import { powerCards } from '../content/powers.ts'
import {
  gemTrack,
  losses,
  mastery,
  maxLevel,
  minionTrack,
  perfect,
  resurrection,
  rounds,
  weakest,
} from '../content/tracks.ts'
import { diceLeft } from '../rules/dice.ts'
import { distances, unreachable } from '../rules/distance.ts'
import { roomInfos } from '../rules/rooms.ts'
import { bits, hasItem, health, openHearts } from '../rules/sheet-counts.ts'
import type { Sheet, Turn } from '../state.ts'
import { dicePerRound, type EvaluationContext, type UpcomingBoss } from './context.ts'
import { goalValue, itemValue, missionValue, potionRowValue } from './evaluate-cards.ts'
import { mapValue } from './evaluate-map.ts'
import { interpolate, logistic, softplus } from './math.ts'
import type { Weights } from './weights.ts'

/** Skulls of a roll (T-DICE), and those beyond the first. */
const skulls = 0.859
const moreSkulls = 0.215

const itemGlory = items.map(item => magicItems[item].glory)

/** Loss by damage, as a line through the thresholds. */
const lossTrack = Array.from({ length: 26 }, (_, damage) => {
  const before = losses.findLast(({ from }) => damage >= from) ?? { from: 0, glory: 0 }
  const after = losses.find(({ from }) => from > damage) ?? before
  if (after.from === before.from) return before.glory
  return before.glory + ((after.glory - before.glory) * (damage - before.from)) / (after.from - before.from)
})
const exactLoss = Array.from(
  { length: 26 },
  (_, damage) => losses.findLast(({ from }) => damage >= from)?.glory ?? 0,
)

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

/** Tells the glory that a turn is expected to lead to in the end. */
export type Evaluator = (scene: EvaluationContext, turn: Turn) => number

export function evaluator(w: Weights): Evaluator {
  const fades = Array.from({ length: 25 }, (_, dice) =>
    Float64Array.from(
      { length: farthest },
      (_, away) => Math.exp(-away / w.fade) * logistic(w.walk * dice - away, 1.5),
    ),
  )
  return (scene, turn) => evaluate(w, fades, scene, turn.sheet, diceLeft(turn)) + pendingRewardsValue(w, turn)
}

/** Rewards that are due but not yet taken. */
function pendingRewardsValue(w: Weights, { agenda }: Turn): number {
  let value = 0
  for (const task of agenda) if (task.do === 'gain') value += w[task.reward]
  return value
}

/** No way is longer. */
const farthest = 48

/** After the last die of the last round it is what will be written down. */
function evaluate(
  w: Weights,
  fades: readonly Float64Array[],
  scene: EvaluationContext,
  sheet: Readonly<Sheet>,
  left: number,
): number {
  const { levels, parts } = sheet
  const roundsLeft = rounds - scene.round
  const dice = left + dicePerRound * roundsLeft
  const over = dice === 0
  const steps = distances(sheet, scene.facts.card)
  const [warrior = 1, mage = 1, cleric = 1] = levels
  const sum = health(sheet)

  // Heroes.
  const more = w.rise * dice
  let value = interpolate(weakest.values, weakestAfter(levels, more))
  for (const level of levels) if (level === maxLevel) value += perfect.glory
  if (mage >= mastery) value += w.mage * dice

  // Items.
  for (let i = 0; i < 8; i++) {
    const filled = parts[i] ?? 0
    value += filled
    if (filled === 2) value += itemGlory[i] ?? 0
    else if (filled === 1) value += w.half * Math.min(1, dice / 4) * itemValue(w, i, dice)
  }

  // Gems and minions so far.
  const minions = bits(sheet.slain)
  value += gemTrack.values[sheet.gems] ?? 0
  value += minionTrack.values[minions] ?? 0
  if (sheet.power !== undefined) value += powerCards[sheet.power].glory
  for (const { glory } of sheet.missions) value += glory

  // Bosses.
  let bosses = 0
  for (const glory of sheet.glory) bosses += glory
  let harm = 0
  const bonus =
    (warrior >= mastery ? 1 : 0) + (hasItem(sheet, 'sword') ? 3 : 0) + (sheet.power === 'berserker' ? 2 : 0)
  for (let i = sheet.glory.length; i < scene.bosses.length; i++) {
    const foe = scene.bosses[i]
    if (foe === undefined) continue
    const until = left + dicePerRound * (foe.round - scene.round)
    const strength = sum + (levels[foe.weakness] ?? 0) + bonus + w.strength * until
    const breadth = until === 0 ? 0 : 0.4 + 0.12 * until
    const [glory, damage] = expectedFight(foe, strength, breadth)
    const site = roomInfos[foe.room]
    if (site !== undefined && (sheet.explored[site.row] ?? 0) & site.bit) {
      bosses += glory
      harm += damage
      continue
    }
    const away = steps[foe.room] ?? unreachable
    if (until === 0) {
      bosses += foe.flee
      if (!over) value -= w.duty
      continue
    }
    // Whoever gets there will mostly have trained for it too.
    const there = logistic(w.walk * until - away, 0.6 + 0.1 * until)
    const [hoped] = expectedFight(foe, strength + w.training * until, breadth)
    bosses += glory - (1 - there) * (hoped - foe.flee + w.duty) - w.haste * away
    harm += there * damage
  }
  value += bosses

  // Damage to come, potions against it, and what it costs.
  if (sheet.power === 'barbarian') harm = 0
  if (cleric < mastery) {
    const hits = sheet.power === 'fortuneTeller' ? moreSkulls : skulls
    harm += hits * roundsLeft * (cleric === 3 ? 0.7 : cleric === 2 ? 0.85 : 1)
  }
  const armour = hasItem(sheet, 'armour') ? 1 : 0
  let deficit = 0
  for (const level of levels) deficit += Math.max(0, 5 - level - armour)
  harm += w.hazard * dice * (0.25 + deficit / 16)
  const open = openHearts(sheet) + w.healing * dice
  const pain = over ? Math.max(0, harm - openHearts(sheet)) : softplus(harm - open, 1.5)
  const damage = Math.min(24, sheet.damage + pain)
  value += over ? (exactLoss[damage] ?? 0) : interpolate(lossTrack, damage)
  if (sheet.resurrected) value += resurrection.glory
  else
    value +=
      resurrection.glory *
      (over ? (damage > sum ? 1 : 0) : logistic(damage - sum - 0.4 * more - 0.5, w.luck * (0.2 + dice / 24)))

  // Potions: rows to come.
  if (!over) value += potionRowValue(w, sheet.potions, dice)

  value += goalValue(w, sheet, bosses, dice)
  value += missionValue(w, scene, sheet, dice, left)
  if (!over) value += mapValue(w, fades[dice], scene, sheet, steps, dice, left, minions)
  return value
}
