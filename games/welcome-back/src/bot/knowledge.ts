import type { Seat } from '@kazamata/kernel'
import { type Card, type MonsterType, type Token, types } from '../content/ids.ts'
import { damageOf } from '../rules/damage.ts'
import { cardIndex, fullDeck, specialBit } from '../rules/deck.ts'
import { bitOf, kitOf, startHp } from '../rules/kits.ts'
import { profile } from '../rules/monster-profile.ts'
import type { View } from '../view.ts'
import { hpOf, rowOf, standOf } from './odds/encounters.ts'
import type { Dungeon } from './odds/exact.ts'
import { reckon } from './odds/survival.ts'

/** What a viewer can tell of the cards (WB-15.3): all it has not seen are alike. */
export interface Knowledge {
  /** Counts of what it has not seen, by index into `cards`, and last the Specials that nobody has identified. */
  readonly unseen: readonly number[]
  /** The Specials it has seen, as bits. */
  readonly known: number
}

export function knowledge(view: View): Knowledge {
  const seen: Card[] = []
  const note = ({ card }: { readonly card?: Card }) => {
    if (card !== undefined) seen.push(card)
  }
  view.pile.forEach(note)
  for (const { aside } of view.players) aside.forEach(note)
  view.run?.met.forEach(note)
  if (view.ask?.do === 'place') note(view.ask)
  let known = 0
  for (const special of view.specials) known |= specialBit(special)
  for (const card of seen) known |= specialBit(card)
  const unseen = fullDeck(known, view.options.specials)
  for (const card of seen) {
    const i = cardIndex.get(card) ?? unseen.length
    unseen[i] = (unseen[i] ?? 0) - 1
  }
  return { unseen, known }
}

/** A change to think through: a card put on top of the pile, a token taken from the row, a type named. */
export interface WhatIf {
  readonly add?: Card
  readonly remove?: Token
  readonly named?: MonsterType
}

/** The dungeon of this moment as the viewer knows it, for `runner` entering it now (or being in it already). */
export function dungeonOf(view: View, runner: Seat, { add, remove, named }: WhatIf = {}): Dungeon {
  const { hero, run } = view
  if (hero === undefined) throw new Error('There is no dungeon before there is a Hero.')
  const kit = kitOf(hero)
  let row = 0
  for (const token of view.row) if (token !== remove) row |= bitOf(token)
  const pile = view.pile.map(({ card }) => card)
  if (add !== undefined) pile.push(add)
  const { unseen, known } = knowledge(view)
  const fresh = { hp: startHp(kit, row), flute: 0, ally: false, pact: false, coinActive: false }
  const met = run?.met ?? []
  return {
    hero,
    glory: (view.players[runner]?.successes ?? 0) > 0,
    named: named ?? run?.swordType ?? run?.vorpalType,
    stand: standOf(row, run ?? fresh),
    pile: pile.reverse(),
    unseen,
    known,
    deck: view.deck > 0,
    position: met.at(-1)?.position ?? 0,
    met: met.flatMap(({ card, fate }) => (fate === 'replaced' ? [] : [card])),
    typeCount: run?.typeCount ?? types.map(() => 0),
  }
}

/**
 * The runner's odds as the viewer sees them. A Sword or a Vorpal weapon still to be named counts as named after one of
 * the types that promise most: the Vorpal weapon after the best, the Sword after the worse of two (WB-7.10).
 */
export function odds(view: View, runner: Seat, whatIf: WhatIf = {}): number {
  const dungeon = dungeonOf(view, runner, whatIf)
  const waits = kitOf(dungeon.hero).named & rowOf(dungeon.stand)
  if (dungeon.named !== undefined || waits === 0 || dungeon.pile.length === 0) return reckon(dungeon)
  const two = promising(dungeon).map(type => reckon({ ...dungeon, named: type }))
  return dungeon.hero === 'princess' ? Math.min(...two) : Math.max(...two)
}

/** What a normal Monster is, whoever meets it. */
const printed = (type: MonsterType) => profile(type, { tokens: 0, position: 0, successes: 0 })

/** The two types that would cost the runner most if nothing were named. */
function promising({ hero, stand, pile, unseen }: Dungeon): MonsterType[] {
  const kit = kitOf(hero)
  const row = rowOf(stand)
  const hidden = pile.filter(card => card === undefined).length
  const left = unseen.reduce((sum, count) => sum + count, 0)
  const cost = (type: MonsterType, i: number) => {
    const met = printed(type)
    if ((kit.free[met.key] ?? 0) & row) return 0
    const expected = left === 0 ? 0 : ((unseen[i] ?? 0) * hidden) / left
    const told = pile.filter(card => card === type).length
    return (expected + told) * damageOf(kit, row, { hp: hpOf(stand), flute: 0 }, met)
  }
  return types
    .map((type, i) => ({ type, cost: cost(type, i) }))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, 2)
    .map(each => each.type)
}

/** What naming each type would be worth. */
export function byType(dungeon: Dungeon): { readonly type: MonsterType; readonly odds: number }[] {
  return types.map(type => ({ type, odds: reckon({ ...dungeon, named: type }) }))
}
