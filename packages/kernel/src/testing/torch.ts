import * as z from 'zod/mini'
import { dropTasks, runUntilDecision } from '../agenda.ts'
import { type Chance, pick } from '../chance.ts'
import type { Emit, Game, GameTypes, Seat, Viewer } from '../game.ts'

/*
 * A co-operative game. Heroes walk a corridor whose rooms are drawn from a bag when first entered. A trap
 * rolls a die in the middle of the move and then asks: spend focus, or take it? A hero who stands up to it may search.
 * At the end of a turn every goblin strikes, the torch burns down, and the next hero is up. The gate is the way out.
 */

export const kinds = ['hall', 'goblin', 'trap', 'gate'] as const
export type Room = (typeof kinds)[number]

export interface Hero {
  room: number
  health: number
  focus: number
}

/** `seat` is the hero it concerns; questions are put to the hero whose turn it is. */
export type Task =
  | { readonly do: 'turn'; readonly seat: Seat; readonly steps: number }
  | { readonly do: 'trap'; readonly seat: Seat; readonly roll: number }
  | { readonly do: 'search'; readonly seat: Seat }
  | { readonly do: 'strike'; readonly seat: Seat; readonly room: number }
  | { readonly do: 'burn'; readonly seat: Seat }

export interface State {
  heroes: Hero[]
  /** Rooms seen so far, the entrance first. */
  rooms: Room[]
  /** How many of each kind are unseen, in the order of `kinds`. */
  bag: number[]
  light: number
  seat: Seat
  agenda: Task[]
  result?: 'won' | 'lost'
}

export type Move =
  | { readonly do: 'end' | 'rest' | 'on' | 'back' | 'explore' | 'accept' | 'focus' | 'leave' | 'search' }
  | { readonly do: 'target'; readonly seat: Seat }

export type Event =
  | { readonly type: 'walked'; readonly seat: Seat; readonly room: number }
  | { readonly type: 'explored'; readonly seat: Seat; readonly room: number; readonly kind: Room }
  | { readonly type: 'rested'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'focused'; readonly seat: Seat; readonly face: number }
  | { readonly type: 'escaped'; readonly seat: Seat }
  | { readonly type: 'hurt'; readonly seat: Seat; readonly health: number; readonly by: 'trap' | 'goblin' }
  | { readonly type: 'fell'; readonly seat: Seat }
  | { readonly type: 'found' | 'left'; readonly seat: Seat; readonly focus: number }
  | { readonly type: 'burned'; readonly light: number }
  | { readonly type: 'done'; readonly seat: Seat; readonly final: true }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly result: 'won' | 'lost' }

export type View = State & { readonly viewer: Viewer }

const verbs = ['end', 'rest', 'on', 'back', 'explore', 'accept', 'focus', 'leave', 'search'] as const
const options = z.strictObject({ light: z._default(z.int().check(z.minimum(1), z.maximum(40)), 16) })
const move = z.union([
  z.strictObject({ do: z.enum(verbs) }),
  z.strictObject({ do: z.literal('target'), seat: z.int() }),
])
const speed = 3
const fullHealth = 3

export type Torch = GameTypes<State, Move, Event, View, z.infer<typeof options>>

export const torch: Game<Torch> = {
  id: 'torch',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  coop: true,
  options,
  move,

  setup: ({ light }, seatCount) => ({
    heroes: Array.from({ length: seatCount }, () => ({ room: 0, health: fullHealth, focus: 2 })),
    rooms: ['hall'],
    bag: [3, 3, 3, 1],
    light,
    seat: 0,
    agenda: [{ do: 'turn', seat: 0, steps: speed }],
  }),

  active: state => (state.result === undefined ? [state.seat] : []),

  moves(state) {
    const task = state.agenda.at(-1)
    return task === undefined ? [] : answers(state, task)
  },

  apply(state, _seat, move, chance, emit) {
    const task = state.agenda.pop()
    if (task === undefined) throw new Error('Nobody can move when nothing is asked.')
    const perform = (task: Task, move: Move | undefined) => resolve(state, task, move, chance, emit)
    perform(task, move)
    runUntilDecision(state.agenda, {
      answers: task => answers(state, task),
      perform,
      waits: task => task.do === 'turn',
    })
  },

  outcome(state) {
    if (state.result === undefined) return undefined
    const won = state.result === 'won'
    const seats = [...state.heroes.keys()]
    return { winners: won ? seats : [], scores: seats.map(() => (won ? 1 : 0)), why: won ? 'gate' : 'dark' }
  },

  view: (state, viewer) => ({ viewer, ...copy(state) }),
  redact: event => event,
  reveals: () => false,
  sampleState({ viewer: _, ...state }) {
    return copy(state)
  },
  clone: copy,
}

function copy(state: State): State {
  return {
    ...state,
    heroes: state.heroes.map(hero => ({ ...hero })),
    rooms: [...state.rooms],
    bag: [...state.bag],
    agenda: [...state.agenda],
  }
}

function answers(state: State, task: Task): Move[] {
  const hero = heroOf(state, task.seat)
  switch (task.do) {
    case 'turn': {
      const moves: Move[] = [{ do: 'end' }, { do: 'rest' }]
      if (task.steps === 0) return moves
      if (hero.room > 0) moves.push({ do: 'back' })
      moves.push({ do: hero.room + 1 < state.rooms.length ? 'on' : 'explore' })
      return moves
    }
    case 'trap':
      return hero.focus > 0 && task.roll < 6 ? [{ do: 'accept' }, { do: 'focus' }] : [{ do: 'accept' }]
    case 'search':
      return [{ do: 'leave' }, { do: 'search' }]
    case 'strike':
      return targets(state, task.room).map(seat => ({ do: 'target', seat }))
    case 'burn':
      return []
  }
}

function resolve(state: State, task: Task, move: Move | undefined, chance: Chance, emit: Emit<Event>): void {
  const { seat } = task
  const hero = heroOf(state, seat)
  switch (task.do) {
    case 'turn':
      takeTurn(state, seat, task.steps, move, chance, emit)
      return
    case 'trap':
      if (move?.do === 'focus') {
        hero.focus -= 1
        emit({ type: 'focused', seat, face: task.roll + 1 })
        state.agenda.push({ ...task, roll: task.roll + 1 })
      } else if (task.roll >= 5) emit({ type: 'escaped', seat })
      else hurt(state, seat, 'trap', emit)
      return
    case 'search':
      if (move?.do === 'search') hero.focus += chance.int(3)
      emit({ type: move?.do === 'search' ? 'found' : 'left', seat, focus: hero.focus })
      return
    case 'strike':
      if (move?.do !== 'target') return
      if (roll(move.seat, chance, emit) < 4) hurt(state, move.seat, 'goblin', emit)
      return
    case 'burn':
      state.light -= 1
      emit({ type: 'burned', light: state.light })
      if (state.light === 0) end(state, 'lost', emit)
      else nextTurn(state, (seat + 1) % state.heroes.length, emit)
  }
}

function takeTurn(
  state: State,
  seat: Seat,
  steps: number,
  move: Move | undefined,
  chance: Chance,
  emit: Emit<Event>,
): void {
  const hero = heroOf(state, seat)
  if (move?.do === 'rest') {
    hero.health = Math.min(fullHealth, hero.health + 1)
    emit({ type: 'rested', seat })
  }
  if (move?.do === 'end' || move?.do === 'rest') {
    endTurn(state, seat, emit)
    return
  }
  state.agenda.push({ do: 'turn', seat, steps: steps - 1 })
  hero.room += move?.do === 'back' ? -1 : 1
  if (move?.do === 'explore') explore(state, seat, hero.room, chance, emit)
  else emit({ type: 'walked', seat, room: hero.room })
}

function explore(state: State, seat: Seat, room: number, chance: Chance, emit: Emit<Event>): void {
  const kind = pick(
    chance,
    kinds.flatMap((kind, i) => Array.from({ length: state.bag[i] ?? 0 }, () => kind)),
  )
  state.bag = state.bag.map((count, i) => (kinds[i] === kind ? count - 1 : count))
  state.rooms.push(kind)
  emit({ type: 'explored', seat, room, kind })
  if (kind === 'gate') end(state, 'won', emit)
  if (kind === 'goblin') hurt(state, seat, 'goblin', emit)
  if (kind === 'trap')
    state.agenda.push({ do: 'search', seat }, { do: 'trap', seat, roll: roll(seat, chance, emit) })
}

function roll(seat: Seat, chance: Chance, emit: Emit<Event>): number {
  const face = 1 + chance.int(6)
  emit({ type: 'rolled', seat, face })
  return face
}

function hurt(state: State, seat: Seat, by: 'trap' | 'goblin', emit: Emit<Event>): void {
  const hero = heroOf(state, seat)
  hero.health -= 1
  emit({ type: 'hurt', seat, health: hero.health, by })
  if (hero.health > 0) return
  emit({ type: 'fell', seat })
  const ownTurn = state.agenda.some(task => task.do === 'turn' && task.seat === seat)
  dropTasks(state.agenda, task => task.seat === seat && task.do !== 'strike' && task.do !== 'burn')
  if (ownTurn) endTurn(state, seat, emit)
}

/** Every goblin strikes, the nearest to the entrance first; then the torch burns down. */
function endTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  emit({ type: 'done', seat, final: true })
  const strikes = state.rooms.flatMap((kind, room): Task[] =>
    kind === 'goblin' ? [{ do: 'strike', seat, room }] : [],
  )
  state.agenda.push({ do: 'burn', seat }, ...strikes.reverse())
}

function nextTurn(state: State, seat: Seat, emit: Emit<Event>): void {
  state.seat = seat
  emit({ type: 'turn', seat })
  const hero = heroOf(state, seat)
  if (hero.health > 0) state.agenda.push({ do: 'turn', seat, steps: speed })
  else {
    // A fallen hero spends the turn standing up.
    hero.health = 1
    emit({ type: 'rested', seat })
    state.agenda.push({ do: 'burn', seat })
  }
}

function end(state: State, result: 'won' | 'lost', emit: Emit<Event>): void {
  state.result = result
  state.agenda = []
  emit({ type: 'ended', result })
}

function targets(state: State, room: number): Seat[] {
  return state.heroes.flatMap((hero, seat) => (hero.health > 0 && hero.room === room ? [seat] : []))
}

function heroOf(state: State, seat: Seat): Hero {
  const hero = state.heroes[seat]
  if (hero === undefined) throw new Error(`There is no hero in seat ${seat}.`)
  return hero
}
