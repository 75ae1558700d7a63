import { type Card, cards, specials, types } from '../../content/ids.ts'
import { monsters } from '../../content/monsters.ts'
import { cardIndex, unseenSpecial } from '../../rules/deck.ts'
import {
  diesUnlessSaved,
  type Encounters,
  encountersOf,
  hpOf,
  polymorphed,
  type RunFacts,
  type RunnerState,
  rowOf,
} from './encounters.ts'
import { MemoTable } from './memo-table.ts'

/** A runner before the rest of a pile, as far as somebody knows it. */
export interface Dungeon extends RunFacts {
  readonly runner: RunnerState
  /** The cards not yet met, next one first; `undefined` where the card is not known. */
  readonly pile: readonly (Card | undefined)[]
  /** How many of each card may lie in the unknown places, by index into `cards`, and last the unseen Specials. */
  readonly unseen: readonly number[]
  /** The Specials that an unseen one cannot be, as bits by index into `specials`. */
  readonly known: number
  /** Is there a card for Polymorph to draw? */
  readonly deck: boolean
  /** Position of the last card met. */
  readonly position: number
  /** Cards met so far that are still part of the pile (Omnipotence, WB-11.94). */
  readonly met: readonly Card[]
  /** Cards met so far of each type, by index into `types` (Scepter, WB-5.11). */
  readonly typeCount: readonly number[]
}

/** By index into `cards` (and the unseen Specials): where its count lies in the number that encodes a bag. */
const shift = [0, 2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]
/** Above them: the Specials that an unseen one cannot be. */
const knownShift = 21
const bagMask = (1 << knownShift) - 1
const firstSpecial = types.length
const jelly = cards.indexOf('jelly')
const shapeshifter = cards.indexOf('shapeshifter')
/** Types with two copies come first; only their names can repeat. */
const paired = types.filter(type => monsters[type].copies > 1).length
const repeated = 1 << paired

/** Odds for piles of unknown cards only: they are the same for many questions. */
const sharedMemo = new MemoTable()

/** Answers one question at a time about one kind of run. */
class Solver {
  private ownMemo = new MemoTable()
  private readonly encounters: Encounters
  private readonly bag = new Int8Array(unseenSpecial + 1)
  /** The bag as one number. */
  private code = 0
  private left = 0
  private pile: readonly (number | undefined)[] = []
  /** By place: how many places from here on are unknown, and the most that the known ones can cost. */
  private hidden: number[] = []
  private knownHarm: number[] = []
  /** By card: the most HP it can cost; and the cards, worst first. */
  private harm: readonly number[] = []
  private readonly byHarm = Array.from({ length: unseenSpecial + 1 }, (_, card) => card)
  private offset = 0
  private deck = false
  /** Tokens that a Jelly Cube may still take. */
  private jellies = 0

  constructor(
    facts: RunFacts,
    /** Its own part of the keys in the cache that all solvers share. */
    private readonly id: number,
  ) {
    this.encounters = encountersOf(facts)
  }

  solve(dungeon: Dungeon): number {
    this.load(dungeon)
    let counts = 0
    if (rowOf(dungeon.runner) & this.encounters.repeat) {
      dungeon.typeCount.forEach((count, i) => {
        counts |= Math.min(2, count) << (2 * i)
      })
    }
    return this.from(0, dungeon.runner, counts, this.names(dungeon))
  }

  /** The chance that Omnipotence saves a runner who has just died. */
  omnipotence(dungeon: Dungeon): number {
    this.load(dungeon)
    return this.chanceAllDiffer(0, this.names(dungeon))
  }

  private load(dungeon: Dungeon): void {
    this.pile = dungeon.pile.map(card => (card === undefined ? undefined : cardIndex.get(card)))
    this.offset = dungeon.position + 1
    this.deck = dungeon.deck
    this.code = dungeon.known << knownShift
    this.left = 0
    for (let i = 0; i <= unseenSpecial; i++) {
      const count = dungeon.unseen[i] ?? 0
      this.bag[i] = count
      this.left += count
      this.code += count << (shift[i] ?? 0)
    }
    this.harm = this.encounters.worst(this.offset + this.pile.length - 1)
    this.byHarm.sort((a, b) => (this.harm[b] ?? 0) - (this.harm[a] ?? 0))
    this.hidden = [0]
    this.knownHarm = [0]
    for (const card of this.pile.toReversed()) {
      this.hidden.unshift((this.hidden[0] ?? 0) + Number(card === undefined))
      this.knownHarm.unshift((this.knownHarm[0] ?? 0) + (card === undefined ? 0 : (this.harm[card] ?? 0)))
    }
    this.jellies = Number(this.bag[jelly] !== 0 || this.bag[unseenSpecial] !== 0 || this.pile.includes(jelly))
    if (this.hidden[0] !== this.pile.length) this.ownMemo = new MemoTable()
  }

  private names(dungeon: Dungeon): number {
    let names = 0
    for (const card of dungeon.met)
      names = this.addName(names, cardIndex.get(card) ?? unseenSpecial, dungeon.runner)
    return names
  }

  /** The chance to survive from place `i` on. */
  private from(i: number, runner: RunnerState, counts: number, names: number): number {
    const { pile } = this
    if (i === pile.length) return 1
    const card = pile[i]
    if (card !== undefined) return this.best(i, card, runner, counts, names)

    if (this.survivesWorst(i, runner)) return 1
    const rest = pile.length - i
    const ownOnly = this.hidden[i] !== rest
    const memo = ownOnly ? this.ownMemo : sharedMemo
    const place = ownOnly || this.positionMatters() ? this.offset + i : 0
    const b = runner | (place << 17) | (rest << 21)
    const c = counts | (names << 16) | (Number(this.deck) << 22) | (this.id << 23)
    // Which Specials are known only matters while one is unseen.
    const code = this.bag[unseenSpecial] === 0 ? this.code & bagMask : this.code
    const known = memo.get(code, b, c)
    if (known !== undefined) return known
    const value = this.drawn(i, runner, counts, names)
    memo.set(code, b, c, value)
    return value
  }

  /** Would the runner survive the worst cards that are left, with no more than the Smoke Bomb against them? */
  private survivesWorst(i: number, runner: RunnerState): boolean {
    const { bag, harm } = this
    let hp = hpOf(runner) - (this.knownHarm[i] ?? 0)
    let places = this.hidden[i] ?? 0
    // Bombs kept for just the worst cards of the bag, paid with tokens that are worth no HP.
    let bombs = this.encounters.bombs(rowOf(runner)) - this.jellies
    for (const card of this.byHarm) {
      if (hp <= 0) return false
      const n = bag[card] ?? 0
      const bombed = Math.max(0, Math.min(bombs, n))
      bombs -= bombed
      const met = Math.min(places, n - bombed)
      places -= met
      hp -= met * (harm[card] ?? 0)
    }
    return hp > 0
  }

  /** Does the position matter to the cards in the bag? */
  private positionMatters(): boolean {
    return this.bag[shapeshifter] !== 0 || this.bag[unseenSpecial] !== 0
  }

  /** The average over the cards that may lie here (or come by Polymorph). */
  private drawn(i: number, runner: RunnerState, counts: number, names: number): number {
    const { bag, left } = this
    let sum = 0
    for (let card = 0; card < unseenSpecial; card++) {
      const count = bag[card] ?? 0
      if (count > 0) sum += count * this.without(card, card, i, runner, counts, names)
    }
    const hidden = bag[unseenSpecial] ?? 0
    if (hidden > 0) sum += hidden * this.unveiled(i, runner, counts, names)
    return sum / left
  }

  /** An unseen Special: any that is not known to be another card. */
  private unveiled(i: number, runner: RunnerState, counts: number, names: number): number {
    let sum = 0
    let n = 0
    for (let special = 0; special < specials.length; special++) {
      const bit = 1 << (knownShift + special)
      if (this.code & bit) continue
      this.code |= bit
      sum += this.without(unseenSpecial, firstSpecial + special, i, runner, counts, names)
      this.code &= ~bit
      n += 1
    }
    return sum / n
  }

  /** Meets the card after taking it from its place in the bag. */
  private without(
    from: number,
    card: number,
    i: number,
    runner: RunnerState,
    counts: number,
    names: number,
  ): number {
    const one = 1 << (shift[from] ?? 0)
    const count = this.bag[from] ?? 0
    this.bag[from] = count - 1
    this.code -= one
    this.left -= 1
    const value = this.best(i, card, runner, counts, names)
    this.bag[from] = count
    this.code += one
    this.left += 1
    return value
  }

  /** The best of the runner's answers to a card at place `i`. */
  private best(i: number, card: number, runner: RunnerState, counts: number, names: number): number {
    const { encounters } = this
    const position = this.offset + i
    const type = rowOf(runner) & encounters.repeat ? encounters.typeAt(card, position) : -1
    const before = type < 0 ? 0 : (counts >> (2 * type)) & 3
    const after = type >= 0 && before < 2 ? counts + (1 << (2 * type)) : counts
    const called = this.addName(names, card, runner)
    let top = 0
    for (const end of encounters.meet(runner, card, position, before)) {
      let value = 0
      if (end >= 0) value = this.from(i + 1, end, after, this.forget(called, end))
      else if (end === diesUnlessSaved) value = this.chanceAllDiffer(i + 1, called)
      else if (end === polymorphed && this.deck && this.left > 0) {
        value = this.drawn(i, runner & ~encounters.polymorph, counts, names)
      }
      if (value > top) top = value
      if (top === 1) break
    }
    return top
  }

  /** Notes a name for Omnipotence: a bit for each that could repeat, and one when some has. */
  private addName(names: number, card: number, runner: RunnerState): number {
    if ((rowOf(runner) & this.encounters.omnipotence) === 0 || card >= paired || names & repeated)
      return names
    const bit = 1 << card
    return names & bit ? repeated : names | bit
  }

  /** Without Omnipotence names do not matter. */
  private forget(names: number, runner: RunnerState): number {
    return (rowOf(runner) & this.encounters.omnipotence) === 0 ? 0 : names
  }

  /** The chance that no name repeats in the whole pile, when the cards from place `i` on are still hidden. */
  private chanceAllDiffer(i: number, names: number): number {
    let taken = names
    let hidden = 0
    for (const card of this.pile.slice(i)) {
      if (card === undefined) hidden += 1
      else if (card < paired) taken = taken & (1 << card) ? repeated : taken | (1 << card)
    }
    if (taken & repeated) return 0
    // Number of hands of `n` different free names, by n; the same over all hands gives the chance.
    const hands = [1, ...Array<number>(hidden).fill(0)]
    let all = 1
    for (let k = 0; k < hidden; k++) all = (all * (this.left - k)) / (k + 1)
    const offer = (copies: number) => {
      for (let n = hidden; n > 0; n--) hands[n] = (hands[n] ?? 0) + copies * (hands[n - 1] ?? 0)
    }
    for (let card = 0; card < unseenSpecial; card++) {
      if (card >= paired || (taken & (1 << card)) === 0) offer(this.bag[card] ?? 0)
    }
    for (let n = this.bag[unseenSpecial] ?? 0; n > 0; n--) offer(1)
    return (hands[hidden] ?? 0) / all
  }
}

const solvers = new Map<string, Solver>()

function solverOf({ hero, hasSuccess, named }: RunFacts): Solver {
  const key = `${hero} ${hasSuccess} ${named}`
  let solver = solvers.get(key)
  if (solver === undefined) {
    solver = new Solver({ hero, hasSuccess, named }, solvers.size)
    solvers.set(key, solver)
  }
  return solver
}

/** The probability that the runner survives with best play of every option (WB-15.4). */
export function exactSurvival(dungeon: Dungeon): number {
  return solverOf(dungeon).solve(dungeon)
}

/** The probability that Omnipotence saves a runner who has just died: no name repeats in the whole pile (WB-11.94). */
export function omnipotenceOdds(dungeon: Dungeon): number {
  return solverOf(dungeon).omnipotence(dungeon)
}
