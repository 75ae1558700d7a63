import { type Chance, fastChance } from '@kazamata/kernel'
import { cards, specials, types } from '../content/ids.ts'
import { cardIndex } from '../rules/deck.ts'
import { changed, type Encounters, encountersOf, judged, type Stand } from './encounter.ts'
import type { Dungeon } from './survival.ts'

const mystery = cards.length
const samples = 250

/**
 * Nearly the odds of survival where the exact ones would take too long. A plan is made as if every unknown card came
 * from the whole bag anew, which leaves so few situations that all can be solved; the plan is then tried on piles as
 * they really may lie. The same question always gets the same answer.
 */
export function estimate(dungeon: Dungeon): number {
  return new Plan(dungeon).tried(fastChance(1))
}

class Plan {
  private readonly encounters: Encounters
  private readonly pile: readonly (number | undefined)[]
  /** All unseen cards, one by one. */
  private readonly bag: readonly number[]
  private readonly kinds: readonly { readonly card: number; readonly share: number }[]
  /** The Specials that an unseen one may be. */
  private readonly hidden: readonly number[]
  /** By place: the worth of each stand. */
  private readonly worth: Map<Stand, number>[]

  constructor(private readonly dungeon: Dungeon) {
    this.encounters = encountersOf(dungeon)
    this.pile = dungeon.pile.map(card => (card === undefined ? undefined : cardIndex.get(card)))
    this.bag = dungeon.unseen.flatMap((count, card) => Array<number>(count).fill(card))
    this.hidden = specials.flatMap((_, i) => (dungeon.known & (1 << i) ? [] : [types.length + i]))
    const kinds = new Map<number, number>()
    for (const card of this.bag) {
      const candidates = card === mystery ? this.hidden : [card]
      for (const each of candidates) kinds.set(each, (kinds.get(each) ?? 0) + 1 / candidates.length)
    }
    this.kinds = [...kinds].map(([card, share]) => ({ card, share: share / this.bag.length }))
    this.worth = this.pile.map(() => new Map())
  }

  tried(chance: Chance): number {
    let survived = 0
    for (let n = 0; n < samples; n++) if (this.walk(this.shuffled(chance))) survived += 1
    return survived / samples
  }

  private shuffled(chance: Chance): number[] {
    const order = [...this.bag]
    const hidden = [...this.hidden]
    for (let i = order.length - 1; i >= 0; i--) {
      const j = chance.int(i + 1)
      const card = order[j] ?? 0
      order[j] = order[i] ?? 0
      order[i] = card === mystery ? (hidden.splice(chance.int(hidden.length), 1)[0] ?? 0) : card
    }
    return order
  }

  /** Does the plan survive when the unknown cards come in this order? */
  private walk(order: number[]): boolean {
    const pile = this.pile.map(card => card ?? order.pop() ?? 0)
    const counts = [...this.dungeon.typeCount]
    let { stand } = this.dungeon
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i] ?? 0
      const position = this.dungeon.position + 1 + i
      const type = this.encounters.typeAt(card, position)
      const ends = this.encounters.meet(stand, card, position, Math.min(2, counts[type] ?? 0))
      const end = this.choose(i, ends, stand)
      if (end === changed) {
        stand &= ~this.encounters.polymorph
        pile[i] = order.pop() ?? card
        i -= 1
        continue
      }
      if (end === judged) return this.differ(pile)
      if (end < 0) return false
      if (type >= 0) counts[type] = (counts[type] ?? 0) + 1
      stand = end
    }
    return true
  }

  private differ(pile: readonly number[]): boolean {
    const names = [...this.dungeon.met.map(card => cardIndex.get(card)), ...pile]
    return new Set(names).size === names.length
  }

  private choose(i: number, ends: readonly Stand[], stand: Stand): Stand {
    let top = ends[0] ?? 0
    if (ends.length === 1) return top
    let most = -1
    for (const end of ends) {
      const value = this.value(i, end, stand)
      if (value > most) {
        most = value
        top = end
      }
    }
    return top
  }

  /** What the plan hopes for after a card at place `i` ended like this. */
  private value(i: number, end: Stand, stand: Stand): number {
    if (end >= 0) return this.from(i + 1, end)
    if (end === judged) return 0.1
    const change = end === changed && this.dungeon.deck
    return change ? this.drawn(i, stand & ~this.encounters.polymorph) : 0
  }

  private from(i: number, stand: Stand): number {
    const place = this.worth[i]
    if (place === undefined) return 1
    let value = place.get(stand)
    if (value === undefined) {
      const card = this.pile[i]
      value = card === undefined ? this.drawn(i, stand) : this.met(i, card, stand)
      place.set(stand, value)
    }
    return value
  }

  private drawn(i: number, stand: Stand): number {
    let sum = 0
    for (const { card, share } of this.kinds) sum += share * this.met(i, card, stand)
    return sum
  }

  private met(i: number, card: number, stand: Stand): number {
    let top = 0
    for (const end of this.encounters.meet(stand, card, this.dungeon.position + 1 + i, 0)) {
      top = Math.max(top, this.value(i, end, stand))
    }
    return top
  }
}
