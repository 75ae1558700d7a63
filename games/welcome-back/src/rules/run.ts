import type { Chance, Emit, Seat } from '@kazamata/kernel'
import type { Clause } from '../clause.ts'
import { equipment } from '../content/equipment.ts'
import type { Card, Token } from '../content/ids.ts'
import { monsters } from '../content/monsters.ts'
import type { DamageBreakdown, Event, EventOf } from '../event.ts'
import type { Move } from '../move.ts'
import { heroOf, type MetOutcome, playerAt, running, type State } from '../state.ts'
import { damageBreakdown } from './damage.ts'
import { loseToken, survives } from './death.ts'
import { show, takeCard } from './deck.ts'
import { bitOf, kitOf, tokenAt, tokensIn } from './kits.ts'
import { jellyMoves, responses } from './legal-moves.ts'
import { type Profile, profile, profileAt, typeIndex } from './monster-profile.ts'
import type { Mutable } from './mutable.ts'
import { question } from './questions.ts'
import { cardOnTable, responseBits } from './responses.ts'
import { endRound } from './round.ts'

/** Turns the next card, last added first (WB-5.5), and goes on if it leaves nothing to decide. */
export function revealCard(state: State, chance: Chance, emit: Emit<Event>): void {
  const run = running(state)
  const next = state.pile.pop()
  if (next === undefined) throw new Error('The Dungeon is empty.')
  const position = (run.met[run.met.length - 1]?.position ?? 0) + 1
  const { strength, type } = layOpen(state, next.card, next.by, position)
  const event: Mutable<EventOf<'revealed'>> = {
    type: 'revealed',
    why: whyRevealed(next.card, position, strength),
    seat: run.seat,
    card: next.card,
    position,
    of: position + state.pile.length,
    by: next.by,
  }
  if (strength !== undefined) event.strength = strength
  if (type !== undefined) event.monster = type
  emit(event)
  meet(state, chance, emit)
}

/** Lays a card open and locks its profile (WB-5.7, 5.8, 5.11). */
function layOpen(state: State, card: Card, by: Seat, position: number): Profile {
  const run = running(state)
  const seen = profile(card, {
    tokens: tokensIn[state.row] ?? 0,
    position,
    successes: playerAt(state, run.seat).successes,
  })
  const { strength, type } = seen
  if (type !== undefined) {
    const i = typeIndex[type]
    run.typeCount[i] = (run.typeCount[i] ?? 0) + 1
  }
  if (strength === undefined) run.met.push({ card, by, position })
  else if (type === undefined) run.met.push({ card, by, position, strength })
  else run.met.push({ card, by, position, strength, type })
  show(state, card)
  return seen
}

function whyRevealed(card: Card, position: number, strength: number | undefined): Clause {
  switch (card) {
    case 'fairy':
      return 'WB-6.1'
    case 'ally':
      return 'WB-6.2'
    case 'mimic':
      return 'WB-6.5'
    case 'jelly':
      return 'WB-6.6'
    case 'count':
      return strength === 8 ? 'WB-6.10' : 'WB-6.9'
    case 'shapeshifter':
      return position === 8 ? 'WB-6.13' : position >= 10 ? 'WB-6.14' : 'WB-6.12'
    default:
      return 'WB-5.5'
  }
}

/** One answer is given at once, otherwise the runner is asked (WB-5.19). */
function meet(state: State, chance: Chance, emit: Emit<Event>): void {
  const choices = responses(heroOf(state), responseBits(state))
  const first = choices[0]
  if (choices.length === 1 && first !== undefined) respond(state, first, chance, emit)
  else state.ask = question('respond', running(state).seat)
}

export function respond(state: State, move: Move, chance: Chance, emit: Emit<Event>): void {
  switch (move.do) {
    case 'suffer':
      sufferCard(state, emit)
      break
    case 'defeat':
      defeatCard(state, move.token, emit)
      break
    case 'ignore':
      ignoreCard(state, move.by, emit)
      break
    case 'bomb':
      bombCard(state, move.pay, emit)
      break
    case 'polymorph':
      polymorphCard(state, chance, emit)
      break
    default:
      throw new Error(`A revealed card cannot be answered with ${move.do}.`)
  }
}

/** Beaten by Equipment: no damage, no special effect (WB-5.20). */
function defeatCard(state: State, token: Token, emit: Emit<Event>): void {
  const run = running(state)
  const kit = kitOf(heroOf(state))
  const { card, type, strength = 0 } = cardOnTable(state)
  const { rule, once } = equipment[token]
  const bit = bitOf(token)
  const chained = run.pact && bit === kit.pact && type !== 'demon'
  const why = run.coinActive && once ? 'WB-7.23' : rule
  const gain = bit & kit.gains ? strength : 0
  run.hp += gain
  if (bit & kit.flute) run.flute++

  const event: Mutable<EventOf<'defeated'>> = {
    type: 'defeated',
    why,
    seat: run.seat,
    card,
    by: token,
    hp: run.hp,
  }
  if (chained) event.chain = true
  if (gain > 0) event.gain = gain
  if (bit & kit.flute) event.flute = run.flute
  emit(event)

  if (bit & kit.coin) {
    run.coinActive = true
    emit({ type: 'coin', why: 'WB-7.18', seat: run.seat })
  }
  if (once) loseToken(state, token, 'spent', 'WB-5.33', emit)
  finish(state, 'defeated', emit, bit & kit.pact && type === 'demon' ? 'pact' : undefined)
}

const whyIgnored = { ally: 'WB-6.3', scepter: 'WB-7.13', coin: 'WB-7.20', bomb: 'WB-7.5' } as const

/** Skipped without any effect (WB-5.21). */
function ignoreCard(state: State, by: keyof typeof whyIgnored, emit: Emit<Event>): void {
  const run = running(state)
  const { card } = cardOnTable(state)
  if (by === 'ally') run.ally = false
  emit({ type: 'ignored', why: whyIgnored[by], seat: run.seat, card, by, hp: run.hp })
  finish(state, 'ignored', emit)
}

/** Another token is the price (WB-7.5). */
function bombCard(state: State, pay: Token, emit: Emit<Event>): void {
  loseToken(state, pay, 'bomb', 'WB-7.5', emit)
  ignoreCard(state, 'bomb', emit)
}

/** The deck's top card takes its place and position; whatever covered it covers the new one (WB-11.96, 12.50). */
function polymorphCard(state: State, chance: Chance, emit: Emit<Event>): void {
  const run = running(state)
  const kit = kitOf(heroOf(state))
  const { card: from, position } = cardOnTable(state)
  loseToken(state, tokenAt(kit, kit.polymorph), 'spent', 'WB-5.33', emit)
  resolveCard(state, 'replaced')
  const to = takeCard(state, chance)
  const { strength, type } = layOpen(state, to, run.seat, position)
  const event: Mutable<EventOf<'polymorphed'>> = {
    type: 'polymorphed',
    why: 'WB-11.96',
    seat: run.seat,
    from,
    to,
    position,
  }
  if (strength !== undefined) event.strength = strength
  if (type !== undefined) event.monster = type
  emit(event)
  meet(state, chance, emit)
}

/** Its damage or special effect happens (WB-5.22). */
function sufferCard(state: State, emit: Emit<Event>): void {
  switch (monsters[cardOnTable(state).card].effect) {
    case 'nothing':
      nothingHappens(state, 'WB-6.1', emit)
      break
    case 'charge':
      meetAlly(state, emit)
      break
    case 'discard':
      meetJelly(state, emit)
      break
    case 'damage':
      takeDamage(state, emit)
      break
  }
}

/** Nothing happens. */
function nothingHappens(state: State, why: Clause, emit: Emit<Event>, sum?: DamageBreakdown): void {
  const { seat } = running(state)
  const { card } = cardOnTable(state)
  emit(sum === undefined ? { type: 'harmless', why, seat, card } : { type: 'harmless', why, seat, card, sum })
  finish(state, 'harmless', emit)
}

/** The Ally's charge for the next card, if there is one (WB-6.2, 6.4). */
function meetAlly(state: State, emit: Emit<Event>): void {
  if (state.pile.length === 0) nothingHappens(state, 'WB-6.4', emit)
  else {
    emit({ type: 'ally', why: 'WB-6.2', seat: running(state).seat, charge: 'gained' })
    finish(state, 'effect', emit, 'ally')
  }
}

function meetJelly(state: State, emit: Emit<Event>): void {
  const choices = jellyMoves(heroOf(state), state.row)
  const first = choices[0]
  if (first?.do !== 'jelly') nothingHappens(state, state.row === 0 ? 'WB-6.7' : 'WB-7.7', emit)
  else if (choices.length === 1) feedJelly(state, first.token, emit)
  else {
    const { seat } = running(state)
    emit({ type: 'demanded', why: 'WB-6.6', seat, card: cardOnTable(state).card })
    state.ask = question('jelly', seat)
  }
}

/** The Jelly Cube takes a token, and with it the HP it was worth (WB-6.6, 6.8). */
export function feedJelly(state: State, token: Token, emit: Emit<Event>): void {
  const before = running(state).hp
  loseToken(state, token, 'jelly', 'WB-6.6', emit)
  if (survives(state, before, emit)) finish(state, 'effect', emit)
}

function takeDamage(state: State, emit: Emit<Event>): void {
  const run = running(state)
  const kit = kitOf(heroOf(state))
  const { card, strength, type } = cardOnTable(state)
  const met = profileAt(strength, type)
  if (run.coinActive && met.parity === 'odd')
    loseToken(state, tokenAt(kit, kit.coin), 'coin', 'WB-7.21', emit)

  const sum = damageBreakdown(kit, state.row, run, met)
  if (sum.damage === 0) {
    nothingHappens(state, strength === 0 ? 'WB-6.5' : 'WB-5.23', emit, sum)
    return
  }
  const before = run.hp
  run.hp = Math.max(0, before - sum.damage)
  const why = sum.damage === sum.strength ? 'WB-5.22' : 'WB-5.23'
  emit({ type: 'damaged', why, seat: run.seat, card, sum, hp: run.hp, before })
  if (survives(state, before, emit)) finish(state, 'hurt', emit)
}

/** Records what became of the card on the table. */
function resolveCard(state: State, fate: MetOutcome): void {
  const { met } = running(state)
  const { card, by, position, strength, type } = cardOnTable(state)
  // Written out: made at every card, and a spread takes several times as long.
  if (strength === undefined) met[met.length - 1] = { card, by, position, fate }
  else if (type === undefined) met[met.length - 1] = { card, by, position, strength, fate }
  else met[met.length - 1] = { card, by, position, strength, type, fate }
}

/** The card is discarded; a charge it did not need is lost (WB-6.4), `cover` is for the next one. */
function finish(state: State, fate: MetOutcome, emit: Emit<Event>, cover?: 'ally' | 'pact'): void {
  const run = running(state)
  resolveCard(state, fate)
  if (run.ally) emit({ type: 'ally', why: 'WB-6.4', seat: run.seat, charge: 'lost' })
  run.ally = cover === 'ally'
  run.pact = cover === 'pact'
  if (state.pile.length === 0) endRound(state, true, 'WB-5.30', emit)
  else state.ask = question('reveal', run.seat)
}
