import { bossSheets } from '../../content/bosses.ts'
import type { Cost, Passive } from '../../content/effect.ts'
import { heroSheets } from '../../content/heroes.ts'
import type { AttackKind, Boss, Hero, Loot, Skill } from '../../content/ids.ts'
import { lootCards } from '../../content/loot.ts'
import { activeHero, type BossFigure, type HeroState, type State } from '../../state.ts'
import { lootOf } from './abilities.ts'

/* A hero's attributes (TE-4). Each is the total of its breakdown, so that what a player is shown adds up (TE-UI.3). */

/** From the sheet, from loot, from a space of the boss sheet, or bought in this turn. */
export interface Summand {
  readonly by: number
  readonly from: Hero | Loot | Boss | 'turn'
}

export function totalOf(summands: readonly { readonly by: number }[]): number {
  let total = 0
  for (const { by } of summands) total += by
  return total
}

/** What the sheet, equipment and, given a boss, the hero's space of its sheet contribute (TE-21.5). */
function breakdown(
  hero: HeroState,
  base: number,
  by: (gives: Passive) => number,
  boss?: BossFigure,
): Summand[] {
  const summands: Summand[] = base === 0 ? [] : [{ by: base, from: hero.hero }]
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities)
      if (ability.when === 'passive') add(summands, by(ability.gives), loot)
  if (boss !== undefined && hero.space > 0)
    for (const gives of bossSheets[boss.card].spaces[hero.space - 1]?.gives ?? [])
      add(summands, by(gives), boss.card)
  return summands
}

function add(summands: Summand[], by: number, from: Summand['from']): void {
  if (by !== 0) summands.push({ by, from })
}

/** With what was bought this turn (TE-4.6). */
export function speedBreakdown(state: State, hero: HeroState): Summand[] {
  const summands = breakdown(hero, heroSheets[hero.hero].speed, gives =>
    gives.is === 'speed' ? gives.by : 0,
  )
  if (hero === activeHero(state)) add(summands, state.turn.haste, 'turn')
  return summands
}

export function speedOf(state: State, hero: HeroState): number {
  return Math.max(0, totalOf(speedBreakdown(state, hero)))
}

export function speedLeft(state: State): number {
  return Math.max(0, speedOf(state, activeHero(state)) - state.turn.spent)
}

/** Against counter-attacks to this kind of attack (TE-4.4, TE-4.7), or to every kind. */
export function defenceBreakdown(hero: HeroState, kind?: AttackKind): Summand[] {
  return breakdown(hero, heroSheets[hero.hero].defence, gives =>
    gives.is === 'defence' && (gives.against === undefined || gives.against === kind) ? gives.by : 0,
  )
}

export function heroDefence(hero: HeroState, kind: AttackKind): number {
  return Math.max(0, totalOf(defenceBreakdown(hero, kind)))
}

export function diceBreakdown(state: State, hero: HeroState, skill: Skill): Summand[] {
  return breakdown(
    hero,
    heroSheets[hero.hero].dice[skill],
    gives => (gives.is === 'dice' && (gives.skill === 'any' || gives.skill === skill) ? gives.by : 0),
    state.boss,
  )
}

/** Dice for a skill, from 1 to 3 (TE-4.5). */
export function diceOf(state: State, hero: HeroState, skill: Skill): number {
  return Math.min(3, Math.max(1, totalOf(diceBreakdown(state, hero, skill))))
}

/** What is added to the result of every check of a skill. */
export function checkBonusBreakdown(state: State, hero: HeroState, skill: Skill): Summand[] {
  return breakdown(
    hero,
    0,
    gives => (gives.is === 'check' && gives.skill === skill ? gives.by : 0),
    state.boss,
  )
}

export function skillBonus(state: State, hero: HeroState, skill: Skill): number {
  return totalOf(checkBonusBreakdown(state, hero, skill))
}

/** Does the hero move as if there were no enemies (TE-6.4)? */
export function isStealthy(state: State, hero: HeroState): boolean {
  if (hero === activeHero(state) && state.turn.stealth) return true
  return breakdown(hero, 0, gives => (gives.is === 'stealth' ? 1 : 0)).length > 0
}

/** What equipment adds to the damage of a spell. */
export function spellDamage(hero: HeroState): number {
  return totalOf(breakdown(hero, 0, gives => (gives.is === 'spellDamage' ? gives.by : 0)))
}

/** The cost of a cast as this hero pays it (TE-26.5). */
export function castCost(hero: HeroState, cost: Cost | undefined): Cost | undefined {
  if (cost?.focus === undefined) return cost
  const more = totalOf(breakdown(hero, 0, gives => (gives.is === 'castCost' ? gives.by : 0)))
  return { ...cost, focus: Math.max(0, cost.focus + more) }
}

/** In full, and health never down to 0 (TE-4.2, TE-16.19). */
export function canPay(hero: HeroState, cost: Cost | undefined): boolean {
  return hero.focus >= (cost?.focus ?? 0) && hero.health > (cost?.health ?? 0)
}
