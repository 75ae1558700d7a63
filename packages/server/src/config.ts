import { type Address, address } from './address.ts'
import { dataFolder } from './store/sqlite/data-folder.ts'
import { Trouble } from './trouble.ts'

/** What the environment says of how the server is to run. */
export interface Config {
  readonly at: Address
  /** Where everything is stored, unless there is a database. */
  readonly folder: string
  /** Of the PostgreSQL in which everything is stored instead; its password is shown to nobody. */
  readonly databaseUrl?: string
  /** The address under which people reach this server, where a proxy makes it another than its own. */
  readonly publicUrl?: URL
  readonly trustedProxies: readonly string[]
  /** Raises what one address may do, for tests under load. */
  readonly limitFactor: number
  readonly logLevel: string
  /** Bots that think at once, where it is not the usual number. */
  readonly botThreads?: number
  /** Whoever has it may read the metrics from anywhere. */
  readonly metricsToken?: string
  /** People may be told of their turn over Web Push; push services reach whoever runs this server here. */
  readonly pushContact?: string
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

export function config(env: NodeJS.ProcessEnv): Config {
  const {
    KAZAMATA_URL,
    KAZAMATA_PROXIES = '',
    KAZAMATA_LIMITS = '1',
    KAZAMATA_LOG = 'warn',
    KAZAMATA_METRICS_TOKEN,
    KAZAMATA_BOT_THREADS,
    KAZAMATA_PUSH,
    DATABASE_URL,
  } = env
  const limitFactor = Number(KAZAMATA_LIMITS)
  if (!(limitFactor > 0))
    throw new Trouble(`KAZAMATA_LIMITS is "${KAZAMATA_LIMITS}", but it must be a number above 0.`)
  if (!logLevels.includes(KAZAMATA_LOG))
    throw new Trouble(`KAZAMATA_LOG is "${KAZAMATA_LOG}", but it must be one of ${logLevels.join(', ')}.`)
  if (KAZAMATA_METRICS_TOKEN !== undefined && KAZAMATA_METRICS_TOKEN.length < 16)
    throw new Trouble('KAZAMATA_METRICS_TOKEN must have 16 characters or more.')
  const botThreads = KAZAMATA_BOT_THREADS === undefined ? undefined : Number(KAZAMATA_BOT_THREADS)
  if (botThreads !== undefined && !(Number.isInteger(botThreads) && botThreads >= 1 && botThreads <= 64))
    throw new Trouble(
      `KAZAMATA_BOT_THREADS is "${KAZAMATA_BOT_THREADS}", but it must be a whole number from 1 to 64.`,
    )
  if (KAZAMATA_PUSH !== undefined && !/^(mailto:.+@.+|https:\/\/.+)$/.test(KAZAMATA_PUSH))
    throw new Trouble(
      `KAZAMATA_PUSH is "${KAZAMATA_PUSH}", but it must say how you are reached, such as mailto:you@example.org.`,
    )
  if (DATABASE_URL !== undefined && !isDatabaseUrl(DATABASE_URL))
    throw new Trouble(`DATABASE_URL must be an address such as ${exampleUrl}.`)
  const publicUrl = KAZAMATA_URL === undefined ? undefined : readUrl(KAZAMATA_URL)
  return {
    at: address(env),
    folder: dataFolder(env),
    trustedProxies: KAZAMATA_PROXIES.split(',')
      .map(proxy => proxy.trim())
      .filter(proxy => proxy !== ''),
    limitFactor,
    logLevel: KAZAMATA_LOG,
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
    ...(publicUrl && { publicUrl }),
    ...(botThreads !== undefined && { botThreads }),
    ...(KAZAMATA_METRICS_TOKEN !== undefined && { metricsToken: KAZAMATA_METRICS_TOKEN }),
    ...(KAZAMATA_PUSH !== undefined && { pushContact: KAZAMATA_PUSH }),
  }
}

const exampleUrl = 'postgres://user:password@localhost/kazamata'

/** Is it the address of a PostgreSQL? */
export function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
}

/** For commands that work on the folder alone. */
export function folderOnly({ folder, databaseUrl }: Config, otherwise: string): string {
  if (databaseUrl === undefined) return folder
  throw new Trouble(`With DATABASE_URL everything is stored in PostgreSQL: ${otherwise}.`)
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Trouble(
      `KAZAMATA_URL is "${text}", but it must be an address such as https://games.example.org.`,
    )
  return url
}
