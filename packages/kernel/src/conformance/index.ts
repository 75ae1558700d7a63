import { fastChance } from '../chance.ts'
import type { Game, GameTypes } from '../game.ts'
import { type Plan, recordOf } from './plan.ts'
import { type Tally, Trial } from './trial.ts'

export { golden, playRandomly } from './golden.ts'
export { type Plan, recordOf } from './plan.ts'

export interface ConformanceOptions {
  /** The share of games in which the expensive laws are checked too; a tenth by default. */
  readonly thorough?: number
  /** A game with more moves than this does not end. */
  readonly bound?: number
}

export interface Report extends Readonly<Tally> {
  readonly games: number
}

/**
 * Plays seeded random games and checks every law of the contract. Throws at the first one that is broken, with
 * all that is needed to reproduce it.
 */
export function conform<T extends GameTypes>(game: Game<T>, plan: Plan & ConformanceOptions): Report {
  const { games, from = 0, thorough = 0.1, bound = 10_000 } = plan
  const tally: Tally = {
    moves: 0,
    longest: 0,
    widest: 0,
    sampled: 0,
    interleaved: 0,
    previewed: 0,
    undone: 0,
  }
  for (let i = from; i < from + games; i++) {
    const record = recordOf(game, plan, i)
    const expensive = fastChance(record.id).int(1_000) < thorough * 1_000
    const trial = new Trial(game, record, bound, tally)
    try {
      trial.run(expensive)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      const again = JSON.stringify({ ...plan, from: i, games: 1 })
      throw new Error(`${game.id} breaks its contract at step ${trial.step}: ${why} (again: ${again})`, {
        cause: error,
      })
    }
  }
  return { games, ...tally }
}
