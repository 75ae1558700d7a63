import { bestContinuation } from './beam-search.ts'
import { goalValues, powerValues } from './card-values.ts'
import { contextOf } from './context.ts'
import { continuationFrom, movesOf, type SearchOptions } from './continuations.ts'
import { evaluator } from './evaluate.ts'
import { planningBot } from './planning-bot.ts'
import { weights } from './weights.ts'

const maxTargets = 3

const evaluate = evaluator(weights)

/** Searches the whole turn, all dice together, for the most glory expected in the end. */
export const veteran = planningBot({
  power: power => powerValues[power],
  goal: goal => goalValues[goal],
  moves({ view, seat, shouldStop }, own) {
    const context = contextOf(view, seat)
    const search: SearchOptions = { rank: turn => evaluate(context, turn), maxTargets }
    return movesOf(bestContinuation(view, continuationFrom(own), search, shouldStop))
  },
})
