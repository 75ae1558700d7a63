import { type Chance, fastChance, pick, type Seat, type Viewer } from '@kazamata/kernel'
import type { Power } from '../content/ids.ts'
import type { Event, EventOf, SheetEvent, SheetEventOf } from '../event.ts'
import { paperDungeons as game } from '../game.ts'
import type { Move } from '../move.ts'
import { type Options, optionsSchema } from '../options.ts'
import { list } from '../position/notation.ts'
import { playerAt, type Sheet, type State } from '../state.ts'
import type { View } from '../view.ts'
import { wordOf } from './move-words.ts'
import { rollOf } from './rigged.ts'

/** A position whose moves have words, and all that has happened in it. */
export interface Table {
  readonly state: State
  readonly events: readonly Event[]
  /** The moves of a seat in words; of seat 0 by default. */
  legal(seat?: Seat): string[]
  /** The seat plays these words, one after another: `play('0 walk C1 D1 E1 crown')`. */
  play(words: string, seat?: Seat): Table
  /** The seat makes a move, which is not checked. */
  make(move: Move, seat?: Seat): void
  /** The seat plays its first legal move until its turn is confirmed, as an absent seat does. */
  rest(seat?: Seat): Table
  /** All seats play like that, up to the reveal. */
  reveal(): Table
  sheet(seat?: Seat): Sheet
  /** What was done on a sheet, oldest first. */
  sheetEvents(seat?: Seat): SheetEvent[]
  view(viewer: Viewer): View
}

/** Every roll shows these dice. */
function always(dice: string): Chance {
  const numbers = rollOf(dice)
  let next = 0
  return { int: n => (n === 1 ? 0 : (numbers[next++ % numbers.length] ?? 0)) }
}

/** Sits down at a position; all coming rolls are without skulls, or these: `sit(position(), 'W M C S S B')`. */
export function sit(
  state: State,
  next: Chance | string = 'W M C W M C',
  before: readonly Event[] = [],
): Table {
  const chance = typeof next === 'string' ? always(next) : next
  const events = [...before]
  const make = (move: Move, seat: Seat = 0) =>
    game.apply(state, seat, move, chance, event => events.push(event))
  const moves = (seat: Seat) => (game.active(state).includes(seat) ? game.moves(state, seat) : [])
  const first = (seat: Seat) => {
    const [move] = game.moves(state, seat)
    if (move === undefined) throw new Error(`Seat ${seat} has no move.`)
    make(move, seat)
  }
  const table: Table = {
    state,
    events,
    make,
    legal: (seat = 0) => moves(seat).map(move => wordOf(move, state.dice)),
    play: (words, seat = 0) => {
      for (const word of list(words)) {
        const move = moves(seat).find(each => wordOf(each, state.dice) === word)
        if (move === undefined)
          throw new Error(`${word} is not among ${table.legal(seat).join(', ') || 'no moves'}.`)
        make(move, seat)
      }
      return table
    },
    rest: (seat = 0) => {
      const { round, phase } = state
      while (state.round === round && state.phase === phase && !playerAt(state, seat).confirmed) first(seat)
      return table
    },
    reveal: () => {
      const { round, phase } = state
      while (state.round === round && state.phase === phase) {
        const [seat] = game.active(state)
        if (seat === undefined) break
        first(seat)
      }
      return table
    },
    sheet: (seat = 0) => playerAt(state, seat).sheet,
    sheetEvents: (seat = 0) =>
      events.flatMap(event =>
        (event.type === 'noted' || event.type === 'done') && event.seat === seat ? [event.deed] : [],
      ),
    view: viewer => game.view(state, viewer),
  }
  return table
}

/** A new match, its cards still to be kept. */
export function start(options: Partial<Options> & { readonly seats?: number } = {}, seed = 1): Table {
  const { seats = 1, ...rest } = options
  const chance = fastChance(seed)
  const events: Event[] = []
  const state = game.setup({ ...optionsSchema.parse({}), ...rest }, seats, chance, event =>
    events.push(event),
  )
  return sit(state, chance, events)
}

/** A match in which each seat has kept this power, and its first goal: setup choices or round 1 come next. */
export function withPowers(...kept: readonly Power[]): Table {
  for (let seed = 1; ; seed++) {
    const table = start({ seats: kept.length, dungeon: 'A', missions: false }, seed)
    const dealt = happened(table, 'dealt')
    if (!kept.every((power, seat) => dealt[seat]?.powers.includes(power))) continue
    for (const [seat, power] of kept.entries()) table.play(`${power} ${dealt[seat]?.goals[0]} confirm`, seat)
    return table
  }
}

/** A whole match of players who choose at random. */
export function random(seed: number, options: Partial<Options> & { readonly seats?: number } = {}): Table {
  const table = start(options, seed)
  const chance = fastChance(seed + 1)
  for (;;) {
    const active = game.active(table.state)
    if (active.length === 0) return table
    const seat = pick(chance, active)
    table.make(pick(chance, game.moves(table.state, seat)), seat)
  }
}

/** The events of one type. */
export function happened<T extends Event['type']>(
  { events }: { readonly events: readonly Event[] },
  type: T,
): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type)
}

/** The sheet events of one kind. */
export function did<T extends SheetEvent['do']>(table: Table, kind: T, seat: Seat = 0): SheetEventOf<T>[] {
  return table.sheetEvents(seat).filter((event): event is SheetEventOf<T> => event.do === kind)
}
