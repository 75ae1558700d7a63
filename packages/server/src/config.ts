import { type Address, address } from './address.ts'
import { dataFolder } from './store/sqlite/data-folder.ts'
import { Trouble } from './trouble.ts'

/** What the environment says of how the server is to run. */
export interface Config {
  readonly at: Address
  /** Where everything is stored. */
  readonly folder: string
  /** The address under which people reach this server, where a proxy makes it another than its own. */
  readonly publicUrl?: URL
  readonly trustedProxies: readonly string[]
  /** Raises what one address may do, for tests under load. */
  readonly limitFactor: number
  readonly logLevel: string
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

export function config(env: NodeJS.ProcessEnv): Config {
  const { KAZAMATA_URL, KAZAMATA_PROXIES = '', KAZAMATA_LIMITS = '1', KAZAMATA_LOG = 'warn' } = env
  const limitFactor = Number(KAZAMATA_LIMITS)
  if (!(limitFactor > 0))
    throw new Trouble(`KAZAMATA_LIMITS is "${KAZAMATA_LIMITS}", but it must be a number above 0.`)
  if (!logLevels.includes(KAZAMATA_LOG))
    throw new Trouble(`KAZAMATA_LOG is "${KAZAMATA_LOG}", but it must be one of ${logLevels.join(', ')}.`)
  const publicUrl = KAZAMATA_URL === undefined ? undefined : readUrl(KAZAMATA_URL)
  return {
    at: address(env),
    folder: dataFolder(env),
    trustedProxies: KAZAMATA_PROXIES.split(',')
      .map(proxy => proxy.trim())
      .filter(proxy => proxy !== ''),
    limitFactor,
    logLevel: KAZAMATA_LOG,
    ...(publicUrl && { publicUrl }),
  }
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Trouble(
      `KAZAMATA_URL is "${text}", but it must be an address such as https://games.example.org.`,
    )
  return url
}
