import type { Chance } from '@kazamata/kernel'
import { type Card, cards, type Special, specials, types } from '../content/ids.ts'
import { monsters } from '../content/monsters.ts'
import type { State } from '../state.ts'

/*
 * The deck is a bag: it has contents but no order; which card is drawn is decided when somebody first sees it. The odds
 * are those of a shuffled deck (WB-2.7, 9.1), and there is no order that could leak.
 */

/** Index of the count of Specials that nobody has seen. */
export const unseenSpecial = cards.length

/** Index of a card in `cards`. */
export const cardIndex: ReadonlyMap<Card, number> = new Map(cards.map((card, i) => [card, i]))

const bitOfSpecial: ReadonlyMap<Card, number> = new Map(specials.map((special, i) => [special, 1 << i]))

/** Bit of a Special in `pair` and `shown`; 0 for a normal Monster. */
export function specialBit(card: Card): number {
  return bitOfSpecial.get(card) ?? 0
}

/** The Specials among these cards, as bits. */
export function specialBits(among: readonly Card[]): number {
  return among.reduce((bits, card) => bits | specialBit(card), 0)
}

export function deckSize(deck: readonly number[]): number {
  let size = 0
  for (let i = 0; i < deck.length; i++) size += deck[i] ?? 0
  return size
}

export function deckEmpty(deck: readonly number[]): boolean {
  for (let i = 0; i < deck.length; i++) if (deck[i] !== 0) return false
  return true
}

/** Draws a card: one call to chance, and one more when it is a Special that nobody has seen yet. */
export function takeCard(state: State, chance: Chance): Card {
  const deck = state.deck
  let n = chance.int(deckSize(deck))
  for (let i = 0; i < deck.length; i++) {
    const count = deck[i] ?? 0
    if (n < count) {
      deck[i] = count - 1
      return cards[i] ?? identify(state, chance)
    }
    n -= count
  }
  throw new Error('A card was drawn from an empty deck.')
}

/** Which Special it is: any of the six that is not yet known to be another card of this match. */
function identify(state: State, chance: Chance): Special {
  const left = specials.filter((_, i) => !(state.pair & (1 << i)))
  const special = left[chance.int(left.length)]
  if (special === undefined) throw new Error('All six Specials are accounted for.')
  state.pair |= specialBit(special)
  return special
}

/** Everybody sees the card from now on (WB-4.4). */
export function show(state: State, card: Card): void {
  state.shown |= specialBit(card)
}

const normal: readonly number[] = types.map(type => monsters[type].copies)

/** Fills the deck of a match in which these Specials are identified. */
function fill(deck: number[], pair: number, specialCards: number): void {
  let left = specialCards
  for (let i = 0; i < unseenSpecial; i++) {
    const special = (pair >> (i - types.length)) & 1
    deck[i] = normal[i] ?? special
    if (i >= types.length) left -= special
  }
  deck[unseenSpecial] = left
}

/** A full deck for a match in which these Specials are identified. */
export function fullDeck(pair: number, specialCards: number): number[] {
  const deck: number[] = []
  fill(deck, pair, specialCards)
  return deck
}

/** All cards go back (WB-9.1); all that were drawn have been shown (WB-4.5, 4.6). */
export function returnAllCards(state: State): void {
  state.shown = state.pair
  fill(state.deck, state.pair, state.options.specials)
}

/** Takes these cards, which are in it, out of a deck. */
export function withdraw(deck: number[], taken: readonly Card[]): void {
  for (const card of taken) {
    const i = cardIndex.get(card) ?? unseenSpecial
    deck[i] = (deck[i] ?? 0) - 1
  }
}

/** The fifteen pairs in order, as bits. */
export const pairs: readonly number[] = specials.flatMap((_, i) =>
  specials.slice(i + 1).map((_, j) => (1 << i) | (1 << (i + 1 + j))),
)
