import type { AnyGame } from '@kazamata/kernel'
import { nim } from '@kazamata/kernel/testing'
import { findGame, games } from '@kazamata/registry'

/** A game as the servers are measured with it. */
export interface ServerGame {
  readonly id: string
  readonly seats: number
  readonly options: object
  /** Moves that every table makes in one lap of the race. */
  readonly movesPerLap: number
}

/** The small game has enough sticks that no match ends while it is measured. */
const small: ServerGame = { id: nim.nim.id, seats: 2, options: { sticks: 240 }, movesPerLap: 10 }

export const serverGames: readonly ServerGame[] = [
  small,
  ...games.map(({ id }) => ({ id, seats: 4, options: {}, movesPerLap: 2 })),
]

/** One of the registry's games, or the small one. */
export async function findServerGame(id: string): Promise<AnyGame | undefined> {
  return id === small.id ? nim.nim : findGame(id)?.game()
}

export async function loadGame(id: string): Promise<AnyGame> {
  const game = await findServerGame(id)
  if (game === undefined) throw new Error(`There is no game "${id}".`)
  return game
}
