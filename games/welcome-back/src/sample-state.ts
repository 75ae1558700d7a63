import type { Chance } from '@kazamata/kernel'
import type { Card } from './content/ids.ts'
import { fullDeck, specialBits, takeCard, withdraw } from './rules/deck.ts'
import { rowBits } from './rules/kits.ts'
import { placing, question, slot } from './rules/questions.ts'
import { cloneRun, type State } from './state.ts'
import { seenCards, type View } from './view.ts'

/**
 * Some full state that the viewer cannot tell from the real one. All cards it has not seen are alike: each hidden
 * place gets one of them at random, and the rest is the deck (WB-15.3).
 */
export function sampleState(view: View, chance: Chance): State {
  const known = seenCards(view)
  const shown = specialBits(view.specials)
  const pair = shown | specialBits(known)

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
    row: rowBits(view.row),
    spent: view.spent,
    deck: fullDeck(pair, view.options.specials),
    pair,
    shown,
    pile: [],
    ask: question('over', view.winner ?? 0),
  }
  withdraw(state.deck, known)
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
