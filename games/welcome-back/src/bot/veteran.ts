import type { Seat } from '@kazamata/kernel'
import { type Bot, type BotContext, beliefSampler, type Heuristics, search } from '@kazamata/search'
import type { Hero } from '../content/ids.ts'
import type { Event } from '../event.ts'
import { welcomeBack } from '../game.ts'
import type { Move } from '../move.ts'
import { clone, type State } from '../state.ts'
import type { View } from '../view.ts'
import { inRun } from './adventurer.ts'
import { knowledge } from './knowledge.ts'
import { breakEven, scoresAfterRun, winChances } from './odds/match.ts'
import { actionsOf, likelihood } from './opponent-actions.ts'
import { type OpponentModel, opponentModel, pickByChance } from './opponent-model.ts'

/** How many sampled states the belief consists of. */
const pool = 150

/**
 * Searches over sampled states (WB-15.6), weighted by how well they explain what the others did (WB-15.5), and
 * values the end of a round by what it does to the match (WB-15.7).
 */
export const veteran: Bot<View, Move, Event> = {
  choose(context) {
    switch (context.view.ask?.do) {
      case 'hero':
      case 'turn':
      case 'place':
        return decide(context)
      default:
        return inRun(context)
    }
  },
}

function decide(context: BotContext<View, Move, Event>): Move {
  const { view, seat } = context
  const { known } = knowledge(view)
  return search(welcomeBack, heuristicsFor(view, seat, known), context, stateSampler(context, known))
}

function stateSampler(
  { view, seat, events, chance }: BotContext<View, Move, Event>,
  known: number,
): () => State {
  const sample = () => welcomeBack.sampleState(view, chance)
  const { hero, options, ask } = view
  const actions = ask?.do === 'hero' ? [] : actionsOf(events, options.firstTurnAdd)
  if (hero === undefined || actions.every(action => action.seat === seat)) return sample
  const model = opponentModel(hero, known, options.specials)
  const draw = beliefSampler(
    sample,
    state => likelihood(state, { actions, model, hero, observer: seat }),
    pool,
    chance,
  )
  return () => clone(draw())
}

function heuristicsFor(view: View, observer: Seat, known: number): Heuristics<State, Move> {
  const { round, players, options } = view
  const ends = players.map(
    (_, runner) =>
      [
        winChances(scoresAfterRun(players, runner, false)),
        winChances(scoresAfterRun(players, runner, true)),
      ] as const,
  )
  const courage = breakEven(players, observer)
  let model: OpponentModel | undefined
  let hero: Hero | undefined
  const modelled = (state: State): OpponentModel => {
    if (state.hero === undefined) throw new Error('There is no round without a Hero.')
    if (model === undefined || state.hero !== hero) {
      hero = state.hero
      model = opponentModel(hero, known, options.specials)
    }
    return model
  }
  /** How likely a seat is to choose each move: the others by their own odds, the observer by what a run is worth. */
  const moveChances = (state: State, seat: Seat, moves: readonly Move[]): readonly number[] => {
    const { ask, row, pile, players } = state
    const context = { row, pile, height: pile.length, seat, hasSuccess: (players[seat]?.successes ?? 0) > 0 }
    if (ask.do === 'turn') {
      const model = modelled(state)
      const draws =
        seat === observer
          ? model.drawChance(model.odds(context, undefined, 1), courage)
          : model.drawChance(model.odds(context))
      return [1 - draws, draws]
    }
    if (ask.do === 'place') return modelled(state).placeChances(context, ask.card, moves)
    return moves.map(() => 1 / moves.length)
  }
  return {
    name: nameOf,
    modelled: true,
    curiosity: 0.3,
    evaluate(state) {
      if (state.run !== undefined) return ends[state.run.seat]?.[Number(modelled(state).survives(state))]
      return state.round !== round || state.ask.do === 'over' ? winChances(state.players) : undefined
    },
    policy(state, seat, moves, chance) {
      return moves[pickByChance(moveChances(state, seat, moves), chance)] ?? { do: 'pass' }
    },
    prior(state, seat, moves) {
      return moveChances(state, seat, moves).map(share => (share + 1 / moves.length) / 2)
    },
  }
}

function nameOf(move: Move): string {
  switch (move.do) {
    case 'hero':
      return move.hero
    case 'remove':
      return move.token
    default:
      return move.do
  }
}
