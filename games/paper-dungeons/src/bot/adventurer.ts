import { type Bot, type BotContext, best } from '@kazamata/search'
import { maxPotions, resurrection, rounds } from '../content/tracks.ts'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { diceLeft } from '../rules/dice.ts'
import { distances, unreachable } from '../rules/distance.ts'
import { isExplored, roomInfos } from '../rules/rooms.ts'
import { scoreOf } from '../rules/score.ts'
import { openHearts } from '../rules/sheet-counts.ts'
import type { Sheet } from '../state.ts'
import type { View } from '../view.ts'
import { contextOf, type EvaluationContext } from './context.ts'
import {
  type Continuation,
  continuationFrom,
  continuationsOf,
  movesOf,
  type SearchOptions,
} from './continuations.ts'
import { keepMoves, withConfirm } from './keep-and-confirm.ts'
import { logistic } from './math.ts'

/** Takes one die after another, each for the use after which it expects the most glory in the end. */
export const adventurer: Bot<View, Move, Event> = {
  plan,
  choose: context => plan(context)[0] ?? best(context.moves, () => 0),
}

function plan({ view, seat }: BotContext<View, Move, Event>): readonly Move[] {
  const { own } = view
  if (own === undefined) throw new Error('A bot has a seat.')
  if (view.phase === 'keep')
    return keepMoves(
      own,
      () => 0,
      () => 0,
    )
  const scene = contextOf(view, seat)
  const taste: SearchOptions = { rank: turn => evaluate(scene, turn.sheet, diceLeft(turn)), maxTargets: 1 }
  let line: Continuation = continuationFrom(own)
  for (;;) {
    const ways = continuationsOf(view, line, taste)
    if (ways.length === 0) return withConfirm(view, movesOf(line))
    line = best(ways, way => taste.rank(way.turn))
  }
}

/** A plain guess at the end: the score as it stands, bosses to come, and a little for whatever else is in hand. */
function evaluate(scene: EvaluationContext, sheet: Readonly<Sheet>, left: number): number {
  const dice = left + 3 * (rounds - scene.round)
  const share = dice / 24
  const levels = sheet.levels.reduce((sum, level) => sum + level, 0)
  const halves = sheet.parts.filter(part => part === 1).length
  const rows = sheet.potions < maxPotions ? (sheet.potions % 4) / 4 : 0
  return (
    scoreOf(sheet).L +
    bosses(scene, sheet, levels, left) +
    danger(sheet, levels, dice) +
    0.4 * share * levels +
    Math.min(1, share * 4) * (0.5 * halves + rows) +
    share * pull(scene, sheet)
  )
}

/** Wounds to come that no potion takes, against the health to come. */
function danger(sheet: Readonly<Sheet>, levels: number, dice: number): number {
  const wounds = Math.max(0, 0.7 * dice - openHearts(sheet))
  const death = sheet.resurrected
    ? 0
    : resurrection.glory * logistic(sheet.damage + wounds - levels - 0.4 * dice, 2)
  return death - 0.3 * wounds
}

/** The next boss: is its room found, and how far will the strength do that is there now, and a little more? */
function bosses(scene: EvaluationContext, sheet: Readonly<Sheet>, levels: number, left: number): number {
  const foe = scene.bosses[sheet.glory.length]
  if (foe === undefined) return 0
  const until = left + 3 * (foe.round - scene.round)
  const strength = levels + (sheet.levels[foe.weakness] ?? 0) + 0.4 * until
  const tier = foe.tiers.findLast(({ from }) => strength >= from)
  const site = roomInfos[foe.room]
  const found = site !== undefined && isExplored(sheet.explored, site)
  const away = distances(sheet, scene.facts.card)[foe.room] ?? unreachable
  const there = found ? 1 : until === 0 ? 0 : logistic(1.5 * until - away, 1)
  const pay = tier === undefined ? foe.flee : tier.glory - 0.5 * tier.damage
  return there * pay + (1 - there) * foe.flee
}

/** The nearest treasure that is still to be had. */
function pull(scene: EvaluationContext, sheet: Readonly<Sheet>): number {
  const steps = distances(sheet, scene.facts.card)
  let nearest = unreachable
  for (const site of roomInfos) {
    if (!site.treasure || isExplored(sheet.explored, site)) continue
    if (site.gem >= 0 && (sheet.crossed | sheet.taken) & (1 << site.gem)) continue
    nearest = Math.min(nearest, steps[site.index] ?? unreachable)
  }
  return nearest === unreachable ? -3 : -0.5 * nearest
}
