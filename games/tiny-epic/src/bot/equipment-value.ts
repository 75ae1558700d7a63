import type { Ability } from '../content/effect.ts'
import { heroes, type Item, loots, spells } from '../content/ids.ts'
import { lootCards } from '../content/loot.ts'
import { cardsIn } from '../rules/bag.ts'
import { expectedDamage, oddsOf } from '../rules/check/odds.ts'
import { abilitiesOf, itemsOf, lootOf, piecesOf, setAbilities, sourcesOf } from '../rules/heroes/abilities.ts'
import { diceOf, skillBonus } from '../rules/heroes/attributes.ts'
import { openSlots, putOn, takeOff } from '../rules/heroes/equipment.ts'
import type { HeroState, State } from '../state.ts'

/* What equipment is worth to a hero, in hero turns over a game (TE-BOT.10). */

/** The defence that most enemies have. */
const usualDefence = 5

/** What the numbers below do not say. */
const uses: Readonly<Partial<Record<Item, number>>> = {
  oilLantern: 0.3,
  healingDraught: 1.2,
  pantherCloak: 0.6,
  warHorn: 0.8,
  phoenixRobes: 0.8,
  pantherBow: 0.3,
  lionShield: 0.4,
  healingLight: 0.7,
  massMending: 0.6,
  everburningFlame: 1,
  frostNova: 0.2,
  gust: 0.3,
  dimensionDoor: 0.4,
  clairvoyance: 0.5,
  banish: 0.9,
  drainLife: 0.3,
  tempestOfArrows: 0.2,
  chainLightning: 0.2,
}

/** Attributes are taken as they are anywhere but on the boss sheet. */
const noBoss = {}

/** What sets add to attacks of a kind. */
function setBonus(hero: HeroState, kind: 'melee' | 'missile'): number {
  let bonus = 0
  for (const { ability } of setAbilities(hero))
    if (ability.when === 'on' && ability.moment === 'commit' && ability.actions.includes(kind))
      for (const effect of ability.effects) if (effect.do === 'modifyCheck') bonus += effect.by
  return bonus
}

/** Damage a turn that an ability may be expected to do to a usual enemy. */
function strength(hero: HeroState, ability: Ability): number {
  if (ability.when === 'attack') {
    const dice = diceOf(noBoss, hero, ability.skill)
    const modifier = ability.bonus + skillBonus(noBoss, hero, ability.skill) + setBonus(hero, ability.kind)
    return expectedDamage(dice, modifier + 0.4, usualDefence) * (ability.kind === 'missile' ? 1.1 : 1)
  }
  if (ability.when !== 'cast') return 0
  let damage = 0
  for (const effect of ability.check.ok) {
    if (effect.do === 'damage' && damage === 0 && typeof effect.amount === 'number') damage = effect.amount
    if (effect.do === 'extraAction') damage = effect.bonus
  }
  if (damage === 0) return 0
  const odds = oddsOf(
    diceOf(noBoss, hero, 'intellect'),
    skillBonus(noBoss, hero, 'intellect') + 1,
    ability.check.difficulty,
  )
  return damage * odds * Math.min(1, 2.6 / Math.max(1, ability.check.cost?.focus ?? 0))
}

/** Every card has a number, none is 0. */
const numbers: Readonly<Record<string, number>> = Object.fromEntries([
  ...loots.map((card, at) => [card, at + 1]),
  ...spells.map((card, at) => [card, at + 1]),
  ...heroes.map((card, at) => [card, at]),
])
const numberOf = (card: string | undefined) => (card === undefined ? 0 : (numbers[card] ?? 0))

/** A number for a hero and all it carries. */
function keyOf({ hero, hands, garb, trinkets, spells: book }: HeroState): number {
  let key = numberOf(hero)
  key = 27 * key + numberOf(hands[0])
  key = 27 * key + numberOf(hands[1])
  key = 27 * key + numberOf(garb)
  key = 27 * key + numberOf(trinkets[0])
  key = 27 * key + numberOf(trinkets[1])
  key = 15 * key + numberOf(book[0])
  return 15 * key + numberOf(book[1])
}

const powers = new Map<number, number>()

/** All that a hero can do, as one number. */
export function powerOf(hero: HeroState): number {
  const key = keyOf(hero)
  let known = powers.get(key)
  if (known === undefined) {
    known = reckon(hero)
    if (powers.size > 100_000) powers.clear()
    powers.set(key, known)
  }
  return known
}

function reckon(hero: HeroState): number {
  let best = 0
  let second = 0
  for (const source of sourcesOf(hero))
    for (const ability of abilitiesOf(source)) {
      const damage = strength(hero, ability)
      if (damage > best) {
        second = best
        best = damage
      } else if (damage > second) second = damage
    }
  let total = 2.2 * best + 0.4 * second
  for (const loot of lootOf(hero))
    for (const ability of lootCards[loot].abilities) {
      if (ability.when !== 'passive') continue
      const { gives } = ability
      if (gives.is === 'defence') total += gives.by * (gives.against === undefined ? 0.5 : 0.3)
      if (gives.is === 'speed') total += 0.5 * gives.by
      if (gives.is === 'castCost') total += 0.35 * hero.spells.length
      if (gives.is === 'spellDamage') total += 0.4 * hero.spells.length
      if (gives.is === 'dice' || gives.is === 'check') total += 0.25
    }
  for (const item of itemsOf(hero)) total += uses[item] ?? 0
  total += 0.5 * Math.max(0, piecesOf(hero, 'lion') - 1) + 0.4 * Math.max(0, piecesOf(hero, 'phoenix') - 1)
  for (const set of ['bear', 'lion', 'panther', 'phoenix'] as const)
    if (piecesOf(hero, set) === 1) total += 0.15
  if (hero.hands[1] === 'none' || hero.hands[0] === 'none') total += 0.2
  return total
}

/** The hero with a card in one of its places. */
function wearing(hero: HeroState, card: Item, slot: 0 | 1): HeroState {
  const copy = { ...hero }
  putOn(copy, card, slot)
  return copy
}

/** Where a card does most, and how much more than what is there now. */
export function bestPlace(hero: HeroState, card: Item): { readonly slot: 0 | 1; readonly worth: number } {
  const now = powerOf(hero)
  let best: { slot: 0 | 1; worth: number } = { slot: 0, worth: Number.NEGATIVE_INFINITY }
  for (const slot of [0, 1] as const) {
    if (!openSlots(hero, card)[slot]) continue
    const worth = powerOf(wearing(hero, card, slot)) - now
    if (worth > best.worth) best = { slot, worth }
  }
  return best
}

/** The best card of a row for a hero; worth 0 if none is any good. */
export function bestOf(
  state: State,
  hero: HeroState,
  kind: 'loot' | 'spell',
): { readonly card?: Item; readonly worth: number } {
  let found: { card?: Item; worth: number } = { worth: 0 }
  for (const card of kind === 'loot' ? state.lootRow : state.spellRow) {
    const { worth } = bestPlace(hero, card)
    if (worth > found.worth) found = { card, worth }
  }
  return found
}

/** By equipment, then by what is left in the bag. */
const draws = { loot: new Map<number, Map<number, number>>(), spell: new Map<number, Map<number, number>>() }

/** What the top of a deck may be expected to be worth. */
export function drawWorth(state: State, hero: HeroState, kind: 'loot' | 'spell'): number {
  const bag = kind === 'loot' ? state.bags.loot : state.bags.spells
  if (bag === 0) return 0
  const of = draws[kind]
  const key = keyOf(hero)
  let bags = of.get(key)
  if (bags === undefined) {
    bags = new Map()
    if (of.size > 2000) of.clear()
    of.set(key, bags)
  }
  let known = bags.get(bag)
  if (known === undefined) {
    const cards: readonly Item[] = kind === 'loot' ? cardsIn(bag, loots) : cardsIn(bag, spells)
    let sum = 0
    for (const card of cards) sum += Math.max(0, bestPlace(hero, card).worth)
    known = sum / cards.length
    bags.set(bag, known)
  }
  return known
}

/** What a hero would miss of a card. */
export function missed(hero: HeroState, card: Item): number {
  const without = { ...hero }
  takeOff(without, card)
  return powerOf(hero) - powerOf(without)
}
