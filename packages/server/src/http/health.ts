import type { FastifyPluginAsync } from 'fastify'
import type { BotFigures } from '../bots/server-bots.ts'
import type { OnlineNode } from '../online-node.ts'

/** `GET /healthz`: that the server answers and can read its store, and how busy it is. */
export function health(node: OnlineNode, bots: () => BotFigures): FastifyPluginAsync {
  return async app => {
    app.get('/healthz', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const isReadable = await node.parts.store.people.load('nobody').then(
        () => true,
        () => false,
      )
      return reply.code(isReadable ? 200 : 503).send({
        ok: isReadable,
        rooms: node.host.rooms,
        connections: node.connectionCount,
        bots: bots(),
      })
    })
  }
}
