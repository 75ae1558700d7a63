import type { AnyGame } from '@kazamata/kernel'
import { delve, nim, torch } from '@kazamata/kernel/testing'
import type { Pace } from '@kazamata/protocol'
import { games } from '@kazamata/registry'

/** What is played at a table. */
export interface SimulatedTable {
  readonly game: AnyGame
  readonly seats: number
  readonly options: unknown
  /** No clock where it is absent. */
  readonly pace?: Pace
}

/** All in the open; hidden turns at once; a co-op. */
export const smallTables: readonly SimulatedTable[] = [
  { game: nim.nim, seats: 3, options: { sticks: 60 } },
  { game: delve.delve, seats: 3, options: { rounds: 8 } },
  { game: torch.torch, seats: 2, options: { light: 40 } },
]

/** The real games. */
export const realTables = (): Promise<readonly SimulatedTable[]> =>
  Promise.all(games.map(async ({ game }) => ({ game: await game(), seats: 3, options: {} })))
