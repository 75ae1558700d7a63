import type { Chance, Seat } from '@kazamata/kernel'
import type { Card, Hero } from '../content/ids.ts'
import type { Move } from '../move.ts'
import { cardIndex } from '../rules/deck.ts'
import { bitOf, kitOf, startHp } from '../rules/kits.ts'
import type { Slot, State } from '../state.ts'
import { changed, type Encounters, encountersOf, judged, type Stand, standOf } from './odds/encounters.ts'
import { Glance } from './odds/quick.ts'

/** How others play, as far as the veteran guesses: by the odds of their own run, with an unsteady hand. */
const nerve = 0.5
const unsteady = 0.06
/** How sharply better options are preferred to worse ones. */
const sharp = 30
/** Where it makes no difference, most people rather add a card than take a token away. */
const inclination = 0.05
/** Nobody is so predictable that something else is out of the question. */
const whim = 0.08

/** A Sword or Vorpal weapon counts as named after this type until it is. */
const likelyName = 'golem'

/** What a decision looks at. */
export interface Scene {
  readonly row: number
  readonly pile: readonly Slot[]
  /** How many cards of the pile lay there at that moment. */
  readonly height: number
  readonly seat: Seat
  /** Has this seat a Success card? */
  readonly glory: boolean
}

/** The players of one round with one Hero. */
export class Model {
  private readonly plain: Glance
  private readonly proud: Glance
  private readonly encounters: { readonly plain: Encounters; readonly proud: Encounters }
  private readonly fresh: readonly Stand[]

  constructor(hero: Hero, pair: number, specialCards: number) {
    const delve = (glory: boolean) => ({ hero, glory, named: likelyName }) as const
    this.plain = new Glance(delve(false), pair, specialCards)
    this.proud = new Glance(delve(true), pair, specialCards)
    this.encounters = { plain: encountersOf(delve(false)), proud: encountersOf(delve(true)) }
    const kit = kitOf(hero)
    this.fresh = Array.from({ length: 64 }, (_, row) =>
      standOf(row, { hp: startHp(kit, row), flute: 0, ally: false, pact: false, coinActive: false }),
    )
  }

  /** The odds of a run right now as this seat may see them: it knows its own cards. With `more` unknown ones. */
  odds({ row, pile, height, seat, glory }: Scene, added?: Card, more = 0): number {
    const glance = glory ? this.proud : this.plain
    let unknown = more
    for (let i = 0; i < height; i++) if (pile[i]?.by !== seat) unknown += 1
    let stand = this.fresh[row] ?? 0
    if (added !== undefined) stand = this.past(stand, added, glory, unknown)
    for (let i = height - 1; i >= 0 && stand >= 0; i--) {
      const slot = pile[i]
      if (slot?.by === seat) stand = this.past(stand, slot.card, glory, unknown)
    }
    return stand < 0 ? 0 : glance.of(stand, unknown)
  }

  /** The stand after a card, answered with a view to the unknown ones. */
  private past(stand: Stand, card: Card, glory: boolean, unknown: number): Stand {
    if (stand < 0) return stand
    const glance = glory ? this.proud : this.plain
    const encounters = glory ? this.encounters.proud : this.encounters.plain
    const ends = encounters.meet(stand, cardIndex.get(card) ?? 0, 4, 0)
    let top = ends[0] ?? -1
    if (ends.length === 1) return top
    let topOdds = -1
    for (const end of ends) {
      const odds = end < 0 ? 0 : glance.of(end, unknown)
      if (odds > topOdds) {
        topOdds = odds
        top = end
      }
    }
    return top
  }

  /** The chance that a seat with these odds draws. */
  draws(odds: number, courage = nerve): number {
    return whim / 2 + (1 - whim) / (1 + Math.exp((courage - odds) / unsteady))
  }

  /** The chance of each move with a drawn card. */
  places(scene: Scene, card: Card, moves: readonly Move[]): number[] {
    const weights = moves.map(move =>
      Math.exp(
        sharp *
          (move.do === 'remove'
            ? this.odds({ ...scene, row: scene.row & ~bitOf(move.token) })
            : this.odds(scene, card) + inclination),
      ),
    )
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return weights.map(weight => whim / moves.length + ((1 - whim) * weight) / sum)
  }

  /** Would the runner survive this very pile, playing every option right? */
  survives(state: State): boolean {
    const run = state.run
    if (run === undefined) return true
    const glory = (state.players[run.seat]?.successes ?? 0) > 0
    const encounters = glory ? this.encounters.proud : this.encounters.plain
    return this.passes(encounters, standOf(state.row, run), state.pile, state.pile.length - 1, 0)
  }

  private passes(
    encounters: Encounters,
    stand: Stand,
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
    for (const end of encounters.meet(stand, card, position, before)) {
      if (end === judged && new Set(pile.map(each => each.card)).size === pile.length) return true
      // What Polymorph brings is not known; mostly it is better than what it takes away.
      const next = end === changed ? stand & ~encounters.polymorph : end
      if (next >= 0 && this.passes(encounters, next, pile, i - 1, after)) return true
    }
    return false
  }
}

/** One of several by their chances. */
export function sample(chances: readonly number[], chance: Chance): number {
  let mark = chance.int(1 << 24) / (1 << 24)
  for (let i = 0; i < chances.length; i++) {
    mark -= chances[i] ?? 0
    if (mark < 0) return i
  }
  return chances.length - 1
}

const models = new Map<string, Model>()
const keep = 32

export function modelOf(hero: Hero, pair: number, specialCards: number): Model {
  const key = `${hero} ${pair} ${specialCards}`
  let model = models.get(key)
  if (model === undefined) {
    if (models.size >= keep) models.clear()
    model = new Model(hero, pair, specialCards)
    models.set(key, model)
  }
  return model
}
