import type { Seat, Viewer } from '@kazamata/kernel'
import { type Card, type Hero, type Special, specials, type Token } from './content/ids.ts'
import type { Options } from './options.ts'
import { deckSize } from './rules/deck.ts'
import { kitOf, rowTokens } from './rules/kits.ts'
import type { Mutable } from './rules/mutable.ts'
import { cloneRun, type Question, type Run, type Spent, type State } from './state.ts'

export interface PlayerView {
  readonly successes: number
  readonly failures: number
  readonly passed: boolean
  readonly turns: number
  /** Each removed Monster under its token; the card only for its owner (WB-3.18, 3.19). */
  readonly aside: readonly { readonly token: Token; readonly card?: Card }[]
}

/** The question now asked, as everybody may know it: of `place` only the drawer sees the card. */
export type Ask =
  | Exclude<Question, { do: 'place' } | { do: 'over' }>
  | { readonly do: 'place'; readonly seat: Seat; readonly card?: Card }

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly players: readonly PlayerView[]
  readonly round: number
  readonly start: Seat
  /** Absent until the first Hero is chosen. While the next one is chosen, the last one. */
  readonly hero?: Hero
  /** Tokens in the row, in the kit's order. */
  readonly row: readonly Token[]
  /** Tokens that left the row in the run. */
  readonly spent: readonly Spent[]
  readonly deck: number
  /** Specials known to everybody, in the order of section 11. */
  readonly specials: readonly Special[]
  /** Bottom first; the card only where the viewer added it. */
  readonly pile: readonly { readonly by: Seat; readonly card?: Card }[]
  /** Absent when the game is over. */
  readonly ask?: Ask
  /** Public in every detail (WB-4.1). */
  readonly run?: Run
  readonly winner?: Seat
}

/**
 * What a viewer knows, listed key by key (WB-4.1, 4.2). A card is named only where the viewer put it, so a seat that
 * saw nothing, an eliminated one and a spectator all read the same (WB-4.8).
 */
export function view(state: State, viewer: Viewer): View {
  const seen: Mutable<View> = {
    viewer,
    options: state.options,
    players: state.players.map((player, seat) => ({
      successes: player.successes,
      failures: player.failures,
      passed: player.passed,
      turns: player.turns,
      aside: player.aside.map(({ token, card }) => (seat === viewer ? { token, card } : { token })),
    })),
    round: state.round,
    start: state.start,
    row: state.hero === undefined ? [] : rowTokens(kitOf(state.hero), state.row),
    spent: state.spent,
    deck: deckSize(state.deck),
    specials: specials.filter((_, i) => state.shown & (1 << i)),
    pile: state.pile.map(({ card, by }) => (by === viewer ? { by, card } : { by })),
  }
  if (state.hero !== undefined) seen.hero = state.hero
  const ask = state.ask
  if (ask.do === 'over') seen.winner = ask.seat
  else if (ask.do === 'place' && ask.seat !== viewer) seen.ask = { do: 'place', seat: ask.seat }
  else seen.ask = ask
  if (state.run !== undefined) seen.run = cloneRun(state.run)
  return seen
}

/** The table's view with every card face up: those of the pile, the removed ones, the drawn one. */
export function faceUpView(state: State): View {
  const { pile, players, ask } = state
  const seen = view(state, 'table')
  return {
    ...seen,
    pile,
    players: seen.players.map((player, seat) => ({ ...player, aside: players[seat]?.aside ?? [] })),
    ...(ask.do === 'place' && { ask }),
  }
}

/** Every card that the viewer sees or has seen this round. */
export function seenCards(view: View): readonly Card[] {
  const seen: Card[] = []
  const note = ({ card }: { readonly card?: Card }) => {
    if (card !== undefined) seen.push(card)
  }
  view.pile.forEach(note)
  for (const { aside } of view.players) aside.forEach(note)
  view.run?.met.forEach(note)
  if (view.ask?.do === 'place') note(view.ask)
  return seen
}
