import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { levels } from '@kazamata/registry/bots'
import { loadGame } from '@kazamata/registry/game-loaders'
import { chaptersOf } from '@kazamata/registry/stories'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type Address, url } from './address.ts'
import { serveAdmin } from './admin/admin-server.ts'
import { app } from './app.ts'
import { botThreads, usualThreads } from './bots/bot-threads.ts'
import { serverBots } from './bots/server-bots.ts'
import { usualClock } from './clock.ts'
import { Attendance } from './cluster/attendance.ts'
import { joinCluster } from './cluster/join-cluster.ts'
import type { Config } from './config.ts'
import { usualLimits } from './connection/limits.ts'
import { AddressLimits } from './http/address-limits.ts'
import { api } from './http/api.ts'
import { health } from './http/health.ts'
import { metricsRoute } from './http/metrics.ts'
import { networkUrls } from './local-network.ts'
import { serverMetrics } from './metrics/index.ts'
import { OnlineNode } from './online-node.ts'
import type { ServerParts } from './parts.ts'
import { argon2 } from './people/argon2.ts'
import { postPush } from './push/post-push.ts'
import { loadVapid } from './push/vapid.ts'
import { openStore } from './store/open-store.ts'
import { StoreClosed } from './store/store-closed.ts'
import { Trouble } from './trouble.ts'
import { wakeUp } from './uptime.ts'

/** The bots' threads load the games so many milliseconds after the start, which they do not slow down. */
const warmUpDelay = 1_000
/** Names what clients speak with; a client of another protocol is asked to load its page again. */
const buildName = '0.1.0'

export interface RunningServer {
  /** Asks clients to come back, stores what is under way, and ends. */
  close(): Promise<void>
}

/** What people's browsers load. */
export interface Page {
  readonly folder: string
  /** Ends when everything is in the folder; calls back where that has to be built first. */
  prepare(onBuild?: () => void): Promise<void>
}

/** What tests and benchmarks replace. */
type Replaceable = Pick<ServerParts, 'clock' | 'findGame' | 'randomHex' | 'leastBotTime'>

const usual: Replaceable = {
  clock: usualClock,
  findGame: loadGame,
  randomHex: bytes => randomBytes(bytes).toString('hex'),
  leastBotTime: 1_000,
}

/** Opens the store, takes the address, prepares the page, and serves everything. */
export async function serve(
  page: Page,
  config: Config,
  replaced: Partial<Replaceable> = {},
): Promise<RunningServer> {
  const { clock, findGame, randomHex, leastBotTime } = { ...usual, ...replaced }
  const logger = pino({ level: config.logLevel }, pino.destination(2))
  const report = (error: unknown) => {
    if (!(error instanceof StoreClosed)) logger.error(error)
  }
  const metrics = serverMetrics()
  const { meter } = metrics
  const onBatch = (writes: number) => {
    const began = meter.now()
    return () => meter.committed(writes, meter.now() - began)
  }
  const { store, release } = await openStore(config, { now: clock.now, report, onBatch })
  const { bus, attended } = await joinCluster(config.databaseUrl, { clock, report, randomHex })
  const uptime = await wakeUp({
    store,
    clock,
    report,
    ...(bus.isShared && { areOthersRunning: bus.peers().length > 1 }),
  })
  const threads = config.botThreads ?? usualThreads
  const pool = botThreads(report, threads)
  const bots = serverBots({
    pool,
    threads,
    least: leastBotTime,
    now: meter.now,
    onDecision: meter.decided,
  })
  const { pushContact } = config
  const push = pushContact !== undefined && {
    vapid: await loadVapid({ store, randomHex }, pushContact),
    post: postPush,
  }
  const node = new OnlineNode(
    {
      store,
      clock,
      slept: uptime.slept,
      bus,
      attendance: new Attendance({ store: attended, bus, clock, report }),
      randomHex,
      passwords: argon2,
      findGame,
      chaptersOf,
      levels,
      bots,
      leastBotTime,
      meter,
      report,
      ...(push && { push }),
    },
    {
      build: buildName,
      connection: scaled(config.limitFactor),
      connectionsPerPerson: 6 * config.limitFactor,
    },
  )
  let ready = () => {}
  const built = new Promise<void>(resolve => {
    ready = resolve
  })
  const { publicUrl, trustedProxies, limitFactor } = config
  await mkdir(page.folder, { recursive: true })
  const server = app(page.folder, built, {
    trustedProxies,
    logger,
    api: api(node, {
      addresses: new AddressLimits(clock.now, limitFactor, meter.limited),
      networkUrl: () => networkUrls(config.at)[0],
      ...(publicUrl && { publicUrl }),
    }),
  })
  server.register(health(node, () => bots.figures))
  metrics.watch(node, () => bots.figures, store.counts)
  metrics.countAnswers(server)
  const isProxied = publicUrl !== undefined || trustedProxies.length > 0
  const { metricsToken: token } = config
  server.register(metricsRoute(metrics.registry, { isProxied, ...(token !== undefined && { token }) }))

  let stopAdmin = async () => {}
  async function close(): Promise<void> {
    await stopAdmin()
    await uptime.close()
    await node.close()
    bots.close()
    await server.close()
    metrics.stop()
    release()
  }
  try {
    await listen(server, config.at)
    stopAdmin = await serveAdmin(node, config.folder, randomHex)
    await page.prepare()
  } catch (error) {
    await close()
    throw error
  }
  ready()
  clock.after(warmUpDelay, () => pool.warmUp())
  return { close }
}

function scaled(factor: number) {
  const { perSecond, burst, ...limits } = usualLimits
  return { ...limits, perSecond: perSecond * factor, burst: burst * factor }
}

async function listen(server: FastifyInstance, at: Address): Promise<void> {
  await server.listen(at).catch((error: unknown) => {
    throw new Trouble(whyNot(at, error))
  })
}

function whyNot(at: Address, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${at.port} is taken: stop what runs there or choose another with PORT.`
    case 'EACCES':
      return `Port ${at.port} may not be opened by this user: choose one above 1023 with PORT.`
    default:
      return `Kazamata cannot listen at ${url(at)} (${String(code ?? error)}).`
  }
}
