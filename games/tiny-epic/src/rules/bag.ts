import type { Chance } from '@kazamata/kernel'
import { chambers, encounters, goblins, loots, minions, spells } from '../content/ids.ts'
import type { Bags } from '../state.ts'

/* A bag is a set of cards as bits: which are left, in no order (TE-0.1). */

/** The cards of each bag, by bit. */
const cards = { rooms: chambers, encounters, goblins, minions, loot: loots, spells } as const
type CardOf<B extends keyof Bags> = (typeof cards)[B][number]

export function full(count: number): number {
  return 2 ** count - 1
}

export function countOf(bag: number): number {
  let count = 0
  for (let rest = bag; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Draws one of the cards that are left, all equally likely. */
export function drawCard<B extends keyof Bags>(chance: Chance, bags: Bags, bag: B): CardOf<B> {
  let left = bags[bag]
  // Without its lowest bits the bag begins with the card that is drawn.
  for (let skip = chance.int(countOf(left)); skip > 0; skip--) left &= left - 1
  const at = 31 - Math.clz32(left & -left)
  const names: readonly CardOf<B>[] = cards[bag]
  const card = names[at]
  if (card === undefined) throw new Error(`A card was drawn from the empty bag of ${bag}.`)
  bags[bag] &= ~(1 << at)
  return card
}

/** Takes a card out of its bag, if it is one of that bag's cards. */
export function removeCard(bags: Bags, bag: keyof Bags, card: string): void {
  const names: readonly string[] = cards[bag]
  const at = names.indexOf(card)
  if (at >= 0) bags[bag] &= ~(1 << at)
}

/** The cards of a bag by name. */
export function cardsIn<T>(bag: number, names: readonly T[]): T[] {
  return names.filter((_, at) => (bag & (1 << at)) !== 0)
}
