import { types } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import { fullDeck, unseenSpecial } from '../../rules/deck.ts'
import {
  diesUnlessSaved,
  type Encounters,
  encountersOf,
  polymorphed,
  type RunFacts,
  type RunnerState,
  rowOf,
} from './encounters.ts'

const places = 15
/** How often the other one of a pair was met before (Scepter), in a pile of the usual size. */
const repeats = 0.18
const paired = types.filter(type => monsters[type].copies > 1).length

/**
 * Approximate odds for the thousands of decisions that a search plays through: every unknown card as if it came from
 * the whole deck anew. All situations of a Hero are then so few that each is worked out once.
 */
export class QuickOdds {
  readonly encounters: Encounters
  private readonly kinds: readonly { readonly card: number; readonly share: number }[]
  /** By size of the pile: the chance that no name repeats in it. */
  private readonly distinct: readonly number[]
  /** By runner: the odds by number of unknown cards. */
  private readonly odds = new Map<RunnerState, Float64Array>()

  constructor(facts: RunFacts, pair: number, specialCards: number) {
    this.encounters = encountersOf(facts)
    const deck = fullDeck(pair, specialCards)
    deck.length = unseenSpecial
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
  of(runner: RunnerState, unknown: number): number {
    if (unknown === 0) return 1
    let odds = this.odds.get(runner)
    if (odds === undefined) {
      odds = new Float64Array(places + 1).fill(-1)
      this.odds.set(runner, odds)
    }
    let value = odds[unknown] ?? 0
    if (value < 0) {
      value = 0
      for (const { card, share } of this.kinds) value += share * this.met(runner, card, unknown)
      odds[unknown] = value
    }
    return value
  }

  private met(runner: RunnerState, card: number, unknown: number): number {
    const again = card < paired && rowOf(runner) & this.encounters.repeat ? repeats : 0
    return (
      (again === 0 ? 0 : again * this.of(runner, unknown - 1)) +
      (1 - again) * this.first(runner, card, unknown)
    )
  }

  private first(runner: RunnerState, card: number, unknown: number): number {
    let top = 0
    for (const end of this.encounters.meet(runner, card, 4, 0)) {
      const value = end >= 0 ? this.of(end, unknown - 1) : this.turn(end, runner, unknown)
      if (value > top) top = value
    }
    return top
  }

  private turn(end: RunnerState, runner: RunnerState, unknown: number): number {
    if (end === diesUnlessSaved) return this.distinct[unknown + 3] ?? 0
    return end === polymorphed ? this.of(runner & ~this.encounters.polymorph, unknown) : 0
  }
}
