import { secretChance } from '../chance.ts'
import type { Game, GameTypes, Seat } from '../game.ts'
import { findMove, type Step } from './match.ts'

/** Where a match stands while moves are played in place. */
export interface Position<State> {
  state: State
  /** The position in the stream of chance. */
  draws: number
}

/** Plays a move in place. `undefined`, and nothing has changed, where it is not legal. */
export function advance<T extends GameTypes>(
  game: Game<T>,
  seed: string,
  position: Position<T['State']>,
  { seq, seat, move }: { readonly seq: number; readonly seat: Seat; readonly move: unknown },
): { readonly move: T['Move']; readonly step: Step<T['Event']> } | undefined {
  const listed = findMove(game, position.state, seat, move)
  if (listed === undefined) return undefined
  const chance = secretChance(seed, position.draws)
  const events: T['Event'][] = []
  game.apply(position.state, seat, listed, chance, event => {
    events.push(event)
  })
  // A copy, as in `Match.moved`.
  const step = { seq, seat, events: events.slice(), drew: chance.draws !== position.draws }
  position.draws = chance.draws
  return { move: listed, step }
}
