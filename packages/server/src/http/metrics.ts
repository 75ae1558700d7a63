import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopback } from '@kazamata/protocol'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { MetricRegistry } from '../metrics/registry.ts'

export interface MetricsSettings {
  /** Whoever has it may ask from anywhere; without one only this machine may. */
  readonly token?: string
  /** People reach this server through a proxy, which asks from this machine for everybody. */
  readonly isProxied: boolean
}

/** Headers by which a proxy tells for whom it asks. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** `GET /metrics`, for Prometheus. Nobody else learns that it is there. */
export function metricsRoute(registry: MetricRegistry, settings: MetricsSettings): FastifyPluginAsync {
  return async app => {
    app.get('/metrics', async (request, reply) => {
      // Not the usual answer, which is the page for any name without a dot.
      if (!mayRead(request, settings))
        return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n')
      reply.header('cache-control', 'no-store')
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await registry.text())
    })
  }
}

function mayRead(request: FastifyRequest, { token, isProxied }: MetricsSettings): boolean {
  const { headers, socket, hostname } = request
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  if (isProxied || proxyHeaders.some(name => headers[name] !== undefined)) return false
  const from = socket.remoteAddress ?? ''
  return isLoopback(hostname) && (from === '::1' || /^(::ffff:)?127[.]/.test(from))
}

/** Takes the same time whatever differs. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map(text => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
