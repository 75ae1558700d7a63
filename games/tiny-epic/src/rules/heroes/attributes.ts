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

/** What a passive ability adds to an attribute; `of` is the skill, or the kind of attack defended against. */
function amountOf(gives: Passive, attribute: Passive['is'], of: Skill | AttackKind | undefined): number {
  if (gives.is !== attribute) return 0
  switch (gives.is) {
    case 'dice':
      return gives.skill === 'any' || gives.skill === of ? gives.by : 0
    case 'check':
      return gives.skill === of ? gives.by : 0
    case 'defence':
      return gives.against === undefined || gives.against === of ? gives.by : 0
    case 'stealth':
      return 1
    default:
      return gives.by
  }
}

/**
 * The total of what the sheet, equipment and, given a boss, the hero's space of its sheet contribute (TE-21.5). The
 * summands are listed only for whoever passes a list: totals are asked for at every move and allocate nothing.
 */
function total(
  hero: HeroState,
  attribute: Passive['is'],
  of?: Skill | AttackKind,
  base = 0,
  boss?: BossFigure,
  list?: Summand[],
): number {
  let sum = add(base, hero.hero, list)
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities)
      if (ability.when === 'passive') sum += add(amountOf(ability.gives, attribute, of), loot, list)
  if (boss !== undefined && hero.space > 0)
    for (const gives of bossSheets[boss.card].spaces[hero.space - 1]?.gives ?? [])
      sum += add(amountOf(gives, attribute, of), boss.card, list)
  return sum
}

function add(by: number, from: Summand['from'], list: Summand[] | undefined): number {
  if (by !== 0) list?.push({ by, from })
  return by
}

/** With what was bought this turn (TE-4.6). */
export function speedOf(state: State, hero: HeroState, list?: Summand[]): number {
  const own = total(hero, 'speed', undefined, heroSheets[hero.hero].speed, undefined, list)
  const bought = hero === activeHero(state) ? add(state.turn.haste, 'turn', list) : 0
  return Math.max(0, own + bought)
}

export function speedLeft(state: State): number {
  return Math.max(0, speedOf(state, activeHero(state)) - state.turn.spent)
}

/** Against counter-attacks to this kind of attack (TE-4.4, TE-4.7), or to every kind. */
export function heroDefence(hero: HeroState, kind?: AttackKind, list?: Summand[]): number {
  return Math.max(0, total(hero, 'defence', kind, heroSheets[hero.hero].defence, undefined, list))
}

/** Dice for a skill, from 1 to 3 (TE-4.5). */
export function diceOf(
  { boss }: Pick<State, 'boss'>,
  hero: HeroState,
  skill: Skill,
  list?: Summand[],
): number {
  return Math.min(3, Math.max(1, total(hero, 'dice', skill, heroSheets[hero.hero].dice[skill], boss, list)))
}

/** What is added to the result of every check of a skill. */
export function skillBonus(
  { boss }: Pick<State, 'boss'>,
  hero: HeroState,
  skill: Skill,
  list?: Summand[],
): number {
  return total(hero, 'check', skill, 0, boss, list)
}

/** Does the hero move as if there were no enemies (TE-6.4)? */
export function isStealthy(state: State, hero: HeroState): boolean {
  return (hero === activeHero(state) && state.turn.stealth) || total(hero, 'stealth') > 0
}

/** What equipment adds to the damage of a spell. */
export function spellDamage(hero: HeroState): number {
  return total(hero, 'spellDamage')
}

/** The cost of a cast as this hero pays it (TE-26.5). */
export function castCost(hero: HeroState, cost: Cost | undefined): Cost | undefined {
  if (cost?.focus === undefined) return cost
  return { ...cost, focus: Math.max(0, cost.focus + total(hero, 'castCost')) }
}

export function speedBreakdown(state: State, hero: HeroState): Summand[] {
  const list: Summand[] = []
  speedOf(state, hero, list)
  return list
}

export function defenceBreakdown(hero: HeroState): Summand[] {
  const list: Summand[] = []
  heroDefence(hero, undefined, list)
  return list
}

export function diceBreakdown(state: State, hero: HeroState, skill: Skill): Summand[] {
  const list: Summand[] = []
  diceOf(state, hero, skill, list)
  return list
}

export function checkBonusBreakdown(state: State, hero: HeroState, skill: Skill): Summand[] {
  const list: Summand[] = []
  skillBonus(state, hero, skill, list)
  return list
}

/** In full, and health never down to 0 (TE-4.2, TE-16.19). */
export function canPay(hero: HeroState, cost: Cost | undefined): boolean {
  return hero.focus >= (cost?.focus ?? 0) && hero.health > (cost?.health ?? 0)
}
