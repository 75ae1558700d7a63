import { median } from '../../statistics.ts'
import { type Contestant, type Name, names } from './contestants.ts'
import { playOut } from './tables.ts'

/** What one server made of a lap. */
export interface Lap {
  readonly movesPerSecond: number
  /** Of all threads of the server's process. */
  readonly cpuMicrosPerMove: number
}

export interface RaceSettings {
  /** Moves that every table has made before. */
  readonly from: number
  /** Moves that every table makes in one lap. */
  readonly movesPerLap: number
  /** Laps before the race, at most. */
  readonly mostWarmUps: number
  readonly rounds: number
}

export interface Race {
  /** Laps before it. */
  readonly warmUps: number
  /** Had all servers stopped getting faster by then? */
  readonly isSteady: boolean
  readonly laps: Readonly<Record<Name, readonly Lap[]>>
}

/**
 * In every lap each contestant makes the same moves, as fast as it can. Laps do not count until none of them gets faster any
 * more: a server that runs for days is compiled.
 */
export async function race(
  contestants: Readonly<Record<Name, Contestant>>,
  { from, movesPerLap, mostWarmUps, rounds }: RaceSettings,
): Promise<Race> {
  const laps: Record<Name, Lap[]> = { ours: [], boardgameio: [], boardgameioGrouped: [] }
  const order = [...names]
  async function runLap(): Promise<void> {
    const until = from + (laps.ours.length + 1) * movesPerLap
    for (const name of order) laps[name].push(await measureLap(contestants[name], until))
    // Going first may be an advantage, so they take turns at that too.
    order.push(...order.splice(0, 1))
  }
  const areSteady = () => names.every(name => isSteady(laps[name]))
  while (laps.ours.length < mostWarmUps && !areSteady()) await runLap()
  const warmUps = laps.ours.length
  const wasSteady = areSteady()
  for (let round = 0; round < rounds; round++) await runLap()
  const counted = (name: Name) => laps[name].slice(warmUps)
  return {
    warmUps,
    isSteady: wasSteady,
    laps: {
      ours: counted('ours'),
      boardgameio: counted('boardgameio'),
      boardgameioGrouped: counted('boardgameioGrouped'),
    },
  }
}

async function measureLap({ server, tables }: Contestant, until: number): Promise<Lap> {
  const before = await server.cpuMicros()
  const { moves, seconds } = await playOut(tables, until)
  const cpu = (await server.cpuMicros()) - before
  return { movesPerSecond: moves / seconds, cpuMicrosPerMove: cpu / moves }
}

/** Did a move cost nearly the same in the last three laps? */
export function isSteady(laps: readonly Pick<Lap, 'cpuMicrosPerMove'>[]): boolean {
  const last = laps.slice(-3).map(({ cpuMicrosPerMove }) => cpuMicrosPerMove)
  return last.length === 3 && Math.max(...last) - Math.min(...last) < 0.05 * median(last)
}
