import { pick } from '@kazamata/kernel'
import { type Bot, type BotContext, best } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import { afterPlacing, runOdds } from './knowledge.ts'
import { answerOdds, whatToName, whatToOffer, whatToPick, whomToAsk } from './run-choices.ts'

/** Below this chance to survive the adventurer would rather see somebody else go in. */
const minimumOdds = 0.5

/** Decides by the exact odds of its own run alone (WB-15.4); it ignores the other players and the score. */
export const adventurer: Bot<View, Move, Event> = {
  choose(context) {
    const { view, seat, moves, chance } = context
    switch (view.ask?.do) {
      case 'turn':
        return runOdds(view, seat) >= minimumOdds ? moveOf(moves, 'draw') : moveOf(moves, 'pass')
      case 'place':
        // Keeps the dungeon as safe as it can: it may have to go in itself.
        return best(moves, move => runOdds(view, seat, afterPlacing(view, move)))
      case 'hero':
        return pick(chance, moves)
      default:
        return inRun(context)
    }
  },
}

function moveOf(moves: readonly Move[], what: Move['do']): Move {
  return moves.find(move => move.do === what) ?? best(moves, () => 0)
}

/** Every choice before and in a run by exact odds. */
export function inRun({ view, seat, moves, chance }: BotContext<View, Move, Event>): Move {
  switch (view.ask?.do) {
    case 'ask':
      return whomToAsk(view, moves)
    case 'offer':
      return whatToOffer(view, seat, moves)
    case 'pick':
      return whatToPick(view, seat, moves, chance)
    case 'name':
      return whatToName(view, seat, moves)
    default:
      return best(moves, move => answerOdds(view, seat, move))
  }
}
