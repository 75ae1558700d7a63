import { tmpdir } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { app } from '../app.ts'
import { usualLimits } from '../connection/limits.ts'
import { AddressLimits } from '../http/address-limits.ts'
import { api } from '../http/api.ts'
import type { ApiSettings } from '../http/requests.ts'
import { OnlineNode } from '../online-node.ts'
import type { ServerParts } from '../parts.ts'
import { serverParts, testClock } from './server-parts.ts'

/** A server of small games with its API, without a disk. */
export function httpNode(parts: Partial<ServerParts> = {}, settings: Partial<ApiSettings> = {}) {
  const clock = testClock()
  const node = new OnlineNode(serverParts({ clock, ...parts }), {
    build: 'test',
    connection: usualLimits,
    connectionsPerPerson: 6,
  })
  const addresses = new AddressLimits(() => clock.now(), 1)
  const server = app(tmpdir(), Promise.resolve(), { api: api(node, { addresses, ...settings }) })
  return { clock, node, server, browser: () => browserOf(server) }
}

/** The servers of a test file, which are closed after each test. */
export function httpNodes() {
  let all: ReturnType<typeof httpNode>[] = []
  return {
    started(...args: Parameters<typeof httpNode>) {
      const made = httpNode(...args)
      all.push(made)
      return made
    },
    async close() {
      for (const { server } of all) await server.close()
      all = []
    },
  }
}

/** A browser: it keeps its cookie, and says which page asks. */
export function browserOf(server: FastifyInstance, origin = 'http://localhost:8080') {
  let cookie = ''
  const headers = () => ({ host: 'localhost:8080', origin, ...(cookie !== '' && { cookie }) })
  const keep = (set: string | string[] | number | undefined) => {
    const [first] = [set ?? []].flat()
    if (first !== undefined) cookie = String(first).split(';')[0] ?? ''
  }
  return {
    get cookie() {
      return cookie
    },
    headers,
    keep,
    async post(url: string, body: object = {}) {
      const answer = await server.inject({
        method: 'POST',
        url: `/api${url}`,
        payload: body,
        headers: headers(),
      })
      keep(answer.headers['set-cookie'])
      return {
        status: answer.statusCode,
        body: answer.json<Record<string, string>>(),
        headers: answer.headers,
      }
    },
    async get(url: string) {
      const answer = await server.inject({ method: 'GET', url: `/api${url}`, headers: headers() })
      keep(answer.headers['set-cookie'])
      return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers }
    },
  }
}
