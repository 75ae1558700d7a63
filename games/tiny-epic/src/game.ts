import type { Chance, Emit, Game, GameTypes, Outcome, Seat } from '@kazamata/kernel'
import type { Event } from './event.ts'
import { type Move, moveSchema } from './move.ts'
import { type Options, optionsSchema } from './options.ts'
import { answers, proceed } from './rules/agenda.ts'
import { none } from './rules/moves.ts'
import { Play } from './rules/play.ts'
import { setup } from './rules/setup/setup.ts'
import { clone, type State } from './state.ts'
import { sampleState, type View, view } from './view.ts'

/** By seat. */
const alone: readonly (readonly Seat[])[] = [0, 1, 2, 3].map(seat => Object.freeze([seat]))
const nobody: readonly Seat[] = Object.freeze([])

/** Whoever runs the hero at turn decides everything (TE-0.7); at setup, whoever will run the hero being chosen. */
function active(state: State): readonly Seat[] {
  if (state.result !== undefined) return nobody
  const task = state.agenda.at(-1)
  const hero = task?.do === 'pick' ? task.hero : state.turn.hero
  return alone[hero % state.seats] ?? nobody
}

function moves(state: State, seat: Seat): readonly Move[] {
  const task = state.agenda.at(-1)
  return task === undefined || active(state)[0] !== seat ? none : answers(state, task)
}

function apply(state: State, _seat: Seat, move: Move, chance: Chance, emit: Emit<Event>): void {
  proceed(new Play(state, chance, emit), move)
}

/** All win or lose together (TE-3). */
function outcome(state: State): Outcome | undefined {
  const { result, seats } = state
  if (result === undefined) return undefined
  const table = Array.from({ length: seats }, (_, seat) => seat)
  const score = result.won ? 1 : 0
  return { winners: result.won ? table : [], scores: table.map(() => score), why: result.why }
}

export type TinyEpic = GameTypes<State, Move, Event, View, Options>

export const tinyEpic: Game<TinyEpic> = {
  id: 'tiny-epic',
  rulesVersion: 2,
  seats: { min: 1, max: 4 },
  coop: true,
  options: optionsSchema,
  move: moveSchema,
  setup,
  active,
  moves,
  apply,
  outcome,
  facts: ({ options, boss }) => ({ difficulty: options.difficulty, ...(boss && { boss: boss.card }) }),
  characters: ({ heroes }, seat) =>
    heroes.flatMap(({ hero, seat: runner }) => (runner === seat ? [`hero.${hero}`] : [])),
  view,
  redact: event => event,
  reveals: () => false,
  sampleState: sampleState,
  clone,
}
