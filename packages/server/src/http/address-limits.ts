import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { TokenBucket } from '../connection/token-bucket.ts'
import type { AddressLimit } from '../metrics/meter.ts'

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

/** Without the zone of a network card, and an IPv4 address as such. */
function plainAddress(address: string): string {
  const [plain = ''] = address.split('%')
  return isIPv4(plain.slice(7)) && /^::ffff:/i.test(plain) ? plain.slice(7) : plain
}

function isPrivate(address: string): boolean {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return privateRanges.check(plain, 'ipv4')
  return isIPv6(plain) && privateRanges.check(plain, 'ipv6')
}

/** What is counted as one address: of IPv6 the first 64 bits, since whoever has one has all that begin so. */
function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [left = [], right = []] = plain
    .replace(/[\d.]+[.][\d.]+$/, '0:0')
    .split('::')
    .map(half => half.split(':').filter(group => group !== ''))
  const zeros: string[] = Array(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')
}

interface Usage {
  readonly guests: TokenBucket
  readonly links: TokenBucket
  readonly logins: TokenBucket
  readonly messages: TokenBucket
  readonly requests: TokenBucket
  sockets: number
}

/** A socket that counts for its address until it is closed. */
export interface CountedSocket {
  /** May its address send something? As much as ten sockets may. */
  maySend(): boolean
  close(): void
}

/** What one address may do, or one network of IPv6 addresses. `factor` raises all of it, for tests under load. */
export class AddressLimits {
  private readonly known = new Map<string, Usage>()

  constructor(
    private readonly now: () => number,
    private readonly factor: number,
    private readonly refused: (limit: AddressLimit) => void = () => undefined,
  ) {}

  /** May this address make another guest? Twenty an hour. */
  mayMakeGuest(address: string): boolean {
    return this.take(address, 'guests')
  }

  /** May this address make or use another link to a device? Ten a minute. */
  mayLink(address: string): boolean {
    return this.take(address, 'links')
  }

  /** May this address try another password or recovery code? Ten a minute. */
  mayLogIn(address: string): boolean {
    return this.take(address, 'logins')
  }

  /** May this address ask something over HTTP? Ten a second, sixty at once. */
  mayAsk(address: string): boolean {
    return this.take(address, 'requests')
  }

  /** Another socket of this address; `undefined` where there are sixty already. */
  openSocket(address: string): CountedSocket | undefined {
    const usage = this.usage(address)
    if (usage.sockets >= 60 * this.factorOf(address)) {
      this.refused('sockets')
      return undefined
    }
    usage.sockets += 1
    return {
      maySend: () => this.takeFrom(usage, 'messages'),
      close() {
        usage.sockets -= 1
      },
    }
  }

  private take(address: string, limit: Exclude<AddressLimit, 'sockets'>): boolean {
    return this.takeFrom(this.usage(address), limit)
  }

  private takeFrom(usage: Usage, limit: Exclude<AddressLimit, 'sockets'>): boolean {
    const isFree = usage[limit].take(this.now())
    if (!isFree) this.refused(limit)
    return isFree
  }

  private factorOf(address: string): number {
    return this.factor * (isPrivate(address) ? privateFactor : 1)
  }

  private usage(address: string): Usage {
    const network = networkOf(address)
    const known = this.known.get(network)
    if (known !== undefined) return known
    const factor = this.factorOf(address)
    const now = this.now()
    const usage = {
      guests: new TokenBucket(20 * factor, (20 * factor) / 3600, now),
      links: new TokenBucket(10 * factor, (10 * factor) / 60, now),
      logins: new TokenBucket(10 * factor, (10 * factor) / 60, now),
      messages: new TokenBucket(600 * factor, 200 * factor, now),
      requests: new TokenBucket(60 * factor, 10 * factor, now),
      sockets: 0,
    }
    this.known.set(network, usage)
    if (this.known.size > maxAddresses)
      for (const [other, { sockets }] of this.known) {
        if (sockets > 0) continue
        this.known.delete(other)
        break
      }
    return usage
  }
}
