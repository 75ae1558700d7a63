import { join } from 'node:path'
import type { OnlineStore } from '../store/online-store.ts'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { freePort } from '../testing/free-port.ts'
import { type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts'
import { type StartedServer, startServer } from '../testing/started-server.ts'
import { type BalancerProgram, runBalancer } from './balancer-program.ts'
import { loadBalancer } from './load-balancer.ts'

export interface ServersSettings {
  readonly store: 'sqlite' | 'postgres'
  /** How many servers share the store; one on SQLite. */
  readonly nodes: number
  /** What they are behind: a program with the configuration of docs/operations, or a few lines of our own. */
  readonly balancer?: BalancerProgram
  /** Beside what they need. */
  readonly env?: Readonly<Record<string, string>>
}

/** One of the servers. */
export interface Node {
  readonly origin: string
  readonly pid: number
}

/** The servers under test, behind one address. */
export interface Servers {
  readonly origin: string
  /** Those that run now. */
  nodes(): readonly Node[]
  /** Where it is not SQLite. */
  readonly database?: PostgresCluster
  /** Kills one of them and starts it again; ends when it serves. */
  killOne(onKilled: () => void): Promise<void>
  /** Asks all of them to end. */
  stop(): Promise<void>
  /** Under running servers; throws where there is no such database. */
  restartDatabase(): Promise<void>
  /** What they have stored. */
  open(): Promise<OnlineStore>
  /** Ends whatever still runs. */
  clear(): Promise<void>
}

const report = (error: unknown) => {
  throw error
}
const now = () => Date.now()

export async function startServers(
  root: string,
  { store, nodes, balancer: program, env = {} }: ServersSettings,
): Promise<Servers> {
  const database = store === 'postgres' ? await startPostgres() : undefined
  if (database === undefined && nodes !== 1) throw new Error('Several servers need PostgreSQL.')
  const folder = (at: number) => join(root, `data-${at}`)
  const ports = await Promise.all(Array.from({ length: nodes }, () => freePort()))
  const balancer = await (program === undefined ? loadBalancer(ports) : runBalancer(program, ports))

  async function startAt(at: number): Promise<StartedServer> {
    const server = startServer(root, {
      HOST: '127.0.0.1',
      PORT: String(ports[at]),
      KAZAMATA_DATA: folder(at),
      KAZAMATA_LIMITS: '1000',
      // All clients have one address, which is not the server's own.
      KAZAMATA_URL: balancer.origin,
      KAZAMATA_PROXIES: '127.0.0.1',
      ...(database && { DATABASE_URL: database.url }),
      ...env,
    })
    await server.greeted
    return server
  }

  const running: StartedServer[] = []
  for (const at of ports.keys()) running.push(await startAt(at))
  let next = 0
  const end = (signal: 'SIGTERM' | 'SIGKILL') =>
    Promise.all(
      running.map(server => {
        server.child.kill(signal)
        return server.exit
      }),
    )

  return {
    origin: balancer.origin,
    nodes: () =>
      running.map(({ child }, at) => ({ origin: `http://127.0.0.1:${ports[at]}`, pid: child.pid ?? 0 })),
    ...(database && { database }),
    async killOne(onKilled) {
      const at = next++ % nodes
      running[at]?.child.kill('SIGKILL')
      await running[at]?.exit
      onKilled()
      running[at] = await startAt(at)
    },
    async stop() {
      await end('SIGTERM')
    },
    async restartDatabase() {
      if (database === undefined) throw new Error('Only PostgreSQL can be started again under its servers.')
      await database.halt('fast')
      await database.start()
    },
    open: () =>
      database === undefined
        ? openSqliteStore({ folder: folder(0), now, report })
        : openPostgresStore({ url: database.url, now, report }),
    async clear() {
      await end('SIGKILL')
      await balancer.close()
      await database?.stop()
    },
  }
}
