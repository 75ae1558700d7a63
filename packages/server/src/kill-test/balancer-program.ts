import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endWithUs } from '../testing/end-with-us.ts'
import { freePort } from '../testing/free-port.ts'
import type { LoadBalancer } from './load-balancer.ts'

export const balancerPrograms = ['haproxy', 'nginx'] as const
export type BalancerProgram = (typeof balancerPrograms)[number]

const operations = join(import.meta.dirname, '../../../../docs/operations')
/** The ports of the nodes in the configurations. */
export const nodePorts = [8081, 8082, 8083]

/** HAProxy or nginx with the configuration that docs/operations has for it, at free ports and with a certificate of its own. */
export async function runBalancer(program: BalancerProgram, ports: readonly number[]): Promise<LoadBalancer> {
  if (ports.length !== nodePorts.length) throw new Error(`The configuration has ${nodePorts.length} nodes.`)
  const folder = await mkdtemp(join(tmpdir(), 'kazamata-balancer-'))
  const [https, http] = [await freePort(), await freePort()]
  const places = { folder, ports, https, http }
  await writeCertificate(folder)
  const args = program === 'haproxy' ? await haproxy(places) : await nginx(places)
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  endWithUs(child, 'TERM')
  child.once('exit', code => {
    if (code !== 0 && code !== null && code < 128) throw new Error(`${program} ended with ${code}.`)
  })
  return {
    origin: `https://localhost:${https}`,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Places {
  readonly folder: string
  readonly ports: readonly number[]
  readonly https: number
  readonly http: number
}

async function writeCertificate(folder: string): Promise<void> {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  await promisify(execFile)('openssl', ['req', ...made, '-keyout', key, '-out', certificate])
  await writeFile(
    join(folder, 'both.pem'),
    (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')),
  )
}

async function haproxy({ folder, ports, https, http }: Places): Promise<string[]> {
  const text = (await readFile(join(operations, 'haproxy.cfg'), 'utf8'))
    .replace('maxconn 60000', 'maxconn 4000')
    .replace('bind :80', `bind 127.0.0.1:${http}`)
    .replace('bind :443', `bind 127.0.0.1:${https}`)
    .replace('/etc/haproxy/games.example.org.pem', join(folder, 'both.pem'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, withPorts(text, ports))
  return ['-f', file, '-db']
}

async function nginx({ folder, ports, https, http }: Places): Promise<string[]> {
  const text = (await readFile(join(operations, 'nginx-cluster.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('/etc/letsencrypt/live/games.example.org/', `${folder}/`)
  await writeFile(join(folder, 'kazamata.conf'), withPorts(text, ports))
  const site = `events { worker_connections 4096; } http { access_log off; include ${folder}/kazamata.conf; }`
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, 'nginx.conf')
  await writeFile(file, `daemon off; ${user} pid ${folder}/pid; error_log ${folder}/error.log; ${site}`)
  return ['-p', folder, '-c', file]
}

const withPorts = (text: string, ports: readonly number[]) =>
  nodePorts.reduce((told, port, nth) => told.replaceAll(`:${port}`, `:${ports[nth]}`), text)
