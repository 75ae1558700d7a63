import type { FastifyInstance } from 'fastify'
import type { OnlineNode } from '../online-node.ts'
import { type ApiSettings, Requests, refuse } from './requests.ts'
import { matchRoutes } from './routes/matches.ts'
import { peopleRoutes } from './routes/people.ts'
import { acceptSockets, socketRoute } from './routes/socket.ts'
import { tableRoutes } from './routes/tables.ts'

/** The HTTP routes and the socket below `/api`. */
export function api(node: OnlineNode, settings: ApiSettings) {
  const requests = new Requests(node, settings)
  return async (app: FastifyInstance): Promise<void> => {
    await acceptSockets(app, node.parts.report)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!settings.addresses.mayAsk(request.ip)) return refuse(reply, 'too-fast')
      const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD'
      if ((isUnsafe || request.ws) && !requests.isOwnPage(request)) return refuse(reply, 'not-allowed')
    })
    app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const isTheirs = error.statusCode !== undefined && error.statusCode < 500
      if (!isTheirs) node.parts.report(error)
      return refuse(reply, isTheirs ? 'bad-message' : 'unavailable')
    })
    for (const routes of [peopleRoutes, tableRoutes, matchRoutes, socketRoute]) routes(app, requests)
  }
}
