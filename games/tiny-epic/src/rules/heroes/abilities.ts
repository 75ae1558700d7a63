import type { Ability } from '../../content/effect.ts'
import { heroSheets, printed } from '../../content/heroes.ts'
import {
  type Item,
  type Loot,
  type LootSet,
  loots,
  type Room,
  type Source,
  type Spell,
  sets,
  spells,
} from '../../content/ids.ts'
import { lootCards, setBonuses } from '../../content/loot.ts'
import { spellCards } from '../../content/spells.ts'
import type { HeroState } from '../../state.ts'

/* What a hero has equipped, and the abilities printed on it. */

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
const abilities = new Map<Source | Room, readonly Ability[]>()
for (const [name, ability] of Object.entries(printed)) if (isPrint(name)) abilities.set(name, [ability])
for (const loot of loots) abilities.set(loot, lootCards[loot].abilities)
for (const spell of spells) abilities.set(spell, [spellCards[spell].ability])

function isPrint(name: string): name is keyof typeof printed {
  return name in printed
}

/** None on a room. */
export function abilitiesOf(source: Source | Room): readonly Ability[] {
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
  for (const loot of lootOf(hero)) found.push(loot)
  for (const spell of hero.spells) found.push(spell)
  return found
}

/** The ability of a source that is used in this way, if it has one. */
export function abilityFor<W extends Ability['when']>(
  source: Source | Room,
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

/** Which bonus of a set so many pieces give: none for one piece, the first for two (TE-19.11). */
export function setLevel(pieces: number): number {
  return pieces - 2
}

/** Bonuses of sets with at least two pieces (TE-19.11). */
export function setAbilities(
  hero: HeroState,
): readonly { readonly set: LootSet; readonly ability: Ability }[] {
  if (lootOf(hero).length < 2) return noSetAbilities
  return sets.flatMap(set => {
    const ability = setBonuses[set][setLevel(piecesOf(hero, set))]
    return ability === undefined ? [] : [{ set, ability }]
  })
}

const noSetAbilities = Object.freeze([])
