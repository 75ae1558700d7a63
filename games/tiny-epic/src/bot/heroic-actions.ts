import type { Ability, Check } from '../content/effect.ts'
import { heroSheets } from '../content/heroes.ts'
import { type Enemy, type Source, skills } from '../content/ids.ts'
import type { Move } from '../move.ts'
import { checkOf } from '../rules/check/declared-action.ts'
import { oddsOf } from '../rules/check/odds.ts'
import { attackTargets } from '../rules/check/targets.ts'
import { heroesWithin, isGoblin } from '../rules/dungeon/figures.ts'
import { lair } from '../rules/dungeon/grid.ts'
import { meets } from '../rules/dungeon/range-and-sight.ts'
import { abilitiesOf, sourcesOf } from '../rules/heroes/abilities.ts'
import { canPay, castCost, diceOf, skillBonus } from '../rules/heroes/attributes.ts'
import { afterRest } from '../rules/heroes/health-and-focus.ts'
import {
  attack,
  cast,
  disarm,
  enemy as enemyMove,
  rest,
  search,
  special,
  target,
  volley,
} from '../rules/moves.ts'
import { declaredAction } from '../rules/turn/actions.ts'
import { availability } from '../rules/turn/availability.ts'
import { activeHero, type DeclaredAction, type HeroState, heroAt, type State } from '../state.ts'
import { counterLoss } from './check-value.ts'
import { attackWorth } from './decisions.ts'
import { effectsWorth, focusWorth, harmWorth, healthWorth, lossOf } from './effect-value.ts'
import type { EnemyThreat, Situation } from './situation.ts'
import { weights } from './weights.ts'

/** A heroic action and its target, as moves, and what may be expected of it. */
export interface ScoredAction {
  readonly moves: readonly Move[]
  readonly worth: number
  readonly enemy?: Enemy
}

/** What the hero at turn could do where it stands; positions are tried by putting it there. */
export function heroicActionsAt(state: State, situation: Situation): ScoredAction[] {
  const hero = activeHero(state)
  const found: ScoredAction[] = [{ moves: [rest], worth: restWorth(hero) }]
  for (const move of [search, disarm]) {
    if (availability(state, move) !== true) continue
    const check = checkOf(declaredAction(state, move))
    if (check === undefined) continue
    const worth = checkWorth(state, hero, check)
    found.push({ moves: [move], worth: move.do === 'disarm' ? weights.disarm + worth : worth })
  }
  for (const source of sourcesOf(hero))
    for (const ability of abilitiesOf(source)) addAbility(state, hero, situation, source, ability, found)
  return found
}

/** What a rest gives. */
function restWorth(hero: HeroState): number {
  const { health, focus } = afterRest(hero)
  return healthWorth(health) - healthWorth(hero.health) + focusWorth(focus) - focusWorth(hero.focus)
}

/** A check by its odds, with a little help of focus; unused dice bring some. */
export function checkWorth(state: State, hero: HeroState, check: Check): number {
  let odds = 0
  for (const skill of check.skill === 'any' ? skills : [check.skill])
    odds = Math.max(odds, oddsFor(state, hero, skill, check.difficulty))
  const price = check.cost?.focus ?? 0
  if (price > hero.focus + 1) return -1
  const cost = focusWorth(hero.focus) - focusWorth(hero.focus - price)
  const fail = check.fail === undefined ? 0 : effectsWorth(state, check.fail)
  return odds * (effectsWorth(state, check.ok) - cost + 0.15) + (1 - odds) * fail
}

/** The chance to pass if focus is spent on the dice. */
function oddsFor(state: State, hero: HeroState, skill: (typeof skills)[number], need: number): number {
  const dice = diceOf(state, hero, skill)
  const bonus = skillBonus(state, hero, skill)
  const plain = oddsOf(dice, bonus, need)
  return hero.focus < 2 ? plain : (plain + oddsOf(dice, bonus + 1, need)) / 2
}

function addAbility(
  state: State,
  hero: HeroState,
  situation: Situation,
  source: Source,
  ability: Ability,
  found: ScoredAction[],
): void {
  if (ability.when === 'attack') {
    if (situation.foes.length === 0) return
    for (const enemy of attackTargets(state, ability, false)) {
      const action: DeclaredAction = {
        kind: ability.kind,
        by: source,
        bonus: 0,
        targets: [{ enemies: [enemy], heroes: [] }],
      }
      const others = attackTargets(state, ability, false).length > 1
      const moves = others ? [attack(source), enemyMove(enemy)] : [attack(source)]
      found.push({ moves, worth: attackWorth(state, action), enemy })
    }
    if (ability.area === undefined || !canPay(hero, ability.area.cost)) return
    const enemies = attackTargets(state, ability, true)
    const [enemy] = enemies
    if (enemy === undefined) return
    const action: DeclaredAction = {
      kind: ability.kind,
      by: source,
      bonus: 0,
      area: true,
      targets: [{ enemies, heroes: [] }],
    }
    const cost = focusWorth(hero.focus) - focusWorth(hero.focus - (ability.area.cost.focus ?? 0))
    found.push({ moves: [volley(source)], worth: attackWorth(state, action) - cost, enemy })
  } else if (ability.when === 'cast') addCasts(state, hero, situation, source, ability.check, found)
  else if (
    ability.when === 'special' &&
    hero.place !== lair &&
    hero.focus >= (ability.check.cost?.focus ?? 0)
  )
    found.push({
      moves: [special(source)],
      worth: 1.1 * oddsFor(state, hero, 'agility', ability.check.difficulty) - 0.5,
    })
}

/** Casts by what they do: harm, extra attacks, help. */
function addCasts(
  state: State,
  hero: HeroState,
  situation: Situation,
  source: Source,
  check: Check,
  found: ScoredAction[],
): void {
  const price = castCost(hero, check.cost)?.focus ?? 0
  if (hero.focus + 1 < price) return
  const [first] = check.ok
  if (first === undefined) return
  const odds = oddsFor(state, hero, 'intellect', check.difficulty)
  const cost = focusWorth(hero.focus) - focusWorth(hero.focus - price)
  const say = (move: Move, gain: number, then: readonly Move[] = [], enemy?: Enemy, risk = 0) =>
    found.push({
      moves: [move, ...then],
      worth: odds * (gain - cost + 0.15) - risk,
      ...(enemy !== undefined && { enemy }),
    })
  switch (first.do) {
    case 'damage':
    case 'kill': {
      const within = first.target.to === 'enemy' || first.target.to === 'enemies' ? first.target.within : 0
      const near = situation.foes.filter(foe => inReach(hero, foe, within))
      if (first.target.to === 'enemies') {
        const [foe] = near
        const amount = first.do === 'damage' && typeof first.amount === 'number' ? first.amount : 1
        if (foe === undefined) return
        const gain = near.reduce((sum, { enemy }) => sum + harmWorth(state, enemy, amount), 0)
        say(cast(source), gain, [], foe.enemy, counterLoss(state, foe.enemy, 'spell', undefined))
        return
      }
      const goblinsOnly = first.target.to === 'enemy' && first.target.only === 'goblin'
      const targets = goblinsOnly ? near.filter(({ enemy }) => isGoblin(enemy)) : near
      for (const foe of targets) {
        const amount = first.do === 'damage' && typeof first.amount === 'number' ? first.amount : 1
        const risk = meets(state, hero.place, foe.place)
          ? 0.8 * counterLoss(state, foe.enemy, 'spell', undefined)
          : 0
        const then = targets.length > 1 ? [enemyMove(foe.enemy)] : []
        const heal = effectsWorth(state, check.ok.slice(1))
        say(cast(source), harmWorth(state, foe.enemy, amount) + heal, then, foe.enemy, risk)
      }
      return
    }
    case 'extraAction': {
      let gain = 0
      let enemy: Enemy | undefined
      for (const other of sourcesOf(hero))
        for (const ability of abilitiesOf(other)) {
          if (ability.when !== 'attack' || ability.kind !== first.kind) continue
          for (const foe of attackTargets(state, ability, false)) {
            const action: DeclaredAction = {
              kind: first.kind,
              by: other,
              bonus: first.bonus,
              targets: [{ enemies: [foe], heroes: [] }],
            }
            const worth = attackWorth(state, action)
            if (worth > gain) {
              gain = worth
              enemy = foe
            }
          }
        }
      if (enemy !== undefined) say(cast(source), gain, [], enemy)
      return
    }
    case 'heal': {
      if (first.target.to !== 'hero') {
        say(cast(source), effectsWorth(state, [first]))
        return
      }
      const near = heroesWithin(state, hero.place, first.target.within, false)
      const amount = first.amount === 'max' ? 8 : first.amount
      for (const index of near) {
        const other = heroAt(state, index)
        const gain = -lossOf(other, -Math.min(amount, heroSheets[other.hero].health - other.health))
        if (gain > 0.3) say(cast(source), gain, near.length > 1 ? [target(index)] : [])
      }
      return
    }
    case 'torch':
    case 'reveal':
      say(cast(source), effectsWorth(state, check.ok))
      return
    default:
  }
}

function inReach(hero: HeroState, foe: EnemyThreat, within: 'room' | number): boolean {
  if (hero.place === lair || foe.place === lair) return hero.place === foe.place
  return within === 'room' ? foe.place === hero.place : (foe.away[hero.place] ?? 99) <= within
}
