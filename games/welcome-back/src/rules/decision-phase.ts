import type { Chance, Emit, Seat } from '@kazamata/kernel'
import type { Card, Token } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { heroOf, isOut, playerAt, type State } from '../state.ts'
import { enter } from './before-run.ts'
import { deckEmpty, deckSize, takeCard } from './deck.ts'
import { bitOf, kitOf, startHp } from './kits.ts'
import { mustAdd } from './legal-moves.ts'
import { placing, question, slot } from './questions.ts'

/** Takes the top card; only the drawer sees it (WB-3.3). */
export function drawCard(state: State, seat: Seat, chance: Chance, emit: Emit<Event>): void {
  const card = takeCard(state, chance)
  state.ask = placing(seat, card)
  emit({ type: 'drew', why: 'WB-3.3', seat, card, deck: deckSize(state.deck) })
}

/** The card just drawn and not yet placed. */
function inHand(state: State): Card {
  if (state.ask.do !== 'place') throw new Error('Nobody holds a drawn card.')
  return state.ask.card
}

/** Face down on top of the pile (WB-3.5). */
export function addCard(state: State, seat: Seat, emit: Emit<Event>): void {
  const card = inHand(state)
  const why = mustAdd(state, seat) ? 'WB-10.1' : state.row === 0 ? 'WB-3.8' : 'WB-3.5'
  const size = state.pile.push(slot(card, seat))
  emit({ type: 'added', why, seat, card, slot: size })
  endTurn(state, seat, emit)
}

/** Face down before the player, with a token of the row on it; both are out for this round (WB-3.6). */
export function removeCard(state: State, seat: Seat, token: Token, emit: Emit<Event>): void {
  const kit = kitOf(heroOf(state))
  const card = inHand(state)
  const before = startHp(kit, state.row)
  state.row &= ~bitOf(token)
  const player = playerAt(state, seat)
  player.aside = [...player.aside, { card, token }]
  emit({ type: 'removed', why: 'WB-3.6', seat, card, token, hp: [before, startHp(kit, state.row)] })
  endTurn(state, seat, emit)
}

/** Out until the next round (WB-3.11). */
export function passTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  playerAt(state, seat).passed = true
  if (deckEmpty(state.deck)) emit({ type: 'passed', why: 'WB-3.10', seat, forced: true })
  else emit({ type: 'passed', why: 'WB-3.11', seat })
  endTurn(state, seat, emit)
}

/** The next active player to the left goes on (WB-3.9); the last one left enters the Dungeon (WB-3.12). */
function endTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  const { players } = state
  playerAt(state, seat).turns++
  let active = 0
  let next = seat
  for (let i = players.length; i >= 1; i--) {
    const at = (seat + i) % players.length
    const player = playerAt(state, at)
    if (player.passed || isOut(player)) continue
    active++
    next = at
  }
  if (active === 1) enter(state, next, emit)
  else state.ask = question('turn', next)
}
