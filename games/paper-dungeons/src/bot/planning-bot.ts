import { type Bot, type BotContext, best } from '@kazamata/search'
import type { Goal, Power } from '../content/ids.ts'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import type { Turn } from '../state.ts'
import type { View } from '../view.ts'

type Context = BotContext<View, Move, Event>

interface Planner {
  /** How good a power or a goal is, when one of two is kept. */
  power(power: Power): number
  goal(goal: Goal): number
  /** The moves of a turn, without its confirmation. */
  moves(context: Context, own: Turn): readonly Move[]
}

/** A bot that plans its whole turn at once. */
export function planningBot(planner: Planner): Bot<View, Move, Event> {
  const plan = (context: Context): readonly Move[] => {
    const { own, phase } = context.view
    if (own === undefined) throw new Error('A bot has a seat.')
    return phase === 'keep' ? keepMoves(own, planner) : withConfirm(context.view, planner.moves(context, own))
  }
  return { plan, choose: context => plan(context)[0] ?? best(context.moves, () => 0) }
}

/** A hidden turn ends with a confirmation; a boss's reward needs none. */
export function withConfirm({ phase }: View, moves: readonly Move[]): readonly Move[] {
  return phase === 'reward' ? moves : [...moves, { do: 'confirm' }]
}

/** Keeps the power and the goal with the highest value of those dealt. */
function keepMoves({ dealt, sheet }: Turn, { power, goal }: Planner): readonly Move[] {
  const moves: Move[] = []
  if (dealt !== undefined && sheet.power === undefined)
    moves.push({ do: 'power', power: best(dealt.powers, power) })
  if (dealt !== undefined && sheet.goal === undefined)
    moves.push({ do: 'goal', goal: best(dealt.goals, goal) })
  return [...moves, { do: 'confirm' }]
}
