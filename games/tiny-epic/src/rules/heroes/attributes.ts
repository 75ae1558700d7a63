import { bossSheets } from '../../content/bosses.ts'
import type { Cost, Passive } from '../../content/effect.ts'
import { heroSheets } from '../../content/heroes.ts'
import type { AttackKind, Skill } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import { activeHero, type HeroState, type State } from '../../state.ts'
import { lootOf } from './abilities.ts'

/* A hero's attributes (TE-4). */

const noGifts: readonly Passive[] = Object.freeze([])

/** What the hero's space of the boss sheet gives (TE-21.5). */
function spaceGives(state: State, hero: HeroState): readonly Passive[] {
  if (hero.space === 0 || state.boss === undefined) return noGifts
  return bossSheets[state.boss.card].spaces[hero.space - 1]?.gives ?? noGifts
}

type Kind = 'speed' | 'castCost' | 'spellDamage'

function sum(hero: HeroState, kind: Kind): number {
  let total = 0
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities)
      if (ability.when === 'passive' && ability.gives.is === kind) total += ability.gives.by
  return total
}

/** Speed of a hero, with what was bought this turn (TE-4.6). */
export function speedOf(state: State, hero: HeroState): number {
  const bought = hero === activeHero(state) ? state.turn.haste : 0
  return Math.max(0, heroSheets[hero.hero].speed + sum(hero, 'speed') + bought)
}

export function speedLeft(state: State): number {
  return Math.max(0, speedOf(state, activeHero(state)) - state.turn.spent)
}

/** Defence against counter-attacks to this kind of attack (TE-4.4, TE-4.7). */
export function heroDefence(hero: HeroState, kind: AttackKind): number {
  let total = heroSheets[hero.hero].defence
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities) {
      if (ability.when !== 'passive' || ability.gives.is !== 'defence') continue
      const { against, by } = ability.gives
      if (against === undefined || against === kind) total += by
    }
  return Math.max(0, total)
}

/** Dice for a skill, from 1 to 3 (TE-4.5). */
export function diceOf(state: State, hero: HeroState, skill: Skill): number {
  let dice = heroSheets[hero.hero].dice[skill]
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities)
      if (ability.when === 'passive' && ability.gives.is === 'dice' && ability.gives.skill === skill)
        dice += ability.gives.by
  for (const gives of spaceGives(state, hero))
    if (gives.is === 'dice' && (gives.skill === 'any' || gives.skill === skill)) dice += gives.by
  return Math.min(3, Math.max(1, dice))
}

/** What equipment and space add to the result of a check of this skill. */
export function skillBonus(state: State, hero: HeroState, skill: Skill): number {
  let bonus = 0
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities)
      if (ability.when === 'passive' && ability.gives.is === 'check' && ability.gives.skill === skill)
        bonus += ability.gives.by
  for (const gives of spaceGives(state, hero))
    if (gives.is === 'check' && gives.skill === skill) bonus += gives.by
  return bonus
}

/** Does the hero move as if there were no enemies (TE-6.4)? */
export function isStealthy(state: State, hero: HeroState): boolean {
  if (hero === activeHero(state) && state.turn.stealth) return true
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities)
      if (ability.when === 'passive' && ability.gives.is === 'stealth') return true
  return false
}

export function spellDamage(hero: HeroState): number {
  return sum(hero, 'spellDamage')
}

/** The cost of a cast as this hero pays it (TE-26.5). */
export function castCost(hero: HeroState, cost: Cost | undefined): Cost | undefined {
  if (cost?.focus === undefined) return cost
  return { ...cost, focus: Math.max(0, cost.focus + sum(hero, 'castCost')) }
}

/** In full, and health never down to 0 (TE-4.2, TE-16.19). */
export function canPay(hero: HeroState, cost: Cost | undefined): boolean {
  return hero.focus >= (cost?.focus ?? 0) && hero.health > (cost?.health ?? 0)
}
