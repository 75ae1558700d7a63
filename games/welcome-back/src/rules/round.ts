import type { Chance, Emit, Seat } from '@kazamata/kernel'
import type { Clause } from '../clause.ts'
import { type Card, type Hero, specials, type Token } from '../content/ids.ts'
import type { Event } from '../event.ts'
import type { Options } from '../options.ts'
import { hasWon, isOut, newPlayer, playerAt, running, type State } from '../state.ts'
import { deckSize, fullDeck, pairs, returnAllCards } from './deck.ts'
import { fullRow } from './kits.ts'
import { heroesOf } from './legal-moves.ts'
import { question } from './questions.ts'

/** Draws in this order: start seat, first Hero if random, the Special pair if shown (WB-2.12). */
export function setup(options: Options, seats: number, chance: Chance, emit: Emit<Event>): State {
  const start = chance.int(seats)
  const heroes = heroesOf(options)
  const hero = options.firstHero === 'random' ? heroes[chance.int(heroes.length)] : undefined
  const shown = options.specials > 0 && options.specialsKnown
  const pair = shown ? (pairs[chance.int(pairs.length)] ?? 0) : 0
  const state: State = {
    options,
    players: Array.from({ length: seats }, () => newPlayer()),
    round: 0,
    start,
    row: 0,
    spent: [],
    deck: fullDeck(pair, options.specials),
    pair,
    shown: pair,
    pile: [],
    ask: question('hero', start),
  }
  if (shown) {
    emit({ type: 'began', why: 'WB-2.5', start, specials: specials.filter((_, i) => pair & (1 << i)) })
  } else {
    emit({ type: 'began', why: 'WB-2.11', start })
  }
  openRound(state, start, 'WB-2.7', emit)
  if (hero !== undefined) takeHero(state, hero, undefined, emit)
  return state
}

function openRound(state: State, start: Seat, why: Clause, emit: Emit<Event>): void {
  state.round++
  state.start = start
  state.ask = question('hero', start)
  emit({ type: 'round', why, round: state.round, start, deck: deckSize(state.deck) })
}

/** The Hero of the round with all six tokens (WB-2.3, 9.3). */
export function takeHero(state: State, hero: Hero, seat: Seat | undefined, emit: Emit<Event>): void {
  state.hero = hero
  state.row = fullRow
  state.ask = question('turn', state.start)
  if (seat === undefined) emit({ type: 'hero', why: 'WB-2.1', hero })
  else emit({ type: 'hero', why: state.round === 1 ? 'WB-2.2' : 'WB-9.3', seat, hero })
}

/** The run has its result (section 8); then all is shown, and the next round begins unless somebody has won. */
export function endRound(state: State, success: boolean, why: Clause, emit: Emit<Event>): void {
  const { seat, hp } = running(state)
  const runner = playerAt(state, seat)
  if (success) {
    runner.successes++
    emit({ type: 'succeeded', why, seat, successes: runner.successes, hp })
  } else {
    runner.failures++
    emit({ type: 'failed', why: isOut(runner) ? 'WB-8.4' : 'WB-8.3', seat, failures: runner.failures })
    if (isOut(runner)) emit({ type: 'eliminated', why: 'WB-8.4', seat })
  }
  unveil(state, emit)
  clear(state)

  const heir = nextIn(state, seat)
  if (hasWon(runner)) {
    state.ask = question('over', seat)
    emit({ type: 'won', why: 'WB-8.2', seat, by: 'successes' })
  } else if (nextIn(state, heir + 1) === heir) {
    state.ask = question('over', heir)
    emit({ type: 'won', why: 'WB-8.5', seat: heir, by: 'last' })
  } else {
    openRound(state, heir, heir === seat ? 'WB-9.1' : 'WB-9.4', emit)
  }
}

/** Who is still in the game, from this seat on to the left (WB-9.4). */
function nextIn(state: State, from: Seat): Seat {
  const { players } = state
  for (let i = 0; i < players.length; i++) {
    const seat = (from + i) % players.length
    if (!isOut(playerAt(state, seat))) return seat
  }
  throw new Error('Everybody is eliminated.')
}

/** Set-asides, and the unmet rest in the order it would have been met (WB-4.5, 4.6). */
function unveil({ players, pile }: State, emit: Emit<Event>): void {
  const asides: { seat: Seat; card: Card; token: Token }[] = []
  players.forEach(({ aside }, seat) => {
    for (const { card, token } of aside) asides.push({ seat, card, token })
  })
  emit({ type: 'unveiled', why: pile.length > 0 ? 'WB-4.6' : 'WB-4.5', asides, rest: pile.toReversed() })
}

/** Shared by all empty lists that are replaced and never changed. */
const nothing: readonly never[] = Object.freeze([])

/** All cards go back and everything of the round is reset (WB-9.1, 9.2). */
function clear(state: State): void {
  for (const player of state.players) {
    player.passed = false
    player.turns = 0
    player.aside = nothing
  }
  state.row = 0
  state.spent = nothing
  state.pile.length = 0
  delete state.run
  returnAllCards(state)
}
