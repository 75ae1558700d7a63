import { pick, type Seat } from '@kazamata/kernel'
import { type Bot, type BotContext, best } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { View } from '../view.ts'
import { runOdds } from './knowledge.ts'
import { answerOdds, whatToName, whatToOffer, whatToPick, whomToAsk } from './run-choices.ts'

/** Below this chance to survive the adventurer would rather see somebody else go in. */
const nerve = 0.5

/** Decides by the exact odds of its own run alone (WB-15.4); it ignores the other players and the score. */
export const adventurer: Bot<View, Move, Event> = {
  choose(context) {
    const { view, seat, moves, chance } = context
    switch (view.ask?.do) {
      case 'turn':
        return runOdds(view, seat) >= nerve ? take(moves, 'draw') : take(moves, 'pass')
      case 'place':
        return place(view, seat, moves)
      case 'hero':
        return pick(chance, moves)
      default:
        return inRun(context)
    }
  },
}

function take(moves: readonly Move[], what: Move['do']): Move {
  return moves.find(move => move.do === what) ?? best(moves, () => 0)
}

/** Keeps the dungeon as safe as it can: it may have to go in itself. */
function place(view: View, seat: Seat, moves: readonly Move[]): Move {
  return best(moves, move => placeOdds(view, seat, move))
}

/** The odds of running after the drawn card was added, or removed with a token. */
function placeOdds(view: View, seat: Seat, move: Move): number {
  const card = view.ask?.do === 'place' ? view.ask.card : undefined
  if (move.do === 'add') return runOdds(view, seat, card === undefined ? {} : { add: card })
  return move.do === 'remove' ? runOdds(view, seat, { remove: move.token }) : 0
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
