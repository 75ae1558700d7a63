import type { Seat, Viewer } from '@kazamata/kernel'
import { type Card, type Hero, specials, type Token } from '../../content/ids.ts'
import { type DisplayState, displayAfter } from '../../display-state.ts'
import type { Event } from '../../event.ts'
import { deckSize, fullDeck } from '../../rules/deck.ts'
import { bitOf, fullRow, kitOf, startHp } from '../../rules/kits.ts'
import type { State } from '../../state.ts'
import { eventsTold } from '../../testing/moments.ts'

/** News that lead to a position of the decision phase, or to a run before its first card. */
export function eventsLeadingTo(state: State): readonly Event[] {
  const events: Event[] = [
    {
      type: 'began',
      why: 'WB-2.5',
      start: state.start,
      specials: specials.filter((_, i) => state.shown & (1 << i)),
    },
    {
      type: 'round',
      why: 'WB-9.1',
      round: state.round,
      start: state.start,
      deck: deckSize(fullDeck(0, state.options.specials)),
    },
  ]
  if (state.hero === undefined) return events
  events.push({ type: 'hero', why: 'WB-9.3', seat: state.start, hero: state.hero })
  return [...events, ...placed(state, state.hero), ...entered(state, state.hero)]
}

function placed(state: State, hero: Hero): readonly Event[] {
  const events: Event[] = []
  const kit = kitOf(hero)
  let row = fullRow
  let deck = deckSize(fullDeck(0, state.options.specials))
  const draw = (seat: Seat, card: Card) => {
    deck--
    events.push({ type: 'drew', why: 'WB-3.3', seat, card, deck })
  }
  const remove = (seat: Seat, card: Card, token: Token) => {
    const before = startHp(kit, row)
    row &= ~bitOf(token)
    events.push({ type: 'removed', why: 'WB-3.6', seat, card, token, hp: [before, startHp(kit, row)] })
  }
  state.pile.forEach(({ card, by }, i) => {
    draw(by, card)
    events.push({ type: 'added', why: 'WB-3.5', seat: by, card, slot: i + 1 })
  })
  state.players.forEach((player, seat) => {
    for (const { card, token } of player.aside) {
      draw(seat, card)
      remove(seat, card, token)
    }
  })
  // Tokens that a position just leaves out: somebody took them.
  for (const token of kit.tokens) if (row & bitOf(token) & ~state.row) remove(1, 'goblin', token)
  state.players.forEach((player, seat) => {
    if (player.passed) events.push({ type: 'passed', why: 'WB-3.11', seat })
  })
  if (state.ask.do === 'place') draw(state.ask.seat, state.ask.card)
  return events
}

function entered(state: State, hero: Hero): readonly Event[] {
  const { run } = state
  if (run === undefined) return []
  const { printed } = kitOf(hero)
  const events: Event[] = [
    {
      type: 'entered',
      why: 'WB-3.12',
      seat: run.seat,
      hero,
      printed,
      tokens: [],
      hp: run.hp,
      pile: state.pile.length + run.met.length,
    },
  ]
  for (const { card, by, position, strength, type } of run.met)
    events.push({
      type: 'revealed',
      why: 'WB-5.5',
      seat: run.seat,
      card,
      position,
      of: position + state.pile.length,
      by,
      ...(strength === undefined ? {} : { strength }),
      ...(type === undefined ? {} : { monster: type }),
    })
  return events
}

export function displayOf(state: State, viewer: Viewer): DisplayState {
  const display = displayAfter(eventsTold(viewer, eventsLeadingTo(state)), state.players.length)
  // The events lead to the pile as it is now, so cards already met must not be taken from it again.
  const seats = display.seats.map((seat, i) => {
    const { successes = 0, failures = 0 } = state.players[i] ?? {}
    return { ...seat, successes, failures }
  })
  return { ...display, seats, deck: deckSize(state.deck), pile: state.pile }
}
