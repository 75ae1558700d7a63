import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { levels } from '@kazamata/registry/bots'
import { loadGame } from '@kazamata/registry/game-loaders'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type Address, url } from './address.ts'
import { app } from './app.ts'
import { botThreadCount, botThreads } from './bots/bot-threads.ts'
import { serverBots } from './bots/server-bots.ts'
import type { Config } from './config.ts'
import { usualLimits } from './connection/connection.ts'
import { AddressLimits } from './http/address-limits.ts'
import { api } from './http/api.ts'
import { health } from './http/health.ts'
import { networkUrls } from './local-network.ts'
import { OnlineNode } from './online-node.ts'
import { type Clock, noBus, type ServerParts } from './parts.ts'
import { openSqliteStore } from './store/sqlite/sqlite-store.ts'
import { Trouble } from './trouble.ts'

/** The bots' threads load the games so many milliseconds after the start, which they do not slow down. */
const warmUpDelay = 1_000
/** Names what clients speak with; a client of another protocol is asked to load its page again. */
const buildName = '0.1.0'

const clock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms)
    // What waits for time alone does not hold the process.
    timer.unref()
    return () => clearTimeout(timer)
  },
}

export interface RunningServer {
  /** Asks clients to come back, stores what is under way, and ends. */
  close(): Promise<void>
}

/** What people's browsers load. */
export interface Page {
  readonly folder: string
  /** Ends when everything is in the folder, which may have to be built first. */
  prepare(): Promise<void>
}

/** What tests and benchmarks replace. */
type Replaceable = Pick<ServerParts, 'findGame' | 'randomHex' | 'leastBotTime'>

const usual: Replaceable = {
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
  const { findGame, randomHex, leastBotTime } = { ...usual, ...replaced }
  const logger = pino({ level: config.logLevel }, pino.destination(2))
  const report = (error: unknown) => logger.error(error)
  const store = await openSqliteStore({ folder: config.folder, now: clock.now, report })
  const pool = botThreads(report)
  const bots = serverBots({ pool, threads: botThreadCount, least: leastBotTime })
  const node = new OnlineNode(
    {
      store,
      clock,
      bus: noBus,
      randomHex,
      findGame,
      levels,
      bots,
      leastBotTime,
      report,
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
      addresses: new AddressLimits(clock.now, limitFactor),
      networkUrl: () => networkUrls(config.at)[0],
      ...(publicUrl && { publicUrl }),
    }),
  })
  server.register(health(node, () => bots.figures))

  async function close(): Promise<void> {
    await node.close()
    bots.close()
    await server.close()
  }
  try {
    await listen(server, config.at)
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
