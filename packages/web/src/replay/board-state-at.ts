import { type AnyGame, isRefusal } from '@kazamata/kernel'
import { type AnyMatch, faceUpOf, replay } from '@kazamata/kernel/match'
import { seatsOf } from '../matches/OpenMatch.tsx'
import { type BoardState, seatInfos } from '../table/board-state.ts'
import { type Eyes, tellFor } from './timeline.ts'

/** A match that is over, after its first `at` entries. */
export function boardStateAt(game: AnyGame, over: AnyMatch, at: number, eyes: Eyes): BoardState {
  const tell = tellFor(game, over, eyes)
  const match = replay(game, over.record, at)
  if (isRefusal(match))
    throw new Error(`Entry ${match.at} of a match that was played is refused: ${match.error}.`)
  const viewer = eyes === 'face-up' ? 'table' : eyes
  const outcome = game.outcome(match.state)
  return {
    view: eyes === 'face-up' ? faceUpOf(game, over)?.view(match.state) : game.view(match.state, viewer),
    viewer,
    seats: seatInfos(seatsOf(match), [viewer]),
    moves: [],
    events: match.steps.flatMap(({ events }) => events.flatMap(event => tell(event) ?? [])),
    undoable: 0,
    ...(outcome && { outcome }),
    preview: () => [],
  }
}
