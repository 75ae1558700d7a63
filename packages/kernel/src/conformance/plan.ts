import type { AnyGame } from '../game.ts'
import { hash } from '../hash.ts'
import type { MatchRecord } from '../match/record.ts'

/** Which seeded games to play. */
export interface Plan {
  readonly games: number
  readonly seats: number
  readonly options: unknown
  readonly seed: string | number
  /** The first game to play, to run a failing one again by itself. */
  readonly from?: number
}

/** The record of game `i` before its first move. */
export function recordOf(
  game: Pick<AnyGame, 'id' | 'rulesVersion'>,
  { seats, options, seed }: Pick<Plan, 'seats' | 'options' | 'seed'>,
  i: number,
): MatchRecord {
  return {
    version: 2,
    id: `${seed}/${i}`,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Seat ${seat}`,
      occupant: { kind: 'person' },
    })),
    seed: hash(`${seed}/${i}`),
    entries: [],
  }
}
