import type { Chance, Emit, Game, GameTypes, Outcome, Seat } from '@kazamata/kernel'
import { type Event, redact, reveals } from './event.ts'
import { type Move, moveSchema } from './move.ts'
import { type Options, optionsSchema } from './options.ts'
import { noMoves } from './rules/move-lists.ts'
import { confirm, takePrize } from './rules/round.ts'
import { finalStanding } from './rules/score.ts'
import { setup } from './rules/setup.ts'
import { advance, answers } from './rules/turn.ts'
import { sampleState } from './sample-state.ts'
import { clone, playerAt, type State } from './state.ts'
import { faceUpView, type View, view } from './view.ts'

/** By set of seats, as bits. */
const sets: readonly (readonly Seat[])[] = Array.from({ length: 256 }, (_, set) =>
  Object.freeze([0, 1, 2, 3, 4, 5, 6, 7].filter(seat => set & (1 << seat))),
)

function active(state: State): readonly Seat[] {
  let set = 0
  for (let seat = 0; seat < state.players.length; seat++)
    if (!state.players[seat]?.confirmed) set |= 1 << seat
  return sets[set] ?? []
}

function moves(state: State, seat: Seat): readonly Move[] {
  const player = playerAt(state, seat)
  return player.confirmed ? noMoves : answers(state, player)
}

function apply(state: State, seat: Seat, move: Move, chance: Chance, emit: Emit<Event>): void {
  if (move.do === 'confirm') {
    confirm(state, seat, chance, emit)
    return
  }
  const player = playerAt(state, seat)
  if (state.phase === 'reward') {
    advance(state, player, move, event => emit({ type: 'done', why: event.why, seat, deed: event }))
    takePrize(state, seat, chance, emit)
    return
  }
  player.diary.push(move)
  advance(state, player, move, event => emit({ type: 'noted', why: event.why, seat, deed: event }))
}

function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const { scores, rooms, winners } = finalStanding(state.players)
  const top = Math.max(...scores)
  const tied = scores.filter(score => score === top).length > 1
  return { winners, scores, ties: rooms, why: tied ? 'PD-END.3' : 'PD-END.2' }
}

export type PaperDungeons = GameTypes<State, Move, Event, View, Options>

export const paperDungeons: Game<PaperDungeons> = {
  id: 'paper-dungeons',
  rulesVersion: 1,
  seats: { min: 1, max: 8 },
  coop: false,
  options: optionsSchema,
  move: moveSchema,
  setup,
  active,
  moves,
  apply,
  outcome,
  facts: ({ card }) => ({ dungeon: card }),
  view,
  redact,
  // What was noted is retold at the reveal.
  faceUp: { view: faceUpView, tell: event => (event.type === 'retold' ? undefined : event) },
  reveals,
  sampleState,
  clone,
}
