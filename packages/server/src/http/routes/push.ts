import { subscribeRequest, unsubscribeRequest } from '@kazamata/protocol'
import type { FastifyInstance } from 'fastify'
import { areKeys } from '../../push/encrypt-push.ts'
import { isEndpoint } from '../../push/public-address.ts'
import { type Requests, refuse } from '../requests.ts'

/** Which browsers are told of turns while no page is open. */
export function pushRoutes(app: FastifyInstance, requests: Requests): void {
  const { store, clock, push } = requests.node.parts

  app.get('/push', async () => (push === undefined ? {} : { key: push.vapid.publicKey }))

  app.post('/push', async (request, reply) => {
    const read = subscribeRequest.safeParse(request.body)
    if (!read.success) return refuse(reply, 'bad-message')
    const { endpoint, keys } = read.data
    if (!isEndpoint(endpoint) || !areKeys(keys)) return refuse(reply, 'bad-message')
    const person = await requests.personOf(request)
    if (person === undefined) return refuse(reply, 'signed-out')
    if (push === undefined) return refuse(reply, 'not-allowed')
    const session = requests.sessionOf(request)
    const result = await store.push.save({ person: person.id, session, endpoint, ...keys, made: clock.now() })
    return result === 'won' ? reply.send({}) : refuse(reply, 'unavailable')
  })

  requests.post(app, '/push/remove', unsubscribeRequest, async ({ id }, { endpoint }) => {
    const result = await store.push.remove(id, endpoint)
    return result === 'won' || result === 'lost' ? {} : 'unavailable'
  })
}
