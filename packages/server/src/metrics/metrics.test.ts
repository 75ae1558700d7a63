import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { app } from '../app.ts'
import { config } from '../config.ts'
import { type MetricsSettings, metricsRoute } from '../http/metrics.ts'
import { Player } from '../kill-test/player.ts'
import { type RunningServer, serve } from '../serve.ts'
import { freePort } from '../testing/free-port.ts'
import { sqliteFolders } from '../testing/sqlite-harness.ts'
import { MetricRegistry } from './registry.ts'

const stores = sqliteFolders()
const servers: RunningServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  await stores.clear()
})

async function started(env: Record<string, string> = {}): Promise<string> {
  const port = await freePort()
  const read = config({ PORT: String(port), KAZAMATA_DATA: stores.folder(), ...env })
  servers.push(await serve({ folder: tmpdir(), prepare: async () => undefined }, read, { leastBotTime: 10 }))
  return `http://localhost:${port}`
}

const textOf = async (origin: string) => (await fetch(`${origin}/metrics`)).text()

test('a server tells what happens in it', async () => {
  const origin = await started()
  const player = new Player(() => origin, 'Ada')
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'novice', name: 'Grim' }]
  const table = { game: 'paper-dungeons', options: {}, seats, watchable: false }
  const { id = '' } = await player.post('/tables', table)
  expect(await textOf(origin)).toContain('\nkazamata_tables_waiting 1\n')
  await player.post(`/tables/${id}/start`, {})
  await player.post('/account/login', { name: 'Nobody', password: 'no such person' })
  void player.play(id)
  await expect.poll(() => player.acknowledged, { timeout: 60_000 }).toBeGreaterThan(2)
  const text = await textOf(origin)
  for (const line of [
    /^kazamata_moves_total [1-9]\d*$/m,
    /^kazamata_ack_seconds_count [1-9]\d*$/m,
    /^kazamata_commit_seconds_count [1-9]\d*$/m,
    /^kazamata_append_batch_size_bucket\{le="[+]Inf"\} [1-9]\d*$/m,
    /^kazamata_connections 1$/m,
    /^kazamata_rooms 1$/m,
    /^kazamata_tables_waiting 0$/m,
    /^kazamata_matches_running 1$/m,
    /^kazamata_rejects_total\{code="bad-login"\} 1$/m,
    /^kazamata_logins_refused_total 1$/m,
    /^kazamata_http_requests_total\{method="POST",route="\/api\/tables\/:id\/start",status="200"\} 1$/m,
    /^kazamata_http_requests_total\{method="GET",route="\/metrics",status="200"\} 1$/m,
    /^kazamata_bot_decisions_total\{result="answered"\} \d+$/m,
    /^kazamata_bot_late_total \d+$/m,
    /^kazamata_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m,
    /^process_resident_memory_bytes [1-9]\d+$/m,
  ])
    expect(text).toMatch(line)
  player.end()
})

test('every query of the dashboard asks for something that a server exports, and nothing is left out', async () => {
  const text = await textOf(await started())
  const exported = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind]) => ({ name, kind }))
  const names = exported.flatMap(({ name, kind }) =>
    kind === 'histogram' ? ['bucket', 'sum', 'count'].map(part => `${name}_${part}`) : [name],
  )
  const file = join(import.meta.dirname, '../../../../docs/operations/grafana.json')
  const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
    await readFile(file, 'utf8'),
  )
  const asked = new Set<string>()
  for (const { title, targets } of dashboard.panels) {
    expect(targets.length, title).toBeGreaterThan(0)
    for (const { expr } of targets)
      for (const [name] of expr.matchAll(/\b(kazamata|process)_\w+/g)) {
        expect(names, title).toContain(name)
        asked.add(name)
      }
  }
  for (const { name, kind } of exported)
    expect(asked, name).toContain(kind === 'histogram' ? `${name}_bucket` : name)
})

describe('whoever may not read metrics learns nothing of them', () => {
  const plain = { isProxied: false }
  const secret = { token: 'a token of the operator', isProxied: true }
  test('nor that there are any: the answer is not the page', async () => {
    const dist = stores.folder()
    await mkdir(dist, { recursive: true })
    await writeFile(join(dist, 'index.html'), '<!doctype html>')
    const server = app(dist, Promise.resolve())
    server.register(metricsRoute(new MetricRegistry(), secret))
    expect((await server.inject({ url: '/elsewhere' })).statusCode).toBe(200)
    expect((await server.inject({ url: '/metrics' })).statusCode).toBe(404)
    await server.close()
  })

  async function ask(
    settings: MetricsSettings,
    headers: Record<string, string>,
    remoteAddress = '127.0.0.1',
  ) {
    const server = Fastify()
    server.register(metricsRoute(new MetricRegistry(), settings))
    const { statusCode } = await server.inject({
      url: '/metrics',
      remoteAddress,
      headers: { host: 'localhost:8080', ...headers },
    })
    await server.close()
    return statusCode
  }

  test.each([
    ['this machine', plain, {}, '127.0.0.1', 200],
    ['this machine, over IPv6', plain, {}, '::1', 200],
    ['another machine', plain, {}, '192.168.0.7', 404],
    ['a proxy that says for whom', plain, { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', 404],
    ['a proxy that keeps the name', plain, { host: 'games.example.org' }, '127.0.0.1', 404],
    ['this machine, where there is a proxy', { isProxied: true }, {}, '127.0.0.1', 404],
    ['the token, from anywhere', secret, { authorization: `Bearer ${secret.token}` }, '203.0.113.9', 200],
    ['another token', secret, { authorization: 'Bearer a token' }, '127.0.0.1', 404],
    ['no token where there is one', { ...secret, isProxied: false }, {}, '127.0.0.1', 404],
  ])('%s', async (_, settings, headers, address, status) => {
    expect(await ask(settings, headers, address)).toBe(status)
  })

  test('a token that could be guessed is refused', () => {
    expect(() => config({ KAZAMATA_METRICS_TOKEN: 'short' })).toThrow(
      'KAZAMATA_METRICS_TOKEN must have 16 characters or more.',
    )
  })
})
