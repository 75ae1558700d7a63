import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { type Address, url } from './address.ts'

/** Listens at every address of this machine. */
const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::'

/** Between this machine and its containers or virtual machines: nobody else is there. */
const isVirtual = (name: string) => /^(docker|br-|veth|virbr|vmnet|vboxnet)/.test(name)

/** The addresses under which others on the same network reach this machine, the likeliest first. */
export function networkUrls({ host, port }: Address, interfaces = networkInterfaces()): readonly string[] {
  if (!isEverywhere(host)) return []
  return Object.entries(interfaces)
    .sort(([a], [b]) => Number(isVirtual(a)) - Number(isVirtual(b)))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => url({ host: address, port }))
}

/** What is printed when the server is ready: where it is, and for phones a QR code of the first network address. */
export function greeting(at: Address, urls: readonly string[]): string {
  const here = url(isEverywhere(at.host) ? { ...at, host: 'localhost' } : at)
  const [first] = urls
  const network = urls.map(address => `On your network: ${address}\n`).join('')
  return `Kazamata is at ${here}\n${network}${first === undefined ? '' : `${renderUnicodeCompact(first)}\n`}`
}
