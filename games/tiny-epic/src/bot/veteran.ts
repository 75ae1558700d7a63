import { fastChance } from '@kazamata/kernel'
import { type Bot, best, type Thought } from '@kazamata/search'
import type { Event } from '../event.ts'
import type { Move } from '../move.ts'
import { clone, type State } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { answer } from './answer.ts'
import { type Errand, errandsOf } from './errand.ts'
import { rollout } from './rollout.ts'
import { sureOf } from './sure.ts'

/** Plays its best errands through in imagined worlds, dice and decks and comrades included, and takes the most hopeful. */
export const veteran: Bot<View, Move, Event> = {
  plan,
  choose: thought => plan(thought)[0] ?? best(thought.moves, () => 0),
}

/** Errands that are thought through. */
const most = 8
/** Hero turns that a world is played on. */
const horizon = 4
/** How much the first look counts, in hope for a hero turn. */
const trust = 0.01

function plan(thought: Thought<View, Move, Event>): readonly Move[] {
  const { view, moves, chance } = thought
  const state = imagine(view)
  const task = state.agenda.at(-1)
  if (task === undefined) throw new Error('A bot is asked when something is asked.')
  if (task.do !== 'turn') return [answer(state, task, moves, chance)]
  return sureOf(state, search(state, errandsOf(state), thought).moves)
}

interface Trial {
  readonly errand: Errand
  total: number
  visits: number
}

const meanOf = ({ errand, total, visits }: Trial) =>
  (visits === 0 ? 0 : total / visits) + trust * errand.worth

/**
 * Sequential halving: all candidates are tried equally often, the better half goes on. Those of a round meet the same
 * luck, so that they are compared and not their dice.
 */
function search(
  state: State,
  errands: readonly Errand[],
  { enough, chance }: Thought<View, Move, Event>,
): Errand {
  let trials: Trial[] = candidates(errands).map(errand => ({ errand, total: 0, visits: 0 }))
  let iterations = 0
  let tries = 2
  while (trials.length > 1) {
    for (let i = 0; i < tries; i++) {
      const seed = chance.int(2 ** 30)
      for (const trial of trials) {
        trial.total += rollout(clone(state), trial.errand.moves, horizon, fastChance(seed))
        trial.visits += 1
        iterations += 1
      }
      if (enough(iterations)) return best(trials, meanOf).errand
    }
    trials = trials.sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(trials.length / 2))
    tries *= 2
  }
  const [last] = trials
  if (last === undefined) throw new Error('There is always something to do.')
  return last.errand
}

/** The best-looking ones, each beginning once. */
function candidates(errands: readonly Errand[]): Errand[] {
  const sorted = [...errands].sort((a, b) => b.worth - a.worth)
  const found: Errand[] = []
  for (const errand of sorted) {
    if (found.length >= most) break
    if (!found.some(other => sameMoves(other.moves, errand.moves))) found.push(errand)
  }
  return found
}

function sameMoves(a: readonly Move[], b: readonly Move[]): boolean {
  return a.length === b.length && a.every((move, i) => move === b[i])
}
