import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresStore } from '@kazamata/server/postgres'
import type { PostgresCluster } from '@kazamata/server/postgres-cluster'
import { openSqliteStore } from '@kazamata/server/sqlite'
import { median } from '../../statistics.ts'
import { bundledArgs, bundleServers } from '../server/bundle.ts'
import { type Course, ourEnv, seatAtOurs } from '../server/contestants.ts'
import type { ServerGame } from '../server/games.ts'
import { plan, type ServerSettings } from '../server/measure.ts'
import { storeMatches, storeParts } from '../server/our-matches.ts'
import { costRatio, type Lap, type Racer, race } from '../server/race.ts'
import { type ServerProcess, startArgs, startProcess } from '../server/server-process.ts'
import { postgresTime } from './postgres-time.ts'

const names = ['sqlite', 'postgres', 'twoNodes'] as const

export interface MoveFigures {
  readonly movesPerSecond: number
  /** Of all processes of the server. */
  readonly cpuMicrosPerMove: number
  /** Of the database beside it. */
  readonly databaseMicrosPerMove?: number
}

/** The same moves over one server on SQLite, one on PostgreSQL, and two on PostgreSQL with as many tables each. */
export interface ClusterMoves extends Readonly<Record<(typeof names)[number], MoveFigures>> {
  readonly game: string
  /** Of each node. */
  readonly tables: number
  /** How many times as much processor time a move costs on PostgreSQL as on SQLite, in the server: the median over rounds. */
  readonly postgresVsSqlite: number
  /** The same of two nodes and one. */
  readonly twoNodesVsOne: number
  /** How many times the moves of one node two can play where each has a core of its own. */
  readonly twoNodesCarry: number
  readonly isSteady: boolean
}

const game: ServerGame = { id: 'welcome-back', seats: 4, options: {}, movesPerLap: 4, mostWarmUps: 8 }

/** On new databases of this PostgreSQL. */
export async function measureMoves(
  cluster: PostgresCluster,
  settings: Pick<ServerSettings, 'root' | 'tables' | 'rounds'>,
): Promise<ClusterMoves> {
  const folder = await mkdtemp(join(tmpdir(), 'kazamata-bench-'))
  const running: ServerProcess[] = []
  try {
    await bundleServers()
    const course = await plan(game, { ...settings, seconds: 0 }, folder)
    const start = async (name: string, nodes: number, url?: string): Promise<Racer> => {
      // Fewer tables a node would make smaller batches, and cost more.
      const places = Array.from({ length: nodes }, () => course.places).flat()
      const racer = await startNodes({ ...course, places }, name, nodes, url, running)
      return url === undefined ? racer : { ...racer, databaseMicros: () => postgresTime(cluster) }
    }
    const racers = {
      sqlite: await start('sqlite', 1),
      postgres: await start('one', 1, await cluster.addDatabase('one')),
      twoNodes: await start('two', 2, await cluster.addDatabase('two')),
    }
    const { laps, isSteady } = await race(names, racers, { ...game, from: 0, rounds: settings.rounds })
    const twoNodesVsOne = costRatio(laps('twoNodes'), laps('postgres'))
    return {
      game: game.id,
      tables: settings.tables,
      sqlite: figures(laps('sqlite')),
      postgres: figures(laps('postgres')),
      twoNodes: figures(laps('twoNodes')),
      postgresVsSqlite: costRatio(laps('postgres'), laps('sqlite')),
      twoNodesVsOne,
      twoNodesCarry: 2 / twoNodesVsOne,
      isSteady,
    }
  } finally {
    await Promise.all(running.map(server => server.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** So many servers, and the matches in turn at each of them. */
async function startNodes(
  { places, root, folder }: Course,
  name: string,
  count: number,
  url: string | undefined,
  running: ServerProcess[],
): Promise<Racer> {
  const data = join(folder, name)
  const store =
    url === undefined
      ? await openSqliteStore({ folder: `${data}-0`, ...storeParts })
      : await openPostgresStore({ url, ...storeParts })
  const stored = await storeMatches(store, places)
  const flags = (await startArgs(root)).filter(arg => arg.startsWith('--'))
  const args = [...flags, ...bundledArgs('our-server')]
  const nodes: ServerProcess[] = []
  for (let nth = 0; nth < count; nth++) {
    const env = { ...ourEnv(`${data}-${nth}`), ...(url !== undefined && { DATABASE_URL: url }) }
    nodes.push(await startProcess({ args, cwd: root, env }))
  }
  running.push(...nodes)
  const cpuMicros = async () =>
    (await Promise.all(nodes.map(node => node.cpuMicros()))).reduce((sum, time) => sum + time, 0)
  const tables = await seatAtOurs(places, stored, nth => nodes[nth % count]?.port ?? 0)
  return { server: { cpuMicros }, tables }
}

function figures(laps: readonly Lap[]): MoveFigures {
  const database = laps.flatMap(({ databaseMicrosPerMove: cost }) => (cost === undefined ? [] : [cost]))
  return {
    movesPerSecond: median(laps.map(({ movesPerSecond }) => movesPerSecond)),
    cpuMicrosPerMove: median(laps.map(({ cpuMicrosPerMove }) => cpuMicrosPerMove)),
    ...(database.length > 0 && { databaseMicrosPerMove: median(database) }),
  }
}

export function printMoves(moves: ClusterMoves): string[] {
  const line = (name: string, { movesPerSecond, cpuMicrosPerMove, databaseMicrosPerMove }: MoveFigures) =>
    `cluster  ${name}: ${Math.round(movesPerSecond)} moves a second, ${Math.round(cpuMicrosPerMove)} µs of the server` +
    `${databaseMicrosPerMove === undefined ? '' : ` and ${Math.round(databaseMicrosPerMove)} µs of PostgreSQL`} a move`
  return [
    `cluster  ${moves.game}, ${moves.tables} tables a node with four clients each, without a pause${moves.isSteady ? '' : '; some server was not steady yet'}`,
    line('SQLite', moves.sqlite),
    line(`PostgreSQL, ${moves.postgresVsSqlite.toFixed(2)} × SQLite`, moves.postgres),
    line(
      `two nodes, ${moves.twoNodesVsOne.toFixed(2)} × one a move, so that with a core each they carry ${moves.twoNodesCarry.toFixed(2)} × its moves`,
      moves.twoNodes,
    ),
  ]
}
