import * as z from 'zod/mini'
import type { Game, GameTypes, Seat, Viewer } from '../game.ts'

/** The smallest game: no chance, no secrets. Whoever takes the last stick wins. */
export interface State {
  sticks: number
  turn: Seat
  readonly seats: number
}

export interface Move {
  readonly take: number
}

export interface Event {
  readonly type: 'took'
  readonly seat: Seat
  readonly sticks: number
  readonly left: number
}

export interface View {
  readonly viewer: Viewer
  readonly sticks: number
  readonly turn: Seat
  readonly seats: number
}

const options = z.strictObject({ sticks: z._default(z.int().check(z.positive()), 12) })
const move = z.strictObject({ take: z.int() })

export type Nim = GameTypes<State, Move, Event, View, z.infer<typeof options>>

export const nim: Game<Nim> = {
  id: 'nim',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  coop: false,
  options,
  move,
  setup: ({ sticks }, seats) => ({ sticks, turn: 0, seats }),
  active: state => (state.sticks > 0 ? [state.turn] : []),
  moves: state => [{ take: 1 }, { take: 2 }, { take: 3 }].filter(({ take }) => take <= state.sticks),
  apply(state, seat, { take }, _chance, emit) {
    state.sticks -= take
    if (state.sticks > 0) state.turn = (seat + 1) % state.seats
    emit({ type: 'took', seat, sticks: take, left: state.sticks })
  },
  outcome(state) {
    if (state.sticks > 0) return undefined
    const scores = Array.from({ length: state.seats }, (_, seat) => (seat === state.turn ? 1 : 0))
    return { winners: [state.turn], scores, why: 'last stick' }
  },
  view: ({ sticks, turn, seats }, viewer) => ({ viewer, sticks, turn, seats }),
  redact: event => event,
  reveals: () => false,
  sampleState: ({ sticks, turn, seats }) => ({ sticks, turn, seats }),
  clone: state => ({ ...state }),
}
