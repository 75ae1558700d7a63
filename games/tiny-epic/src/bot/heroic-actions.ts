import type { Ability, Check, Effect } from '../content/effect.ts'
import { type Enemy, type Source, skills } from '../content/ids.ts'
import type { Move } from '../move.ts'
import { checkOf } from '../rules/check/declared-action.ts'
import { oddsOf } from '../rules/check/odds.ts'
import { attackTargets, targetChoices } from '../rules/check/targets.ts'
import { counterAttackers } from '../rules/combat/counter-attack.ts'
import { abilitiesOf, sourcesOf } from '../rules/heroes/abilities.ts'
import { canPay, castCost, diceOf, skillBonus } from '../rules/heroes/attributes.ts'
import { afterRest } from '../rules/heroes/health-and-focus.ts'
import { attack, cast, disarm, enemy as enemyMove, rest, search, special, volley } from '../rules/moves.ts'
import { declaredAction } from '../rules/turn/actions.ts'
import { availability } from '../rules/turn/availability.ts'
import { activeHero, type DeclaredAction, type HeroState, heroAt, type State } from '../state.ts'
import { attackWorth, counterLoss } from './check-value.ts'
import { effectsWorth, focusCost, focusWorth, harmWorth, healthWorth, healWorth } from './effect-value.ts'
import type { Situation } from './situation.ts'
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
  const cost = focusCost(hero, price)
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
    const cost = focusCost(hero, ability.area.cost.focus)
    found.push({ moves: [volley(source)], worth: attackWorth(state, action) - cost, enemy })
  } else if (ability.when === 'cast') addCasts(state, hero, source, ability.check, found)
  else if (
    ability.when === 'special' &&
    availability(state, special(source)) === true &&
    canPay(hero, ability.check.cost)
  )
    found.push({
      moves: [special(source)],
      worth: 1.1 * oddsFor(state, hero, 'agility', ability.check.difficulty) - 0.5,
    })
}

/** Casts by what they do: harm, extra attacks, help. */
function addCasts(state: State, hero: HeroState, source: Source, check: Check, found: ScoredAction[]): void {
  const price = castCost(hero, check.cost)?.focus ?? 0
  if (hero.focus + 1 < price) return
  const [first] = check.ok
  if (first === undefined) return
  const odds = oddsFor(state, hero, 'intellect', check.difficulty)
  const cost = focusCost(hero, price)
  const add = (gain: number, then: readonly Move[] = [], enemy?: Enemy, risk = 0) =>
    found.push({
      moves: [cast(source), ...then],
      worth: odds * (gain - cost + 0.15) - risk,
      ...(enemy !== undefined && { enemy }),
    })
  switch (first.do) {
    case 'damage':
    case 'kill': {
      const amount = first.do === 'damage' && typeof first.amount === 'number' ? first.amount : 1
      const choices = targetChoices(state, first)
      if ('aim' in choices) {
        const { enemies } = choices.aim
        const [enemy] = enemies
        if (enemy === undefined) return
        const gain = enemies.reduce((sum, other) => sum + harmWorth(state, other, amount), 0)
        add(gain, [], enemy, counterLoss(state, enemy, 'spell', undefined))
        return
      }
      const more = effectsWorth(state, check.ok.slice(1))
      for (const move of choices.of) {
        if (move.do !== 'enemy') continue
        const { enemy } = move
        const strikesBack = counterAttackers(state, [enemy]).length > 0
        const risk = strikesBack ? 0.8 * counterLoss(state, enemy, 'spell', undefined) : 0
        const then = choices.of.length > 1 ? [move] : []
        add(harmWorth(state, enemy, amount) + more, then, enemy, risk)
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
      if (enemy !== undefined) add(gain, [], enemy)
      return
    }
    case 'heal':
      if (first.target.to === 'hero') {
        for (const { gain, moves } of healings(state, first)) if (gain > 0.3) add(gain, moves)
        return
      }
      add(effectsWorth(state, [first]))
      return
    case 'torch':
    case 'reveal':
      add(effectsWorth(state, check.ok))
      return
    default:
  }
}

/** The heroes that a healing can be aimed at, what it would give each, and the move that chooses it if there are several. */
export function healings(
  state: State,
  effect: Extract<Effect, { do: 'heal' }>,
): { readonly gain: number; readonly moves: readonly Move[] }[] {
  const choices = targetChoices(state, effect)
  const of = 'of' in choices ? choices.of : []
  return of.map(move => ({
    gain: move.do === 'target' ? healWorth(heroAt(state, move.hero), effect.amount) : 0,
    moves: of.length > 1 ? [move] : [],
  }))
}
