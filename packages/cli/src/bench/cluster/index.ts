import { startPostgres } from '@kazamata/server/postgres-cluster'
import type { ServerSettings } from '../server/measure.ts'
import { type Appends, measureAppends } from './appends.ts'
import { type Hints, measureHints } from './hints.ts'
import { type ClusterMoves, measureMoves, printMoves } from './moves.ts'
import { needPostgres } from './need-postgres.ts'

/** Servers that share a PostgreSQL. */
export interface ClusterReport {
  /** By the number of matches that are played at once. */
  readonly appends: Readonly<Record<string, Appends>>
  readonly hints: Hints
  readonly moves: ClusterMoves
}

/** On a PostgreSQL of its own; `undefined` where there is none. */
export async function measureCluster(
  settings: Pick<ServerSettings, 'root' | 'tables' | 'rounds'>,
): Promise<ClusterReport | undefined> {
  if (needPostgres() === undefined) return undefined
  const cluster = await startPostgres()
  try {
    return {
      appends: { 64: await measureAppends(cluster, 64), 500: await measureAppends(cluster, 500) },
      // After the appends, which have made the tables.
      hints: await measureHints(cluster.url),
      moves: await measureMoves(cluster, settings),
    }
  } finally {
    await cluster.stop()
  }
}

/** Under the key `cluster`. */
export function clusterJson({ appends, hints, moves }: ClusterReport) {
  const each = (of: (one: Appends) => number | undefined) =>
    Object.fromEntries(Object.entries(appends).map(([matches, one]) => [matches, of(one)]))
  return {
    appendsPerSecond: each(({ perSecond }) => Math.round(perSecond)),
    nodeMicroseconds: each(one => one.nodeMicroseconds),
    postgresMicroseconds: each(one => one.postgresMicroseconds),
    hints,
    moves,
  }
}

export function printCluster({ appends, hints, moves }: ClusterReport): string {
  const stored = Object.entries(appends).map(
    ([matches, { perSecond, nodeMicroseconds, postgresMicroseconds }]) => {
      const postgres =
        postgresMicroseconds === undefined ? '' : ` and ${postgresMicroseconds.toFixed(1)} µs of PostgreSQL`
      return (
        `cluster  ${Math.round(perSecond)} moves a second are stored durably in PostgreSQL while ${matches} matches play, ` +
        `for ${nodeMicroseconds.toFixed(1)} µs of the server${postgres} a move`
      )
    },
  )
  const { perSecond, lost, p50, p99 } = hints
  const told =
    `cluster  ${Math.round(perSecond)} hints a second go from one server to another, ${lost} are lost; ` +
    `one takes ${p50.toFixed(2)} ms (median), ${p99.toFixed(2)} ms (99 of 100)`
  return [...stored, told, ...printMoves(moves)].join('\n')
}
