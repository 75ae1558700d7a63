import { randomBytes } from 'node:crypto'
import type { Entry } from '@kazamata/kernel/match'
import { usualSettings } from '@kazamata/protocol'
import { openPostgresStore, type PostgresStore } from '@kazamata/server/postgres'
import type { PostgresCluster } from '@kazamata/server/postgres-cluster'
import { median } from '../../statistics.ts'
import { postgresTime } from './postgres-time.ts'

/** How fast moves are stored in PostgreSQL, and what one costs. */
export interface Appends {
  readonly perSecond: number
  /** Of the process of the server. */
  readonly nodeMicroseconds: number
  /** Of all processes of PostgreSQL; only Linux tells. */
  readonly postgresMicroseconds?: number
}

/** As large as entries of the games usually are. */
const entry: Entry = { seat: 1, move: { kind: 'fight', card: 'skeleton', with: 'torch' }, by: 'player' }
/** As ids of requests are; which it is does not matter here. */
const request = '0123456789abcdef'
const hex = (bytes: number) => randomBytes(bytes).toString('hex')
const newMatch = () => ({
  version: 2 as const,
  id: hex(16),
  game: 'welcome-back',
  rulesVersion: 1,
  options: {},
  seats: ['Ada', 'Ben', 'Cleo', 'Dora'].map(name => ({
    name,
    occupant: { kind: 'person' as const },
    salt: hex(16),
  })),
  seed: hex(32),
  seal: hex(32),
  active: [0],
  begun: Date.now(),
  played: Date.now(),
  people: [hex(16), hex(16), hex(16), hex(16)],
  host: hex(16),
  watchable: true,
  settings: usualSettings,
  clockBegun: 0,
  due: Date.now(),
})

/** So many matches, each of which sends its next move when the last one is stored; medians over rounds. */
export async function measureAppends(
  cluster: PostgresCluster,
  matches: number,
  { rounds = 5, seconds = 2 } = {},
): Promise<Appends> {
  const report = (error: unknown) => {
    throw error
  }
  const store = await openPostgresStore({ url: cluster.url, now: Date.now, report })
  try {
    const running = [...Array(matches)].map(() => ({ stored: newMatch(), length: 0 }))
    for (const { stored } of running) await store.matches.create(stored, [])
    const laps: Appends[] = []
    // Lap -1 warms up.
    for (let lap = -1; lap < rounds; lap++) {
      const measured = await measureLap(cluster, store, running, seconds)
      if (lap >= 0) laps.push(measured)
    }
    const middle = (of: (lap: Appends) => number) => median(laps.map(of))
    const postgres = laps.flatMap(({ postgresMicroseconds: cost }) => (cost === undefined ? [] : [cost]))
    return {
      perSecond: middle(lap => lap.perSecond),
      nodeMicroseconds: middle(lap => lap.nodeMicroseconds),
      ...(postgres.length > 0 && { postgresMicroseconds: median(postgres) }),
    }
  } finally {
    await store.close()
  }
}

interface Running {
  readonly stored: ReturnType<typeof newMatch>
  length: number
}

async function measureLap(
  cluster: PostgresCluster,
  { matches }: PostgresStore,
  running: readonly Running[],
  seconds: number,
): Promise<Appends> {
  const [postgres, node, began] = [postgresTime(cluster), process.cpuUsage(), performance.now()]
  const end = began + seconds * 1000
  let appends = 0
  await Promise.all(
    running.map(async match => {
      while (performance.now() < end) {
        const progress = { ...match.stored, due: Date.now() }
        const result = await matches.append(progress, match.length, [entry], request, Date.now())
        if (result !== 'won') throw new Error(`An append was ${result}.`)
        match.length += 1
        appends += 1
      }
    }),
  )
  const { user, system } = process.cpuUsage(node)
  const after = postgresTime(cluster)
  return {
    perSecond: appends / ((performance.now() - began) / 1000),
    nodeMicroseconds: (user + system) / appends,
    ...(postgres !== undefined &&
      after !== undefined && { postgresMicroseconds: (after - postgres) / appends }),
  }
}
