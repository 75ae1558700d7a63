import { createRequire } from 'node:module'
import { type AnyGame, equal, type Seat } from '@kazamata/kernel'
import type { Game } from 'boardgame.io'
import type { RecordedMatch } from './recordings.ts'

/** Which recorded match a table plays, and how many of its moves have been made before. */
export interface SetupData {
  readonly recording: number
  readonly from: number
}

/** boardgame.io's `G`: our state, and where chance is read from. */
interface Position {
  readonly recording: number
  /** How many draws were made. */
  drawn: number
  readonly state: unknown
}

const ignore = () => {}

/**
 * Our rules as a game of boardgame.io, at its best: undo is off, no turn hooks, chance is read from a tape, and legal moves
 * are listed from the plain state instead of its draft.
 */
export function boardgameioGame(game: AnyGame, recordings: readonly RecordedMatch[]): Game<Position> {
  const ofBoardgameio = createRequire(createRequire(import.meta.url).resolve('boardgame.io/package.json'))
  const { original }: { original<T>(draft: T): T | undefined } = ofBoardgameio('immer')
  const { ActivePlayers, INVALID_MOVE }: typeof import('boardgame.io/core') =
    ofBoardgameio('boardgame.io/core')

  function recordingOf(index: number): RecordedMatch {
    const recorded = recordings[index]
    if (recorded === undefined) throw new Error(`There is no recorded match ${index}.`)
    return recorded
  }

  function apply(position: Position, seat: Seat, move: unknown): void {
    const { draws } = recordingOf(position.recording)
    let at = position.drawn
    game.apply(position.state, seat, move, { int: () => draws[at++] ?? 0 }, ignore)
    position.drawn = at
  }

  function setup({ recording, from }: SetupData): Position {
    const { record, draws, moves } = recordingOf(recording)
    let drawn = 0
    const chance = { int: () => draws[drawn++] ?? 0 }
    const state = game.setup(record.options, record.seats.length, chance, ignore)
    const position = { recording, drawn, state }
    for (const { seat, move } of moves.slice(0, from)) apply(position, seat, move)
    return position
  }

  return {
    name: game.id,
    disableUndo: true,
    setup: (_, data: SetupData) => setup(data),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      act({ G, playerID }, move: unknown) {
        const seat = Number(playerID)
        const plain = original(G)?.state
        if (!game.active(plain).includes(seat)) return INVALID_MOVE
        const listed = game.moves(plain, seat).find(one => equal(one, move))
        if (listed === undefined) return INVALID_MOVE
        apply(G, seat, listed)
      },
    },
    endIf: ({ G }) => game.outcome(G.state),
    playerView: ({ G, playerID }) => game.view(G.state, playerID === null ? 'table' : Number(playerID)),
  }
}
