import { heroSheets } from '../content/heroes.ts'
import { isBoss, isGoblin, isMinion } from '../rules/dungeon/figures.ts'
import { lair } from '../rules/dungeon/grid.ts'
import { damageBeforeSeal, sealsNeeded } from '../rules/lair/boss-health.ts'
import { isDoorOpen } from '../rules/lair/lair-door.ts'
import { activeHero, type HeroState, type Place, type State } from '../state.ts'
import { focusWorth, isSeeking, lossOf, stepsLeft } from './effect-value.ts'
import { type EnemyThreat, far, type Situation } from './situation.ts'
import { weights } from './weights.ts'

/** Whither a hero is drawn. */
export type Goal = 'explore' | 'hunt' | 'goblins' | 'door' | 'boss' | 'seal' | 'none'

export interface PlaceValue {
  readonly worth: number
  readonly goal: Goal
}

/** How good it is to be somewhere when the turn is over: near to what has to be done next. */
export function placeValue(state: State, situation: Situation, place: Place): PlaceValue {
  let worth = -9
  let goal: Goal = 'none'
  const draw = (weight: number, away: number, to: Goal) => {
    if (away >= far) return
    const w = weight - weights.step * away
    if (w > worth) {
      worth = w
      goal = to
    }
  }
  if (state.act === 2) {
    const needed = sealsNeeded(state) > 0
    for (const foe of situation.foes)
      if (isBoss(foe.enemy))
        draw(damageBeforeSeal(state) > 0 ? weights.boss : 1, Math.max(0, foe.away[place] ?? far), 'boss')
    if (needed)
      draw(damageBeforeSeal(state) > 4 ? weights.seal : weights.sealNow, situation.seal[place] ?? far, 'seal')
  } else {
    if (isSeeking(state) && state.goblins.length < 4)
      draw(weights.frontier, situation.frontier[place] ?? far, 'explore')
    for (const foe of situation.foes)
      if (isMinion(foe.enemy)) draw(weights.minion, Math.max(1, foe.away[place] ?? far), 'hunt')
    if (isDoorOpen(state)) draw(weights.door, situation.door[place] ?? far, 'door')
  }
  const crowd = state.goblins.length
  if (crowd >= 2)
    for (const foe of situation.foes)
      if (isGoblin(foe.enemy))
        draw(crowd >= 3 ? weights.goblins : weights.goblin, Math.max(1, foe.away[place] ?? far), 'goblins')
  return { worth, goal }
}

/** What enemies may be expected to take from a hero in a place before its next turn (TE-BOT.7, TE-BOT.9). */
export function threatOf(state: State, situation: Situation, hero: HeroState, place: Place): number {
  if (situation.phases === 0 || situation.foes.length === 0) return 0
  let damage = 0
  let drain = 0
  for (const foe of situation.foes) {
    const odds = hitOdds(state, foe, hero, place)
    damage += odds * foe.damage
    drain += odds * foe.drain
  }
  if (damage === 0 && drain === 0) return 0
  const low = Math.floor(damage)
  const loss = lossOf(hero, low) + (damage - low) * (lossOf(hero, low + 1) - lossOf(hero, low))
  return (
    (loss + focusWorth(hero.focus) - focusWorth(Math.round(hero.focus - drain))) *
    Math.min(1.5, situation.phases) *
    weights.threat
  )
}

function hitOdds(state: State, foe: EnemyThreat, hero: HeroState, place: Place): number {
  const away = foe.away[place] ?? far
  // Nothing reaches across the step to the boss sheet (TE-12.9).
  const apart = (foe.place === lair) !== (place === lair)
  if (foe.waits) return away <= foe.reach && !apart ? 1 : 0
  if (away > foe.speed + foe.reach) return 0
  if (away <= foe.reach && !apart) return 1
  for (const other of state.heroes)
    if (other !== hero && other.health > 0 && (foe.away[other.place] ?? far) < away) return 0.35
  return 0.9
}

/** How fit a party is for the lair, from 0 to 1 (TE-BOT.11). */
function fitness(state: State): number {
  let sum = 0
  for (const { hero, health, focus } of state.heroes)
    sum += (0.6 * health) / heroSheets[hero].health + (0.4 * focus) / heroSheets[hero].focus
  return sum / state.party
}

/** What it is worth to open the lair now: rested, together, or when the torch leaves no choice. */
export function entryWorth(state: State, situation: Situation): number {
  const left = stepsLeft(state)
  const hero = activeHero(state)
  let scattered = 0
  for (const other of state.heroes)
    if (other !== hero) scattered += Math.max(0, (situation.door[other.place] ?? far) - 4)
  const haste = left <= state.party + 1 ? 9 : left <= 2 * state.party ? 2 : 0
  return (
    weights.entry +
    weights.fitness * (fitness(state) - 0.8) -
    weights.scattered * Math.min(8, scattered) +
    haste
  )
}
