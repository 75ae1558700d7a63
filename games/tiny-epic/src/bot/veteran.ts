import { fastChance } from '@kazamata/kernel'
import { type Bot, type BotContext, best } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { clone, type State } from '../state.ts'
import { sampleState, type View } from '../view.ts'
import { answer } from './decisions.ts'
import { intentionText, type TurnOption } from './intention.ts'
import { movesBeforeChance } from './moves-before-chance.ts'
import { rollout } from './rollout.ts'
import { turnOptions } from './turn-options.ts'

/**
 * Plays its best options through in imagined worlds, dice, decks and comrades included, and takes the most hopeful one
 * (TE-BOT.12).
 */
export const veteran: Bot<View, Move, Event> = {
  plan,
  choose: context => plan(context)[0] ?? best(context.moves, () => 0),
}

/** Errands that are thought through. */
const most = 8
/** Hero turns that a world is played on. */
const horizon = 4
/** How much hope the first look at an option counts for, for each hero turn. */
const trust = 0.05
/** A world played on takes as long as so many iterations of a plain tree search. */
const weight = 12

function plan(context: BotContext<View, Move, Event>): readonly Move[] {
  const { view, moves, chance, announce: tell } = context
  const state = sampleState(view)
  const task = state.agenda.at(-1)
  if (task === undefined) throw new Error('A bot is asked when something is asked.')
  if (task.do !== 'turn') return [answer(state, task, moves, chance)]
  const option = search(state, context)
  tell?.(intentionText(option.intention))
  return movesBeforeChance(state, option.moves)
}

interface Trial {
  readonly option: TurnOption
  total: number
  visits: number
}

const meanOf = ({ option, total, visits }: Trial) =>
  (visits === 0 ? 0 : total / visits) + trust * option.worth

/**
 * Halving, again and again: all candidates are tried equally often, the better half goes on. Those of a round meet the
 * same luck, so that they are compared and not their dice.
 */
function search(state: State, { shouldStop: enough, chance }: BotContext<View, Move, Event>): TurnOption {
  const trials: Trial[] = candidates(turnOptions(state)).map(option => ({ option, total: 0, visits: 0 }))
  let iterations = 0
  let running = trials
  for (let tries = 2; trials.length > 1; tries *= 2) {
    for (let i = 0; i < tries; i++) {
      const seed = chance.int(2 ** 30)
      for (const trial of running) {
        trial.total += rollout(clone(state), trial.option.moves, horizon, fastChance(seed))
        trial.visits += 1
      }
      iterations += running.length
      if (enough(weight * iterations)) return favourite(trials)
    }
    running = running.sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(running.length / 2))
    if (running.length === 1) {
      running = [...trials]
      tries = 1
    }
  }
  return favourite(trials)
}

/** The best of those that were tried most. */
function favourite(trials: readonly Trial[]): TurnOption {
  const visits = Math.max(...trials.map(trial => trial.visits))
  return best(
    trials.filter(trial => 2 * trial.visits >= visits),
    meanOf,
  ).option
}

/** The best-looking ones, each beginning once. */
function candidates(options: readonly TurnOption[]): TurnOption[] {
  const found: TurnOption[] = []
  for (const option of [...options].sort((a, b) => b.worth - a.worth)) {
    if (found.length >= most) break
    if (!found.some(other => isSame(other.moves, option.moves))) found.push(option)
  }
  return found
}

function isSame(a: readonly Move[], b: readonly Move[]): boolean {
  return a.length === b.length && a.every((move, i) => move === b[i])
}
