import type { Seat } from '@kazamata/kernel'
import { type Card, cards } from '../content/ids.ts'
import type { Question, Slot } from '../state.ts'
import { cardIndex } from './deck.ts'

/* Questions and pile slots are values that never change: each is made once and shared by all states. */

type Plain = 'hero' | 'turn' | 'ask' | 'reveal' | 'respond' | 'jelly' | 'over'
const seats: readonly Seat[] = [0, 1, 2, 3]

const plain = (what: Plain): readonly Question[] => seats.map(seat => Object.freeze({ do: what, seat }))
const questions: Readonly<Record<Plain, readonly Question[]>> = {
  hero: plain('hero'),
  turn: plain('turn'),
  ask: plain('ask'),
  reveal: plain('reveal'),
  respond: plain('respond'),
  jelly: plain('jelly'),
  over: plain('over'),
}
const places = seats.map(seat => cards.map((card): Question => Object.freeze({ do: 'place', seat, card })))
const slots = seats.map(by => cards.map((card): Slot => Object.freeze({ card, by })))

export function question(what: Plain, seat: Seat): Question {
  return questions[what][seat] ?? { do: what, seat }
}

export function placing(seat: Seat, card: Card): Question {
  return places[seat]?.[cardIndex.get(card) ?? -1] ?? { do: 'place', seat, card }
}

export function slot(card: Card, by: Seat): Slot {
  return slots[by]?.[cardIndex.get(card) ?? -1] ?? { card, by }
}
