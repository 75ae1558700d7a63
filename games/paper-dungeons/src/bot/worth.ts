import { goalCards, goalGlory } from '../content/goals.ts'
import { heroes, items } from '../content/ids.ts'
import { magicItems } from '../content/items.ts'
import { missionCards, missionGlory, soloGlory } from '../content/missions.ts'
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
import { bits, countOf, hasItem, health, openHearts } from '../rules/count.ts'
import { far, reach } from '../rules/distance.ts'
import { sites } from '../rules/site.ts'
import { opponents } from '../rules/walk.ts'
import type { Sheet, Turn } from '../state.ts'
import { diceLeft } from './line.ts'
import { paceOf, progressOf } from './progress.ts'
import type { Foe, Scene } from './scene.ts'
import type { Weights } from './weights.ts'

/** Dice of a round. */
const perRound = 3
/** Skulls of a roll (T-DICE), and those beyond the first. */
const skulls = 0.859
const moreSkulls = 0.215

/** By index into `rooms`: the hero who fights there, as index into `heroes`; -1 where nobody has to. */
const fighters = sites.map(({ place }) =>
  place.minion === undefined ? -1 : heroes.indexOf(opponents[place.minion.kind]),
)
const minionLevels = sites.map(({ place }) => place.minion?.level ?? 0)
const itemGlory = items.map(item => magicItems[item].glory)

/** 0 to 1 about 0, the steeper the smaller the breadth; a step if there is no breadth. */
export function likely(margin: number, breadth: number): number {
  if (breadth <= 0) return margin >= 0 ? 1 : 0
  return 1 / (1 + Math.exp(-margin / breadth))
}

/** Between two spaces of a track. */
function between(values: readonly number[], at: number): number {
  const low = Math.floor(at)
  const below = values[low] ?? values.at(-1) ?? 0
  const above = values[low + 1] ?? below
  return below + (above - below) * (at - low)
}

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
export function raised(levels: readonly number[], more: number): number {
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
function fight({ tiers, flee }: Foe, strength: number, breadth: number): readonly [number, number] {
  const [one, two, three] = tiers
  const p1 = likely(strength - one.from, breadth)
  const p2 = likely(strength - two.from, breadth)
  const p3 = likely(strength - three.from, breadth)
  return [
    flee + p1 * (one.glory - flee) + p2 * (two.glory - one.glory) + p3 * (three.glory - two.glory),
    p1 * one.damage + p2 * (two.damage - one.damage) + p3 * (three.damage - two.damage),
  ]
}

/** Tells the glory that a turn is expected to lead to in the end. */
export type Judge = (scene: Scene, turn: Turn) => number

export function judge(w: Weights): Judge {
  const fades = Array.from({ length: 25 }, (_, dice) =>
    Float64Array.from(
      { length: farthest },
      (_, away) => Math.exp(-away / w.fade) * likely(w.walk * dice - away, 1.5),
    ),
  )
  return (scene, turn) => worth(w, fades, scene, turn.sheet, diceLeft(turn)) + pending(w, turn)
}

/** Rewards that are due but not yet taken. */
function pending(w: Weights, { agenda }: Turn): number {
  let value = 0
  for (const task of agenda) if (task.do === 'gain') value += w[task.reward]
  return value
}

/** No way is longer. */
const farthest = 48

/** After the last die of the last round it is what will be written down. */
function worth(
  w: Weights,
  fades: readonly Float64Array[],
  scene: Scene,
  sheet: Readonly<Sheet>,
  left: number,
): number {
  const { levels, parts } = sheet
  const roundsLeft = rounds - scene.round
  const dice = left + perRound * roundsLeft
  const over = dice === 0
  const steps = reach(sheet, scene.facts.card)
  const [warrior = 1, mage = 1, cleric = 1] = levels
  const sum = health(sheet)

  // Heroes.
  const more = w.rise * dice
  let value = between(weakest.values, raised(levels, more))
  for (const level of levels) if (level === maxLevel) value += perfect.glory
  if (mage >= mastery) value += w.mage * dice

  // Items.
  for (let i = 0; i < 8; i++) {
    const filled = parts[i] ?? 0
    value += filled
    if (filled === 2) value += itemGlory[i] ?? 0
    else if (filled === 1) value += w.half * Math.min(1, dice / 4) * promiseOf(w, i, dice)
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
  for (let i = sheet.glory.length; i < scene.foes.length; i++) {
    const foe = scene.foes[i]
    if (foe === undefined) continue
    const until = left + perRound * (foe.round - scene.round)
    const strength = sum + (levels[foe.weakness] ?? 0) + bonus + w.strength * until
    const breadth = until === 0 ? 0 : 0.4 + 0.12 * until
    const [glory, damage] = fight(foe, strength, breadth)
    const site = sites[foe.room]
    if (site !== undefined && (sheet.explored[site.row] ?? 0) & site.bit) {
      bosses += glory
      harm += damage
      continue
    }
    const away = steps[foe.room] ?? far
    if (until === 0) {
      bosses += foe.flee
      if (!over) value -= w.duty
      continue
    }
    // Whoever gets there will mostly have trained for it too.
    const there = likely(w.walk * until - away, 0.6 + 0.1 * until)
    const [hoped] = fight(foe, strength + w.training * until, breadth)
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
  const pain = over ? Math.max(0, harm - openHearts(sheet)) : soft(harm - open, 1.5)
  const damage = Math.min(24, sheet.damage + pain)
  value += over ? (exactLoss[damage] ?? 0) : between(lossTrack, damage)
  if (sheet.resurrected) value += resurrection.glory
  else
    value +=
      resurrection.glory *
      (over ? (damage > sum ? 1 : 0) : likely(damage - sum - 0.4 * more - 0.5, w.luck * (0.2 + dice / 24)))

  // Potions: rows to come.
  if (!over) value += potionHopes(w, sheet.potions, dice)

  value += goalHope(w, sheet, bosses, dice)
  value += missionHope(w, scene, sheet, dice, left)
  if (!over) value += mapHope(w, fades[dice], scene, sheet, steps, dice, left, minions)
  return value
}

/** A little above zero where it is about zero. */
function soft(x: number, breadth: number): number {
  return breadth * Math.log1p(Math.exp(x / breadth))
}

/** What completing an item adds. */
function promiseOf(w: Weights, item: number, dice: number): number {
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
function potionHopes(w: Weights, potions: number, dice: number): number {
  if (potions >= 12) return 0
  const prize = potions < 4 ? w.level : potions < 8 ? w.part : 5
  return ((potions % 4) / 4) * prize * Math.min(1, dice / 6)
}

function goalHope(w: Weights, sheet: Readonly<Sheet>, bosses: number, dice: number): number {
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
  for (const tier of tiers) hope += 2 * likely(have + w.goal * pace - tier + 0.25, breadth)
  return hope
}

function missionHope(w: Weights, scene: Scene, sheet: Readonly<Sheet>, dice: number, left: number): number {
  let hope = 0
  for (const mission of scene.missions) {
    const { counts, from } = missionCards[mission]
    if (counts === 'bossRooms') {
      let found = 0
      for (const { room } of scene.foes) {
        const site = sites[room]
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

function pay({ alone }: Scene, round: number): number {
  return alone ? (soloGlory[round - 1] ?? 0) : missionGlory
}

/** A mission that will take about so many dice more. */
function later(scene: Scene, needs: number, dice: number, left: number): number {
  const round = scene.round + Math.max(left > 0 ? 0 : 0.4, (needs - left) / perRound)
  if (round >= rounds + 1) return likely(dice - needs, 0.5 + needs / 4)
  const chance = likely(dice - needs, 0.5 + needs / 4)
  if (scene.alone) return chance * between(soloGlory, Math.min(7, round - 1))
  // Somebody may be faster.
  return chance * missionGlory * (0.4 + 0.6 * likely(6 - needs, 3))
}

/** Unexplored rooms, by what they hold and how far they are. */
function mapHope(
  w: Weights,
  fade: Float64Array | undefined,
  scene: Scene,
  sheet: Readonly<Sheet>,
  steps: Uint8Array,
  dice: number,
  left: number,
  minions: number,
): number {
  const { levels, explored } = sheet
  const gone = sheet.taken | sheet.crossed
  const armour = hasItem(sheet, 'armour') ? 1 : 0
  const scout = sheet.power === 'scout'
  const gemWorth = gemStep(sheet.gems, dice) + w.lustre
  const minionWorth = minionStep(minions, dice)
  const open = openHearts(sheet)
  const hurt = (open > 4 ? 0.45 : 0.75) + (sheet.damage > 8 ? 0.4 : 0)
  let hope = 0
  for (let room = 0; room < 42; room++) {
    const site = sites[room]
    if (site === undefined || (explored[site.row] ?? 0) & site.bit) continue
    const away = steps[room] ?? far
    if (away === far) continue
    const { place } = site
    let value = w.room
    if (place.trap && !scout) value -= hurt
    if (place.level) value += w.level
    if (place.part) value += w.part
    if (place.potions !== undefined) value += w.potion * place.potions
    if (site.minion >= 0 && !(sheet.slain & (1 << site.minion))) {
      const lack = (minionLevels[room] ?? 0) - (levels[fighters[room] ?? 0] ?? 1) - armour
      value += minionWorth - (lack > 0 ? lack * hurt : 0)
    }
    if (site.gem >= 0 && !(gone & (1 << site.gem))) {
      const last = scene.lasts[site.gem] ?? 8
      const until = left + perRound * (last - scene.round)
      let sure = until <= 0 ? 0 : last === 8 ? 1 : likely(0.8 * w.walk * until - away, 1.5)
      const rival = scene.rivals[site.gem] ?? far
      if (rival !== far) sure *= likely(rival - away - 1, 2)
      value += sure * gemWorth
    }
    if (value <= 0) continue
    hope += value * (fade?.[away] ?? 0)
  }
  return hope * (w.late + ((w.early - w.late) * dice) / 24)
}

/** What the next gem is worth, looking some gems ahead. */
function gemStep(gems: number, dice: number): number {
  const ahead = Math.min(10, gems + 1 + Math.min(4, dice / 5))
  return (between(gemTrack.values, ahead) - (gemTrack.values[gems] ?? 0)) / Math.max(1, ahead - gems)
}

function minionStep(minions: number, dice: number): number {
  const ahead = Math.min(12, minions + 1 + Math.min(4, dice / 4))
  return (
    (between(minionTrack.values, ahead) - (minionTrack.values[minions] ?? 0)) / Math.max(1, ahead - minions)
  )
}
