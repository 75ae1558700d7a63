import { type Bot, type BotContext, best } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { sampleState, type View } from '../view.ts'
import { aimLine } from './aim.ts'
import { answer } from './answer.ts'
import { errandsOf } from './errand.ts'
import { sureOf } from './sure.ts'

/** Looks one turn ahead: of all errands the one that dice may be expected to make the most of. */
export const adventurer: Bot<View, Move, Event> = {
  plan,
  choose: context => plan(context)[0] ?? best(context.moves, () => 0),
}

function plan({ view, moves, chance, announce: tell }: BotContext<View, Move, Event>): readonly Move[] {
  const state = sampleState(view)
  const task = state.agenda.at(-1)
  if (task === undefined) throw new Error('A bot is asked when something is asked.')
  if (task.do !== 'turn') return [answer(state, task, moves, chance)]
  const errand = best(errandsOf(state), ({ worth }) => worth)
  tell?.(aimLine(errand.aim))
  return sureOf(state, errand.moves)
}
