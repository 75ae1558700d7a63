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

/** How many targets of a reward are thought through. */
const targets = 3

const worth = evaluator(weights)

/** Searches the whole turn, all dice together, for the glory that is to be expected in the end. */
export const veteran: Bot<View, Move, Event> = {
  plan,
  choose: context => plan(context)[0] ?? best(context.moves, () => 0),
}

function plan({ view, seat, shouldStop: enough }: BotContext<View, Move, Event>): readonly Move[] {
  const { own } = view
  if (own === undefined) throw new Error('A bot has a seat.')
  if (view.phase === 'keep')
    return keepMoves(
      own,
      power => powerValues[power],
      goal => goalValues[goal],
    )
  const scene = contextOf(view, seat)
  const taste: SearchOptions = { rank: turn => worth(scene, turn), maxTargets: targets }
  return withConfirm(view, movesOf(bestContinuation(view, continuationFrom(own), taste, enough)))
}
