import type { AnyGame } from '@kazamata/kernel'
import { nim } from '@kazamata/kernel/testing'
import { gameLoaders, loadGame as loadRegistered } from '@kazamata/registry/game-loaders'

/** A game as the servers are measured with it. */
export interface ServerGame {
  readonly id: string
  readonly seats: number
  readonly options: object
  /** Moves that every table makes in one lap of the race. */
  readonly movesPerLap: number
  /** Laps before the race, at most; there are no more moves in a match. */
  readonly mostWarmUps: number
}

/** The small game has enough sticks that no match ends while it is measured. Its laps have so many moves that collections of garbage fall into each. */
const small: ServerGame = {
  id: nim.nim.id,
  seats: 2,
  options: { sticks: 1000 },
  movesPerLap: 20,
  mostWarmUps: 12,
}

export const serverGames: readonly ServerGame[] = [
  small,
  ...Object.keys(gameLoaders).map(id => ({ id, seats: 4, options: {}, movesPerLap: 2, mostWarmUps: 10 })),
]

/** One of the registry's games, or the small one. */
export async function findServerGame(id: string): Promise<AnyGame | undefined> {
  return id === small.id ? nim.nim : loadRegistered(id)
}

export async function loadGame(id: string): Promise<AnyGame> {
  const game = await findServerGame(id)
  if (game === undefined) throw new Error(`There is no game "${id}".`)
  return game
}
