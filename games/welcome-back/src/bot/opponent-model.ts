import type { Chance, Seat } from '@kazamata/kernel'
import type { Card, Hero } from '../content/ids.ts'
import type { Move } from '../move.ts'
import { allDiffer } from '../rules/death.ts'
import { cardIndex } from '../rules/deck.ts'
import { bitOf, kitOf, startHp } from '../rules/kits.ts'
import { newRun, type Slot, type State } from '../state.ts'
import {
  diesUnlessSaved,
  type Encounters,
  polymorphed,
  type RunnerState,
  runnerState,
} from './odds/encounters.ts'
import { QuickOdds } from './odds/quick.ts'

/** The veteran's model of the others: they draw at `minimumOdds` or better, with random errors of size `errorSize`. */
const minimumOdds = 0.5
const errorSize = 0.06
/** How strongly better moves are preferred to worse ones. */
const preference = 30
/** Where it makes no difference, most people prefer adding a card to removing a token. */
const addBonus = 0.05
/** The share of choices made at random, so that nothing anybody does is impossible. */
const randomShare = 0.08

/** A Sword or Vorpal weapon counts as named after this type until it is. */
const likelyName = 'golem'

/** What a decision looks at. */
export interface DecisionContext {
  readonly row: number
  readonly pile: readonly Slot[]
  /** How many cards of the pile lay there at that moment. */
  readonly height: number
  readonly seat: Seat
  /** Has this seat a Success card? */
  readonly hasSuccess: boolean
}

/** The players of one round with one Hero. */
export class OpponentModel {
  /** For a runner without a Success card, and for one who has it. */
  private readonly quick: { readonly without: QuickOdds; readonly with: QuickOdds }
  /** By row: the runner who enters with it. */
  private readonly fresh: readonly RunnerState[]

  constructor(hero: Hero, pair: number, specialCards: number) {
    const quick = (hasSuccess: boolean) =>
      new QuickOdds({ hero, hasSuccess, named: likelyName }, pair, specialCards)
    this.quick = { without: quick(false), with: quick(true) }
    const kit = kitOf(hero)
    this.fresh = Array.from({ length: 64 }, (_, row) => runnerState(row, newRun(0, startHp(kit, row))))
  }

  /** The odds of a run right now as this seat may see them: it knows its own cards. With `more` unknown ones. */
  odds({ row, pile, height, seat, hasSuccess }: DecisionContext, added?: Card, more = 0): number {
    const odds = this.quickFor(hasSuccess)
    let unknown = more
    for (let i = 0; i < height; i++) if (pile[i]?.by !== seat) unknown += 1
    let runner = this.fresh[row] ?? 0
    if (added !== undefined) runner = bestAfter(odds, runner, added, unknown)
    for (let i = height - 1; i >= 0 && runner >= 0; i--) {
      const slot = pile[i]
      if (slot?.by === seat) runner = bestAfter(odds, runner, slot.card, unknown)
    }
    return runner < 0 ? 0 : odds.of(runner, unknown)
  }

  private quickFor(hasSuccess: boolean): QuickOdds {
    return hasSuccess ? this.quick.with : this.quick.without
  }

  /** The chance that a seat with these odds draws. */
  drawChance(odds: number, courage = minimumOdds): number {
    return randomShare / 2 + (1 - randomShare) / (1 + Math.exp((courage - odds) / errorSize))
  }

  /** The chance of each move with a drawn card. */
  placeChances(context: DecisionContext, card: Card, moves: readonly Move[]): number[] {
    const weights = moves.map(move =>
      Math.exp(
        preference *
          (move.do === 'remove'
            ? this.odds({ ...context, row: context.row & ~bitOf(move.token) })
            : this.odds(context, card) + addBonus),
      ),
    )
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return weights.map(weight => randomShare / moves.length + ((1 - randomShare) * weight) / sum)
  }

  /** Would the runner survive this very pile, playing every option right? */
  survives(state: State): boolean {
    const run = state.run
    if (run === undefined) return true
    const hasSuccess = (state.players[run.seat]?.successes ?? 0) > 0
    const { encounters } = this.quickFor(hasSuccess)
    return this.survivesFrom(encounters, runnerState(state.row, run), state.pile, state.pile.length - 1, 0)
  }

  private survivesFrom(
    encounters: Encounters,
    runner: RunnerState,
    pile: readonly Slot[],
    i: number,
    counts: number,
  ): boolean {
    const slot = pile[i]
    if (slot === undefined) return true
    const card = cardIndex.get(slot.card) ?? 0
    const position = pile.length - i
    const type = encounters.typeAt(card, position)
    const before = type < 0 ? 0 : (counts >> (2 * type)) & 3
    const after = type >= 0 && before < 2 ? counts + (1 << (2 * type)) : counts
    for (const end of encounters.meet(runner, card, position, before)) {
      if (end === diesUnlessSaved && allDiffer(pile.map(each => each.card))) return true
      // What Polymorph brings is not known; mostly it is better than what it takes away.
      const next = end === polymorphed ? runner & ~encounters.polymorph : end
      if (next >= 0 && this.survivesFrom(encounters, next, pile, i - 1, after)) return true
    }
    return false
  }
}

/** The runner after a card, answered so that most is left for the unknown ones. */
function bestAfter(odds: QuickOdds, runner: RunnerState, card: Card, unknown: number): RunnerState {
  if (runner < 0) return runner
  const ends = odds.encounters.meet(runner, cardIndex.get(card) ?? 0, 4, 0)
  if (ends.length === 1) return ends[0] ?? -1
  let top = ends[0] ?? -1
  let most = -1
  for (const end of ends) {
    const value = end < 0 ? 0 : odds.of(end, unknown)
    if (value > most) {
      most = value
      top = end
    }
  }
  return top
}

/** One of several by their chances. */
export function pickByChance(chances: readonly number[], chance: Chance): number {
  let left = chance.int(1 << 24) / (1 << 24)
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i] ?? 0
    if (left < 0) return i
  }
  return chances.length - 1
}

const models = new Map<string, OpponentModel>()
const mostModels = 32

export function opponentModel(hero: Hero, pair: number, specialCards: number): OpponentModel {
  const key = `${hero} ${pair} ${specialCards}`
  let model = models.get(key)
  if (model === undefined) {
    if (models.size >= mostModels) models.clear()
    model = new OpponentModel(hero, pair, specialCards)
    models.set(key, model)
  }
  return model
}
