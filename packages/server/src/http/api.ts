import type { FastifyInstance } from 'fastify'
import type { OnlineNode } from '../online-node.ts'
import { heldRefusals } from './held-refusals.ts'
import { type ApiSettings, Requests, refuse } from './requests.ts'
import { accountRoutes } from './routes/accounts.ts'
import { chatRoutes } from './routes/chat.ts'
import { lobbyRoutes } from './routes/lobby.ts'
import { matchRoutes } from './routes/matches.ts'
import { peopleRoutes } from './routes/people.ts'
import { pushRoutes } from './routes/push.ts'
import { acceptSockets, socketRoute } from './routes/socket.ts'
import { tableRoutes } from './routes/tables.ts'

/** The HTTP routes and the socket below `/api`. */
export function api(node: OnlineNode, settings: ApiSettings) {
  const requests = new Requests(node, settings)
  const hold = heldRefusals(node.parts.clock)
  return async (app: FastifyInstance): Promise<void> => {
    await acceptSockets(app, node.parts.report)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!settings.addresses.mayAsk(request.ip)) {
        await hold()
        return refuse(reply, 'too-fast')
      }
      // What it knows may be old: other nodes play on.
      if (!node.isInTouch) return refuse(reply, 'unavailable')
      const isUnsafe = request.method !== 'GET' && request.method !== 'HEAD'
      if ((isUnsafe || request.ws) && !requests.isOwnPage(request)) return refuse(reply, 'not-allowed')
    })
    app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
      const isTheirs = error.statusCode !== undefined && error.statusCode < 500
      if (!isTheirs) node.parts.report(error)
      return refuse(reply, isTheirs ? 'bad-message' : 'unavailable')
    })
    const all = [
      peopleRoutes,
      accountRoutes,
      pushRoutes,
      lobbyRoutes,
      tableRoutes,
      matchRoutes,
      chatRoutes,
      socketRoute,
    ]
    for (const routes of all) routes(app, requests)
  }
}
