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

/**
 * By act, in the order of the marks: a logistic regression over games of adventurers with any number of heroes. Games
 * that came to Act 2 count in Act 1 by the chance they had at its beginning.
 */
const weights: Readonly<Record<1 | 2, readonly number[]>> = {
  1: [
    -6.19, 0.24, 0.58, 0.67, -0.06, 0.31, -0.65, -0.14, -0.42, -0.55, -0.04, 0.03, 2.25, -1.83, -0.19, -0.06,
    0.08, -0.93, -0.03,
  ],
  2: [-6.7, 0.68, 0.46, 1.51, 0.56, 0.38, -0.1, -0.39, -0.99, 0.15, -0.09, 1.04, -0.57, 0, -0.17, -0.33],
}

/** From 0, lost, to 1, won. */
export function winProbability(state: State): number {
  if (state.result !== undefined) return state.result.won ? 1 : 0
  const of = weights[state.act]
  let sum = 0
  const marks = features(state)
  for (let i = 0; i < marks.length; i++) sum += (marks[i] ?? 0) * (of[i] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
