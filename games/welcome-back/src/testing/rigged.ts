import type { Chance } from '@kazamata/kernel'
import { type Card, specials } from '../content/ids.ts'
import { cardIndex, specialBit, unseenSpecial } from '../rules/deck.ts'
import type { State } from '../state.ts'

/**
 * A chance that yields these numbers and cards in order. A card is whatever number draws it from the deck of `state`
 * at that moment; a Special that nobody has seen takes two draws, as in a match.
 */
export function rigged(script: readonly (Card | number)[], state?: State): Chance {
  const rest = [...script]
  return {
    int(n) {
      const next = rest.shift()
      if (next === undefined) throw new Error('The rigged chance has run out.')
      const value = typeof next === 'number' ? next : indexIn(next, state, rest)
      if (value >= n) throw new Error(`Chance was asked for a number below ${n}, not for ${next}.`)
      return value
    },
  }
}

function indexIn(card: Card, state: State | undefined, rest: (Card | number)[]): number {
  if (state === undefined) throw new Error('A card can be rigged for a known state only.')
  const before = (end: number) => state.deck.slice(0, end).reduce((sum, count) => sum + count, 0)
  const index = cardIndex.get(card) ?? unseenSpecial
  if ((state.deck[index] ?? 0) > 0) return before(index)
  if ((state.deck[unseenSpecial] ?? 0) === 0 || state.pair & specialBit(card)) {
    throw new Error(`There is no ${card} in the deck.`)
  }
  const free: readonly Card[] = specials.filter(special => !(state.pair & specialBit(special)))
  rest.unshift(free.indexOf(card))
  return before(unseenSpecial)
}
