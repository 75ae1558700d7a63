import type { Seat } from '@kazamata/kernel'
import type { Hero, Token } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { bitOf, fullRow } from '../rules/kits.ts'
import { placeMoves } from '../rules/legal-moves.ts'
import type { State } from '../state.ts'
import type { OpponentModel } from './opponent-model.ts'

/** A choice that somebody made this round, and the table as it was then. */
interface Action {
  readonly seat: Seat
  readonly did: 'draw' | 'pass' | 'add' | 'remove'
  readonly token?: Token
  readonly row: number
  /** Cards in the pile, and cards this seat had set aside. */
  readonly height: number
  readonly aside: number
}

/** The open choices of the decision phase so far; forced ones say nothing (WB-15.5). */
export function actionsOf(events: readonly Event[], forcedFirst: boolean): Action[] {
  const actions: Action[] = []
  const asides: number[] = []
  const turns: number[] = []
  let row = fullRow
  let height = 0
  const from = events.findLastIndex(event => event.type === 'round')
  for (const event of events.slice(from + 1)) {
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
    const context = { seat, row, height, aside }
    switch (event.type) {
      case 'drew':
        if (!forced) actions.push({ ...context, did: 'draw' })
        break
      case 'added':
        if (!forced && row !== 0) actions.push({ ...context, did: 'add' })
        turns[seat] = (turns[seat] ?? 0) + 1
        height += 1
        break
      case 'removed':
        actions.push({ ...context, did: 'remove', token: event.token })
        turns[seat] = (turns[seat] ?? 0) + 1
        asides[seat] = aside + 1
        row &= ~bitOf(event.token)
        break
      case 'passed':
        if (event.forced !== true) actions.push({ ...context, did: 'pass' })
    }
  }
  return actions
}

interface Observations {
  readonly actions: readonly Action[]
  readonly model: OpponentModel
  readonly hero: Hero
  readonly observer: Seat
}

/** How likely the others would have done all this in that state (WB-15.5); the observer's own actions say nothing. */
export function likelihood(state: State, { actions, model, hero, observer }: Observations): number {
  let product = 1
  for (const { seat, did, token, row, height, aside } of actions) {
    if (seat === observer) continue
    const context = {
      row,
      height,
      seat,
      pile: state.pile,
      hasSuccess: (state.players[seat]?.successes ?? 0) > 0,
    }
    if (did === 'draw' || did === 'pass') {
      const draws = model.drawChance(model.odds(context))
      product *= did === 'draw' ? draws : 1 - draws
      continue
    }
    const card = did === 'add' ? state.pile[height]?.card : state.players[seat]?.aside[aside]?.card
    if (card === undefined) continue
    const moves = placeMoves(hero, row)
    const i = did === 'add' ? 0 : moves.findIndex(move => move.do === 'remove' && move.token === token)
    product *= model.placeChances(context, card, moves)[i] ?? 1
  }
  return product
}
