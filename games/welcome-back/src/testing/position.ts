import type { Emit, Seat } from '@kazamata/kernel'
import { type Card, type Hero, kits, type MonsterType, specials, type Token, types } from '../content/ids.ts'
import { monsters } from '../content/monsters.ts'
import type { Event } from '../event.ts'
import { type Options, optionsSchema } from '../options.ts'
import { enter } from '../rules/before-run.ts'
import { cardIndex, fullDeck, specialBit } from '../rules/deck.ts'
import { bitOf, fullRow } from '../rules/kits.ts'
import { placing, question, slot } from '../rules/questions.ts'
import type { Aside, State } from '../state.ts'

/** A position of the decision phase; everything has a default. */
export interface Table {
  /** 3. */
  readonly seats?: number
  /** The Princess. */
  readonly hero?: Hero
  /** Tokens in the row by short name (`'crown'`) or id; the full kit. */
  readonly row?: readonly string[]
  /** The exact contents of the deck; all cards that are nowhere else. */
  readonly deck?: readonly Card[]
  /** The pile in reveal order: the first one was added last. A bare card was added by seat 0. */
  readonly pile?: readonly (Card | readonly [Card, Seat])[]
  /** By seat: set-aside cards, each with its token. */
  readonly aside?: readonly (readonly (readonly [Card, string])[])[]
  /** Whose turn it is; seat 0. */
  readonly turn?: Seat
  /** The card just drawn by the seat on turn: the question is then where to put it. */
  readonly hand?: Card
  readonly passed?: readonly Seat[]
  /** Seats with two failures. */
  readonly out?: readonly Seat[]
  /** By seat. */
  readonly successes?: readonly number[]
  readonly failures?: readonly number[]
  /** Turns taken this round, by seat. */
  readonly turns?: readonly number[]
  readonly round?: number
  readonly start?: Seat
  readonly options?: Partial<Options>
  /** The pair, known to all unless `options.specialsKnown` is false; those on the table, filled up to two. */
  readonly specials?: readonly Card[]
}

/** A token of this Hero by its short name (`'coin'`) or its id. */
function tokenOf(hero: Hero, name: string): Token {
  const found = kits[hero].find(token => token === name || token.endsWith(`.${name}`))
  if (found === undefined) throw new Error(`The ${hero} has no token called ${name}.`)
  return found
}

/** Tokens by short name: `tokensOf('bard', ['hat', 'coin'])`. */
export function tokensOf(hero: Hero, names: readonly string[]): Token[] {
  return names.map(name => tokenOf(hero, name))
}

/** A list of cards with repeats: `cardsOf('goblin 2', 'orc')`. */
export function cardsOf(...words: readonly string[]): Card[] {
  return words.flatMap(word => {
    const [name, times = '1'] = word.split(' ')
    const card = [...types, ...specials].find(known => known === name)
    if (card === undefined) throw new Error(`There is no Monster called ${name}.`)
    return Array.from({ length: Number(times) }, () => card)
  })
}

/** A position of the decision phase: `table({ seats: 3, hero: 'ninja', row: ['bomb'], turn: 1, passed: [0] })`. */
export function table(at: Table = {}): State {
  const hero = at.hero ?? 'princess'
  const options: Options = { ...optionsSchema.parse({}), ...at.options }
  const pile = (at.pile ?? []).map(card =>
    typeof card === 'string' ? slot(card, 0) : slot(card[0], card[1]),
  )
  const asides = (at.aside ?? []).map(seat =>
    seat.map(([card, name]): Aside => ({ card, token: tokenOf(hero, name) })),
  )
  const used: Card[] = [...pile, ...asides.flat()].map(({ card }) => card)
  if (at.hand !== undefined) used.push(at.hand)

  const { pair, shown } = specialsOf(at, options, [...used, ...(at.deck ?? [])])
  const row = at.row === undefined ? fullRow : bitsOf(hero, at.row)
  const turn = at.turn ?? 0
  const gone = asides.flat().reduce((bits, { token }) => bits | bitOf(token), 0)
  return {
    options,
    players: Array.from({ length: at.seats ?? 3 }, (_, seat) => ({
      successes: at.successes?.[seat] ?? 0,
      failures: at.out?.includes(seat) ? 2 : (at.failures?.[seat] ?? 0),
      passed: at.passed?.includes(seat) ?? false,
      turns: at.turns?.[seat] ?? 0,
      aside: asides[seat] ?? [],
    })),
    round: at.round ?? 1,
    start: at.start ?? 0,
    row: row & ~gone,
    spent: [],
    deck: at.deck === undefined ? without(fullDeck(pair, options.specials), used) : exactly(at.deck),
    pair,
    shown,
    pile: pile.toReversed(),
    ask: at.hand === undefined ? question('turn', turn) : placing(turn, at.hand),
    hero,
  }
}

const bitsOf = (hero: Hero, names: readonly string[]) =>
  names.reduce((bits, name) => bits | bitOf(tokenOf(hero, name)), 0)

/** Which Specials are identified, and which everybody knows. */
function specialsOf(at: Table, options: Options, used: readonly Card[]): { pair: number; shown: number } {
  let pair = 0
  for (const card of [...(at.specials ?? []), ...used]) pair |= specialBit(card)
  if (!options.specialsKnown)
    return { pair, shown: (at.specials ?? []).reduce((b, c) => b | specialBit(c), 0) }
  let count = specials.filter(special => pair & specialBit(special)).length
  if (count > options.specials) throw new Error(`At most ${options.specials} Specials are in a match.`)
  for (const special of specials) {
    if (count === options.specials) break
    if (pair & specialBit(special)) continue
    pair |= specialBit(special)
    count++
  }
  return { pair, shown: pair }
}

function without(deck: number[], used: readonly Card[]): number[] {
  for (const card of used) {
    const i = indexOf(card)
    const left = (deck[i] ?? 0) - 1
    if (left < 0) throw new Error(`There are only ${monsters[card].copies} cards of ${card}.`)
    deck[i] = left
  }
  return deck
}

function exactly(cards: readonly Card[]): number[] {
  const deck = Array.from({ length: cardIndex.size + 1 }, () => 0)
  for (const card of cards) deck[indexOf(card)] = (deck[indexOf(card)] ?? 0) + 1
  return deck
}

function indexOf(card: Card): number {
  const i = cardIndex.get(card)
  if (i === undefined) throw new Error(`There is no Monster called ${card}.`)
  return i
}

/** What a run may start from besides Hero, row and pile. */
export interface RunSetup
  extends Omit<Table, 'hero' | 'row' | 'pile' | 'turn' | 'hand' | 'successes' | 'failures'> {
  /** The runner; seat 0. */
  readonly seat?: Seat
  /** The runner's own. */
  readonly successes?: number
  readonly failures?: number
  /** The deck holds just this card. */
  readonly deckTop?: Card
  /** The type of the Sword or Vorpal weapon; without it the question is asked. */
  readonly named?: MonsterType
  /** Hears the events of entering. */
  readonly emit?: Emit<Event>
}

/**
 * A run before its first reveal, pile in reveal order:
 * `runOf('bard', ['hat', 'coin'], ['skeleton', 'goblin'], { successes: 1 })`.
 */
export function runOf(
  hero: Hero,
  row: readonly string[],
  pile: readonly (Card | readonly [Card, Seat])[],
  more: RunSetup = {},
): State {
  const { seat = 0, successes = 0, failures = 0, deckTop, named, emit = () => {}, ...rest } = more
  const seats = rest.seats ?? 3
  const own = (value: number) => Array.from({ length: seats }, (_, at) => (at === seat ? value : 0))
  const others = Array.from({ length: seats }, (_, at) => at).filter(at => at !== seat)
  const state = table({
    passed: others,
    ...(deckTop === undefined ? {} : { deck: [deckTop] }),
    ...rest,
    hero,
    row,
    pile: pile.map(card => (typeof card === 'string' ? [card, others[0] ?? 0] : card)),
    turn: seat,
    successes: own(successes),
    failures: own(failures),
  })
  enter(state, seat, emit)
  if (named !== undefined && state.run !== undefined) {
    if (hero === 'princess') state.run.swordType = named
    else state.run.vorpalType = named
    state.ask = question('reveal', seat)
  }
  return state
}
