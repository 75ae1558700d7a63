import { fastChance } from '@kazamata/kernel'

/** All that a simulation depends on: the same plan gives the same results, on however many threads. */
export interface Plan {
  readonly game: string
  /** Bots' levels, one for each player. */
  readonly players: readonly string[]
  readonly games: number
  readonly seed: number
  /** How many iterations a bot may think about a decision. */
  readonly iterations: number
  readonly options: unknown
}

/** What came of one game; players are indices into the plan's. */
export interface Result {
  readonly winners: readonly number[]
  /** The players by seat. */
  readonly order: readonly number[]
  /** By player. */
  readonly scores: readonly number[]
  readonly rates: readonly { readonly of: string; readonly name: string; readonly hit: boolean }[]
  readonly amounts: readonly { readonly of: string; readonly name: string; readonly amount: number }[]
  readonly lengths: Readonly<Record<string, number>>
}

/**
 * Who sits where in a game. As many games as there are players make a set: before it they sit down in random order,
 * after each game of it all move on by one seat. So in whole sets everybody has had every seat equally often, and over
 * many sets every neighbour.
 */
export function seating(plan: Plan, index: number): number[] {
  const { seed, players } = plan
  const set = Math.floor(index / players.length)
  const chance = fastChance(`${seed} set ${set}`)
  const order = players.map((_, player) => player)
  for (let left = order.length; left > 1; left--) {
    const [player] = order.splice(chance.int(left), 1)
    if (player !== undefined) order.push(player)
  }
  const moved = index % players.length
  return [...order.slice(moved), ...order.slice(0, moved)]
}
