import type { Chance, Emit, Game, GameTypes, Outcome, Seat } from '@kazamata/kernel'
import { type Event, redact, reveals } from './event.ts'
import { type Move, moveSchema } from './move.ts'
import { type Options, optionsSchema } from './options.ts'
import { askPlayer, nameType, offerTypes, pickType } from './rules/before-run.ts'
import { addCard, drawCard, passTurn, removeCard } from './rules/decision-phase.ts'
import { movesOf } from './rules/legal-moves.ts'
import { setup, takeHero } from './rules/round.ts'
import { feedJelly, respond, revealCard } from './rules/run.ts'
import { sampleState } from './sample-state.ts'
import { clone, hasWon, playerAt, type State } from './state.ts'
import { faceUpView, type View, view } from './view.ts'

/** By seat: the list of just that seat, shared by all answers. */
const alone: readonly (readonly Seat[])[] = [[0], [1], [2], [3]].map(seats => Object.freeze(seats))
const nobody: readonly Seat[] = Object.freeze([])

function active(state: State): readonly Seat[] {
  return state.ask.do === 'over' ? nobody : (alone[state.ask.seat] ?? nobody)
}

function apply(state: State, seat: Seat, move: Move, chance: Chance, emit: Emit<Event>): void {
  switch (move.do) {
    case 'draw':
      drawCard(state, seat, chance, emit)
      break
    case 'add':
      addCard(state, seat, emit)
      break
    case 'remove':
      removeCard(state, seat, move.token, emit)
      break
    case 'pass':
      passTurn(state, seat, emit)
      break
    case 'reveal':
      revealCard(state, chance, emit)
      break
    case 'suffer':
    case 'defeat':
    case 'ignore':
    case 'bomb':
    case 'polymorph':
      respond(state, move, chance, emit)
      break
    case 'jelly':
      feedJelly(state, move.token, emit)
      break
    case 'hero':
      takeHero(state, move.hero, seat, emit)
      break
    case 'ask':
      askPlayer(state, move.seat, emit)
      break
    case 'offer':
      offerTypes(state, move.types, emit)
      break
    case 'pick':
      pickType(state, seat, move.type, emit)
      break
    case 'name':
      nameType(state, seat, move.type, emit)
      break
  }
}

function outcome(state: State): Outcome | undefined {
  if (state.ask.do !== 'over') return undefined
  const winner = state.ask.seat
  return {
    winners: [winner],
    scores: state.players.map(player => player.successes),
    why: hasWon(playerAt(state, winner)) ? 'WB-8.2' : 'WB-8.5',
  }
}

export type WelcomeBack = GameTypes<State, Move, Event, View, Options>

export const welcomeBack: Game<WelcomeBack> = {
  id: 'welcome-back',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  coop: false,
  options: optionsSchema,
  move: moveSchema,
  setup,
  active,
  moves: movesOf,
  apply,
  outcome,
  // The Heroes it entered the Dungeon with.
  characters: (_state, seat, events) => [
    ...new Set(
      events.flatMap(event =>
        event.type === 'entered' && event.seat === seat ? [`hero.${event.hero}`] : [],
      ),
    ),
  ],
  view,
  redact,
  faceUp: { view: faceUpView, tell: event => event },
  reveals,
  sampleState,
  clone,
}
