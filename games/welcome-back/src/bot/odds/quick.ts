import { cards, types } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import { fullDeck } from '../../rules/deck.ts'
import {
  changed,
  type Delve,
  type Encounters,
  encountersOf,
  judged,
  rowOf,
  type Stand,
} from './encounters.ts'

const mystery = cards.length
const places = 15
/** How often the other one of a pair was met before (Scepter), in a pile of the usual size. */
const repeats = 0.18
const paired = types.filter(type => monsters[type].copies > 1).length

/**
 * The odds at a glance, for the thousands of decisions a search plays through: every unknown card as if it came from
 * the whole deck anew. All situations of a Hero are then so few that each is worked out once.
 */
export class Glance {
  private readonly encounters: Encounters
  private readonly kinds: readonly { readonly card: number; readonly share: number }[]
  /** By size of the pile: the chance that no name repeats in it. */
  private readonly distinct: readonly number[]
  /** By stand: the odds by number of unknown cards. */
  private readonly odds = new Map<Stand, Float64Array>()

  constructor(delve: Delve, pair: number, specialCards: number) {
    this.encounters = encountersOf(delve)
    const deck = fullDeck(pair, specialCards)
    deck.length = mystery
    const size = deck.reduce((sum, n) => sum + n, 0)
    // Hands of different names against all hands, for each number of cards (Omnipotence).
    const hands = [1, ...Array<number>(places).fill(0)]
    for (const copies of deck) {
      for (let n = places; n > 0; n--) hands[n] = (hands[n] ?? 0) + copies * (hands[n - 1] ?? 0)
    }
    let all = 1
    this.distinct = hands.map((hand, n) => {
      if (n > 0) all = (all * (size - n + 1)) / n
      return all > 0 ? hand / all : 0
    })
    this.kinds = deck.flatMap((n, card) => (n > 0 ? [{ card, share: n / size }] : []))
  }

  /** The odds to survive so many unknown cards. */
  of(stand: Stand, unknown: number): number {
    if (unknown === 0) return 1
    let odds = this.odds.get(stand)
    if (odds === undefined) {
      odds = new Float64Array(places + 1).fill(-1)
      this.odds.set(stand, odds)
    }
    let value = odds[unknown] ?? 0
    if (value < 0) {
      value = 0
      for (const { card, share } of this.kinds) value += share * this.met(stand, card, unknown)
      odds[unknown] = value
    }
    return value
  }

  private met(stand: Stand, card: number, unknown: number): number {
    const again = card < paired && rowOf(stand) & this.encounters.repeat ? repeats : 0
    return (
      (again === 0 ? 0 : again * this.of(stand, unknown - 1)) + (1 - again) * this.first(stand, card, unknown)
    )
  }

  private first(stand: Stand, card: number, unknown: number): number {
    let top = 0
    for (const end of this.encounters.meet(stand, card, 4, 0)) {
      const value = end >= 0 ? this.of(end, unknown - 1) : this.turn(end, stand, unknown)
      if (value > top) top = value
    }
    return top
  }

  private turn(end: Stand, stand: Stand, unknown: number): number {
    if (end === judged) return this.distinct[unknown + 3] ?? 0
    return end === changed ? this.of(stand & ~this.encounters.polymorph, unknown) : 0
  }
}
