import { postgresTime } from '../../packages/cli/src/bench/cluster/postgres-time.ts'
import type { Servers } from '../../packages/server/src/kill-test/servers.ts'
import { mainThreadTime, processTime, residentMegabytes } from './usage.ts'

/** What one server has done so far. */
interface NodeSums {
  readonly moves: number
  readonly botMoves: number
  /** Of the processor, in microseconds: of all threads, and of the one that answers. */
  readonly time: number
  readonly mainTime: number
  /** Garbage collections that stopped it, and for how long, in seconds. */
  readonly scavenges: number
  readonly scavengeTime: number
  readonly markings: number
  readonly markingTime: number
  /** Answers, and commits they waited for, with the seconds they took by its own clock. */
  readonly acks: number
  readonly ackTime: number
  readonly commits: number
  readonly commitTime: number
}

export interface NodeCount extends NodeSums {
  readonly sockets: number
  readonly rooms: number
  readonly megabytes: number
  /** By how much its event loop was late since it was last asked, in seconds: 99 of 100 times at most, and at worst. */
  readonly delay: number
  readonly longestDelay: number
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
    time: processTime(pid),
    mainTime: mainThreadTime(pid),
    scavenges: read('kazamata_gc_runs_total{kind="minor"}'),
    scavengeTime: read('kazamata_gc_seconds_total{kind="minor"}'),
    markings: read('kazamata_gc_runs_total{kind="major"}'),
    markingTime: read('kazamata_gc_seconds_total{kind="major"}'),
    acks: read('kazamata_ack_seconds_count'),
    ackTime: read('kazamata_ack_seconds_sum'),
    commits: read('kazamata_commit_seconds_count'),
    commitTime: read('kazamata_commit_seconds_sum'),
    sockets: read('kazamata_connections'),
    rooms: read('kazamata_rooms'),
    megabytes: residentMegabytes(pid),
    delay: read('kazamata_event_loop_delay_seconds{quantile="0.99"}'),
    longestDelay: read('kazamata_event_loop_delay_seconds{quantile="1"}'),
  }
}

const sumNames = [
  'moves',
  'botMoves',
  'time',
  'mainTime',
  'scavenges',
  'scavengeTime',
  'markings',
  'markingTime',
  'acks',
  'ackTime',
  'commits',
  'commitTime',
] as const satisfies readonly (keyof NodeSums)[]

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
    const since = (what: keyof NodeSums) => node[what] - (first.nodes[n]?.[what] ?? 0)
    const sums = Object.fromEntries(sumNames.map(what => [what, since(what)]))
    return { ...node, ...sums, microsecondsPerMove: since('time') / (since('moves') + since('botMoves')) }
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
