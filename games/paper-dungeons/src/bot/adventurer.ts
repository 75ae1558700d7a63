import { best } from '@kazamata/search'
import { maxPotions, potionsPerRow, resurrection } from '../content/tracks.ts'
import { distances, unreachable } from '../rules/distance.ts'
import { canClaim } from '../rules/gems.ts'
import { isExplored, roomInfos } from '../rules/rooms.ts'
import { scoreOf } from '../rules/score.ts'
import { health, openHearts } from '../rules/sheet-counts.ts'
import type { Sheet } from '../state.ts'
import { allDice, contextOf, diceUntil, type Situation, situationOf } from './context.ts'
import { continuationFrom, continuationsOf, movesOf, type SearchOptions } from './continuations.ts'
import { logistic } from './math.ts'
import { planningBot } from './planning-bot.ts'

/** Takes one die after another, each for the use after which it expects the most glory in the end. */
export const adventurer = planningBot({
  power: () => 0,
  goal: () => 0,
  moves({ view, seat }, own) {
    const context = contextOf(view, seat)
    const options: SearchOptions = { rank: turn => evaluate(situationOf(context, turn)), maxTargets: 1 }
    let turn = continuationFrom(own)
    for (;;) {
      const next = continuationsOf(view, turn, options)
      if (next.length === 0) return movesOf(turn)
      turn = best(next, each => options.rank(each.turn))
    }
  },
})

/** A plain guess at the end: the score as it stands, bosses to come, and a little for whatever else is there. */
function evaluate(situation: Situation): number {
  const { sheet, dice } = situation
  const share = dice / allDice
  const levels = health(sheet)
  const halves = sheet.parts.filter(part => part === 1).length
  const rows = sheet.potions < maxPotions ? (sheet.potions % potionsPerRow) / potionsPerRow : 0
  return (
    scoreOf(sheet).L +
    nextBossValue(situation) +
    damageValue(sheet, dice) +
    0.4 * share * levels +
    Math.min(1, share * 4) * (0.5 * halves + rows) +
    share * treasureValue(situation)
  )
}

/** Damage to come that no potion takes, against the health to come. */
function damageValue(sheet: Readonly<Sheet>, dice: number): number {
  const wounds = Math.max(0, 0.7 * dice - openHearts(sheet))
  const death = sheet.resurrected
    ? 0
    : resurrection.glory * logistic(sheet.damage + wounds - health(sheet) - 0.4 * dice, 2)
  return death - 0.3 * wounds
}

/** The next boss: is its room found, and which tier does the strength of now reach, with a little training? */
function nextBossValue(situation: Situation): number {
  const { context, sheet } = situation
  const boss = context.bosses[sheet.glory.length]
  if (boss === undefined) return 0
  const until = diceUntil(situation, boss.round)
  const strength = health(sheet) + (sheet.levels[boss.weakness] ?? 0) + 0.4 * until
  const tier = boss.tiers.findLast(({ from }) => strength >= from)
  const info = roomInfos[boss.room]
  const found = info !== undefined && isExplored(sheet.explored, info)
  const away = distances(sheet, context.facts.card)[boss.room] ?? unreachable
  const chance = found ? 1 : until === 0 ? 0 : logistic(1.5 * until - away, 1)
  const pays = tier === undefined ? boss.flee : tier.glory - 0.5 * tier.damage
  return chance * pays + (1 - chance) * boss.flee
}

/** The nearest treasure that can still be taken. */
function treasureValue({ context, sheet }: Situation): number {
  const away = distances(sheet, context.facts.card)
  let nearest = unreachable
  for (const info of roomInfos) {
    if (!info.treasure || isExplored(sheet.explored, info)) continue
    if (info.gem >= 0 && !canClaim(sheet, info.gem)) continue
    nearest = Math.min(nearest, away[info.index] ?? unreachable)
  }
  return nearest === unreachable ? -3 : -0.5 * nearest
}
