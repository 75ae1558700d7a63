import { type AnyGame, type MatchRecord, refused, replay, type Viewer } from '@kazamata/kernel'
import { facesOf, type Scene, sightOf } from '../table/scene.ts'

/** The match after its first `at` entries, as the viewer saw it. */
export function sceneAt(game: AnyGame, record: MatchRecord, at: number, viewer: Viewer): Scene {
  const live = replay(game, record, at)
  if (refused(live)) throw new Error(`Entry ${live.at} of a match that was played is refused: ${live.error}.`)
  return { ...sightOf(game, live, { viewer }), faces: facesOf(live, { viewer }), undoable: 0 }
}
