import type { FaceUp, Game, GameTypes } from '../game.ts'
import type { Match } from './match.ts'

/** How any moment of this match looks with everything face up; `undefined` while it runs, or where nothing is ever hidden. */
export function faceUpOf<T extends GameTypes>(game: Game<T>, match: Match<T>): FaceUp<T> | undefined {
  return game.outcome(match.state) === undefined ? undefined : game.faceUp
}
