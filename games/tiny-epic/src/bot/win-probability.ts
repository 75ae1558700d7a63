import { heroSheets } from '../content/heroes.ts'
import { minionCards } from '../content/minions.ts'
import { doorCell } from '../rules/dungeon/grid.ts'
import { bossHealth, damageBeforeSeal, sealsNeeded } from '../rules/lair/boss-health.ts'
import { torchStart } from '../rules/torch.ts'
import type { State } from '../state.ts'
import { ahead, stepsLeft } from './effect-value.ts'
import { powerOf } from './equipment-value.ts'
import { placeValue } from './place-value.ts'
import { situationOf } from './situation.ts'

/*
 * The chance to win, guessed from a few numbers of a position (TE-BOT.12): torch left, kills, exploration, health and
 * focus, equipment, goblins, boss markers. The weights come from games that bots played.
 */

/** What is counted, the same for every party: sums are by hero. */
function features(state: State): number[] {
  const { party, heroes, goblins } = state
  let health = 0
  let focus = 0
  let power = 0
  let fallen = 0
  for (const hero of heroes) {
    const sheet = heroSheets[hero.hero]
    health += hero.health / sheet.health
    focus += hero.focus / sheet.focus
    power += powerOf(hero)
    if (hero.health === 0) fallen += 1
  }
  const situation = situationOf(state)
  let pull = 0
  for (const hero of heroes) pull += Math.max(-2, placeValue(state, situation, hero.place).worth)
  const crowd = goblins.length
  const time = stepsLeft(state) / party
  const shared = [
    1,
    time,
    Math.min(time, 2),
    health / party,
    focus / party,
    power / party,
    fallen / party,
    crowd,
    crowd >= 3 ? 1 : 0,
    crowd >= 4 ? 1 : 0,
    ahead(state, 'goblin', party) * (crowd >= 3 ? 1 : 0),
    pull / party,
  ]
  if (state.act === 2)
    return [
      ...shared,
      bossHealth(state) / party,
      Math.max(0, bossHealth(state) - damageBeforeSeal(state)) / party,
      sealsNeeded(state),
      bossHealth(state) / party / Math.max(0.5, time),
    ]
  let wounds = 0
  for (const { card, health: left } of state.minions) wounds += left / minionCards[card].health
  let cards = 0
  for (const count of state.hidden) cards += count
  const todo = party - state.slain
  return [
    ...shared,
    todo / party,
    (wounds + state.ambushes) / party,
    state.ambushes / party,
    doorCell(state) < 0 ? cards / party : 0,
    doorCell(state) < 0 ? 1 : 0,
    todo / party / Math.max(0.5, time),
    Math.min(6 * todo, state.torch - torchStart(state)) / party,
  ]
}

/** By act, in the order of the marks: the way to the second act, and to the end of the boss. */
const weights: Readonly<Record<1 | 2, readonly number[]>> = {
  1: [
    2.34, 0.22, 0.8, 0.38, 0.37, -0.22, -1.46, -0.34, 0.37, -0.32, -0.39, -0.33, 2.84, -4.99, -0.47, -0.14,
    -0.12, -1.77, 0.16,
  ],
  2: [-6.34, 1.05, 0.7, 1.22, 0.95, 0.43, -0.65, -0.04, -0.58, 0.3, -0.42, 0.36, -0.77, 0.12, -0.44, -0.24],
}

/** Whoever gets to the second act wins it so often. */
const second = 0.6

/** From 0, lost, to 1, won. */
export function winProbability(state: State): number {
  if (state.result !== undefined) return state.result.won ? 1 : 0
  const of = weights[state.act]
  let sum = 0
  const marks = features(state)
  for (let i = 0; i < marks.length; i++) sum += (marks[i] ?? 0) * (of[i] ?? 0)
  const odds = 1 / (1 + Math.exp(-sum))
  return state.act === 1 ? second * odds : odds
}
