import type { Clause } from '../../clause.ts'
import type { Cost } from '../../content/effect.ts'
import type { Move } from '../../move.ts'
import { activeHero, type HeroState, type State } from '../../state.ts'
import { attackTargets, isAimable } from '../check/targets.ts'
import { lair } from '../dungeon/grid.ts'
import { abilitiesOf, abilityFor, sourcesOf } from '../heroes/abilities.ts'
import { canPay, isStealthy } from '../heroes/attributes.ts'
import { destinations } from '../movement/movement.ts'
import { attack, cast, free, special, volley } from '../moves.ts'
import { canMove } from './actions.ts'

/** A move that uses a card or a printed slot in one's turn. */
export type Use = Extract<Move, { do: 'attack' | 'cast' | 'special' | 'free' }>

/** All that a hero's cards and slots offer in a turn, possible now or not. */
export function usesOf(hero: HeroState): Use[] {
  const uses: Use[] = []
  for (const source of sourcesOf(hero))
    for (const ability of abilitiesOf(source)) {
      if (ability.when === 'attack') uses.push(attack(source), ...(ability.area ? [volley(source)] : []))
      else if (ability.when === 'cast') uses.push(cast(source))
      else if (ability.when === 'special') uses.push(special(source))
      else if (ability.when === 'free') uses.push(free(source))
    }
  return uses
}

/** The clause that forbids the hero at turn to use it now (TE-UI.4). */
export function refusalOfUse(state: State, use: Use): Clause | undefined {
  const hero = activeHero(state)
  if (use.do !== 'free' && state.turn.acted) return 'TE-5.1'
  switch (use.do) {
    case 'attack': {
      const weapon = abilityFor(use.with, 'attack')
      if (weapon === undefined) return 'TE-11.16'
      const targets = attackTargets(state, weapon, use.area ?? false)
      if (use.area) return priceOf(hero, weapon.area?.cost) ?? (targets.length === 0 ? 'TE-11.16' : undefined)
      return targets.length === 0 ? 'TE-11.5' : undefined
    }
    case 'cast':
      return isAimable(state, abilityFor(use.with, 'cast')?.check.ok ?? []) ? undefined : 'TE-11.1'
    case 'special':
      return hero.place === lair ? 'TE-10.8' : undefined
    case 'free': {
      const ability = abilityFor(use.with, 'free')
      const effects = ability?.effects ?? []
      const price = priceOf(hero, ability?.cost)
      if (price !== undefined) return price
      if (effects.some(effect => effect.do === 'teleport')) {
        if (!canMove(state)) return state.turn.still ? 'TE-5.2' : 'TE-6.9'
        if (destinations(state).length === 0) return 'TE-6.15'
      }
      if (effects.some(effect => effect.do === 'stealth') && isStealthy(state, hero)) return 'TE-6.4'
      return isAimable(state, effects) ? undefined : 'TE-11.16'
    }
  }
}

/** Why a price cannot be paid. */
function priceOf(hero: HeroState, cost: Cost | undefined): Clause | undefined {
  if (canPay(hero, cost)) return undefined
  return hero.focus < (cost?.focus ?? 0) ? 'TE-4.2' : 'TE-16.19'
}
