import type { Seat } from '@kazamata/kernel'
import { heroTokens } from '../content/heroes.ts'
import { type Hero, heroes, type MonsterType, types } from '../content/ids.ts'
import type { Move } from '../move.ts'
import type { Options } from '../options.ts'
import { heroOf, playerAt, type State } from '../state.ts'
import { deckEmpty } from './deck.ts'
import { type Kit, kitOf, rowTokens } from './kits.ts'
import {
  bomb,
  defeat,
  discardable,
  ignoreAlly,
  ignoreCoin,
  ignoreScepter,
  polymorph,
  responseBits,
  suffer,
} from './responses.ts'

/*
 * Lists of moves are made once and shared, frozen: listing is what a playout does most. The first move of each list is
 * what an absent seat plays (WB-14.12).
 */

type Moves = readonly Move[]
const list = (moves: Move[]): Moves => Object.freeze(moves.map(move => Object.freeze(move)))

/** The table waits for nobody. */
const noMoves: Moves = list([])

const pass: Move = { do: 'pass' }
const draw: Move = { do: 'draw' }
const add: Move = { do: 'add' }
const reveal: Move = { do: 'reveal' }

const passOrDraw = list([pass, draw])
const passOnly = list([pass])
const drawOnly = list([draw])
const addOnly = list([add])
const revealOnly = list([reveal])
const naming = list(types.map(type => ({ do: 'name', type })))

/** The 28 pairs of different types. */
const offers = list(
  types.flatMap((a, i) => types.slice(i + 1).map((b): Move => ({ do: 'offer', types: [a, b] }))),
)

const isBase = (hero: Hero) => heroTokens[hero].pack === 'base'
const choose = (from: readonly Hero[]) => list(from.map(hero => ({ do: 'hero', hero })))
const baseHeroes = heroes.filter(isBase)
const chooseBase = choose(baseHeroes)
const chooseAny = choose(heroes)

/** The Heroes of this match (WB-10.5). */
export function heroesOf(options: Options): readonly Hero[] {
  return options.firstVisit ? heroes : baseHeroes
}

/** By number of seats and by runner: the other players, clockwise from the left, eliminated or not (WB-7.9). */
const asking: readonly (readonly Moves[])[] = [0, 1, 2, 3, 4].map(seats =>
  Array.from({ length: seats }, (_, runner) =>
    list(Array.from({ length: seats - 1 }, (_, i) => ({ do: 'ask', seat: (runner + 1 + i) % seats }))),
  ),
)

export function others(seats: number, runner: Seat): Moves {
  return asking[seats]?.[runner] ?? noMoves
}

interface MoveTables {
  /** By row: add, or remove with any token of it. */
  readonly place: readonly Moves[]
  /** By row: what the Jelly Cube may take. */
  readonly jelly: readonly Moves[]
  /** By set of answers, made when first needed: few of the many sets ever occur. */
  readonly respond: Map<number, Moves>
}

function makeTables(kit: Kit): MoveTables {
  return {
    place: kit.rows.map(row => list([add, ...row.map((token): Move => ({ do: 'remove', token }))])),
    jelly: kit.rows.map((_, row) =>
      list(rowTokens(kit, discardable(kit, row)).map(token => ({ do: 'jelly', token }))),
    ),
    respond: new Map(),
  }
}

/** Made when first needed, as kits are. */
const tables: Partial<Record<Hero, MoveTables>> = {}

function tablesOf(hero: Hero): MoveTables {
  tables[hero] ??= makeTables(kitOf(hero))
  return tables[hero]
}

function movesFromBits(kit: Kit, bits: number): Moves {
  const moves: Move[] = []
  if (bits & suffer) moves.push({ do: 'suffer' })
  for (const token of rowTokens(kit, (bits >> defeat) & 63)) moves.push({ do: 'defeat', token })
  if (bits & ignoreAlly) moves.push({ do: 'ignore', by: 'ally' })
  if (bits & ignoreScepter) moves.push({ do: 'ignore', by: 'scepter' })
  if (bits & ignoreCoin) moves.push({ do: 'ignore', by: 'coin' })
  for (const pay of rowTokens(kit, (bits >> bomb) & 63)) moves.push({ do: 'bomb', pay })
  if (bits & polymorph) moves.push({ do: 'polymorph' })
  return list(moves)
}

/** A set of answers as moves. */
export function responses(hero: Hero, bits: number): Moves {
  const { respond } = tablesOf(hero)
  let moves = respond.get(bits)
  if (moves === undefined) {
    moves = movesFromBits(kitOf(hero), bits)
    respond.set(bits, moves)
  }
  return moves
}

/** What may be done with a drawn card. */
export function placeMoves(hero: Hero, row: number): Moves {
  return tablesOf(hero).place[row] ?? addOnly
}

export function jellyMoves(hero: Hero, row: number): Moves {
  return tablesOf(hero).jelly[row] ?? noMoves
}

/** On a first turn of the author's variant a card must be drawn and added (WB-10.1, 10.2). */
export function mustAdd(state: State, seat: Seat): boolean {
  return state.options.firstTurnAdd && playerAt(state, seat).turns === 0
}

const picking = (pair: readonly [MonsterType, MonsterType]): Moves => pair.map(type => ({ do: 'pick', type }))

/** All that the seat may do now. */
export function movesOf(state: State, seat: Seat): Moves {
  const ask = state.ask
  if (ask.seat !== seat) return noMoves
  switch (ask.do) {
    case 'turn':
      if (deckEmpty(state.deck)) return passOnly
      return mustAdd(state, seat) ? drawOnly : passOrDraw
    case 'place':
      return mustAdd(state, seat) ? addOnly : placeMoves(heroOf(state), state.row)
    case 'reveal':
      return revealOnly
    case 'respond':
      return responses(heroOf(state), responseBits(state))
    case 'jelly':
      return jellyMoves(heroOf(state), state.row)
    case 'hero':
      return state.options.firstVisit ? chooseAny : chooseBase
    case 'ask':
      return others(state.players.length, seat)
    case 'offer':
      return offers
    case 'pick':
      return picking(ask.types)
    case 'name':
      return naming
    case 'over':
      return noMoves
  }
}
