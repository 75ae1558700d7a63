import { type AnyGame, isRefusal, type Viewer } from '@kazamata/kernel'
import { eventsFor, type MatchRecord, replay } from '@kazamata/kernel/match'
import { seatsOf } from '../matches/OpenMatch.tsx'
import { type BoardState, seatInfos } from '../table/board-state.ts'

/** The match after its first `at` entries, as the viewer saw it. */
export function boardStateAt(game: AnyGame, record: MatchRecord, at: number, viewer: Viewer): BoardState {
  const match = replay(game, record, at)
  if (isRefusal(match))
    throw new Error(`Entry ${match.at} of a match that was played is refused: ${match.error}.`)
  const outcome = game.outcome(match.state)
  return {
    view: game.view(match.state, viewer),
    viewer,
    seats: seatInfos(seatsOf(match), [viewer]),
    moves: [],
    events: eventsFor(game, match, viewer),
    undoable: 0,
    ...(outcome && { outcome }),
    preview: () => [],
  }
}
