import { type Bot, type BotContext, best } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { sampleState, type View } from '../view.ts'
import { answer } from './decisions.ts'
import { intentionText } from './intention.ts'
import { movesBeforeChance } from './moves-before-chance.ts'
import { turnOptions } from './turn-options.ts'

/** Looks one turn ahead: of all options the one that dice may be expected to make the most of. */
export const adventurer: Bot<View, Move, Event> = {
  plan,
  choose: context => plan(context)[0] ?? best(context.moves, () => 0),
}

function plan({ view, moves, chance, announce: tell }: BotContext<View, Move, Event>): readonly Move[] {
  const state = sampleState(view)
  const task = state.agenda.at(-1)
  if (task === undefined) throw new Error('A bot is asked when something is asked.')
  if (task.do !== 'turn') return [answer(state, task, moves, chance)]
  const option = best(turnOptions(state), ({ worth }) => worth)
  tell?.(intentionText(option.intention))
  return movesBeforeChance(state, option.moves)
}
