import { type AnyGame, isRefusal, type Viewer } from '@kazamata/kernel'
import { type MatchRecord, replay } from '@kazamata/kernel/match'
import { facesOf, type Scene, sightOf } from '../table/scene.ts'

/** The match after its first `at` entries, as the viewer saw it. */
export function sceneAt(game: AnyGame, record: MatchRecord, at: number, viewer: Viewer): Scene {
  const match = replay(game, record, at)
  if (isRefusal(match))
    throw new Error(`Entry ${match.at} of a match that was played is refused: ${match.error}.`)
  return { ...sightOf(game, match, { viewer }), seats: facesOf(match, { viewer }), undoable: 0 }
}
