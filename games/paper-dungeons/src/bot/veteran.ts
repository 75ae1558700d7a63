import { type Bot, type BotContext, best } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import { bestLine } from './anytime.ts'
import { confirmed, keep } from './close.ts'
import { lineFrom, movesOf, type Taste } from './line.ts'
import { sceneOf } from './scene.ts'
import { goalTaste, powerTaste } from './tastes.ts'
import { weights } from './weights.ts'
import { judge } from './worth.ts'

/** How many targets of a reward are thought through. */
const targets = 3

const worth = judge(weights)

/** Searches the whole turn, all dice together, for the glory that is to be expected in the end. */
export const veteran: Bot<View, Move, Event> = {
  plan,
  choose: context => plan(context)[0] ?? best(context.moves, () => 0),
}

function plan({ view, seat, shouldStop: enough }: BotContext<View, Move, Event>): readonly Move[] {
  const { own } = view
  if (own === undefined) throw new Error('A bot has a seat.')
  if (view.phase === 'keep')
    return keep(
      own,
      power => powerTaste[power],
      goal => goalTaste[goal],
    )
  const scene = sceneOf(view, seat)
  const taste: Taste = { rank: turn => worth(scene, turn), targets }
  return confirmed(view, movesOf(bestLine(view, lineFrom(own), taste, enough)))
}
