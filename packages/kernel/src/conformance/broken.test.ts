import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AnyGame, Game, GameTypes, Seat, Viewer } from '../game.ts'
import { type State as DelveState, delve } from '../testing/delve.ts'
import { type State as NimState, nim } from '../testing/nim.ts'
import { torch } from '../testing/torch.ts'
import { conform } from './index.ts'

/** A hidden coin that anybody may look at: a preview depends on how its state is sampled. */
interface Coin {
  side: number
  looked: boolean
}
const coin: Game<{
  State: Coin
  Move: 'look'
  Event: { type: 'looked'; side: number }
  View: Partial<Coin> & { viewer: Viewer }
  Options: object
}> = {
  id: 'coin',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  coop: true,
  options: z.strictObject({}),
  move: z.literal('look'),
  setup: (_options, _seats, chance) => ({ side: chance.int(2), looked: false }),
  active: state => (state.looked ? [] : [0]),
  moves: () => ['look'],
  apply(state, _seat, _move, _chance, emit) {
    state.looked = true
    emit({ type: 'looked', side: state.side })
  },
  outcome: state => (state.looked ? { winners: [], scores: [0], why: 'seen' } : undefined),
  view: (state, viewer) => ({
    viewer,
    looked: state.looked,
    ...(state.looked ? { side: state.side } : {}),
  }),
  redact: event => event,
  reveals: () => false,
  sampleState: ({ side, looked }, chance) => ({ side: side ?? chance.int(2), looked: looked === true }),
  clone: state => ({ ...state }),
}

test('a coin keeps the contract', () => {
  conform(coin, { games: 100, seats: 1, options: {}, seed: 'coin', thorough: 1 })
})

/** The game with one thing changed. */
function alter<T extends GameTypes>(game: Game<T>, change: Partial<Game<T>>): AnyGame {
  return { ...game, ...change }
}

const shared: number[] = []
let applied = 0
let cloned = 0

/** Every one of them breaks a law of the contract, and the suite must say which. */
const broken: readonly (readonly [string, AnyGame, RegExp, { seats?: number; thorough?: number }?])[] = [
  [
    'shows a secret',
    alter(delve, {
      view: (state, viewer) => ({ ...delve.view(state, viewer), gold: state.players.map(p => p.sheet.gold) }),
    }),
    /the view of table changes only with an event told to it/,
  ],
  [
    'shows a secret as soon as something else is told',
    alter(delve, {
      view(state, viewer) {
        const view = delve.view(state, viewer)
        const players = view.players.map((player, seat) =>
          player.confirmed ? { ...player, gems: state.players[seat]?.sheet.gems ?? 0 } : player,
        )
        return { ...view, players }
      },
    }),
    /imagine gives back the view of/,
  ],
  [
    'shows what it never tells',
    alter(nim, { redact: () => undefined }),
    /the view of .* changes only with an event told to it/,
  ],
  [
    'shows more than it tells',
    alter(coin, {
      apply(state, _seat, _move, _chance, emit) {
        state.looked = true
        emit({ type: 'looked', side: 0 })
      },
    }),
    /states that .* cannot tell apart have the same view, after {"seat":0,"move":"look"}/,
  ],
  [
    'hides with everything face up what the table sees',
    alter<GameTypes>(delve, { faceUp: { view: () => ({}), tell: event => event } }),
    /everything face up is no less than the table sees/,
  ],
  [
    'changes what lies face up without a word',
    alter(delve, {
      faceUp: {
        view: state => ({
          ...delve.view(state, 'table'),
          players: state.players.map(({ shown, confirmed, sheet }) => ({ shown, confirmed, sheet })),
        }),
        tell: event => delve.redact(event, 'table'),
      },
    }),
    /a view with everything face up changes only with an event that it tells/,
  ],
  [
    'has a view without a name',
    alter<GameTypes>(nim, { view: state => structuredClone(state) }),
    /a view names its viewer/,
  ],
  [
    'keeps undefined',
    alter(nim, {
      apply(state, seat, move, chance, emit) {
        nim.apply(state, seat, move, chance, emit)
        Object.assign(state, { last: undefined })
      },
    }),
    /the state is plain JSON with whole numbers only; the state\.last is of type undefined/,
  ],
  [
    'keeps fractions',
    alter(nim, { setup: () => ({ sticks: 2.5, turn: 0, seats: 2 }) }),
    /the state\.sticks is 2\.5/,
  ],
  [
    'keeps minus zero',
    alter(nim, { setup: () => ({ sticks: 3, turn: -0, seats: 2 }) }),
    /the state\.turn is minus zero/,
  ],
  [
    'keeps a map',
    alter(nim, { setup: (...given) => Object.assign(nim.setup(...given), { memory: [new Map()] }) }),
    /the state\.memory\[0\] is not a plain object/,
  ],
  [
    'depends on the order of commuting moves',
    alter(delve, {
      setup: (...given) => Object.assign(delve.setup(...given), { order: 0 }),
      clone: (state: DelveState & { order: number }) => ({ ...delve.clone(state), order: state.order }),
      apply(state: DelveState & { order: number }, seat, move, chance, emit) {
        delve.apply(state, seat, move, chance, emit)
        state.order = (state.order * 10 + seat) % 1009
      },
      sampleState: (view, chance) => ({ ...delve.sampleState(view, chance), order: 0 }),
    }),
    /every interleaving gives the same state/,
  ],
  [
    'lets a seat end another’s turn',
    alter(delve, {
      active: state =>
        state.players.some(player => player.confirmed)
          ? delve.active(state).slice(0, 1)
          : delve.active(state),
    }),
    /a move of another seat ends nobody’s turn/,
    { seats: 3 },
  ],
  [
    'lets a seat change another’s moves',
    alter(delve, {
      moves: (state, seat) =>
        state.players.some(player => player.diary.length > 1)
          ? delve.moves(state, seat).slice(-1)
          : delve.moves(state, seat),
    }),
    /a move of another seat leaves the moves of seat/,
  ],
  [
    'draws in the middle of a phase',
    alter(delve, {
      apply(state, seat, move, chance, emit) {
        delve.apply(state, seat, move, chance, emit)
        chance.int(6)
      },
    }),
    /only the move that ends the phase draws from chance/,
  ],
  [
    'never ends',
    alter(nim, {
      apply(state, seat, _move, _chance, emit) {
        state.turn = (seat + 1) % state.seats
        emit({ type: 'took', seat, sticks: 0, left: state.sticks })
      },
    }),
    /a game ends; it goes on after 200 moves/,
  ],
  [
    'has no move for an active seat',
    alter(nim, { moves: state => nim.moves(state, 0).filter(move => move.take > 1) }),
    /every active seat has a move; seat \d has none/,
  ],
  [
    'lists a move twice',
    alter(nim, { moves: state => [{ take: 1 }, { take: 1 }].slice(0, state.sticks + 1) }),
    /moves are listed once/,
  ],
  [
    'lists a move its schema does not know',
    alter(nim, { move: z.strictObject({ take: z.literal(1) }) }),
    /the schema knows every listed move/,
  ],
  [
    'lists moves in any order',
    alter(nim, {
      moves: (state, seat) =>
        applied++ % 2 === 0 ? nim.moves(state, seat) : nim.moves(state, seat).toReversed(),
    }),
    /moves come in a fixed order/,
  ],
  [
    'names seats that are not there',
    alter(nim, { active: state => (state.sticks > 0 ? [7] : []) }),
    /active seats are at the table/,
  ],
  [
    'names a seat twice',
    alter(nim, { active: state => (state.sticks > 0 ? [state.turn, state.turn] : []) }),
    /active seats are listed once/,
  ],
  [
    'is over and goes on',
    alter(nim, { outcome: () => ({ winners: [0], scores: [0, 0], why: 'x' }) }),
    /a game is over when nobody is active/,
  ],
  [
    'has an outcome for seats that are not there',
    alter(nim, {
      outcome: state => (state.sticks > 0 ? undefined : { winners: [3], scores: [0, 0], why: 'x' }),
    }),
    /an outcome speaks of the seats at the table/,
  ],
  [
    'has no winner among rivals',
    alter(nim, {
      outcome: state => (state.sticks > 0 ? undefined : { winners: [], scores: [0, 0], why: 'x' }),
    }),
    /only a co-operative game can have no winner/,
  ],
  ['has a shallow clone', alter(delve, { clone: state => ({ ...state }) }), /a clone is deep/],
  [
    'has a clone with a will of its own',
    alter(nim, {
      clone: state => ({ ...state, turn: (state.turn + (cloned++ % 3 === 0 ? 1 : 0)) % state.seats }),
    }),
    /a clone equals its original/,
  ],
  [
    'uses one object in two places',
    alter(nim, {
      setup(...given) {
        const purse = { coins: 0 }
        return Object.assign(nim.setup(...given), { mine: purse, yours: purse })
      },
      clone(state: NimState & { mine: { coins: number } }) {
        const purse = { ...state.mine }
        return { ...state, mine: purse, yours: purse }
      },
      apply(state: NimState & { mine: { coins: number } }, seat, move, chance, emit) {
        state.mine.coins += 1
        nim.apply(state, seat, move, chance, emit)
      },
      sampleState: (view, chance) =>
        Object.assign(nim.sampleState(view, chance), { mine: { coins: 0 }, yours: { coins: 0 } }),
    }),
    /a copy through JSON plays on like a clone/,
  ],
  [
    'remembers outside the state',
    alter(nim, {
      setup: (...given) => Object.assign(nim.setup(...given), { age: 0 }),
      apply(state, seat, move, chance, emit) {
        applied += 1
        nim.apply(state, seat, move, chance, emit)
        Object.assign(state, { age: applied })
      },
    }),
    /a replay gives the same hash/,
    { thorough: 0 },
  ],
  [
    'changes what it has told',
    alter(nim, {
      apply(state, seat, { take }, chance, emit) {
        nim.apply(state, seat, { take }, chance, emit)
        shared.push(take)
        emit({ type: 'took', seat, sticks: take, left: state.sticks, ...{ all: shared } })
      },
    }),
    /events stay what they were, and a replay tells the same/,
  ],
  [
    'tells the table more than a seat',
    alter(delve, { redact: (event, viewer) => (viewer === 'table' ? event : delve.redact(event, viewer)) }),
    /seat \d is told what the table is told/,
  ],
  [
    'tells the table otherwise than a seat',
    alter(nim, {
      redact: (event, viewer) => (viewer === 'table' ? { ...event, left: event.left + 1 } : event),
    }),
    /seat \d is told what the table is told/,
  ],
  [
    'has secrets between comrades',
    alter(torch, {
      redact: (event, viewer) => (event.type === 'rested' && viewer === 1 ? undefined : event),
    }),
    /seat 1 is told what the table is told/,
  ],
  [
    'has whispers between comrades',
    alter(torch, {
      redact: (event, viewer) => (event.type === 'rested' && viewer !== 0 ? undefined : event),
    }),
    /comrades have no secrets from one another/,
  ],
  [
    'tells what is not plain',
    alter(nim, { redact: event => event, apply: tellsNaN }),
    /an event is plain JSON/,
  ],
  [
    'imagines another view',
    alter(nim, { sampleState: (view, chance) => ({ ...nim.sampleState(view, chance), sticks: 1 }) }),
    /imagine gives back the view of/,
  ],
  [
    'imagines without its memory',
    alter(coin, { sampleState: () => ({ side: 0, looked: true }) }),
    /imagine gives back the view/,
  ],
  [
    'imagines moves the seat does not have',
    alter(delve, {
      sampleState(view, chance) {
        const state = delve.sampleState(view, chance)
        return Object.assign(state, { generous: true })
      },
      moves: (state: DelveState, seat: Seat) =>
        'generous' in state ? delve.moves(state, seat).slice(0, 1) : delve.moves(state, seat),
    }),
    /imagine gives back the moves of/,
  ],
  [
    'imagines others to be active',
    alter(delve, {
      sampleState: (view, chance) => Object.assign(delve.sampleState(view, chance), { late: true }),
      active: (state: DelveState) =>
        'late' in state ? delve.active(state).slice(0, 1) : delve.active(state),
    }),
    /imagine gives back who is active/,
  ],
  [
    'forgets what lies on the table',
    alter(delve, {
      sampleState(view, chance) {
        const state = delve.sampleState(view, chance)
        return view.viewer === 'table' ? state : { ...state, round: state.round + 1 }
      },
      view(state, viewer) {
        const view = delve.view(state, viewer)
        return viewer === 'table' ? view : { ...view, round: 0 }
      },
    }),
    /knows what is on the table/,
  ],
  [
    'imagines a world that is the view itself',
    alter(torch, { sampleState: ({ viewer: _, ...state }) => state }),
    /leaves the view alone/,
  ],
  [
    'imagines one world only',
    alter(coin, { sampleState: ({ side, looked }) => ({ side: side ?? 0, looked: looked === true }) }),
    /a preview never contradicts what then happens/,
  ],
  [
    'has an option without a default',
    alter(nim, { options: z.strictObject({ sticks: z.int() }) }),
    /every option has a default/,
  ],
  [
    'has options that change when read again',
    alter(nim, {
      options: z.strictObject({
        sticks: z.pipe(
          z._default(z.int(), 5),
          z.transform(n => n + 1),
        ),
      }),
    }),
    /options stay what they are when read again/,
  ],
  [
    'cannot be set up',
    alter(nim, { options: { parse: () => ({ sticks: 1 }), safeParse: () => ({ success: false }) } }),
    /a table can be set; {"error":"bad-options"}/,
  ],
  [
    'throws',
    alter(nim, {
      apply() {
        throw new Error('The sticks are stuck.')
      },
    }),
    /nim breaks its contract at step 0: The sticks are stuck\. \(again: {.*"seed":"bad".*"from":\d+/,
  ],
]

function tellsNaN(...[state, seat, move, chance, emit]: Parameters<typeof nim.apply>): void {
  nim.apply(state, seat, move, chance, () => emit({ type: 'took', seat, sticks: Number.NaN, left: 0 }))
}

/** What the suite says of the plan; nothing when all is well. */
function complaint(game: AnyGame, plan: Parameters<typeof conform>[1]): string {
  try {
    conform(game, plan)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('a game is caught that', () => {
  for (const [what, game, law, change] of broken)
    test(what, () => {
      const options = game.options.safeParse({}).success ? {} : { sticks: 9 }
      const plan = {
        games: 1,
        seats: Math.min(2, game.seats.max),
        options,
        seed: 'bad',
        thorough: 1,
        bound: 200,
      }
      // Chance decides which broken law is met first: among some games this one must be.
      const games = Array.from({ length: 60 }, (_, from) => ({ ...plan, ...change, from }))
      expect(games.some(plan => law.test(complaint(game, plan)))).toBe(true)
    })

  test('and the failing game can be run again by itself', () => {
    const game: typeof nim = { ...nim, moves: state => (state.sticks === 5 ? [] : nim.moves(state, 0)) }
    const first = complaint(game, { games: 500, seats: 3, options: { sticks: 7 }, seed: 'again' })
    const plan = /\(again: (.*)\)$/.exec(first)?.[1] ?? ''
    expect(JSON.parse(plan)).toMatchObject({ games: 1, seats: 3, options: { sticks: 7 }, seed: 'again' })
    expect(complaint(game, JSON.parse(plan))).toBe(first)
  })

  test('throws something that is no error', () => {
    const game: typeof nim = {
      ...nim,
      setup() {
        throw 'a tantrum'
      },
    }
    expect(() => conform(game, { games: 1, seats: 2, options: {}, seed: 1 })).toThrow(
      'step 0: a tantrum (again:',
    )
  })
})
