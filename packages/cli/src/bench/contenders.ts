import { createRequire } from 'node:module'
import { type AnyGame, type Chance, fastChance, hash, isRefusal, pick, type Seat } from '@kazamata/kernel'
import { legalMoves, type MatchRecord, play, secretChance, start } from '@kazamata/kernel/match'

/** One random game to its end: how many moves it took, and where it ended. */
export interface Played {
  readonly moves: number
  readonly state: unknown
}

/** A recorded game: which moves are chosen and every draw, recorded before the clock starts. */
export interface RecordedGame {
  readonly seed: number
  readonly record: MatchRecord
  readonly draws: readonly number[]
}

/** A way to run the rules; with the same recorded game each of them plays the same moves. */
export type Contender = (recorded: RecordedGame) => Played

export const contenders = ['inPlace', 'play', 'boardgameio'] as const
export type Name = (typeof contenders)[number]

const ignore = () => {}

/** Who moves next. Every contender asks so at every step, then lists all moves of that seat and chooses one. */
function turn(game: AnyGame, state: unknown, choice: Chance): Seat | undefined {
  const active = game.active(state)
  return active.length === 0 ? undefined : pick(choice, active)
}

function recordOf(game: AnyGame, seats: number, seed: number, options: object): MatchRecord {
  return {
    id: `bench-${seed}`,
    game: game.id,
    version: 2,
    rulesVersion: game.rulesVersion,
    options: game.options.parse(options),
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, occupant: { kind: 'person' } })),
    seed: hash(seed),
    entries: [],
  }
}

/** The draws of a real match, made in advance, so that reading them costs nothing. */
export function recordGame(game: AnyGame, seats: number, seed: number, options: object = {}): RecordedGame {
  const record = recordOf(game, seats, seed, options)
  const secret = secretChance(record.seed)
  const draws: number[] = []
  const chance = {
    int(n: number) {
      const drawn = secret.int(n)
      draws.push(drawn)
      return drawn
    },
  }
  inPlace(game, record, seed, chance)
  return { seed, record, draws }
}

function tape(draws: readonly number[]): Chance {
  let at = 0
  return { int: () => draws[at++] ?? 0 }
}

export function makeContender(game: AnyGame, name: Name): Contender {
  switch (name) {
    case 'inPlace':
      return ({ record, seed, draws }) => inPlace(game, record, seed, tape(draws))
    case 'play':
      return recorded => throughPlay(game, recorded).played
    case 'boardgameio':
      return boardgameio(game)
  }
}

/** `apply` on one state that is never copied, as search and simulations use it. */
function inPlace(game: AnyGame, record: MatchRecord, seed: number, chance: Chance): Played {
  const state = game.setup(record.options, record.seats.length, chance, ignore)
  const choice = fastChance(seed)
  let moves = 0
  for (let seat = turn(game, state, choice); seat !== undefined; seat = turn(game, state, choice)) {
    game.apply(state, seat, pick(choice, game.moves(state, seat)), chance, ignore)
    moves += 1
  }
  return { moves, state }
}

/** The kernel's `play`: checks the move, copies the state, draws by HMAC, applies, keeps the entry and its events. */
export function throughPlay(
  game: AnyGame,
  { seed, record }: RecordedGame,
  visit: (state: unknown) => void = ignore,
) {
  const choice = fastChance(seed)
  const begun = start(game, record)
  if (isRefusal(begun)) throw new Error(`The match does not start: ${begun.error}.`)
  let match = begun
  let moves = 0
  for (
    let seat = turn(game, match.state, choice);
    seat !== undefined;
    seat = turn(game, match.state, choice)
  ) {
    const played = play(game, match, seat, pick(choice, legalMoves(game, match, seat)))
    if (isRefusal(played)) throw new Error(`A listed move was refused: ${played.error}.`)
    match = played
    moves += 1
    visit(match.state)
  }
  return { played: { moves, state: match.state }, match }
}

/**
 * boardgame.io's own reducer, as its bots and its server use it, at its best: production build, undo off, no turn
 * hooks, one player always active, chance outside of its state, and its one move calls our `apply` on its draft.
 */
function boardgameio(game: AnyGame): Contender {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig }: typeof import('boardgame.io/internal') =
    createRequire(import.meta.url)('boardgame.io/internal')
  let recorded: RecordedGame | undefined
  let chance = tape([])
  const rules = ProcessGameConfig({
    name: game.id,
    setup: () => game.setup(recorded?.record.options, recorded?.record.seats.length ?? 0, chance, ignore),
    moves: {
      act: ({ G }: { G: unknown }, seat: Seat, move: unknown) => game.apply(G, seat, move, chance, ignore),
    },
    disableUndo: true,
  })
  const reducer = CreateGameReducer({ game: rules })
  return coming => {
    recorded = coming
    chance = tape(recorded.draws)
    const choice = fastChance(recorded.seed)
    let state = InitializeGame({ game: rules, numPlayers: recorded.record.seats.length })
    let moves = 0
    for (let seat = turn(game, state.G, choice); seat !== undefined; seat = turn(game, state.G, choice)) {
      const args = [seat, pick(choice, game.moves(state.G, seat))]
      state = reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'act', args, playerID: state.ctx.currentPlayer },
      })
      moves += 1
    }
    return { moves, state: state.G }
  }
}
