import { postgresTime } from '../../packages/cli/src/bench/cluster/postgres-time.ts'
import type { Servers } from '../../packages/server/src/kill-test/servers.ts'
import { processTime, residentMegabytes } from './usage.ts'

/** What one server has done so far. */
export interface NodeCount {
  readonly moves: number
  readonly botMoves: number
  readonly sockets: number
  readonly rooms: number
  /** Of the processor, in microseconds. */
  readonly time: number
  readonly megabytes: number
}

/** All of it, at one moment. */
export interface Count {
  readonly at: number
  readonly nodes: readonly NodeCount[]
  /** Of the processes of the database and of this one, in microseconds. */
  readonly databaseTime?: number
  readonly clientTime: number
}

export async function count(servers: Servers, token: string): Promise<Count> {
  const { user, system } = process.cpuUsage()
  const databaseTime = servers.database && postgresTime(servers.database)
  return {
    at: performance.now(),
    nodes: await Promise.all(servers.nodes().map(({ origin, pid }) => countNode(origin, pid, token))),
    ...(databaseTime !== undefined && { databaseTime }),
    clientTime: user + system,
  }
}

async function countNode(origin: string, pid: number, token: string): Promise<NodeCount> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  const read = (name: string) => {
    const line = text.split('\n').find(one => one.startsWith(`${name} `))
    return Number(line?.slice(name.length + 1) ?? 0)
  }
  return {
    moves: read('kazamata_moves_total'),
    botMoves: read('kazamata_bot_decisions_total{result="answered"}'),
    sockets: read('kazamata_connections'),
    rooms: read('kazamata_rooms'),
    time: processTime(pid),
    megabytes: residentMegabytes(pid),
  }
}

export interface NodeFigures extends NodeCount {
  /** Of the processor, of people's and bots' moves alike. */
  readonly microsecondsPerMove: number
}

/** What happened between two moments. */
export interface Figures {
  readonly seconds: number
  readonly moves: number
  readonly nodes: readonly NodeFigures[]
  readonly databaseMicrosecondsPerMove?: number
  /** Of one core. */
  readonly clientShare: number
}

export function between(first: Count, last: Count): Figures {
  const seconds = (last.at - first.at) / 1000
  const nodes = last.nodes.map((node, n): NodeFigures => {
    const before = first.nodes[n]
    const since = (what: 'moves' | 'botMoves' | 'time') => node[what] - (before?.[what] ?? 0)
    const [moves, botMoves, time] = [since('moves'), since('botMoves'), since('time')] as const
    return { ...node, moves, botMoves, time, microsecondsPerMove: time / (moves + botMoves) }
  })
  const moves = nodes.reduce((sum, node) => sum + node.moves + node.botMoves, 0)
  return {
    seconds,
    moves,
    nodes,
    ...(last.databaseTime !== undefined && {
      databaseMicrosecondsPerMove: (last.databaseTime - (first.databaseTime ?? 0)) / moves,
    }),
    clientShare: (last.clientTime - first.clientTime) / 1e6 / seconds,
  }
}
