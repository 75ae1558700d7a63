import { BlockList, isIP } from 'node:net'

const within = (ranges: readonly string[]) => {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Of this machine, of networks that nobody else reaches, and of none. */
const notPublic = within([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
/** All of IPv6 that is public, and what in it leads elsewhere: Teredo, documentation, 6to4. */
const global = within(['2000::/3'])
const notGlobal = within(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** Does this IP address belong to the public Internet? */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4')
    case 6:
      return global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
    default:
      return false
  }
}

/** Endpoints come from browsers, so from anybody: only https, by a name, at the usual port, is asked. */
export function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password, hash } = new URL(text)
  const isPlain = port === '' && username === '' && password === '' && hash === ''
  return protocol === 'https:' && isPlain && /\.[a-z][a-z0-9-]*$/i.test(hostname)
}
