import type { Seat } from '@kazamata/kernel'
import { type Card, type MonsterType, type Token, types } from '../content/ids.ts'
import type { Move } from '../move.ts'
import { damageOf } from '../rules/damage.ts'
import { fullDeck, specialBits, withdraw } from '../rules/deck.ts'
import { kitOf, rowBits, startHp } from '../rules/kits.ts'
import { profile } from '../rules/monster-profile.ts'
import { namedType, newRun } from '../state.ts'
import { seenCards, type View } from '../view.ts'
import { hpOf, rowOf, runnerState } from './odds/encounters.ts'
import type { Dungeon } from './odds/exact.ts'
import { survivalOdds } from './odds/survival.ts'

/** What a viewer knows of the cards (WB-15.3): those it has not seen are interchangeable. */
export interface Knowledge {
  /** Counts of what it has not seen, by index into `cards`, and last the Specials that nobody has identified. */
  readonly unseen: readonly number[]
  /** The Specials it has seen, as bits. */
  readonly known: number
}

export function knowledge(view: View): Knowledge {
  const seen = seenCards(view)
  const known = specialBits([...view.specials, ...seen])
  const unseen = fullDeck(known, view.options.specials)
  withdraw(unseen, seen)
  return { unseen, known }
}

/** A change to evaluate: a card put on top of the pile, a token taken from the row, a type named. */
export interface WhatIf {
  readonly add?: Card
  readonly remove?: Token
  readonly named?: MonsterType
}

/** What a move with the drawn card changes. */
export function afterPlacing(view: View, move: Move): WhatIf {
  if (move.do === 'remove') return { remove: move.token }
  return view.ask?.do === 'place' && view.ask.card !== undefined ? { add: view.ask.card } : {}
}

/** The current dungeon as the viewer knows it, for `runner` entering it now (or being in it already). */
export function dungeonOf(view: View, runner: Seat, { add, remove, named }: WhatIf = {}): Dungeon {
  const { hero, run } = view
  if (hero === undefined) throw new Error('There is no dungeon before there is a Hero.')
  const kit = kitOf(hero)
  const row = rowBits(view.row.filter(token => token !== remove))
  const pile = view.pile.map(({ card }) => card)
  if (add !== undefined) pile.push(add)
  const { unseen, known } = knowledge(view)
  const met = run?.met ?? []
  return {
    hero,
    hasSuccess: (view.players[runner]?.successes ?? 0) > 0,
    named: named ?? (run && namedType(run)),
    runner: runnerState(row, run ?? newRun(runner, startHp(kit, row))),
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
export function runOdds(view: View, runner: Seat, whatIf: WhatIf = {}): number {
  const dungeon = dungeonOf(view, runner, whatIf)
  const kit = kitOf(dungeon.hero)
  const waits = kit.named & rowOf(dungeon.runner)
  if (dungeon.named !== undefined || waits === 0 || dungeon.pile.length === 0) return survivalOdds(dungeon)
  const two = mostUsefulTypes(dungeon).map(type => survivalOdds({ ...dungeon, named: type }))
  return kit.namedBy === 'asked' ? Math.min(...two) : Math.max(...two)
}

/** What a normal Monster is, whoever meets it. */
const printed = (type: MonsterType) => profile(type, { tokens: 0, position: 0, successes: 0 })

/** The two types that would cost the runner most if nothing were named. */
function mostUsefulTypes({ hero, runner, pile, unseen }: Dungeon): MonsterType[] {
  const kit = kitOf(hero)
  const row = rowOf(runner)
  const hidden = pile.filter(card => card === undefined).length
  const left = unseen.reduce((sum, count) => sum + count, 0)
  const cost = (type: MonsterType, i: number) => {
    const met = printed(type)
    if ((kit.free[met.key] ?? 0) & row) return 0
    const expected = left === 0 ? 0 : ((unseen[i] ?? 0) * hidden) / left
    const known = pile.filter(card => card === type).length
    return (expected + known) * damageOf(kit, row, { hp: hpOf(runner), flute: 0 }, met)
  }
  return types
    .map((type, i) => ({ type, cost: cost(type, i) }))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, 2)
    .map(each => each.type)
}

/** What naming each type would be worth. */
export function oddsByType(dungeon: Dungeon): ReadonlyMap<MonsterType, number> {
  return new Map(types.map(type => [type, survivalOdds({ ...dungeon, named: type })]))
}
