import type { Seat } from '@kazamata/kernel'
import type { Hero, Token } from '../content/ids.ts'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { bitOf, fullRow, kitOf } from '../rules/kits.ts'
import type { State } from '../state.ts'
import type { Model } from './opponent-model.ts'

/** A choice that somebody made this round, and the table as it was then. */
interface Act {
  readonly seat: Seat
  readonly did: 'draw' | 'pass' | 'add' | 'remove'
  readonly token?: Token
  readonly row: number
  /** Cards in the pile, and cards this seat had set aside. */
  readonly height: number
  readonly aside: number
}

/** The open choices of the decision phase so far; forced ones say nothing (WB-15.5). */
export function actsOf(told: readonly Event[], forcedFirst: boolean): Act[] {
  const acts: Act[] = []
  const asides: number[] = []
  const turns: number[] = []
  let row = fullRow
  let height = 0
  const from = told.findLastIndex(event => event.type === 'round')
  for (const event of told.slice(from + 1)) {
    if (
      event.type !== 'drew' &&
      event.type !== 'added' &&
      event.type !== 'removed' &&
      event.type !== 'passed'
    )
      continue
    const { seat } = event
    const aside = asides[seat] ?? 0
    const forced = forcedFirst && (turns[seat] ?? 0) === 0
    const scene = { seat, row, height, aside }
    switch (event.type) {
      case 'drew':
        if (!forced) acts.push({ ...scene, did: 'draw' })
        break
      case 'added':
        if (!forced && row !== 0) acts.push({ ...scene, did: 'add' })
        turns[seat] = (turns[seat] ?? 0) + 1
        height += 1
        break
      case 'removed':
        acts.push({ ...scene, did: 'remove', token: event.token })
        turns[seat] = (turns[seat] ?? 0) + 1
        asides[seat] = aside + 1
        row &= ~bitOf(event.token)
        break
      case 'passed':
        if (event.forced !== true) acts.push({ ...scene, did: 'pass' })
    }
  }
  return acts
}

/** How likely the others would have done all this in that world (WB-15.5); the observer's own acts say nothing. */
export function likelihood(
  world: State,
  acts: readonly Act[],
  model: Model,
  hero: Hero,
  observer: Seat,
): number {
  let product = 1
  for (const { seat, did, token, row, height, aside } of acts) {
    if (seat === observer) continue
    const scene = { row, height, seat, pile: world.pile, glory: (world.players[seat]?.successes ?? 0) > 0 }
    if (did === 'draw' || did === 'pass') {
      const draws = model.draws(model.odds(scene))
      product *= did === 'draw' ? draws : 1 - draws
      continue
    }
    const card = did === 'add' ? world.pile[height]?.card : world.players[seat]?.aside[aside]?.card
    if (card === undefined) continue
    const moves: Move[] = [
      { do: 'add' },
      ...(kitOf(hero).rows[row] ?? []).map((each): Move => ({ do: 'remove', token: each })),
    ]
    const i = did === 'add' ? 0 : moves.findIndex(move => move.do === 'remove' && move.token === token)
    product *= model.places(scene, card, moves)[i] ?? 1
  }
  return product
}
