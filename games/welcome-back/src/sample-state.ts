import type { Chance } from '@kazamata/kernel'
import { type Card, cards, specials } from './content/ids.ts'
import { cardIndex, fullDeck, specialBit, takeCard } from './rules/deck.ts'
import { bitOf } from './rules/kits.ts'
import { placing, question, slot } from './rules/questions.ts'
import { cloneRun, type State } from './state.ts'
import type { View } from './view.ts'

/**
 * Some full state that the viewer cannot tell from the real one. All cards it has not seen are alike: each hidden
 * place gets one of them at random, and the rest is the deck (WB-15.3).
 */
export function sampleState(view: View, chance: Chance): State {
  const known = knownCards(view)
  let shown = 0
  for (const special of view.specials) shown |= specialBit(special)
  let pair = shown
  for (const card of known) pair |= specialBit(card)

  const state: State = {
    options: view.options,
    players: view.players.map(player => ({
      successes: player.successes,
      failures: player.failures,
      passed: player.passed,
      turns: player.turns,
      aside: [],
    })),
    round: view.round,
    start: view.start,
    row: view.row.reduce((row, token) => row | bitOf(token), 0),
    spent: view.spent,
    deck: fullDeck(pair, view.options.specials),
    pair,
    shown,
    pile: [],
    ask: question('over', view.winner ?? 0),
  }
  for (const card of known) withdraw(state.deck, card)
  const guess = (card: Card | undefined) => card ?? takeCard(state, chance)

  for (const { by, card } of view.pile) state.pile.push(slot(guess(card), by))
  state.players.forEach((player, seat) => {
    const aside = view.players[seat]?.aside ?? []
    player.aside = aside.map(({ token, card }) => ({ card: guess(card), token }))
  })
  const ask = view.ask
  if (ask?.do === 'place') state.ask = placing(ask.seat, guess(ask.card))
  else if (ask !== undefined) state.ask = ask
  if (view.hero !== undefined) state.hero = view.hero
  if (view.run !== undefined) state.run = cloneRun(view.run)
  return state
}

/** Every card the viewer sees or has seen this round. */
function knownCards(view: View): Card[] {
  const known: Card[] = []
  const note = (card: Card | undefined) => {
    if (card !== undefined) known.push(card)
  }
  for (const { card } of view.pile) note(card)
  for (const { aside } of view.players) for (const { card } of aside) note(card)
  for (const { card } of view.run?.met ?? []) note(card)
  if (view.ask?.do === 'place') note(view.ask.card)
  return known
}

function withdraw(deck: number[], card: Card): void {
  const i = cardIndex.get(card) ?? cards.length + specials.length
  deck[i] = (deck[i] ?? 0) - 1
}
