import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { TokenBucket } from '../connection/token-bucket.ts'

/** Many people may sit behind one private address: a network at home, or a proxy that does not say whom it asks for. */
const privateFactor = 10
/** How many addresses are remembered; the oldest are forgotten first. */
const maxAddresses = 10_000

const privateRanges = new BlockList()
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateRanges.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateRanges.addSubnet(net, prefix, 'ipv6')

function isPrivate(address: string): boolean {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  if (isIPv4(plain)) return privateRanges.check(plain, 'ipv4')
  return isIPv6(plain) && privateRanges.check(plain, 'ipv6')
}

interface Usage {
  readonly guests: TokenBucket
  readonly links: TokenBucket
  readonly requests: TokenBucket
  sockets: number
}

/** What one address may do. `factor` raises all of it, for tests under load. */
export class AddressLimits {
  private readonly known = new Map<string, Usage>()

  constructor(
    private readonly now: () => number,
    private readonly factor: number,
  ) {}

  /** May this address make another guest? Twenty an hour. */
  mayMakeGuest(address: string): boolean {
    return this.usage(address).guests.take()
  }

  /** May this address make or use another link to a device? Ten a minute. */
  mayLink(address: string): boolean {
    return this.usage(address).links.take()
  }

  /** May this address ask something over HTTP? Ten a second, sixty at once. */
  mayAsk(address: string): boolean {
    return this.usage(address).requests.take()
  }

  /** Counts a socket until what it returns is called; `undefined` where there are sixty already. */
  openSocket(address: string): (() => void) | undefined {
    const usage = this.usage(address)
    if (usage.sockets >= 60 * this.factorOf(address)) return undefined
    usage.sockets += 1
    return () => {
      usage.sockets -= 1
    }
  }

  private factorOf(address: string): number {
    return this.factor * (isPrivate(address) ? privateFactor : 1)
  }

  private usage(address: string): Usage {
    const known = this.known.get(address)
    if (known !== undefined) return known
    const factor = this.factorOf(address)
    const usage = {
      guests: new TokenBucket(20 * factor, (20 * factor) / 3600, this.now),
      links: new TokenBucket(10 * factor, (10 * factor) / 60, this.now),
      requests: new TokenBucket(60 * factor, 10 * factor, this.now),
      sockets: 0,
    }
    this.known.set(address, usage)
    if (this.known.size > maxAddresses)
      for (const [other, { sockets }] of this.known) {
        if (sockets > 0) continue
        this.known.delete(other)
        break
      }
    return usage
  }
}
