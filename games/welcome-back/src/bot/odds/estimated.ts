import { type Chance, fastChance } from '@kazamata/kernel'
import { specials, types } from '../../content/ids.ts'
import { allDiffer } from '../../rules/death.ts'
import { cardIndex, unseenSpecial } from '../../rules/deck.ts'
import {
  diesUnlessSaved,
  type Encounters,
  encountersOf,
  polymorphed,
  type RunnerState,
} from './encounters.ts'
import type { Dungeon } from './exact.ts'

const samples = 250

/**
 * Nearly the odds of survival where the exact ones would take too long. A plan is made as if every unknown card came
 * from the whole bag anew, which leaves so few situations that all can be solved; the plan is then tried on piles as
 * they really may lie. The same question always gets the same answer.
 */
export function estimatedSurvival(dungeon: Dungeon): number {
  const chance = fastChance(1)
  const bag = dungeon.unseen.flatMap((count, card) => Array<number>(count).fill(card))
  const hidden = specials.flatMap((_, i) => (dungeon.known & (1 << i) ? [] : [types.length + i]))
  return new SampledPlan(
    dungeon,
    Array.from({ length: samples }, () => shuffled(bag, hidden, chance)),
  ).successRate()
}

/** All cards of the bag in some order; unseen Specials turn out to be one of the hidden ones. */
function shuffled(bag: readonly number[], hidden: readonly number[], chance: Chance): number[] {
  const order = [...bag]
  const left = [...hidden]
  for (let i = order.length - 1; i >= 0; i--) {
    const j = chance.int(i + 1)
    const card = order[j] ?? 0
    order[j] = order[i] ?? 0
    order[i] = card === unseenSpecial ? (left.splice(chance.int(left.length), 1)[0] ?? 0) : card
  }
  return order
}

class SampledPlan {
  private readonly encounters: Encounters
  private readonly pile: readonly (number | undefined)[]
  private readonly kinds: readonly { readonly card: number; readonly share: number }[]
  /** By place: the value of each state of the runner. */
  private readonly worth: Map<RunnerState, number>[]

  /** `orders`: what the unknown places may hold, the first met first; what is left over is for Polymorph. */
  constructor(
    private readonly dungeon: Dungeon,
    private readonly orders: readonly (readonly number[])[],
  ) {
    this.encounters = encountersOf(dungeon)
    this.pile = dungeon.pile.map(card => (card === undefined ? undefined : cardIndex.get(card)))
    const counts = new Map<number, number>()
    let all = 0
    for (const order of orders) {
      for (const card of order) counts.set(card, (counts.get(card) ?? 0) + 1)
      all += order.length
    }
    this.kinds = [...counts].map(([card, count]) => ({ card, share: count / all }))
    this.worth = this.pile.map(() => new Map())
  }

  successRate(): number {
    return this.orders.filter(order => this.survives(order)).length / this.orders.length
  }

  /** Does the plan survive when the unknown cards come in this order? */
  private survives(order: readonly number[]): boolean {
    let next = 0
    const pile = this.pile.map(card => card ?? order[next++] ?? 0)
    const counts = [...this.dungeon.typeCount]
    let { runner } = this.dungeon
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i] ?? 0
      const position = this.dungeon.position + 1 + i
      const type = this.encounters.typeAt(card, position)
      const ends = this.encounters.meet(runner, card, position, Math.min(2, counts[type] ?? 0))
      const end = this.choose(i, ends, runner)
      if (end === polymorphed) {
        runner &= ~this.encounters.polymorph
        pile[i] = order[next++] ?? card
        i -= 1
        continue
      }
      if (end === diesUnlessSaved) return this.allDiffer(pile)
      if (end < 0) return false
      if (type >= 0) counts[type] = (counts[type] ?? 0) + 1
      runner = end
    }
    return true
  }

  private allDiffer(pile: readonly number[]): boolean {
    return allDiffer([...this.dungeon.met.map(card => cardIndex.get(card)), ...pile])
  }

  private choose(i: number, ends: readonly RunnerState[], runner: RunnerState): RunnerState {
    let top = ends[0] ?? 0
    if (ends.length === 1) return top
    let most = -1
    for (const end of ends) {
      const value = this.value(i, end, runner)
      if (value > most) {
        most = value
        top = end
      }
    }
    return top
  }

  /** What the plan hopes for after a card at place `i` ended like this. */
  private value(i: number, end: RunnerState, runner: RunnerState): number {
    if (end >= 0) return this.from(i + 1, end)
    if (end === diesUnlessSaved) return 0.1
    const change = end === polymorphed && this.dungeon.deck
    return change ? this.drawn(i, runner & ~this.encounters.polymorph) : 0
  }

  private from(i: number, runner: RunnerState): number {
    const place = this.worth[i]
    if (place === undefined) return 1
    let value = place.get(runner)
    if (value === undefined) {
      const card = this.pile[i]
      value = card === undefined ? this.drawn(i, runner) : this.met(i, card, runner)
      place.set(runner, value)
    }
    return value
  }

  private drawn(i: number, runner: RunnerState): number {
    let sum = 0
    for (const { card, share } of this.kinds) sum += share * this.met(i, card, runner)
    return sum
  }

  private met(i: number, card: number, runner: RunnerState): number {
    let top = 0
    for (const end of this.encounters.meet(runner, card, this.dungeon.position + 1 + i, 0)) {
      top = Math.max(top, this.value(i, end, runner))
    }
    return top
  }
}
