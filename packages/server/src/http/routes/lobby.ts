import { quickRequest } from '@kazamata/protocol'
import type { FastifyInstance } from 'fastify'
import type { Requests } from '../requests.ts'

export function lobbyRoutes(app: FastifyInstance, requests: Requests): void {
  const { tables } = requests.node

  /** Asked every few seconds by whoever looks at it: what has not changed is not sent again. */
  app.get('/lobby', async (request, reply) => {
    const { etag, body } = await tables.lobby.answer()
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json').send(body)
  })

  requests.post(app, '/quick', quickRequest, (person, { name: _, ...wish }) => tables.quick(person, wish), {
    mayBecomeGuest: () => true,
  })
}
