import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { nodePorts } from '../packages/server/src/kill-test/balancer-program.ts'

const folder = join(import.meta.dirname, '../docs/operations')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const source = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

/** What a unit of systemd sets, as an environment. */
function environmentOf(unit: string): Record<string, string> {
  const pairs = [...read(unit).matchAll(/^Environment=(\w+)=(.*)$/gm)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))
}

const compose: {
  services: Record<string, { environment?: Record<string, string>; network_mode?: string; image?: string }>
} = parse(read('compose.yaml'), { merge: true })
const nodes = Object.entries(compose.services).filter(([name]) => name.startsWith('node'))

describe('the files of docs/operations', () => {
  test('set no variable that the server does not read', () => {
    const known = source('packages/server/src/config.ts') + source('packages/server/src/address.ts')
    const elsewhere = source('packages/server/src/store/sqlite/data-folder.ts')
    const names = [
      ...['kazamata.service', 'kazamata@.service'].flatMap(unit => Object.keys(environmentOf(unit))),
      ...nodes.flatMap(([, { environment = {} }]) => Object.keys(environment)),
    ].filter(name => name !== 'NODE_ENV')
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(name => !`${known}${elsewhere}`.includes(name))).toEqual([])
  })

  test('name the same nodes wherever several are meant', () => {
    const portsIn = (text: string) =>
      [...new Set([...text.matchAll(/\b127[.]0[.]0[.]1:(\d+)/g)].map(([, port]) => Number(port)))].sort()
    expect(portsIn(read('haproxy.cfg'))).toEqual(nodePorts)
    expect(portsIn(read('nginx-cluster.conf'))).toEqual(nodePorts)
    expect(nodes.map(([, { environment }]) => Number(environment?.PORT))).toEqual(nodePorts)
    expect([...(read('kazamata@.service').match(/kazamata@\d+/g) ?? [])]).toEqual(
      nodePorts.map(port => `kazamata@${port}`),
    )
    expect(nodes.every(([, { network_mode: network }]) => network === 'service:balancer')).toBe(true)
  })

  test('place a socket by the match that pages ask with, and ask the route for health that there is', () => {
    expect(source('packages/web/src/online/connection/browser-connection.ts')).toContain(
      "searchParams.set('match', match)",
    )
    expect(read('haproxy.cfg')).toMatch(
      /path \/api\/socket(.|\n)*balance url_param match\n\s+hash-type consistent/,
    )
    expect(read('nginx-cluster.conf')).toMatch(/\$arg_match(.|\n)*consistent(.|\n)*= \/api\/socket/)
    // A socket is over when its page leaves: until then nginx would not know that the node is back.
    expect(read('nginx-cluster.conf')).toMatch(/consistent;\n(\s+#.*\n)*(\s+server \S+ max_fails=0;\n){3}}/)
    expect(read('haproxy.cfg')).toContain('option httpchk GET /healthz')
    expect(source('packages/server/src/http/health.ts')).toContain("'/healthz'")
  })

  test('start Node as "npm start" does', () => {
    const flags = /"start": "node (--\S+)/.exec(source('package.json'))?.[1] ?? ''
    expect(flags).toMatch(/^--/)
    for (const name of ['kazamata.service', 'kazamata@.service', 'compose.yaml'])
      expect(read(name)).toContain(flags)
  })

  test('are all named in docs/operations.md', () => {
    const text = source('docs/operations.md')
    expect(readdirSync(folder).filter(name => !text.includes(`(operations/${name})`))).toEqual([])
  })
})
