import { bossSheets } from '../content/bosses.ts'
import type { Ability, Cost, Passive } from '../content/effect.ts'
import { heroSheets, printed } from '../content/heroes.ts'
import {
  type AttackKind,
  type Item,
  type Loot,
  type LootSet,
  loots,
  type Skill,
  type Source,
  type Spell,
  sets,
  spells,
} from '../content/ids.ts'
import { lootCards, setBonuses } from '../content/loot.ts'
import { spellCards } from '../content/spells.ts'
import { activeHero, type HeroState, type State } from '../state.ts'

const lootNames: ReadonlySet<string> = new Set(loots)
const spellNames: ReadonlySet<string> = new Set(spells)

export function isLoot(source: string): source is Loot {
  return lootNames.has(source)
}
export function isSpell(source: string): source is Spell {
  return spellNames.has(source)
}

/** What is printed on a card or in a slot. */
const noAbilities: readonly Ability[] = Object.freeze([])
const abilities = new Map<Source, readonly Ability[]>()
for (const [name, ability] of Object.entries(printed)) if (isPrint(name)) abilities.set(name, [ability])
for (const loot of loots) abilities.set(loot, lootCards[loot].abilities)
for (const spell of spells) abilities.set(spell, [spellCards[spell].ability])

function isPrint(name: string): name is keyof typeof printed {
  return name in printed
}

export function abilitiesOf(source: Source): readonly Ability[] {
  return abilities.get(source) ?? noAbilities
}

const noLoot: readonly Loot[] = Object.freeze([])

/** Loot in use: hands, garb, trinkets. */
export function lootOf({ hands, garb, trinkets }: HeroState): readonly Loot[] {
  const [one, two] = hands
  if (one === 'none' && two === 'none' && garb === 'none' && trinkets.length === 0) return noLoot
  const held: Loot[] = []
  if (one !== 'none') held.push(one)
  if (two !== 'none') held.push(two)
  if (garb !== 'none') held.push(garb)
  for (const trinket of trinkets) held.push(trinket)
  return held
}

export function itemsOf(hero: HeroState): readonly Item[] {
  const held = lootOf(hero)
  const { spells: known } = hero
  return known.length === 0 ? held : [...held, ...known]
}

/** Everything a hero can use now: the ability, hand slots that no loot covers, loot, spells (TE-19.9). */
export function sourcesOf(hero: HeroState): Source[] {
  const sheet = heroSheets[hero.hero]
  const found: Source[] = [sheet.ability]
  if (hero.hands[0] === 'none') found.push(sheet.hands[0])
  if (hero.hands[1] === 'none') found.push(sheet.hands[1])
  for (const item of itemsOf(hero)) found.push(item)
  return found
}

/** The ability of a source that is used in this way, if it has one. */
export function abilityFor<W extends Ability['when']>(
  source: Source,
  when: W,
): Extract<Ability, { when: W }> | undefined {
  for (const ability of abilitiesOf(source)) if (isUsed(ability, when)) return ability
  return undefined
}

function isUsed<W extends Ability['when']>(
  ability: Ability,
  when: W,
): ability is Extract<Ability, { when: W }> {
  return ability.when === when
}

/** Pieces of a legendary set in use. */
export function piecesOf(hero: HeroState, set: LootSet): number {
  return lootOf(hero).filter(loot => lootCards[loot].set === set).length
}

/** Bonuses of sets with at least two pieces (TE-19.11). */
export function setAbilities(hero: HeroState): readonly Ability[] {
  if (lootOf(hero).length < 2) return noAbilities
  return sets.flatMap(set => setBonuses[set][piecesOf(hero, set) - 2] ?? [])
}

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
