import type { FastifyInstance } from 'fastify'
import type { BotFigures } from '../bots/server-bots.ts'
import { refusalOf } from '../http/requests.ts'
import type { OnlineNode } from '../online-node.ts'
import type { StoreCounts } from '../store/online-store.ts'
import type { Meter } from './meter.ts'
import { nodeMetrics } from './node-metrics.ts'
import { processMetrics } from './process-metrics.ts'
import { MetricRegistry } from './registry.ts'
import { serverMeter } from './server-meter.ts'

export interface ServerMetrics {
  readonly registry: MetricRegistry
  readonly meter: Meter
  /** From now on it also tells how many there are of what. */
  watch(node: OnlineNode, bots: () => BotFigures, counts: () => StoreCounts | Promise<StoreCounts>): void
  /** Counts what a server answers. */
  countAnswers(server: FastifyInstance): void
  stop(): void
}

/** All that a server tells about itself. */
export function serverMetrics(): ServerMetrics {
  const registry = new MetricRegistry()
  const meter = serverMeter(registry, () => performance.now())
  const stop = processMetrics(registry)
  return {
    registry,
    meter,
    stop,
    watch: (node, bots, counts) => nodeMetrics(registry, node, bots, counts),
    countAnswers(server) {
      server.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        meter.answeredHttp(method, routeOptions.url ?? 'none', reply.statusCode)
        const code = refusalOf(reply)
        if (code !== undefined) meter.rejected(code)
      })
    },
  }
}
