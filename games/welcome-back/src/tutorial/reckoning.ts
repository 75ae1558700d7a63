import type { Card, Hero, Token } from '../content/ids.ts'
import { cards } from '../content/ids.ts'
import { monsters } from '../content/monsters.ts'
import { damageOf } from '../rules/damage.ts'
import { fullDeck, specialBits, withdraw } from '../rules/deck.ts'
import { bitOf, kitOf, rowBits, rowTokens, startHp } from '../rules/kits.ts'
import { type Profile, profileAt } from '../rules/monster-profile.ts'
import { seenCards, type View } from '../view.ts'

/* What a careful player adds up in the head: hit points against strengths, tokens that can be spent left aside. */

/** The profile of a Monster with a printed strength. */
function printed(card: Card): Profile | undefined {
  const { strength, type } = monsters[card]
  return typeof strength === 'number' ? profileAt(strength, type) : undefined
}

/** The tokens of a row that beat a card every time. */
export function beatersOf(card: Card, hero: Hero, row: readonly Token[]): readonly Token[] {
  const profile = printed(card)
  if (profile === undefined) return []
  const kit = kitOf(hero)
  return rowTokens(kit, (kit.free[profile.key] ?? 0) & rowBits(row))
}

/** What a card would cost by itself. */
export function costOf(card: Card, hero: Hero, row: readonly Token[]): number {
  const profile = printed(card)
  if (profile === undefined || beatersOf(card, hero, row).length > 0) return 0
  const kit = kitOf(hero)
  const bits = rowBits(row)
  return damageOf(kit, bits, { hp: startHp(kit, bits), flute: 0 }, profile)
}

export interface Reckoning {
  /** What the Hero would go in with now. */
  readonly hp: number
  /** What the dungeon would cost: the known cards, and the average for each of the others. */
  readonly cost: number
}

/** Whoever went in now, as far as the viewer can tell. */
export function reckoningOf(view: View, hero: Hero): Reckoning {
  const { row, pile } = view
  const seen = seenCards(view)
  const unseen = fullDeck(specialBits([...view.specials, ...seen]), view.options.specials)
  withdraw(unseen, seen)
  let sum = 0
  let count = 0
  cards.forEach((card, i) => {
    sum += (unseen[i] ?? 0) * costOf(card, hero, row)
    count += unseen[i] ?? 0
  })
  const average = count === 0 ? 0 : sum / count
  const cost = pile.reduce(
    (total, { card }) => total + (card === undefined ? average : costOf(card, hero, row)),
    0,
  )
  return { hp: startHp(kitOf(hero), rowBits(row)), cost: Math.round(cost) }
}

/** The dungeon would leave fewer hit points than this: too few to go in. */
const leastLeft = 2

/** Is it time to pass? */
export function isTooDangerous({ hp, cost }: Reckoning): boolean {
  return hp - cost < leastLeft
}

/** A card of the viewer's own in the dungeon that would cost a lot without the one token that beats it. */
export function trapOf(view: View, hero: Hero): { readonly card: Card; readonly token: Token } | undefined {
  for (const { card } of view.pile) {
    const [token, ...others] = card === undefined ? [] : beatersOf(card, hero, view.row)
    if (card === undefined || token === undefined || others.length > 0) continue
    const without = view.row.filter(other => bitOf(other) !== bitOf(token))
    if (costOf(card, hero, without) >= 6) return { card, token }
  }
  return undefined
}
