import type { Chance } from '@kazamata/kernel'

/* A bag is a set of cards as bits: which are left, in no order (TE-0.1). */

export function full(count: number): number {
  return 2 ** count - 1
}

export function countOf(bag: number): number {
  let count = 0
  for (let rest = bag; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Draws one of the cards that are left, all equally likely, and says which; taking it out is the caller's. */
export function drawFrom(chance: Chance, bag: number): number {
  let skip = chance.int(countOf(bag))
  for (let at = 0; at < 32; at++) {
    if ((bag & (1 << at)) === 0) continue
    if (skip === 0) return at
    skip -= 1
  }
  throw new Error('A card was drawn from an empty bag.')
}

/** The cards of a bag by name. */
export function cardsIn<T>(bag: number, names: readonly T[]): T[] {
  return names.filter((_, at) => (bag & (1 << at)) !== 0)
}
