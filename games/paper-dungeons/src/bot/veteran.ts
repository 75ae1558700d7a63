import { type Bot, type BotContext, best } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import { bestContinuation } from './beam-search.ts'
import { goalValues, powerValues } from './card-values.ts'
import { contextOf } from './context.ts'
import { continuationFrom, movesOf, type SearchOptions } from './continuations.ts'
import { evaluator } from './evaluate.ts'
import { keepMoves, withConfirm } from './keep-and-confirm.ts'
import { weights } from './weights.ts'

const maxTargets = 3

const evaluate = evaluator(weights)

/** Searches the whole turn, all dice together, for the most glory expected in the end. */
export const veteran: Bot<View, Move, Event> = {
  plan,
  choose: context => plan(context)[0] ?? best(context.moves, () => 0),
}

function plan({ view, seat, shouldStop }: BotContext<View, Move, Event>): readonly Move[] {
  const { own } = view
  if (own === undefined) throw new Error('A bot has a seat.')
  if (view.phase === 'keep')
    return keepMoves(
      own,
      power => powerValues[power],
      goal => goalValues[goal],
    )
  const context = contextOf(view, seat)
  const search: SearchOptions = { rank: turn => evaluate(context, turn), maxTargets }
  return withConfirm(view, movesOf(bestContinuation(view, continuationFrom(own), search, shouldStop)))
}
