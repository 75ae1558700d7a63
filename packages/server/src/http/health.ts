import type { FastifyPluginAsync } from 'fastify'
import type { BotFigures } from '../bots/server-bots.ts'
import type { OnlineNode } from '../online-node.ts'

/** A store that does not answer for so many milliseconds cannot be read. */
const patience = 2_000

/** `GET /healthz`: that the server answers and can read its store, and how busy it is. */
export function health(node: OnlineNode, bots: () => BotFigures): FastifyPluginAsync {
  return async app => {
    app.get('/healthz', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const ok = node.isInTouch && (await isReadable(node))
      return reply.code(ok ? 200 : 503).send({
        ok,
        rooms: node.host.rooms,
        connections: node.connectionCount,
        bots: bots(),
      })
    })
  }
}

function isReadable({ parts: { store, clock } }: OnlineNode): Promise<boolean> {
  return new Promise(resolve => {
    const stop = clock.after(patience, () => resolve(false))
    store.people
      .load('nobody')
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(stop)
  })
}
