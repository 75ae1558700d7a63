import type { Chance, Seat } from '@kazamata/kernel'
import type { Card, Token } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import type { Move } from '../move.ts'
import { kitOf, rowTokens } from '../rules/kits.ts'
import { clone, type State } from '../state.ts'
import { rigged } from './rigged.ts'

/**
 * A move, or a word for it: `'draw'`, `'add'`, `'pass'`, `'suffer'`, `'polymorph'`; `'ally'` ignores by the Ally;
 * a token's short name or id removes, defeats with or feeds it, `'pay herbs'` gives it to the Bomb; a type names,
 * picks, two offer (`'golem demon'`); a seat's number asks; a Hero chooses.
 */
export type Chosen = Move | string | number

const short = (token: Token) => token.slice(token.indexOf('.') + 1)

function fits(move: Move, word: string | number): boolean {
  const is = (token: Token) => token === word || short(token) === word
  switch (move.do) {
    case 'hero':
      return move.hero === word
    case 'remove':
    case 'defeat':
    case 'jelly':
      return is(move.token)
    case 'ask':
      return move.seat === word
    case 'offer':
      return move.types.join(' ') === word || move.types.toReversed().join(' ') === word
    case 'pick':
    case 'name':
      return move.type === word
    case 'ignore':
      return move.by === word
    case 'bomb':
      return `pay ${move.pay}` === word || `pay ${short(move.pay)}` === word
    default:
      return move.do === word
  }
}

/** The legal move that a word means; throws when there is none. */
export function pickMove(moves: readonly Move[], chosen: Chosen): Move {
  const found =
    typeof chosen === 'object'
      ? moves.find(move => JSON.stringify(move) === JSON.stringify(chosen))
      : moves.find(move => fits(move, chosen))
  if (found === undefined) {
    throw new Error(`${JSON.stringify(chosen)} is not among ${JSON.stringify(moves)}.`)
  }
  return found
}

export interface Driven {
  readonly state: State
  readonly events: readonly Event[]
  /** The lists of moves the answers were picked from, and the list still open. */
  readonly asked: readonly (readonly Move[])[]
  /** HP as last told; `undefined` before a run. */
  readonly hp: number | undefined
  /** HP after each event that tells it. */
  readonly hps: readonly number[]
  /** The row when the run ended or now, by short name. */
  readonly row: readonly string[]
  /** Is the Lucky Coin active, as last told? */
  readonly coinActive: boolean
  /** How the run ended; `undefined` while it lasts. */
  readonly result: 'success' | 'failure' | undefined
}

/**
 * Plays a copy of the state: reveals by itself, answers every other question from the list, and stops when the list is
 * used up and the run is over or a question is open. `draws` are the cards that chance gives.
 */
export function drive(
  from: State,
  answers: readonly Chosen[] = [],
  more: { readonly draws?: readonly (Card | number)[]; readonly chance?: Chance } = {},
): Driven {
  const state = clone(from)
  const chance = more.chance ?? rigged(more.draws ?? lone(state), state)
  const events: Event[] = []
  const asked: (readonly Move[])[] = []
  const left = [...answers]
  const start = rowOf(state)
  for (;;) {
    const seat: Seat | undefined = welcomeBack.active(state)[0]
    if (seat === undefined) break
    const moves = welcomeBack.moves(state, seat)
    const paced = state.ask.do === 'reveal'
    if (!paced) asked.push(moves)
    const next = paced ? 'reveal' : left.shift()
    if (next === undefined) break
    const ran = state.run !== undefined
    welcomeBack.apply(state, seat, pickMove(moves, next), chance, event => events.push(event))
    if (ran && state.run === undefined && left.length === 0) break
  }
  if (left.length > 0) throw new Error(`Nobody asked for ${JSON.stringify(left)}.`)
  const hps = events.flatMap(event => ('hp' in event && typeof event.hp === 'number' ? [event.hp] : []))
  return {
    state,
    events,
    asked,
    hp: hps.at(-1) ?? from.run?.hp,
    hps,
    row: rowAfter(start, events).map(short),
    coinActive: coinAfter(from.run?.coinActive ?? false, events),
    result: resultOf(events),
  }
}

/** A deck of one card leaves nothing to chance. */
function lone(state: State): number[] {
  return state.deck.reduce((sum, count) => sum + count, 0) === 1 ? [0] : []
}

const rowOf = (state: State): readonly Token[] =>
  state.hero === undefined ? [] : rowTokens(kitOf(state.hero), state.row)

function rowAfter(start: readonly Token[], events: readonly Event[]): readonly Token[] {
  let row = start
  for (const event of events) {
    if (event.type === 'lost' || event.type === 'removed') row = row.filter(token => token !== event.token)
  }
  return row
}

function coinAfter(active: boolean, events: readonly Event[]): boolean {
  for (const event of events) {
    if (event.type === 'coin') active = true
    else if (event.type === 'lost' && event.token === 'bar.coin') active = false
  }
  return active
}

function resultOf(events: readonly Event[]): Driven['result'] {
  const end = events.findLast(event => event.type === 'succeeded' || event.type === 'failed')
  return end === undefined ? undefined : end.type === 'succeeded' ? 'success' : 'failure'
}
