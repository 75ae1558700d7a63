import { median } from '../../statistics.ts'
import { playOut, type Table } from './tables.ts'

/** What one server made of a lap. */
export interface Lap {
  readonly movesPerSecond: number
  /** Of all threads of the server's process. */
  readonly cpuMicrosPerMove: number
  /** Of the database beside it. */
  readonly databaseMicrosPerMove?: number
}

/** Whoever takes part. */
export interface Racer {
  readonly server: { cpuMicros(): Promise<number> }
  readonly tables: readonly Table[]
  /** All processor time of its database, in microseconds, where it has one beside it. */
  databaseMicros?(): number | undefined
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

export interface Race<Name extends string> {
  /** Laps before it. */
  readonly warmUps: number
  /** Had all servers stopped getting faster by then? */
  readonly isSteady: boolean
  laps(name: Name): readonly Lap[]
}

/**
 * In every lap each of them makes the same moves, as fast as it can. Laps do not count until none of them gets faster any
 * more: a server that runs for days is compiled.
 */
export async function race<Name extends string>(
  names: readonly Name[],
  racers: Readonly<Record<Name, Racer>>,
  { from, movesPerLap, mostWarmUps, rounds }: RaceSettings,
): Promise<Race<Name>> {
  const laps = new Map(names.map((name): [Name, Lap[]] => [name, []]))
  const order = [...names]
  let run = 0
  async function runLap(): Promise<void> {
    run += 1
    for (const name of order) laps.get(name)?.push(await measureLap(racers[name], from + run * movesPerLap))
    // Going first may be an advantage, so they take turns at that too.
    order.push(...order.splice(0, 1))
  }
  const areSteady = () => [...laps.values()].every(isSteady)
  while (run < mostWarmUps && !areSteady()) await runLap()
  const warmUps = run
  const wasSteady = areSteady()
  for (let round = 0; round < rounds; round++) await runLap()
  return { warmUps, isSteady: wasSteady, laps: name => laps.get(name)?.slice(warmUps) ?? [] }
}

async function measureLap({ server, tables, databaseMicros }: Racer, until: number): Promise<Lap> {
  const [before, database] = [await server.cpuMicros(), databaseMicros?.()]
  const { moves, seconds } = await playOut(tables, until)
  const cpu = (await server.cpuMicros()) - before
  const databaseAfter = databaseMicros?.()
  return {
    movesPerSecond: moves / seconds,
    cpuMicrosPerMove: cpu / moves,
    ...(database !== undefined &&
      databaseAfter !== undefined && { databaseMicrosPerMove: (databaseAfter - database) / moves }),
  }
}

/** How many times as much one cost in each lap as the other, by the processor time of a move: the median. */
export function costRatio(one: readonly Lap[], other: readonly Lap[]): number {
  const micros = (laps: readonly Lap[], lap: number) => laps[lap]?.cpuMicrosPerMove ?? Number.NaN
  return median(one.map((_, lap) => micros(one, lap) / micros(other, lap)))
}

/** Did a move cost nearly the same in the last three laps? */
export function isSteady(laps: readonly Pick<Lap, 'cpuMicrosPerMove'>[]): boolean {
  const last = laps.slice(-3).map(({ cpuMicrosPerMove }) => cpuMicrosPerMove)
  return last.length === 3 && Math.max(...last) - Math.min(...last) < 0.05 * median(last)
}
